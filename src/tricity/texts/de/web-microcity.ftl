## Parts of the table

web-microcity-plan = Stadtplan
web-microcity-company = Baufirma
web-microcity-projects = Projektkarten
web-microcity-buildings = Gebäudekarte
web-microcity-dice = Würfel
web-microcity-clock = Zeit: { $time } von { $start }
web-microcity-pool = Investitionsmarker im Vorrat: { $count } von 10
web-microcity-round = Runde { $round }
web-microcity-track = { $track }: { $count } von 5
web-microcity-progress = { $built } von { $all } gebaut
web-microcity-time-stopped = Die Zeit bleibt in dieser Runde stehen
web-microcity-planned = In der nächsten Runde stellst du deine Würfel selbst ein

## Short words on areas

web-microcity-word-coal = Kohle
web-microcity-word-steel = Stahl
web-microcity-word-wood = Holz
web-microcity-word-commercial = Läden
web-microcity-word-residential = Häuser

## Goods

web-microcity-amount-money = { $count } $
web-microcity-amount-coal = { $count } Kohle
web-microcity-amount-steel = { $count } Stahl
web-microcity-amount-wood = { $count } Holz
web-microcity-some-coal = 1 Kohle
web-microcity-some-steel = 1 Stahl
web-microcity-some-wood = 1 Holz

## What is spoken of areas, dice, cards and buildings

web-microcity-fits = nimmt eine { $face }
web-microcity-fits-two = nimmt eine { $face } oder eine { $other }
web-microcity-fits-yours = die hast du
web-microcity-die = Würfel: { $face }
web-microcity-die-spent = Ausgegebener Würfel
web-microcity-steps = Weg { $steps }
web-microcity-with-die = mit einer { $die }: { $effect }
web-microcity-cost = Kosten: { $cost }
web-microcity-bonus = Bonus: { $effect }
web-microcity-built = Gebaut
web-microcity-ready = Bezahlbar
web-microcity-open = Geplant
web-microcity-recover = Karten aufnehmen
web-microcity-recover-text = Alle Karten zurück auf die Hand, Zeit −1
web-microcity-recover-text-free = Alle Karten zurück auf die Hand
web-microcity-planning = Planen
web-microcity-planning-text = Nächste Runde beide Würfel frei einstellen; jetzt keine Investition

## Questions that the rules page does not spell out

web-microcity-ask-clear = Wähle ein Feld, das geräumt wird (noch { $count })
web-microcity-ask-take = Wähle einen Rohstoff, den du nimmst (noch { $count })
web-microcity-ask-plan = Stelle deine geplanten Würfel ein: { $number } von 2
web-microcity-ask-payment = Womit bezahlst du dafür?

## Moves: to choose, once made, and as part of a sentence

web-microcity-move-start = Auf { $what } beginnen ({ $kind })
    .did = Beginn auf { $what } ({ $kind })
    .said = Beginn auf { $what }
web-microcity-move-move = Nach { $what } gehen ({ $kind })
    .did = Nach { $what } gegangen ({ $kind })
    .said = nach { $what } gehen
web-microcity-move-clear = { $what } räumen ({ $kind })
    .did = { $what } geräumt ({ $kind })
    .said = { $what }
web-microcity-move-leave = { $kept } behalten, die { $what } weglegen
    .did = { $kept } behalten
    .said = { $kept } behalten
web-microcity-move-set = Den Würfel auf { $what } stellen
    .did = Einen Würfel auf { $what } gestellt
    .said = auf { $what } stellen
web-microcity-move-die = Die { $what } drehen
    .did = Die { $what } zum Drehen gewählt
    .said = die { $what } drehen
web-microcity-move-clear-with-die = Die { $what } ausgeben, um ein Feld zu räumen
    .did = Die { $what } ausgegeben, um ein Feld zu räumen
    .said = mit der { $what } räumen
web-microcity-move-clear-with-money = 2 $ zahlen, um ein Feld zu räumen
    .did = 2 $ gezahlt, um ein Feld zu räumen
    .said = für 2 $ räumen
web-microcity-move-project = { $name } spielen: Weg { $steps }; { $basic }; mit einer { $die }: { $advanced }
    .did = { $name } gespielt
    .said = { $name }
web-microcity-move-recover = Karten aufnehmen: Weg 1, alle Karten zurück auf die Hand, Zeit −1
    .did = Karten aufgenommen: alle sind wieder auf der Hand
    .said = Karten aufnehmen
web-microcity-move-recover-free = Karten aufnehmen: Weg 1, alle Karten zurück auf die Hand
    .did = Karten aufgenommen: alle sind wieder auf der Hand
    .said = Karten aufnehmen
web-microcity-move-basic = Einfache Aktion: { $effect }
    .did = Einfache Aktion: { $effect }
    .said = { $effect }
web-microcity-move-advanced = Bessere Aktion mit der { $die }: { $effect }
    .did = Bessere Aktion mit der { $die }: { $effect }
    .said = mit der { $die }: { $effect }
web-microcity-move-planning = Planen: nächste Runde beide Würfel frei einstellen; jetzt keine Investition
    .did = Die nächste Runde geplant
    .said = planen
web-microcity-move-invest = Investieren: { $gain } nehmen
    .did = Investiert
    .said = { $gain } nehmen
web-microcity-move-invest-commercial = Investieren: 1 Rohstoff tauschen, 1 $ nehmen, 1 Rohstoff für 2 $ verkaufen
    .did = In den Handel investiert
    .said = handeln
web-microcity-move-invest-with-die = Mit der { $die } investieren: { $gain } nehmen
    .did = Mit der { $die } investiert
    .said = mit der { $die }: { $gain } nehmen
web-microcity-move-invest-with-die-commercial = Mit der { $die } investieren: 1 Rohstoff gegen 2 tauschen, 1 $ nehmen, 1 Rohstoff für 2 $ verkaufen
    .did = Mit der { $die } in den Handel investiert
    .said = mit der { $die } handeln
web-microcity-move-invest-with-die-residential = Mit der { $die } investieren: bauen
    .did = Mit der { $die } gebaut
    .said = mit der { $die } bauen
web-microcity-move-take = { $some } nehmen
    .did = { $some } genommen
    .said = { $some } nehmen
web-microcity-move-give = { $some } eintauschen
    .did = { $some } eingetauscht
    .said = { $some } eintauschen
web-microcity-move-sell = { $some } für 2 $ verkaufen
    .did = { $some } für 2 $ verkauft
    .said = { $some } verkaufen
web-microcity-move-building = Bauen: { $name } ({ $cost })
    .did = Gebaut: { $name }
    .said = { $name }
web-microcity-move-skip = Auf den Rest verzichten
    .did = Auf den Rest verzichtet
    .said = auf den Rest verzichten
web-microcity-move-skip-investment = Das Feld nicht nutzen
    .did = Das Feld nicht genutzt
    .said = nicht investieren
web-microcity-move-skip-give = Kein Tausch
    .did = Kein Tausch
    .said = kein Tausch
web-microcity-move-skip-sale = Nichts verkaufen
    .did = Nichts verkauft
    .said = nichts verkaufen

## The log

web-microcity-round-begins = Runde { $round } beginnt: Zeit { $time }, Marker { $pool }
web-microcity-district-turned = Stadtteil { $card } zeigt jetzt Seite B
web-microcity-side-turned = Seite A ist fertig: weiter mit Seite B, alle Marker sind wieder im Vorrat

## How it ended

web-microcity-end-won = Alles steht!
    .text = Der letzte Stein ist gesetzt, das Band durchschnitten: Die Stadt gehört dir.
web-microcity-end-time = Die Zeit ist um
    .text = Die Kräne stehen still, und die Pläne wandern zurück in die Schublade. Beim nächsten Mal klappt es.
web-microcity-end-tokens = Nichts mehr zu investieren
    .text = Kein Marker ist mehr da, und die Baustelle schließt.
