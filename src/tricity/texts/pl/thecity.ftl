thecity-name = Zbuduj swoje miasto

## Card names

thecity-card-architect = Architekt
thecity-card-car-park = Parking
thecity-card-house = Dom
thecity-card-estate = Osiedle
thecity-card-townhouse = Dom szeregowy
thecity-card-school = Szkoła
thecity-card-city-park = Park miejski
thecity-card-industrial-park = Park przemysłowy
thecity-card-supermarket = Supermarket
thecity-card-coach-station = Dworzec autobusowy
thecity-card-restaurant = Restauracja
thecity-card-construction-crew = Ekipa budowlana
thecity-card-interchange = Węzeł autostradowy
thecity-card-industrial-zone = Teren przemysłowy
thecity-card-shopping-arcade = Pasaż handlowy
thecity-card-admin-centre = Urząd miejski
thecity-card-office-building = Biurowiec
thecity-card-cinema = Kino
thecity-card-boutique = Butik
thecity-card-exhibition-centre = Centrum targowe
thecity-card-tower-block = Wieżowiec
thecity-card-freeway = Autostrada
thecity-card-business-centre = Centrum biznesowe
thecity-card-department-store = Dom handlowy
thecity-card-railway-station = Dworzec kolejowy
thecity-card-sports-park = Park sportowy
thecity-card-multiplex = Multipleks
thecity-card-modern-art = Sztuka nowoczesna
thecity-card-bridge = Most
thecity-card-research-centre = Centrum badawcze
thecity-card-villa = Willa
thecity-card-museum = Muzeum
thecity-card-theatre = Teatr
thecity-card-university = Uniwersytet
thecity-card-technology-park = Park technologiczny
thecity-card-hypermarket = Hipermarket
thecity-card-stadium = Stadion
thecity-card-town-hall = Ratusz
thecity-card-casino = Kasyno
thecity-card-hospital = Szpital
thecity-card-convention-centre = Centrum kongresowe
thecity-card-concert-hall = Sala koncertowa
thecity-card-shopping-centre = Centrum handlowe
thecity-card-skyscraper = Drapacz chmur
thecity-card-opera = Opera
thecity-card-theme-park = Park rozrywki
thecity-card-shopping-mall = Galeria handlowa
thecity-card-monument = Pomnik
thecity-card-airport = Lotnisko
thecity-card-metro = Metro
thecity-card-park-and-ride = Park & Ride

## Symbols and values

thecity-symbol-car = Samochód
thecity-symbol-cart = Wózek sklepowy
thecity-symbol-fountain = Fontanna
thecity-income = Przychód
thecity-points = Punkty zwycięstwa
thecity-earlier-rounds = Wcześniejsze rundy

## The rules of a card; a thing is the name of a card or of a symbol

thecity-bonus-per-own = +{ $amount } za każdą sztukę we własnym mieście: { $thing }
thecity-bonus-per-all = +{ $amount } za każdą sztukę we wszystkich miastach: { $thing }
thecity-bonus-per-rival = +{ $amount } za każdą sztukę w najlepszym mieście jednego z rywali: { $thing }
thecity-bonus-if-own = +{ $amount }, jeśli własne miasto ma: { $thing }
thecity-bonus-if-all = +{ $amount }, jeśli którekolwiek miasto ma: { $thing }
thecity-bonus-if-rival = +{ $amount }, jeśli miasto rywala ma: { $thing }
thecity-discount = Tańsze dla ciebie o { $amount }: { $thing }
thecity-discount-symbol = Tańsza dla ciebie o { $amount }: każda karta z symbolem { $thing }
thecity-requires = Własne miasto musi mieć jedno z: { $things }
thecity-unique = Jedna w mieście
thecity-special-architect = Za darmo; leży obok stołu, każdy gracz może zbudować jednego.
thecity-special-crew = Buduj dwie karty na rundę, każdą o koszcie najwyżej 4; w rundzie jej budowy od razu jeszcze jedną taką kartę.

## Options

thecity-option-survey = Rezygnacja z budowy
    .help = Co gracz, który nie buduje, robi z pięcioma dobranymi kartami.
thecity-option-survey-keep-one-of-five = Zatrzymuje jedną z pięciu
thecity-option-survey-mix-with-hand = Bierze je na rękę i odrzuca cztery karty
thecity-option-discounts-stack = Zniżki jednakowych kart
    .help = Czy kilka takich samych kart obniża koszt kilka razy.
thecity-option-discounts-stack-false = Liczą się raz
thecity-option-discounts-stack-true = Sumują się
thecity-option-school-discount = Zniżka Szkoły
    .help = O ile Szkoła obniża koszt Willi.
thecity-option-school-discount-2 = 2 karty
thecity-option-school-discount-1 = 1 karta
thecity-option-university-scope = Szkoły dla Uniwersytetu
    .help = Które Szkoły dają Uniwersytetowi dodatkowe punkty.
thecity-option-university-scope-own = Te we własnym mieście
thecity-option-university-scope-all = Te we wszystkich miastach

## Editions

thecity-preset-2012 = Wydanie z 2012 roku
thecity-preset-2019 = Wydanie z 2019 roku

## What you are asked

thecity-ask-deal = Odrzuć dwie z siedmiu kart
thecity-ask-choose = Wybierz kartę do zbudowania albo zrezygnuj z budowy
thecity-ask-second = Ekipa budowlana może zbudować drugą kartę: wybierz ją albo poprzestań na jednej
thecity-ask-pay = Wybierz kartę, którą zapłacisz
thecity-ask-extra = Nowa Ekipa budowlana może od razu zbudować jeszcze jedną kartę
thecity-ask-keep = Zatrzymaj jedną z dobranych kart
thecity-ask-discard = Odrzuć kartę
thecity-ask-limit = Odrzuć karty, aby zostało dwanaście
thecity-phase-deal = { thecity-ask-deal }
thecity-phase-choose = { thecity-ask-choose }
thecity-phase-build = Zapłać za budowę albo przejrzyj dobrane karty
thecity-phase-income = Przychód i punkty
thecity-phase-limit = { thecity-ask-limit }

## Answers

thecity-answer-build = Zbuduj: { $card }
thecity-answer-no-build = Nie buduj
thecity-answer-done = Bez kolejnej karty
thecity-answer-discard = Odrzuć: { $card }
thecity-answer-keep = Zatrzymaj: { $card }
