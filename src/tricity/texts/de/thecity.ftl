thecity-name = The City

## Card names

thecity-card-architect = Architekt
thecity-card-car-park = Parkhaus
thecity-card-house = Wohnhaus
thecity-card-estate = Siedlung
thecity-card-townhouse = Reihenhaus
thecity-card-school = Schule
thecity-card-city-park = Stadtpark
thecity-card-industrial-park = Gewerbegebiet
thecity-card-supermarket = Supermarkt
thecity-card-coach-station = Busbahnhof
thecity-card-restaurant = Restaurant
thecity-card-construction-crew = Bautrupp
thecity-card-interchange = Autobahnkreuz
thecity-card-industrial-zone = Industriegebiet
thecity-card-shopping-arcade = Einkaufspassage
thecity-card-admin-centre = Stadtverwaltung
thecity-card-office-building = Bürogebäude
thecity-card-cinema = Kino
thecity-card-boutique = Boutique
thecity-card-exhibition-centre = Messe
thecity-card-tower-block = Hochhaus
thecity-card-freeway = Autobahn
thecity-card-business-centre = Business-Center
thecity-card-department-store = Kaufhaus
thecity-card-railway-station = Bahnhof
thecity-card-sports-park = Sportpark
thecity-card-multiplex = Multiplex-Kino
thecity-card-modern-art = Moderne Kunst
thecity-card-bridge = Brücke
thecity-card-research-centre = Forschungszentrum
thecity-card-villa = Villa
thecity-card-museum = Museum
thecity-card-theatre = Theater
thecity-card-university = Universität
thecity-card-technology-park = Technologiepark
thecity-card-hypermarket = Verbrauchermarkt
thecity-card-stadium = Stadion
thecity-card-town-hall = Rathaus
thecity-card-casino = Casino
thecity-card-hospital = Krankenhaus
thecity-card-convention-centre = Kongresszentrum
thecity-card-concert-hall = Konzerthaus
thecity-card-shopping-centre = Geschäftszentrum
thecity-card-skyscraper = Wolkenkratzer
thecity-card-opera = Opernhaus
thecity-card-theme-park = Freizeitpark
thecity-card-shopping-mall = Einkaufszentrum
thecity-card-monument = Denkmal
thecity-card-airport = Flughafen
thecity-card-metro = U-Bahn
thecity-card-park-and-ride = Park and Ride

## Symbols and values

thecity-symbol-car = Auto
thecity-symbol-cart = Einkaufswagen
thecity-symbol-fountain = Brunnen
thecity-income = Einkommen
thecity-points = Siegpunkte
thecity-earlier-rounds = Frühere Runden

## The rules of a card; a thing is the name of a card or of a symbol

thecity-bonus-per-own = +{ $amount } für jedes Vorkommen in der eigenen Stadt: { $thing }
thecity-bonus-per-all = +{ $amount } für jedes Vorkommen in allen Städten: { $thing }
thecity-bonus-per-rival = +{ $amount } für jedes Vorkommen in der besten Stadt eines Gegners: { $thing }
thecity-bonus-if-own = +{ $amount }, wenn die eigene Stadt dies hat: { $thing }
thecity-bonus-if-all = +{ $amount }, wenn irgendeine Stadt dies hat: { $thing }
thecity-bonus-if-rival = +{ $amount }, wenn die Stadt eines Gegners dies hat: { $thing }
thecity-discount = Kostet dich { $amount } weniger: { $thing }
thecity-discount-symbol = Kostet dich { $amount } weniger: jede Karte mit { $thing }
thecity-requires = Deine Stadt braucht eines davon: { $things }
thecity-unique = Nur eine pro Stadt
thecity-special-architect = Kostenlos; er liegt neben dem Tisch, jeder darf einen bauen.
thecity-special-crew = Baue zwei Karten pro Runde, jede mit Kosten bis 4; in der Runde ihres Baus sofort eine weitere solche Karte.

## Options

thecity-option-survey = Nicht bauen
    .help = Was jemand, der nichts baut, mit den fünf gezogenen Karten macht.
thecity-option-survey-keep-one-of-five = Eine der fünf behalten
thecity-option-survey-mix-with-hand = Auf die Hand nehmen, dann vier Karten abwerfen
thecity-option-discounts-stack = Rabatte gleicher Karten
    .help = Ob mehrere gleiche Karten Kosten mehrfach senken.
thecity-option-discounts-stack-false = Zählen einmal
thecity-option-discounts-stack-true = Werden addiert
thecity-option-school-discount = Rabatt der Schule
    .help = Um wie viel eine Schule Villen billiger macht.
thecity-option-school-discount-2 = 2 Karten
thecity-option-school-discount-1 = 1 Karte
thecity-option-university-scope = Schulen für die Universität
    .help = Welche Schulen der Universität zusätzliche Punkte geben.
thecity-option-university-scope-own = Die in der eigenen Stadt
thecity-option-university-scope-all = Die in allen Städten

## Editions

thecity-preset-2012 = Ausgabe von 2012
thecity-preset-2019 = Ausgabe von 2019

## What you are asked

thecity-ask-deal = Wirf zwei deiner sieben Karten ab
thecity-ask-choose = Wähle eine Karte zum Bauen oder baue nichts
thecity-ask-second = Der Bautrupp darf eine zweite Karte bauen: Wähle sie oder lass es bei einer
thecity-ask-pay = Wähle eine Karte zum Bezahlen
thecity-ask-extra = Dein neuer Bautrupp darf sofort noch eine Karte bauen
thecity-ask-keep = Behalte eine der gezogenen Karten
thecity-ask-discard = Wirf eine Karte ab
thecity-ask-limit = Wirf bis auf zwölf Karten ab
thecity-phase-deal = { thecity-ask-deal }
thecity-phase-choose = { thecity-ask-choose }
thecity-phase-build = Bezahle, was du baust, oder sortiere die gezogenen Karten
thecity-phase-income = Einkommen und Punkte
thecity-phase-limit = { thecity-ask-limit }

## Answers

thecity-answer-build = Bauen: { $card }
thecity-answer-no-build = Nichts bauen
thecity-answer-done = Keine weitere Karte
thecity-answer-discard = Abwerfen: { $card }
thecity-answer-keep = Behalten: { $card }
