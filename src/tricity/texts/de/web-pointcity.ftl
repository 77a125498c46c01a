# The board of Point City in the browser.

## Resources; the letter stands beside the symbol, so all six differ

web-pointcity-resource-community = { -pointcity-community }
    .letter = Ei
web-pointcity-resource-economy = { -pointcity-economy }
    .letter = Wi
web-pointcity-resource-energy = { -pointcity-energy }
    .letter = En
web-pointcity-resource-ecology = { -pointcity-ecology }
    .letter = Um
web-pointcity-resource-industry = { -pointcity-industry }
    .letter = In
web-pointcity-resource-ingenuity = Universal
    .letter = Un
web-pointcity-amount = { $count } { $resource }

## Cards

web-pointcity-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
web-pointcity-gives-resource = produziert { $resource }
web-pointcity-gives-civic = bringt ein Bürgerplättchen
web-pointcity-facts-resource = { $card }, Stufe { $level }
web-pointcity-facts-building = { $name }: { $gives }; kostet { $cost }
web-pointcity-place = { $cell }: { $what }
web-pointcity-gap = leer
web-pointcity-price = { $due } zu zahlen
web-pointcity-free = kostenlos

## Civic tokens: short beside the symbol, in full when spoken

web-pointcity-rule-flat = ohne Bedingung
    .full = { $amount } Punkte
web-pointcity-rule-per-full-set = je Satz aller fünf
    .full = { $amount } Punkte für jeden vollständigen Satz der fünf Ressourcen, die du produzierst
web-pointcity-rule-per-type-with-2plus = je Ressource ab 2 Stück
    .full = { $amount } Punkte für jede Ressource, die du mindestens zweimal produzierst
web-pointcity-rule-per-type-with-3plus = je Ressource ab 3 Stück
    .full = { $amount } Punkte für jede Ressource, die du mindestens dreimal produzierst
web-pointcity-rule-per-missing-type = je fehlender Ressource
    .full = { $amount } Punkte für jede der fünf Ressourcen, die du nicht produzierst
web-pointcity-rule-per-unspent-ingenuity-card = je übriger Universalkarte
    .full = { $amount } Punkte für jede nicht ausgegebene Universalkarte
web-pointcity-rule-per-resource = je { $one }
    .full = { $amount } Punkte für jedes Symbol { $one } in deiner Produktion
web-pointcity-rule-per-pair = je { $one } + { $other }
    .full = { $amount } Punkte für jedes Paar aus { $one } und { $other } in deiner Produktion
web-pointcity-token-spoken = { $rule }; jetzt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für dich

## Places of the table

web-pointcity-market = Markt
web-pointcity-deck = Stapel
web-pointcity-deck-spoken = { $count ->
        [one] Stapel, noch 1 Karte; obenauf: { $top }
       *[other] Stapel, noch { $count } Karten; obenauf: { $top }
    }
web-pointcity-deck-empty = Der Stapel ist leer
web-pointcity-deck-left = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
web-pointcity-round = Runde { $round }/{ $rounds }
web-pointcity-tokens = Bürgerplättchen
web-pointcity-tokens-gone = Alle Bürgerplättchen sind vergeben
web-pointcity-city = Stadt: { $name }
web-pointcity-city-mine = Deine Stadt
web-pointcity-cities = Städte
web-pointcity-score = { $points ->
        [one] bisher 1 Punkt
       *[other] bisher { $points } Punkte
    }
web-pointcity-makes = produziert { $what }
web-pointcity-makes-nothing = produziert noch nichts
web-pointcity-column = { $count ->
        [0] { $resource }: keine Produktion
       *[other] { $resource }: { $count }-mal
    }
web-pointcity-column-points = Punktegebäude: { $count }
web-pointcity-column-civic = Öffentliche Gebäude: { $count }
web-pointcity-stock = Ressourcenkarten
web-pointcity-stock-empty = Keine Ressourcenkarten
web-pointcity-stock-spoken = { $count } × { $card }
web-pointcity-held = Bürgerplättchen dieser Stadt
web-pointcity-automaton-next = diese Karte nimmt als Nächstes der Automat

## The turn, a sentence being completed

web-pointcity-over = Das Spiel ist aus
web-pointcity-waiting = Jemand anderes ist am Zug
web-pointcity-waiting-for = { $name } ist am Zug
web-pointcity-take-now = Nimm zwei Karten
web-pointcity-ask-take = Nimm zwei benachbarte Karten
web-pointcity-ask-draw = Kein Paar ist möglich: zieh vom Stapel
web-pointcity-ask-second = mit welcher Nachbarkarte?
web-pointcity-ask-flip = Welche Karte drehst du auf die Gebäudeseite?
web-pointcity-ask-pay = { $count } { $resource } zu zahlen: mit welcher Karte?
web-pointcity-ask-token = Wähle ein Bürgerplättchen
web-pointcity-ask-tokens = Wähle { $count } Bürgerplättchen, eins nach dem anderen
web-pointcity-ask-row = Wähle Plättchen { $number } der Reihe
web-pointcity-said-flipped = Eine Karte ist umgedreht
web-pointcity-said-first = Du nimmst: { $card }
web-pointcity-said-build = Du baust: { $buildings }
web-pointcity-flip = Zuerst eine Karte umdrehen
web-pointcity-flip-this = Diese Karte umdrehen
web-pointcity-keys-flip = eine Karte umdrehen
web-pointcity-draw = Zwei ziehen
web-pointcity-pay-suggested = Wie vorgeschlagen zahlen
web-pointcity-suggested = Vorschlag
web-pointcity-show-city = Stadt zeigen: { $name }
web-pointcity-show-mine = Zurück zu deiner Stadt

## Moves, before and after

web-pointcity-do-take = Nimm: { $what } ({ $cells })
web-pointcity-do-flip = Dreh um: { $what } ({ $cells })
web-pointcity-do-draw = Zieh zwei Karten vom Stapel; obenauf: { $top }
web-pointcity-do-pay = Zahl mit: { $what }
web-pointcity-do-token = Wähle das Plättchen: { $what }
web-pointcity-told-take = { $name } nimmt: { $what }
web-pointcity-told-flip = { $name } dreht eine Karte um: { $what }
web-pointcity-told-draw = { $name } zieht: { $what }
web-pointcity-told-pay = { $name } zahlt mit: { $what }
web-pointcity-told-token = { $name } wählt das Plättchen: { $what }
