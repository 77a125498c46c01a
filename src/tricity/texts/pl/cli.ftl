## The table in the terminal: what all games share

cli-nothing = –
cli-points = { $points } { $points ->
        [one] punkt
        [few] punkty
       *[other] punktów
    }
    .short = { $points } pkt
cli-copies = { $thing } × { $count }
cli-product = { $times ->
        [1] { $amount }
       *[other] { $times } × { $amount }
    }
cli-told = { $name }: { $done }
cli-told-detail = { $name }: { $done } – { $detail }
cli-over = Koniec gry.

cli-you = Ty
cli-player = Gracz { $number }
cli-is-bot = { $name } (bot)
cli-bot-apprentice = Uczeń
    .about = Uczeń: dopiero się uczy
cli-bot-builder = Budowniczy
    .about = Budowniczy: zna swój fach
cli-bot-architect = Architekt
    .about = Architekt: planuje naprzód
cli-bot-mayor = Burmistrz
    .about = Burmistrz: najsilniejszy, chwilę się zastanawia
cli-bot-random = Losowy
cli-bot-greedy = Zachłanny

cli-players = Przy stole: { $players }
cli-greeting = Wpisz numer lub słowa ruchu. Także: pomoc, wskazówka, cofnij, wynik, koniec.
cli-compiling = Przygotowuję zasady; potrwa to do minuty, ale tylko za pierwszym razem …
cli-thinking = { $name } myśli …
cli-hint-thinking = Szukam dobrego ruchu …
cli-pass = Teraz przy ekranie { $name }; potem naciśnij Enter.
cli-noted = Zapisano: { $move }
cli-resumed = Gramy dalej, dotąd { $count ->
        [one] 1 ruch
        [few] { $count } ruchy
       *[other] { $count } ruchów
    }.

## Questions before the game

cli-ask-game = W co gramy?
cli-about-pointcity = Point City: karty, które są zasobem albo budynkiem (1 do 4 osób)
cli-about-thecity = Zbuduj swoje miasto: wszyscy budują naraz, szybko i zwięźle (2 do 5 osób)
cli-about-microcity = Microcity: kości, inżynier i termin (solo)
cli-ask-people = Ile osób gra przy tym ekranie, razem z tobą? ({ $first } do { $last })
cli-ask-bots = Ile botów dołącza? ({ $first } do { $last })
cli-ask-level = Jak silne są boty?
cli-ask-again = Wpisz liczbę od { $first } do { $last }.

## Answers that are no move

cli-empty = Wpisz liczbę od 1 do { $last }, słowa ruchu albo pomoc.
cli-answer-number = Nie ma ruchu { $number }; numery są od 1 do { $last }.
cli-answer-unknown = Nie znam „{ $answer }”. Wpisz liczbę od 1 do { $last }, słowa ruchu albo pomoc.
cli-answer-illegal = „{ $move }” nie jest teraz możliwe. { $why } (§{ $section }) Wybierz liczbę od 1 do { $last }; słowo ruchy wypisze je wszystkie.
cli-answer-unclear = „{ $answer }” może oznaczać kilka ruchów: { $several }. Powiedz, który.

## Words

cli-word-table = stół
    .help = pokaż jeszcze raz stół i pytanie
cli-word-moves = ruchy
    .help = wypisz jeszcze raz ruchy
cli-word-hint = wskazówka
    .help = powiedz, który ruch wygląda najlepiej
cli-word-undo = cofnij
    .help = cofnij ostatnią decyzję i to, co od tego czasu zrobiły boty
cli-word-score = wynik
    .help = pokaż wyniki i za co są twoje punkty
cli-word-log = dziennik
    .help = opowiedz, co się działo; dziennik 10 to dziesięć ostatnich wierszy
cli-word-save = zapisz
    .help = zapisz partię: zapisz moja.match
cli-word-rules = zasady
    .help = powiedz, gdzie są zasady
cli-word-help = pomoc
    .help = pokaż tę listę
cli-word-quit = koniec
    .help = przerwij; partia zostaje zapisana, a tricity play --resume gra dalej

cli-help = Ruch to liczba od 1 do { $last }, jego słowa albo koniec tych słów (jak b2-b3). Możesz też wpisać:
cli-hint = Największa szansa na wygraną: { $chance } %
cli-undone = Cofnięto.
cli-nothing-to-undo = Nie ma czego cofnąć.
cli-log-empty = Jeszcze nic się nie wydarzyło.
cli-saved = Zapisano: { $file }
cli-save-exists = { $file } już istnieje; wybierz inną nazwę, na przykład: zapisz moja.match
cli-save-failed = Nie można zapisać { $file }: { $reason }
cli-rules = Zasady tej gry: { $page }

## The end

cli-column-player = Gracz
cli-column-place = Miejsce
cli-column-points = Punkty
cli-column-what = Za co
cli-column-count = Po ile
cli-score-of = { $name }: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
cli-winner = Zwycięstwo: { $names }
cli-winners = Wspólne zwycięstwo: { $names }
cli-won = Wygrana!
cli-drawn = Remis.
cli-lost = Tym razem przegrana.
cli-seed = To samo rozdanie jeszcze raz: --seed { $seed }
cli-kept = Partia jest w pliku { $file }
    Aby ją obejrzeć: tricity replay
cli-left = Partia jest w pliku { $file }
    Aby grać dalej: tricity play --resume
cli-nothing-kept = Nic nie zagrano, więc nic nie zapisano.
cli-not-kept = Nie można zapisywać partii na dysku ({ $reason }); można grać dalej.

## Replay

cli-replay-at = Ruch { $ply } z { $last }
cli-replay-help = Enter: dalej; b: wstecz; liczba: przejdź tam; q: koniec.
cli-replay-end = To był ostatni ruch.

## Other commands

cli-games-seats = { $first } do { $last } graczy
cli-games-solo = jeden gracz
cli-games-options = Opcje (pierwsza możliwość jest domyślna):
cli-games-presets = Wydania:
cli-daily = Rozdania z { $day } (UTC), te same dla wszystkich:
cli-daily-rivals = Rozdania są te same co w przeglądarce; tam boty także losują na podstawie dnia.
cli-cards-good = { $path }: te karty do gry { $game } są dobre.
cli-counting = Liczę …
cli-perft = { $count } pozycji po { $depth } decyzjach

## Point City

cli-pointcity-community = { -pointcity-community }
    .short = społ
cli-pointcity-economy = { -pointcity-economy }
    .short = ekon
cli-pointcity-energy = { -pointcity-energy }
    .short = ener
cli-pointcity-ecology = { -pointcity-ecology }
    .short = ekol
cli-pointcity-industry = { -pointcity-industry }
    .short = przem
cli-pointcity-ingenuity = innowacja
    .short = inno
cli-pointcity-double = 2× { $resource }
cli-pointcity-level = poziom { $level }
cli-pointcity-makes = daje { $resource }
cli-pointcity-civic = publiczny: żeton
cli-pointcity-cost = za { $cost }

cli-pointcity-turn = Tura { $turn } z { $turns }: { $name }
cli-pointcity-deck = Talia: { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } kart
    }, na wierzchu { $top }
cli-pointcity-deck-empty = Talia jest pusta.
cli-pointcity-tokens = Żetony publiczne i ich punkty na koniec:
cli-pointcity-debt = Zapłata za { $buildings }: jeszcze { $missing }

cli-pointcity-column-player = Gracz
cli-pointcity-column-points = Punkty
cli-pointcity-column-makes = Daje
cli-pointcity-column-holds = Karty
cli-pointcity-column-tokens = Żetony
cli-pointcity-column-buildings = Budynki

cli-pointcity-group-buildings = Weź budynek z sąsiednią kartą:
cli-pointcity-group-resources = Weź dwa zasoby:
cli-pointcity-group-deck = Weź dwie karty z wierzchu talii:
cli-pointcity-group-flip = Albo najpierw odwróć jedną kartę na stronę budynku:

cli-pointcity-take = weź { $what }
    .done = wzięto { $what }
cli-pointcity-flip = odwróć { $what }
    .done = odwrócono { $what }
cli-pointcity-draw = dobierz
    .done = dobrano
cli-pointcity-token = żeton { $what }
    .done = wybrano żeton { $what }
cli-pointcity-pay = zapłać: { $what }
    .done = zapłacono: { $what }
cli-pointcity-automaton = wzięto
cli-pointcity-draw-detail = { $top } + jedna nieznana karta
cli-pointcity-due = ; płacisz { $due }
cli-pointcity-free = ; za darmo

cli-pointcity-token-flat = { $amount } { $amount ->
        [one] punkt
        [few] punkty
       *[other] punktów
    }
cli-pointcity-token-per-full-set = { $amount } za komplet wszystkich pięciu
cli-pointcity-token-per-type-with-2plus = { $amount } za zasób mający 2 lub więcej
cli-pointcity-token-per-type-with-3plus = { $amount } za zasób mający 3 lub więcej
cli-pointcity-token-per-missing-type = { $amount } za zasób, którego brak
cli-pointcity-token-per-unspent-ingenuity-card = { $amount } za niewydaną innowację
cli-pointcity-token-per-resource = { $amount } za: { $one }
cli-pointcity-token-per-pair = { $amount } za: { $one } z { $other }

## The City

cli-thecity-car = auto
cli-thecity-cart = wózek
cli-thecity-fountain = fontanna
cli-thecity-start = Przed pierwszą rundą; grę kończy pierwszy wynik { $goal } punktów. Talia { $deck }.
cli-thecity-round = Runda { $round }; grę kończy pierwszy wynik { $goal } punktów. Talia { $deck }, odrzucone { $discards }.
cli-thecity-hand = Twoja ręka: { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } kart
    }, i co każda dałaby w każdej rundzie
cli-thecity-laid = Budujesz: { $cards }.
cli-thecity-owed = { $count ->
        [one] Jedna karta
        [few] { $count } karty
       *[other] { $count } kart
    } do odrzucenia.

cli-thecity-column-player = Gracz
cli-thecity-column-points = Punkty
cli-thecity-column-cards-each = Karty/rundę
cli-thecity-column-points-each = Punkty/rundę
cli-thecity-column-hand = Ręka
cli-thecity-column-city = Miasto
cli-thecity-column-card = Karta
cli-thecity-column-cost = Koszt
cli-thecity-column-shows = Symbole
cli-thecity-column-cards = Karty
cli-thecity-column-remarks = Uwagi

cli-thecity-per-own = +{ $amount } za: { $thing }
cli-thecity-per-all = +{ $amount } za: { $thing } (gdziekolwiek)
cli-thecity-per-rival = +{ $amount } za: { $thing } (u jednego rywala)
cli-thecity-if-own = +{ $amount }, gdy jest { $thing }
cli-thecity-if-all = +{ $amount }, gdy gdziekolwiek jest { $thing }
cli-thecity-if-rival = +{ $amount }, gdy u rywala jest { $thing }
cli-thecity-needs = wymaga: { $things }
cli-thecity-cheaper = taniej o { $amount }: { $things }
cli-thecity-unique = jedna w mieście
cli-thecity-crew = dwie karty na rundę
cli-thecity-architect = po jednym na gracza

cli-thecity-no-build = dobierz pięć kart, zatrzymaj jedną
cli-thecity-price = { $price ->
        [0] za darmo
        [one] 1 karta
        [few] { $price } karty
       *[other] { $price } kart
    }
cli-thecity-cost = koszt { $cost }
cli-thecity-cards = karty { $what }
cli-thecity-points = punkty { $what }
cli-thecity-shows = symbole: { $what }
cli-thecity-group-build = Zbuduj, płacąc tyle kart z ręki:
cli-thecity-built = zbudowano
cli-thecity-surveyed = nic nie zbudowano, dobrano nowe karty
cli-thecity-gain = Runda { $round }: { $name } +{ $points } = { $total } pkt, +{ $cards } { $cards ->
        [one] karta
        [few] karty
       *[other] kart
    }

## Microcity

cli-microcity-coal = węgiel
cli-microcity-steel = stal
cli-microcity-wood = drewno
cli-microcity-commercial = handlowy
cli-microcity-residential = mieszkalny
cli-microcity-amount-money = { $count } $
cli-microcity-amount-coal = { $count } węgla
cli-microcity-amount-steel = { $count } stali
cli-microcity-amount-wood = { $count } drewna
cli-microcity-engineer = INŻYNIER
cli-microcity-token = znacznik

cli-microcity-round = Runda { $round }. Zostało czasu: { $time } z { $start }. Zostało znaczników: { $pool }.
cli-microcity-begins = Zaczyna się runda { $round }: czas { $time }, znaczniki { $pool }, kości { $dice }.
cli-microcity-reminder = Masz { $tracks }. Kości: { $dice }. Inżynier stoi na { $where }.
cli-microcity-group-clear = Albo najpierw zwolnij obszar:
cli-microcity-keeps = zostają { $dice }
cli-microcity-with-die = z kością { $die }: { $effect }
cli-microcity-card = { $name }, ruch { $move }; { $basic }
cli-microcity-card-or = { $card } – albo z twoją kością { $die }: { $advanced }
cli-microcity-state-built = zbudowany
cli-microcity-state-ready = w zasięgu
cli-microcity-state-open = do zbudowania
cli-microcity-column-building = Budynek
cli-microcity-column-cost = Koszt
cli-microcity-column-bonus = Premia
cli-microcity-column-state = Stan
cli-microcity-column-project = Projekt
cli-microcity-column-move = Ruch
cli-microcity-column-basic = Akcja podstawowa
cli-microcity-column-advanced = Akcja zaawansowana

cli-microcity-start = zacznij na { $what }
    .done = początek na { $what }
cli-microcity-move = idź na { $what }
    .done = przejście na { $what }
cli-microcity-clear = zwolnij { $what }
    .done = zwolniono { $what }
cli-microcity-leave = odłóż kość { $what }
    .done = odłożono kość { $what }
cli-microcity-set = ustaw na { $what }
    .done = ustawiono kość na { $what }
cli-microcity-die = weź kość { $what }
    .done = wzięto kość { $what }
cli-microcity-clear-with-die = wydaj kość { $what }
    .done = wydano kość { $what }, aby zwolnić obszar
cli-microcity-clear-with-money = zapłać 2 $
    .done = zapłacono 2 $, aby zwolnić obszar
cli-microcity-project = projekt { $what }
    .done = zagrano projekt { $what }
cli-microcity-recover = odzyskaj karty
    .done = odzyskano karty
    .detail = ruch 1, wszystkie karty wracają na rękę, tracisz 1 czasu
    .free = ruch 1, wszystkie karty wracają na rękę
cli-microcity-basic = akcja podstawowa
    .done = wykonano akcję podstawową
cli-microcity-advanced = akcja zaawansowana
    .done = wykonano akcję zaawansowaną
cli-microcity-planning = planowanie
    .done = zaplanowano następną rundę
    .detail = w następnej rundzie ustawisz obie kości; teraz bez inwestycji
cli-microcity-invest = inwestuj
    .done = zainwestowano
cli-microcity-invest-with-die = inwestuj z kością
    .done = zainwestowano z kością
cli-microcity-gain = weź { $what }
cli-microcity-invest-commercial = zamień 1 surowiec, weź 1 $; potem możesz sprzedać 1 surowiec za 2 $
cli-microcity-invest-with-die-commercial = zamień 1 surowiec na 2, weź 1 $; potem możesz sprzedać 1 surowiec za 2 $
cli-microcity-invest-with-die-residential = buduj
cli-microcity-skip = pomiń
    .done = pominięto
cli-microcity-take = weź: { $what }
    .done = wzięto: { $what }
cli-microcity-give = oddaj: { $what }
    .done = oddano: { $what }
cli-microcity-sell = sprzedaj: { $what }
    .done = sprzedano: { $what }
cli-microcity-building = zbuduj numer { $what }
    .done = zbudowano numer { $what }
