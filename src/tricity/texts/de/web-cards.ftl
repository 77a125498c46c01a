# The gallery of components.

web-cards = Karten
    .about = Alles, was in der Schachtel ist, und wie es sich bewährt, wenn Bots spielen.
web-cards-game = Spiel

## Search, filters, order

web-cards-search = Nach Namen suchen
web-cards-filters = { $count ->
        [0] Filter
       *[other] Filter ({ $count })
    }
web-cards-any = Beliebig
web-cards-count = { $shown } von { $all }
web-cards-reset = Alle zeigen
web-cards-none = So etwas ist nicht in der Schachtel.
web-cards-sort = Reihenfolge
web-cards-sort-printed = Wie in der Schachtel
web-cards-sort-name = Nach Namen
web-cards-sort-cost = Günstigste zuerst
web-cards-sort-points = Meiste Punkte zuerst
web-cards-sort-rate = Höchste Gewinnquote zuerst

web-cards-kind = Art
web-cards-kind-production = Produktionsgebäude
web-cards-kind-points = Punktegebäude
web-cards-kind-civic = Öffentliche Gebäude
web-cards-kind-token = Bürgerplättchen
web-cards-kind-start = Startkarte
web-cards-kind-district = Stadtteilkarten
web-cards-kind-scenario = Gebäude- und Herausforderungskarten
web-cards-kind-piece = Weiteres Material
web-cards-level = Stufe
web-cards-makes = Produziert
web-cards-asks = Verlangt
web-cards-back = Andere Seite
web-cards-cost = Kosten
web-cards-cost-from = Kosten { $from } bis { $to }
web-cards-symbol = Symbol
web-cards-symbol-none = Ohne Symbol
web-cards-brings = Bringt
web-cards-note = Besonderes
web-cards-note-bonus = Zählt andere Karten
web-cards-note-discount = Macht andere günstiger
web-cards-note-requires = Braucht eine andere Karte
web-cards-note-unique = Nur eine pro Stadt
web-cards-die = Würfel
web-cards-area = Feld

## One component

web-cards-level-of = Stufe { $level }
web-cards-costs = Kostet { $cost }
web-cards-back-of = Andere Seite: { $card }
web-cards-copies = { $count ->
        [one] 1 Exemplar in der Schachtel
       *[other] { $count } Exemplare in der Schachtel
    }
web-cards-rule = Regeln § { $section }
web-cards-previous = Vorige
web-cards-next = Nächste
web-cards-place = { $place } von { $count }

## How it fares

web-cards-fares = In Partien der Bots
web-cards-legend = Die Zahl unter einer Karte sagt, um wie viele Prozentpunkte häufiger oder seltener als im Schnitt gewann, wer sie hatte. ▲ und ▼ zeigen, was kaum Zufall ist; ohne Zeichen kann der Unterschied Zufall sein, und ohne Zahl waren es zu wenige Partien.
web-cards-cause = Was mit dem Gewinnen einhergeht, muss nicht seine Ursache sein: Teure Karten baut, wer schon reich ist.
web-cards-run = { $games } Partien zwischen Bots der Art „{ $bot }“, { $seats ->
        [one] ein Platz
       *[other] { $seats } Plätze
    }, { $date }, Fassung { $rules } der Regeln.
web-cards-tile-fare = Gewinnquote { $lift } gegenüber dem Schnitt
web-cards-tile-unknown = Gewinnquote unbekannt
web-cards-fare = { $rate } % gewonnen: { $lift } Prozentpunkte gegenüber dem Schnitt (95-%-Intervall { $low } bis { $high }; { $seats } Fälle)
web-cards-better = Geht mit Gewinnen einher
web-cards-worse = Geht mit Verlieren einher
web-cards-even = Kein klarer Unterschied
web-cards-unknown = Dazu sagen die Partien noch nichts: Weniger als { $fewest } Plätze hatten es, oder fast alle.
web-cards-how-built = Gebaut
web-cards-how-taken = Genommen
web-cards-how-first = Zuerst gebaut
web-cards-how-discarded = Beim Austeilen abgeworfen
web-cards-how-basic = Für die einfache Aktion gespielt
web-cards-how-advanced = Für die bessere Aktion gespielt
web-cards-how-planning = Zum Planen gespielt
web-cards-how-top-left = Lag oben links
web-cards-how-top-right = Lag oben rechts
web-cards-how-bottom-left = Lag unten links
web-cards-how-bottom-right = Lag unten rechts
