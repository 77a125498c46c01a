## Powtórka rozgrywki

web-replay = Powtórka
web-replay-watch = Obejrzyj powtórkę
web-replay-review = Analiza
web-replay-early = Powtórka otworzy się po zakończeniu rozgrywki
    .help = Do tego czasu nikt nie może widzieć więcej niż z własnego miejsca. Wróć później pod ten sam adres.
web-replay-table = Przejdź do stołu
web-replay-end = Wynik rozgrywki
web-replay-copy = Kopiuj link do tej pozycji
web-replay-old = Tę rozgrywkę toczono według innych zasad lub innymi kartami. Zachowały się tylko niektóre pozycje.

web-replay-controls = Powtórka
web-replay-scrub = Miejsce w rozgrywce
web-replay-place = Decyzja { $ply } z { $plies }
web-replay-first = Na początek
web-replay-last = Na koniec
web-replay-back = O jedną decyzję wstecz
web-replay-on = O jedną decyzję dalej
web-replay-turn-back = O jedną turę wstecz
web-replay-turn-on = O jedną turę dalej
web-replay-play = Odtwarzaj
web-replay-pause = Wstrzymaj
web-replay-speed = Tempo
web-replay-eyes = Czyimi oczami
web-replay-eyes-open = Wszystkie karty odkryte
web-replay-eyes-spectator = Oczami widza
web-replay-eyes-seat = Widzi { $name }

web-replay-hands = Karty na ręce wszystkich
web-replay-hand-of = Karty na ręce: { $name }
web-replay-hand-empty = brak kart
web-replay-laid = wybrane do budowy

web-replay-start = Początek
web-replay-turn = Tura { $number }
web-replay-round = { $number ->
        [0] Przed pierwszą rundą
       *[other] Runda { $number }
    }
web-replay-decided = { $name }: { $what }

web-replay-play-on = Graj dalej stąd
    .help = { $ply ->
            [0] Gra zaczyna się od nowa w tym samym rozdaniu.
            [one] Pierwsza decyzja pozostaje bez zmian; dalej idą te same karty.
            [few] Pierwsze { $ply } decyzje pozostają bez zmian; dalej idą te same karty.
           *[other] Pierwszych { $ply } decyzji pozostaje bez zmian; dalej idą te same karty.
        } Ty decydujesz na jednym miejscu, boty na pozostałych. Podpowiedzi są dozwolone, a swoje ruchy możesz cofać.
    .alone = { $ply ->
            [0] Gra zaczyna się od nowa w tym samym rozdaniu.
            [one] Pierwsza decyzja pozostaje bez zmian; dalej idą te same karty.
            [few] Pierwsze { $ply } decyzje pozostają bez zmian; dalej idą te same karty.
           *[other] Pierwszych { $ply } decyzji pozostaje bez zmian; dalej idą te same karty.
        } Podpowiedzi są dozwolone, a swoje ruchy możesz cofać.
web-replay-as = Grasz za
web-replay-against = Poziom pozostałych
web-replay-begin = Graj dalej

web-replay-keys-decision = o jedną decyzję wstecz lub dalej
web-replay-keys-turn = o jedną turę wstecz lub dalej
web-replay-keys-ends = na początek, na koniec
web-replay-keys-play = odtwarzaj lub wstrzymaj
web-replay-keys-on = graj dalej stąd
web-replay-space = Spacja

## Pliki rozgrywek

web-replay-drop = Upuść tu plik rozgrywki, aby obejrzeć powtórkę
web-replay-fault-foreign = „{ $file }” nie jest plikiem rozgrywki Tricity. Wybierz plik zapisany tutaj lub w terminalu.
web-replay-fault-game = „{ $file }” to rozgrywka w „{ $said }”, a takiej gry nie ma na tej półce.
web-replay-fault-rules = „{ $file }” rozegrano według wersji zasad { $said }; ten serwer gra według innej. Otwórz plik w tej wersji, w której grano.
web-replay-fault-cards = „{ $file }” rozegrano innymi kartami. Otwórz plik z tymi kartami, którymi grano.
web-replay-fault-head = Nagłówek pliku „{ $file }” jest uszkodzony{ $line ->
        [0] {""}
       *[other] {" "}w wierszu { $line }: „{ $said }”
    }. Zapisz rozgrywkę jeszcze raz.
web-replay-fault-move = Plik „{ $file }” jest uszkodzony: w wierszu { $line } „{ $said }” nie jest dozwolonym ruchem. Zapisz rozgrywkę jeszcze raz.
web-replay-fault-end = Plik „{ $file }” jest niepełny: po wierszu { $line } brakuje ruchów lub zostały zmienione. Zapisz rozgrywkę jeszcze raz.
web-replay-fault-unfinished = Rozgrywka w pliku „{ $file }” nie jest skończona. Dograj ją do końca, a potem otwórz tutaj.
web-replay-fault-forged = Plik „{ $file }” został zmieniony: rozdanie nie jest tym, które przyrzeczono przed pierwszym ruchem.
web-replay-fault-large = „{ $file }” jest za duży jak na plik rozgrywki (najwyżej 200 kB).
