## Lists of tables

web-list-waiting = Twój ruch
web-list-mine = Twoje pozostałe stoły
web-list-lobby = Otwarte stoły
web-list-watch = Właśnie rozgrywane
web-list-recent = Ostatnie partie
web-list-open = { $count ->
        [one] 1 wolne miejsce
        [few] { $count } wolne miejsca
       *[other] { $count } wolnych miejsc
    }
web-list-your-turn = twój ruch
web-list-running = w toku
web-list-nobody = Jeszcze nikogo

web-result-won = Wygrana
web-result-shared = Wspólne zwycięstwo
web-result-lost = Przegrana
web-result-winner = Zwycięstwo: { $names }
web-result-over = Partia skończona

## A new table

web-new-game = Gra
web-new-seats = Kto gra?
web-new-seat = Miejsce { $number }
web-new-remove = Usuń miejsce { $number }
web-new-add = Dodaj miejsce
web-name = Imię
web-sitter-here = Przy tym ekranie
    .help = Ty albo ktoś obok ciebie; ekran przechodzi z rąk do rąk.
web-sitter-friend = Ktoś znajomy, przez link
    .help = Dostaniesz link do wysłania; kto go otworzy, może tu usiąść.
web-sitter-apprentice = Bot: Czeladnik
    .help = Dopiero się uczy; dobry na pierwszą partię.
web-sitter-builder = Bot: Budowniczy
    .help = Zna się na rzeczy.
web-sitter-architect = Bot: Architekt
    .help = Planuje naprzód.
web-sitter-mayor = Bot: Burmistrz
    .help = Najsilniejszy; chwilę się zastanawia.

web-new-rules = Zasady
web-new-edition = Wydanie
web-new-usual = Zwykłe zasady
web-new-more = Przy stole
web-new-hints = Podpowiedzi dozwolone
    .help = Każdy może zapytać, który ruch wygląda najlepiej.
web-new-undo = Swobodne cofanie
    .help = Każdą decyzję można cofnąć razem ze wszystkim, co zrobiły po niej boty.
web-new-public = Stół publiczny
    .help = Widoczny na stronie głównej tego serwera; każdy może dołączyć lub patrzeć.
web-new-clock = Czas na myślenie
    .help = Kogo czas się skończy, tego zastępuje bot, dopóki gracz nie wróci.
web-clock-none = Bez ograniczeń
web-clock-quick = 5 minut na osobę, 5 sekund za decyzję
web-clock-calm = 15 minut na osobę, 15 sekund za decyzję
web-clock-long = 1 godzina na osobę, 30 sekund za decyzję
web-clock-days = 7 dni na osobę, 1 godzina za decyzję
web-new-expert = Dla znawców
web-new-seed = Rozdanie
    .help = Do 32 znaków 0–9 i a–f. To samo rozdanie daje te same karty; wszyscy zobaczą, że zostało wybrane.
web-new-cards = Własne karty
    .help = Tabele kart (CSV lub JSON) nazwane tak jak nasze; przy tym stole zastąpią drukowane.
web-new-start = Rozpocznij grę
web-new-invite = Przygotuj stół i zaproś

## Before the game

web-gathering = Czekamy na graczy
    .help = Gra zacznie się sama, gdy tylko wszystkie miejsca będą zajęte.
web-invited = Masz zaproszenie
web-seat-open = Wolne miejsce
web-join-name = Twoje imię
web-join = Usiądź
web-invite = Zaproś znajomych
    .help = Wyślij ten link albo daj zeskanować kod. Wystarczy go otworzyć.
web-invite-link = Link do tego stołu
web-invite-here = Ten adres działa tylko na tym komputerze. Dla innych urządzeń uruchom serwer z opcją --host 0.0.0.0 i otwórz go pod adresem tego komputera.
web-copy = Skopiuj link
web-copied = Link skopiowany.
web-share = Udostępnij
web-qr = Kod QR z linkiem do tego stołu
web-start-with-bots = { $count ->
        [one] Zacznij teraz, z botem na wolnym miejscu
       *[other] Zacznij teraz, z botami na wolnych miejscach
    }
web-leave = Odejdź od stołu

## The table

web-board = Stół
web-players = Gracze
web-you = Ty
web-player = Gracz { $number }
web-bot = bot
web-away = nieobecny; gra bot
web-present = przy stole
web-absent = poza stołem
web-decides = decyduje
web-points = { $points } { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }
web-turn-of = Ruch: { $name }.
web-hint = Podpowiedź
web-hint-thinking = Szukam dobrego ruchu …
web-hint-best = Podpowiedź: { $move }
web-chance = { $percent } %
web-undo = Cofnij
web-panels = Obok stołu
web-panel-log = Przebieg
web-panel-moves = Ruchy
web-panel-score = Punkty
web-panel-chat = Rozmowa
web-unread = Nieprzeczytane: { $count }
web-log-empty = Jeszcze nic się nie wydarzyło.
web-log-undo = { $name }: ruch cofnięty.
web-moves-none = Teraz nie ma nic do decydowania.
web-score-what = Za co
web-score-points = Punkty
web-score-none = Jeszcze bez punktów
web-chat-empty = Nikt jeszcze nic nie powiedział.
web-chat-say = Napisz coś
web-chat-send = Wyślij

web-reconnecting = Brak połączenia. Próbujemy ponownie; żaden ruch nie przepadł.
web-refused = Serwer zamknął ten stół przed tobą. Odśwież stronę, aby patrzeć.
web-is-away = Podczas twojej nieobecności gra za ciebie bot.
web-come-back = Wróć do gry
web-undo-asked = Pytamy pozostałych, czy możesz cofnąć ruch.
web-undo-wish = { $name } prosi o cofnięcie ruchu.
web-undo-agree = Zgoda
web-undo-refuse = Odmów
web-recap = Od twojego ostatniego ruchu: { $count ->
        [one] jedno zdarzenie
        [few] { $count } zdarzenia
       *[other] { $count } zdarzeń
    }.
web-recap-play = Pokaż
web-recap-playing = Od twojego ostatniego ruchu: { $at } z { $count }
web-recap-skip = Pomiń
web-watching = Patrzysz na grę.
web-curtain = Przekaż ekran: { $name }
    .help = Teraz nie widać niczyich kart. { $name } gra dalej, gdy będzie czas.
web-curtain-lift = To ja, { $name }

## The end

web-end = Wynik
web-won = zwycięstwo
web-plot = Punkty w czasie
    .help = Wykres punktów po każdej decyzji: { $names }.
web-rematch = Rewanż
web-export = Zapisz partię
web-end-look = Obejrzyj stół
web-fair = Czy rozdanie było uczciwe?
    .help = Pierwszy wiersz podano przed pierwszym ruchem. To SHA-256 dwóch pozostałych, więc rozdanie było ustalone od początku.
web-fair-commitment = Podane na początku
web-fair-seed = Ziarno rozdania
web-fair-salt = Sól

## Said of something

web-said-of = { $name }: { $what }
web-section = Zasady, §{ $section }
