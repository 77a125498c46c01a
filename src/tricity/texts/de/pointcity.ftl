pointcity-name = Punktestadt

## Building names

pointcity-card-cash-machine = Geldautomat
pointcity-card-minigolf = Minigolf
pointcity-card-newsstand = Zeitungskiosk
pointcity-card-market-stall = Marktstand
pointcity-card-bus-stop = Bushaltestelle
pointcity-card-post-office = Postamt
pointcity-card-pond = Teich
pointcity-card-food-truck = Imbisswagen
pointcity-card-playground = Spielplatz
pointcity-card-hot-dog-stand = Hotdog-Stand
pointcity-card-tiny-house = Minihaus
pointcity-card-treehouse = Baumhaus
pointcity-card-bird-feeder = Vogelhaus
pointcity-card-art-gallery = Kunstgalerie
pointcity-card-fountain = Springbrunnen
pointcity-card-cafe = Café
pointcity-card-community-garden = Gemeinschaftsgarten
pointcity-card-townhouses = Reihenhäuser
pointcity-card-cell-tower = Mobilfunkmast
pointcity-card-factory = Fabrik
pointcity-card-radio-station = Radiosender
pointcity-card-observatory = Sternwarte
pointcity-card-supermarket = Supermarkt
pointcity-card-pocket-park = Pocketpark
pointcity-card-manor = Herrenhaus
pointcity-card-warehouse = Lagerhaus
pointcity-card-funfair = Jahrmarkt
pointcity-card-apartments = Wohnblock
pointcity-card-data-center = Rechenzentrum
pointcity-card-quarry = Steinbruch
pointcity-card-train-station = Bahnhof
pointcity-card-dam = Staudamm

pointcity-kind-production = Produktionsgebäude
pointcity-kind-points = Punktegebäude
pointcity-kind-civic = Öffentliches Gebäude

## Resources; a card of the stock is a single or a double

pointcity-resource-community = Einwohner
    .single = Einwohnerkarte
    .double = doppelte Einwohnerkarte
pointcity-resource-economy = Wirtschaft
    .single = Wirtschaftskarte
    .double = doppelte Wirtschaftskarte
pointcity-resource-energy = Energie
    .single = Energiekarte
    .double = doppelte Energiekarte
pointcity-resource-ecology = Umwelt
    .single = Umweltkarte
    .double = doppelte Umweltkarte
pointcity-resource-industry = Industrie
    .single = Industriekarte
    .double = doppelte Industriekarte
pointcity-resource-ingenuity = Universal
    .single = Universalkarte

## Civic tokens

-pointcity-community = Einwohner
-pointcity-economy = Wirtschaft
-pointcity-energy = Energie
-pointcity-ecology = Umwelt
-pointcity-industry = Industrie

pointcity-token-1 = 6 Punkte für jeden vollständigen Satz der fünf permanenten Ressourcen
pointcity-token-2 = 5 Punkte
pointcity-token-3 = 7 Punkte
pointcity-token-4 = 2 Punkte für jede Art permanenter Ressourcen, die du mindestens zweimal hast
pointcity-token-5 = 3 Punkte für jede Art permanenter Ressourcen, die du mindestens dreimal hast
pointcity-token-6 = 4 Punkte für jede der fünf Arten permanenter Ressourcen, die dir fehlt
pointcity-token-7 = 2 Punkte für jede nicht ausgegebene Universalkarte
pointcity-token-8 = 2 Punkte für jede permanente Ressource { -pointcity-economy }
pointcity-token-9 = 2 Punkte für jede permanente Ressource { -pointcity-industry }
pointcity-token-10 = 2 Punkte für jede permanente Ressource { -pointcity-community }
pointcity-token-11 = 2 Punkte für jede permanente Ressource { -pointcity-energy }
pointcity-token-12 = 2 Punkte für jede permanente Ressource { -pointcity-ecology }
pointcity-token-13 = 3 Punkte für jedes Paar permanenter Ressourcen { -pointcity-community } und { -pointcity-economy }
pointcity-token-14 = 3 Punkte für jedes Paar permanenter Ressourcen { -pointcity-economy } und { -pointcity-ecology }
pointcity-token-15 = 3 Punkte für jedes Paar permanenter Ressourcen { -pointcity-economy } und { -pointcity-energy }
pointcity-token-16 = 3 Punkte für jedes Paar permanenter Ressourcen { -pointcity-energy } und { -pointcity-ecology }
pointcity-token-17 = 3 Punkte für jedes Paar permanenter Ressourcen { -pointcity-economy } und { -pointcity-industry }
pointcity-token-18 = 3 Punkte für jedes Paar permanenter Ressourcen { -pointcity-community } und { -pointcity-industry }
pointcity-token-19 = 3 Punkte für jedes Paar permanenter Ressourcen { -pointcity-energy } und { -pointcity-industry }
pointcity-token-20 = 3 Punkte für jedes Paar permanenter Ressourcen { -pointcity-community } und { -pointcity-energy }
pointcity-token-21 = 3 Punkte für jedes Paar permanenter Ressourcen { -pointcity-community } und { -pointcity-ecology }
pointcity-token-22 = 3 Punkte für jedes Paar permanenter Ressourcen { -pointcity-ecology } und { -pointcity-industry }

## Options

pointcity-option-solo-level = Stufe des Automaten
    .help = Wie viele Punkte der Automat für dieselbe Stadt erhält.
pointcity-option-solo-level-medium = Mittel
pointcity-option-solo-level-easy = Leicht
pointcity-option-solo-level-hard = Schwer
pointcity-option-solo-resource-scoring = Produktion des Automaten
    .help = Wie die Stufen mittel und schwer die permanenten Ressourcen des Automaten werten.
pointcity-option-solo-resource-scoring-per-type = Jede Art zählt einmal, je nachdem, wie oft sie vorkommt
pointcity-option-solo-resource-scoring-per-symbol = Jedes Symbol zählt, je nachdem, wie oft seine Art vorkommt
pointcity-option-solo-resource-scoring-distinct-types = Eine Wertung, je nach Anzahl verschiedener Arten
pointcity-option-solo-token-row = Plättchenreihe im Solospiel
    .help = Woher die zehn Bürgerplättchen des Solospiels kommen.
pointcity-option-solo-token-row-random = Zufällig gezogen
pointcity-option-solo-token-row-player-choice = Von dir gewählt
pointcity-option-solo-ai-start-ingenuity = Startkarte für den Automaten
    .help = Ob auch der Automat mit einer Universalkarte beginnt.
pointcity-option-solo-ai-start-ingenuity-false = Nein
pointcity-option-solo-ai-start-ingenuity-true = Ja
pointcity-option-solo-tie = Gleichstand mit dem Automaten
    .help = Wer gewinnt, wenn du und der Automat gleich viele Punkte habt.
pointcity-option-solo-tie-draw = Unentschieden
pointcity-option-solo-tie-resource-cards = Mehr übrige Ressourcenkarten gewinnen
pointcity-option-solo-tie-player-must-exceed = Der Automat gewinnt
pointcity-option-split-double-across-buildings = Doppelkarte aufteilen
    .help = Ob eine Doppelkarte zwei Gebäude desselben Zuges bezahlen darf.
pointcity-option-split-double-across-buildings-true = Ja
pointcity-option-split-double-across-buildings-false = Nein
pointcity-option-allow-overpay = Überzahlen
    .help = Ob eine Doppelkarte ein einzelnes Symbol bezahlen darf (das andere verfällt).
pointcity-option-allow-overpay-true = Ja
pointcity-option-allow-overpay-false = Nein
pointcity-option-no-legal-move-on-last-turn = Kein Zug am Ende
    .help = Was geschieht, wenn im letzten Zug des Spiels kein Paar genommen werden kann.
pointcity-option-no-legal-move-on-last-turn-pass = Der Zug verfällt
pointcity-option-no-legal-move-on-last-turn-take-one-legal-card = Eine einzelne Karte darf genommen werden
pointcity-option-civic-without-tokens = Öffentliches Gebäude ohne Plättchen
    .help = Ob ein öffentliches Gebäude genommen werden darf, wenn zu wenige Bürgerplättchen übrig sind.
pointcity-option-civic-without-tokens-allowed = Erlaubt
pointcity-option-civic-without-tokens-forbidden = Verboten

## Editions

pointcity-preset-fr = Französische Ausgabe
pointcity-preset-pl = Polnische Ausgabe
pointcity-preset-de = Deutsche Ausgabe

## What you are asked

pointcity-phase-row = Wähle das nächste Bürgerplättchen der Reihe
pointcity-phase-take = Nimm zwei Karten; vorher darfst du eine umdrehen
pointcity-phase-pay = Wähle eine Karte, mit der du bezahlst
pointcity-phase-token = Wähle ein Bürgerplättchen

## The automaton

pointcity-automaton = Automat
pointcity-automaton-resources = Permanente Ressourcen des Automaten
pointcity-automaton-tokens = Bürgerplättchen des Automaten
pointcity-automaton-ingenuity = Universalkarten des Automaten
