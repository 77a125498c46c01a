pointcity-name = Point City

## Building names

pointcity-card-cash-machine = Bankomat
pointcity-card-minigolf = Minigolf
pointcity-card-newsstand = Kiosk z prasą
pointcity-card-market-stall = Stragan
pointcity-card-bus-stop = Przystanek autobusowy
pointcity-card-post-office = Poczta
pointcity-card-pond = Staw
pointcity-card-food-truck = Food truck
pointcity-card-playground = Plac zabaw
pointcity-card-hot-dog-stand = Budka z hot dogami
pointcity-card-tiny-house = Domek
pointcity-card-treehouse = Domek na drzewie
pointcity-card-bird-feeder = Karmnik dla ptaków
pointcity-card-art-gallery = Galeria sztuki
pointcity-card-fountain = Fontanna
pointcity-card-cafe = Kawiarnia
pointcity-card-community-garden = Ogród społeczny
pointcity-card-townhouses = Domy szeregowe
pointcity-card-cell-tower = Maszt telefonii komórkowej
pointcity-card-factory = Fabryka
pointcity-card-radio-station = Stacja radiowa
pointcity-card-observatory = Obserwatorium
pointcity-card-supermarket = Supermarket
pointcity-card-pocket-park = Park kieszonkowy
pointcity-card-manor = Dwór
pointcity-card-warehouse = Magazyn
pointcity-card-funfair = Wesołe miasteczko
pointcity-card-apartments = Blok mieszkalny
pointcity-card-data-center = Centrum danych
pointcity-card-quarry = Kamieniołom
pointcity-card-train-station = Dworzec kolejowy
pointcity-card-dam = Zapora wodna

pointcity-kind-production = Budynek produkcyjny
pointcity-kind-points = Budynek punktowy
pointcity-kind-civic = Budynek publiczny

## Resources; a card of the stock is a single or a double

pointcity-resource-community = Społeczność
    .single = karta społeczności
    .double = podwójna karta społeczności
pointcity-resource-economy = Ekonomia
    .single = karta ekonomii
    .double = podwójna karta ekonomii
pointcity-resource-energy = Energia
    .single = karta energii
    .double = podwójna karta energii
pointcity-resource-ecology = Ekologia
    .single = karta ekologii
    .double = podwójna karta ekologii
pointcity-resource-industry = Przemysł
    .single = karta przemysłu
    .double = podwójna karta przemysłu
pointcity-resource-ingenuity = Innowacja
    .single = karta innowacji

## Civic tokens

-pointcity-community = społeczność
-pointcity-economy = ekonomia
-pointcity-energy = energia
-pointcity-ecology = ekologia
-pointcity-industry = przemysł

pointcity-token-1 = 6 punktów za każdy pełny zestaw pięciu trwałych zasobów
pointcity-token-2 = 5 punktów
pointcity-token-3 = 7 punktów
pointcity-token-4 = 2 punkty za każdy rodzaj trwałego zasobu, który masz co najmniej 2 razy
pointcity-token-5 = 3 punkty za każdy rodzaj trwałego zasobu, który masz co najmniej 3 razy
pointcity-token-6 = 4 punkty za każdy z pięciu rodzajów trwałych zasobów, którego nie masz
pointcity-token-7 = 2 punkty za każdą niewydaną kartę innowacji
pointcity-token-8 = 2 punkty za każdy trwały zasób: { -pointcity-economy }
pointcity-token-9 = 2 punkty za każdy trwały zasób: { -pointcity-industry }
pointcity-token-10 = 2 punkty za każdy trwały zasób: { -pointcity-community }
pointcity-token-11 = 2 punkty za każdy trwały zasób: { -pointcity-energy }
pointcity-token-12 = 2 punkty za każdy trwały zasób: { -pointcity-ecology }
pointcity-token-13 = 3 punkty za każdą parę trwałych zasobów: { -pointcity-community } i { -pointcity-economy }
pointcity-token-14 = 3 punkty za każdą parę trwałych zasobów: { -pointcity-economy } i { -pointcity-ecology }
pointcity-token-15 = 3 punkty za każdą parę trwałych zasobów: { -pointcity-economy } i { -pointcity-energy }
pointcity-token-16 = 3 punkty za każdą parę trwałych zasobów: { -pointcity-energy } i { -pointcity-ecology }
pointcity-token-17 = 3 punkty za każdą parę trwałych zasobów: { -pointcity-economy } i { -pointcity-industry }
pointcity-token-18 = 3 punkty za każdą parę trwałych zasobów: { -pointcity-community } i { -pointcity-industry }
pointcity-token-19 = 3 punkty za każdą parę trwałych zasobów: { -pointcity-energy } i { -pointcity-industry }
pointcity-token-20 = 3 punkty za każdą parę trwałych zasobów: { -pointcity-community } i { -pointcity-energy }
pointcity-token-21 = 3 punkty za każdą parę trwałych zasobów: { -pointcity-community } i { -pointcity-ecology }
pointcity-token-22 = 3 punkty za każdą parę trwałych zasobów: { -pointcity-ecology } i { -pointcity-industry }

## Options

pointcity-option-solo-level = Poziom automatu
    .help = Ile punktów automat dostaje za to samo miasto.
pointcity-option-solo-level-medium = Średni
pointcity-option-solo-level-easy = Łatwy
pointcity-option-solo-level-hard = Trudny
pointcity-option-solo-resource-scoring = Produkcja automatu
    .help = Jak poziomy średni i trudny liczą trwałe zasoby automatu.
pointcity-option-solo-resource-scoring-per-type = Każdy rodzaj punktuje raz, zależnie od liczby jego symboli
pointcity-option-solo-resource-scoring-per-symbol = Punktuje każdy symbol, zależnie od liczby symboli tego rodzaju
pointcity-option-solo-resource-scoring-distinct-types = Jeden wynik, zależnie od liczby różnych rodzajów
pointcity-option-solo-token-row = Rząd żetonów w grze solo
    .help = Skąd bierze się dziesięć żetonów publicznych w grze solo.
pointcity-option-solo-token-row-random = Losowe
pointcity-option-solo-token-row-player-choice = Wybrane przez ciebie
pointcity-option-solo-ai-start-ingenuity = Karta startowa automatu
    .help = Czy automat też zaczyna z kartą innowacji.
pointcity-option-solo-ai-start-ingenuity-false = Nie
pointcity-option-solo-ai-start-ingenuity-true = Tak
pointcity-option-solo-tie = Remis z automatem
    .help = Kto wygrywa, gdy ty i automat macie tyle samo punktów.
pointcity-option-solo-tie-draw = Remis
pointcity-option-solo-tie-resource-cards = Wygrywa większa liczba niewydanych kart zasobów
pointcity-option-solo-tie-player-must-exceed = Wygrywa automat
pointcity-option-split-double-across-buildings = Dzielenie podwójnej karty
    .help = Czy jedna podwójna karta może opłacić dwa budynki w tej samej turze.
pointcity-option-split-double-across-buildings-true = Tak
pointcity-option-split-double-across-buildings-false = Nie
pointcity-option-allow-overpay = Nadpłata
    .help = Czy podwójna karta może opłacić jeden symbol (drugi przepada).
pointcity-option-allow-overpay-true = Tak
pointcity-option-allow-overpay-false = Nie
pointcity-option-no-legal-move-on-last-turn = Brak ruchu w ostatniej turze
    .help = Co się dzieje, gdy w ostatniej turze gry nie można wziąć żadnej pary.
pointcity-option-no-legal-move-on-last-turn-pass = Tura przepada
pointcity-option-no-legal-move-on-last-turn-take-one-legal-card = Można wziąć jedną kartę
pointcity-option-civic-without-tokens = Budynek publiczny bez żetonu
    .help = Czy można wziąć budynek publiczny, gdy brakuje żetonów publicznych.
pointcity-option-civic-without-tokens-allowed = Dozwolone
pointcity-option-civic-without-tokens-forbidden = Zabronione

## Editions

pointcity-preset-fr = Edycja francuska
pointcity-preset-pl = Edycja polska
pointcity-preset-de = Edycja niemiecka

## What you are asked

pointcity-phase-row = Wybierz następny żeton publiczny do rzędu
pointcity-phase-take = Weź dwie karty; przedtem możesz odwrócić jedną
pointcity-phase-pay = Wybierz kartę, którą zapłacisz
pointcity-phase-token = Wybierz żeton publiczny

## The automaton

pointcity-automaton = Automat
pointcity-automaton-resources = Trwałe zasoby automatu
pointcity-automaton-tokens = Żetony automatu
pointcity-automaton-ingenuity = Karty innowacji automatu
