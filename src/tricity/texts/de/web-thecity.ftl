## The board of The City: cards in few words; a thing is a name or the picture of a symbol

web-thecity-per-own = +{ $amount } je { $thing }
web-thecity-per-all = +{ $amount } je { $thing } in allen Städten
web-thecity-per-rival = +{ $amount } je { $thing } eines Gegners
web-thecity-if-own = +{ $amount } mit { $thing }
web-thecity-if-all = +{ $amount }, wenn irgendwo { $thing } steht
web-thecity-if-rival = +{ $amount }, wenn ein Gegner { $thing } hat
web-thecity-needs = Braucht { $things }
web-thecity-unique = Eine pro Stadt
web-thecity-crew = Zwei Karten mit Kosten bis 4 pro Runde
web-thecity-architect = Liegt neben dem Tisch, einer für jeden
web-thecity-letter-car = A
web-thecity-letter-cart = E
web-thecity-letter-fountain = B
web-thecity-cost = Kostet { $cost }
web-thecity-shows = Zeigt { $things }
web-thecity-times = { $count } × { $thing }
web-thecity-price = { $price ->
        [0] kostenlos
        [one] 1 Karte
       *[other] { $price } Karten
    }

## The table

web-thecity-round = Runde { $round }
web-thecity-deal = Vor dem Start
web-thecity-goal = Ende bei { $goal } Punkten
web-thecity-deck = Nachziehstapel: { $count }
web-thecity-discards = Ablage: { $count }
web-thecity-discard-pile = Ablagestapel
web-thecity-discards-none = Noch wurde keine Karte abgeworfen.
web-thecity-hand = Deine Hand
web-thecity-drawn = Gezogene Karten
web-thecity-city = Deine Stadt
web-thecity-city-of = Stadt von { $name }
web-thecity-city-empty = Hier steht noch nichts.
web-thecity-score = Punkte
web-thecity-points-round = Punkte pro Runde
web-thecity-income-round = Karten pro Runde
web-thecity-hand-size = Handkarten
web-thecity-planned = Im Bau: { $card }
web-thecity-deciding = überlegt …
web-thecity-decided = hat gewählt
web-thecity-builds = baut { $cards }
web-thecity-builds-nothing = baut nichts
web-thecity-spoken-city = { $name }: Punkte { $score }, { $points } mehr pro Runde; Karten pro Runde { $income }; Handkarten { $hand }; Autos { $cars }, Einkaufswagen { $carts }, Brunnen { $fountains }; { $doing }

## The turn, as one sentence being completed

web-thecity-ask-choose = was baust du in dieser Runde?
web-thecity-ask-second = und eine zweite Karte mit Kosten bis 4?
web-thecity-ask-extra = und sofort noch eine Karte mit Kosten bis 4?
web-thecity-ask-keep = welche Karte behältst du?
web-thecity-then-pay = { $price ->
        [0] das kostet nichts
        [one] dann mit einer anderen Karte bezahlen
       *[other] dann mit { $price } anderen Karten bezahlen
    }
web-thecity-survey-keep = fünf Karten ziehen, eine behalten
web-thecity-survey-mix = fünf Karten ziehen, dann vier abwerfen
web-thecity-pay-with = bezahlen mit { $cards }?
web-thecity-discard-these = abwerfen: { $cards }?
web-thecity-mark = { $count ->
        [one] markiere noch eine Karte
       *[other] markiere noch { $count } Karten
    }
web-thecity-pay-marked = { $count ->
        [one] mit der markierten Karte bezahlen?
       *[other] mit den { $count } markierten Karten bezahlen?
    }
web-thecity-discard-marked = { $count ->
        [one] die markierte Karte abwerfen?
       *[other] die { $count } markierten Karten abwerfen?
    }
web-thecity-too-many = Höchstens { $limit } Karten bleiben auf der Hand
web-thecity-waiting = wir warten auf { $names } …
web-thecity-over = Das Spiel ist zu Ende.
web-thecity-do-build = Bauen
web-thecity-do-survey = Karten suchen
web-thecity-do-keep = Behalten
web-thecity-do-pay = Bezahlen
web-thecity-do-discard = Abwerfen
web-thecity-pays = zahlt
web-thecity-goes = weg
web-thecity-can-build = Jetzt baubar: { $price }
web-thecity-cannot = jetzt nicht baubar
web-thecity-hinted = Vom Tipp empfohlen

## The log

web-thecity-told-built = { $name } baut { $cards }
web-thecity-told-surveyed = { $name } baut nichts und sieht neue Karten an
web-thecity-told-shuffled = Die Ablage wird gemischt und bildet den neuen Stapel
web-thecity-told-earned = { $name }: +{ $points } = { $total } { $total ->
        [one] Punkt
       *[other] Punkte
    }, +{ $cards } { $cards ->
        [one] Karte
       *[other] Karten
    }
