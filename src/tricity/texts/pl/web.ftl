## The shell of every page

web-skip = Przejdź do treści
web-nav = Menu główne
web-home = Strona główna
web-new = Nowy stół
web-about = O Tricity
web-unofficial = Nieoficjalna adaptacja; nazwy gier należą do ich wydawców.
web-loading = Nakrywamy do stołu …
web-preparing = Przygotowujemy zasady; za pierwszym razem trwa to do minuty …
web-close = Zamknij
web-cancel = Anuluj

web-settings = Ustawienia
web-language = Język
web-theme = Wygląd
web-theme-auto = Automatyczny
web-theme-light = Jasny
web-theme-dark = Ciemny
web-motion = Animacje
web-motion-full = Pełne
web-motion-quick = Szybkie
web-motion-none = Brak
web-sound = Dźwięki
web-sound-off = Wyłączone
web-sound-on = Włączone

web-keys = Klawiatura
web-keys-tab = następna część strony
web-keys-arrows = poruszanie się między kartami i polami
web-keys-enter = wybór
web-keys-escape = wycofanie niedokończonego wyboru
web-keys-moves = lista wszystkich dozwolonych ruchów
web-keys-log = przebieg gry
web-keys-score = punktacja
web-keys-chat = rozmowa
web-keys-hint = podpowiedź
web-keys-undo = cofnięcie ostatniego ruchu
web-keys-help = ta lista klawiszy

## The games

web-game-pointcity = Point City
    .facts = 1–4 osoby · 30 minut · dobieranie i budowanie
    .about = Każda karta to z jednej strony zasób, z drugiej budynek. Weź dwie sąsiednie, zapłać i rozwijaj miasto, które da najwięcej punktów.
web-game-thecity = The City
    .facts = 2–5 osób · 15 minut · wszyscy naraz
    .about = Wybierz w tajemnicy kartę, zapłać resztą ręki i patrz, jak dochód i punkty rosną lawinowo. Kto pierwszy zdobędzie 50 punktów, kończy grę.
web-game-microcity = Microcity
    .facts = Solo · 25 minut · kości i termin
    .about = Jeden inżynier, garść kości i zegar, który nie staje. Oczyść teren, zbierz, czego trzeba, i zdąż na czas.

web-way-bots = Zagraj z botami
web-way-friends = Zaproś znajomych
web-way-solo = Zagraj solo
web-way-watch = Obserwuj boty
web-way-options = Opcje

web-level-apprentice = Czeladnik
web-level-builder = Budowniczy
web-level-architect = Architekt
web-level-mayor = Burmistrz

## Home

web-hero = Trzy miasta. Jeden stół.
    .about = Gry karciane o budowaniu miast: ze znajomymi przez link, z botami albo w pojedynkę. Bez zakładania konta.
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
web-bring = Otwórz plik partii
    .help = Obejrzyj ponownie partię zapisaną tutaj lub w terminalu.

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
web-come-back = Graj dalej sam(a)
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

## When something is wrong

web-lost-page = Nie ma takiej strony
    .help = Być może w adresie jest literówka. Wszędzie można dojść ze strony głównej.
web-lost-table = Taki stół nie istnieje
    .help = Link mógł zostać ucięty lub przepisany z błędem; poproś o niego jeszcze raz. Stoły znane są tylko z linków.
web-lost-offline = Brak połączenia z serwerem
    .help = Być może właśnie uruchamia się ponownie albo nie ma sieci. Strona sama próbuje dalej; żaden ruch nie przepadł.
web-problem-offline = Serwer nie odpowiada. Sprawdź sieć i spróbuj ponownie.
web-problem-unavailable = Serwer nie może teraz nic zapisać. Spróbuj za chwilę.
web-problem-no-such-table = Taki stół nie istnieje; sprawdź link.
web-problem-table-full = Wszystkie miejsca są zajęte. Możesz patrzeć.
web-problem-seat-taken = To miejsce właśnie zajęto; wybierz inne.
web-problem-already-started = Gra już się zaczęła. Możesz patrzeć.
web-problem-already-finished = Ta partia jest skończona.
web-problem-not-finished = Ta partia jeszcze trwa.
web-problem-not-your-seat = To miejsce należy do kogoś innego.
web-problem-not-your-table = Może to zrobić tylko osoba, która przygotowała stół.
web-problem-nothing-to-undo = Nie ma czego cofnąć.
web-problem-no-hints = Przy tym stole nie ma podpowiedzi.
web-problem-not-waiting = To nie twój ruch.
web-problem-conflict = Ktoś był szybszy. Spójrz na stół i spróbuj ponownie.
web-problem-too-fast = Trochę za szybko. Odczekaj chwilę.
web-problem-too-many-tables = Masz za dużo niedokończonych stołów; najpierw dokończ któryś.
web-problem-too-large = To za dużo dla serwera.
web-problem-old-rules = Tę partię rozegrano według innych zasad lub kart; można ją tylko oglądać.
web-problem-unknown = Coś poszło nie tak. Odśwież stronę.
web-problem-other = Serwer odpowiada: { $message }

## About

web-about-what = Tricity to trzy karciane gry o budowaniu miast przy jednym stole: w przeglądarce, w terminalu oraz jako laboratorium dla projektantów gier i badań nad sztuczną inteligencją.
web-about-unofficial = Nieoficjalnie
    .text = Point City, The City i Microcity są dziełem swoich autorów i wydawców i do nich należą ich nazwy. Ta adaptacja nie jest z nimi związana. Używa własnych słów i własnych rysunków; jeśli gra ci się podoba, kup ją.
web-about-fair = Uczciwe rozdania
    .text = Serwer podaje odcisk każdego rozdania przed pierwszym ruchem, a samo rozdanie po ostatnim, więc każdy może sprawdzić, że nic nie zmieniono. Boty widzą tylko to, co widziałby gracz na ich miejscu.
web-about-privacy = Prywatność
    .text = Bez konta, bez śledzenia, bez zapytań do innych serwerów. Jedno ciasteczko pamięta, które miejsca są twoje.
web-credits = Podziękowania
    .text = Wszystkie budynki, plansze i okładki to nasze własne rysunki. Z wdzięcznością korzystamy z:
web-credit-icons = ikony
web-credit-font = krój pisma
web-credit-library = oprogramowanie
