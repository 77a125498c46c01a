## The shell of every page

web-skip = Przejdź do treści
web-nav = Menu główne
web-home = Strona główna
web-new = Nowy stół
web-daily-short = Wyzwanie
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
    .about = Wybierz w tajemnicy kartę, zapłać resztą ręki i patrz, jak przychód i punkty rosną lawinowo. Kto pierwszy zdobędzie 50 punktów, kończy grę.
web-game-microcity = Microcity
    .facts = Solo · 25 minut · kości i termin
    .about = Jeden inżynier, garść kości i zegar, który nie staje. Oczyść teren, zbierz, czego trzeba, i zdąż na czas.

web-way-bots = Zagraj z botami
web-way-friends = Zaproś znajomych
web-way-solo = Zagraj solo
web-way-watch = Obserwuj boty
web-way-options = Opcje

web-to-tutorial = Poznaj w pięć minut
web-to-rules = Zasady
web-to-cards = Karty

web-level-apprentice = Czeladnik
web-level-builder = Budowniczy
web-level-architect = Architekt
web-level-mayor = Burmistrz

## Home

web-hero = Trzy miasta. Jeden stół.
    .about = Gry karciane o budowaniu miast: ze znajomymi przez link, z botami albo w pojedynkę. Bez zakładania konta.
web-to-daily = Wyzwanie dnia
    .about = Codziennie trzy nowe rozdania, te same dla wszystkich. Jak wypadniesz na tle botów?
web-bring = Otwórz plik partii
    .help = Obejrzyj ponownie partię zapisaną tutaj lub w terminalu.

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
web-problem-other = Serwer odpowiada:

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
