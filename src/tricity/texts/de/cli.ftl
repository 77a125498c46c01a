## The table in the terminal: what all games share

cli-nothing = –
cli-points = { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
    .short = { $points } Pkt
cli-copies = { $thing } × { $count }
cli-product = { $times ->
        [1] { $amount }
       *[other] { $times } × { $amount }
    }
cli-told = { $name }: { $done }
cli-told-detail = { $name }: { $done } – { $detail }
cli-over = Das Spiel ist aus.

cli-you = Du
cli-player = Spieler { $number }
cli-is-bot = { $name } (Bot)
cli-bot-apprentice = Lehrling
    .about = Lehrling: lernt noch
cli-bot-builder = Baumeister
    .about = Baumeister: versteht sein Handwerk
cli-bot-architect = Architekt
    .about = Architekt: plant voraus
cli-bot-mayor = Bürgermeister
    .about = Bürgermeister: am stärksten, denkt einen Augenblick nach
cli-bot-random = Zufall
cli-bot-greedy = Gierig

cli-players = Am Tisch: { $players }
cli-greeting = Tippe Nummer oder Worte eines Zuges. Oder: hilfe, tipp, zurück, stand, ende.
cli-compiling = Die Regeln werden vorbereitet; das dauert bis zu einer Minute, aber nur beim ersten Mal …
cli-thinking = { $name } denkt nach …
cli-hint-thinking = Suche nach einem guten Zug …
cli-pass = Gib den Bildschirm weiter an { $name } und drücke dann Enter.
cli-noted = Notiert: { $move }
cli-resumed = Es geht weiter nach { $count ->
        [one] einem Zug
       *[other] { $count } Zügen
    }.

## Questions before the game

cli-ask-game = Welches Spiel?
cli-about-pointcity = Point City: Karten, die Ressource oder Gebäude sind (1 bis 4 Personen)
cli-about-thecity = The City: alle bauen gleichzeitig, schnell und knapp (2 bis 5 Personen)
cli-about-microcity = Microcity: Würfel, ein Ingenieur und ein Termin (allein)
cli-ask-people = Wie viele Menschen spielen hier, du eingeschlossen? ({ $first } bis { $last })
cli-ask-bots = Wie viele Bots spielen mit? ({ $first } bis { $last })
cli-ask-level = Wie stark sind die Bots?
cli-ask-again = Bitte tippe eine Zahl von { $first } bis { $last }.

## Answers that are no move

cli-empty = Tippe eine Zahl von 1 bis { $last }, die Worte eines Zuges oder hilfe.
cli-answer-number = Es gibt keinen Zug { $number }; die Nummern gehen von 1 bis { $last }.
cli-answer-unknown = „{ $answer }“ kenne ich nicht. Tippe eine Zahl von 1 bis { $last }, die Worte eines Zuges oder hilfe.
cli-answer-illegal = „{ $move }“ ist jetzt nicht möglich. { $why } (§{ $section }) Wähle eine Zahl von 1 bis { $last }; das Wort züge zeigt sie alle.
cli-answer-unclear = „{ $answer }“ kann mehrere Züge meinen: { $several }. Bitte sag, welchen.

## Words

cli-word-table = tisch
    .help = Tisch und Frage noch einmal zeigen
cli-word-moves = züge
    .help = die Züge noch einmal zeigen
cli-word-hint = tipp
    .help = sagen, welcher Zug am besten aussieht
cli-word-undo = zurück
    .help = deine letzte Entscheidung zurücknehmen, und was Bots seither taten
cli-word-score = stand
    .help = den Punktestand zeigen, und wofür deine Punkte sind
cli-word-log = verlauf
    .help = erzählen, was geschah; verlauf 10 zeigt die letzten zehn Zeilen
cli-word-save = speichern
    .help = die Partie speichern: speichern meine.match
cli-word-rules = regeln
    .help = sagen, wo die Regeln stehen
cli-word-help = hilfe
    .help = diese Liste zeigen
cli-word-quit = ende
    .help = aufhören; die Partie bleibt erhalten, tricity play --resume spielt weiter

cli-help = Ein Zug ist eine Zahl von 1 bis { $last }, seine Worte oder ihr Ende (wie b2-b3). Du kannst auch tippen:
cli-hint = Beste Aussicht auf den Sieg: { $chance } %
cli-undone = Zurückgenommen.
cli-nothing-to-undo = Es gibt nichts zurückzunehmen.
cli-log-empty = Noch ist nichts geschehen.
cli-saved = Gespeichert: { $file }
cli-save-exists = { $file } gibt es schon; wähle einen anderen Namen, etwa: speichern meine.match
cli-save-failed = { $file } kann nicht geschrieben werden: { $reason }
cli-rules = Die Regeln dieses Spiels: { $page }

## The end

cli-column-player = Spieler
cli-column-place = Platz
cli-column-points = Punkte
cli-column-what = Wofür
cli-column-count = Je
cli-score-of = { $name }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
cli-winner = Sieg: { $names }
cli-winners = Geteilter Sieg: { $names }
cli-won = Gewonnen!
cli-drawn = Unentschieden.
cli-lost = Diesmal verloren.
cli-seed = Dieselben Karten noch einmal: --seed { $seed }
cli-kept = Die Partie liegt in { $file }
    Zum Ansehen: tricity replay
cli-left = Die Partie liegt in { $file }
    Zum Weiterspielen: tricity play --resume
cli-nothing-kept = Nichts wurde gespielt, also liegt nichts bereit.
cli-not-kept = Die Partie kann nicht gesichert werden ({ $reason }); du kannst weiterspielen.

## Replay

cli-replay-at = Zug { $ply } von { $last }
cli-replay-help = Enter: weiter; b: zurück; eine Zahl: dorthin; q: Ende.
cli-replay-end = Das war der letzte Zug.

## Other commands

cli-games-seats = { $first } bis { $last } Personen
cli-games-solo = eine Person
cli-games-options = Optionen (die erste Wahl gilt, wenn nichts gesagt wird):
cli-games-presets = Ausgaben:
cli-daily = Die Aufgaben vom { $day } (UTC), dieselben für alle:
cli-daily-rivals = Es sind die Aufgaben aus dem Browser; dort ziehen auch die Bots ihren Zufall aus dem Tag.
cli-cards-good = { $path }: diese Karten von { $game } sind in Ordnung.
cli-counting = Zähle …
cli-perft = { $count } Stellungen nach { $depth } Entscheidungen

## Point City

cli-pointcity-community = { -pointcity-community }
    .short = Einw
cli-pointcity-economy = { -pointcity-economy }
    .short = Wirt
cli-pointcity-energy = { -pointcity-energy }
    .short = Ener
cli-pointcity-ecology = { -pointcity-ecology }
    .short = Umw
cli-pointcity-industry = { -pointcity-industry }
    .short = Indu
cli-pointcity-ingenuity = Universal
    .short = Univ
cli-pointcity-double = 2× { $resource }
cli-pointcity-level = Stufe { $level }
cli-pointcity-makes = gibt { $resource }
cli-pointcity-civic = öffentlich: Plättchen
cli-pointcity-cost = für { $cost }

cli-pointcity-turn = Zug { $turn } von { $turns }: { $name }
cli-pointcity-deck = Stapel: { $count } { $count ->
        [one] Karte
       *[other] Karten
    }, obenauf { $top }
cli-pointcity-deck-empty = Der Stapel ist leer.
cli-pointcity-tokens = Bürgerplättchen, mit ihren Punkten am Ende:
cli-pointcity-debt = Zu zahlen für { $buildings }: noch { $missing }

cli-pointcity-column-player = Spieler
cli-pointcity-column-points = Punkte
cli-pointcity-column-makes = Gibt
cli-pointcity-column-holds = Karten
cli-pointcity-column-tokens = Plättchen
cli-pointcity-column-buildings = Gebaut

cli-pointcity-group-buildings = Ein Gebäude mit seiner Nachbarkarte nehmen:
cli-pointcity-group-resources = Zwei Ressourcen nehmen:
cli-pointcity-group-deck = Die obersten zwei Karten des Stapels nehmen:
cli-pointcity-group-flip = Oder zuerst eine Karte auf ihre Gebäudeseite drehen:

cli-pointcity-take = nimm { $what }
    .done = genommen { $what }
cli-pointcity-flip = dreh { $what } um
    .done = umgedreht { $what }
cli-pointcity-draw = zieh
    .done = gezogen
cli-pointcity-token = Plättchen { $what }
    .done = gewählt Plättchen { $what }
cli-pointcity-pay = zahl mit: { $what }
    .done = bezahlt mit: { $what }
cli-pointcity-automaton = genommen
cli-pointcity-draw-detail = { $top } + eine unbekannte Karte
cli-pointcity-due = ; zahl { $due }
cli-pointcity-free = ; kostenlos

cli-pointcity-token-flat = { $amount } { $amount ->
        [one] Punkt
       *[other] Punkte
    }
cli-pointcity-token-per-full-set = { $amount } je Satz aller fünf
cli-pointcity-token-per-type-with-2plus = { $amount } je Ressource ab 2 Stück
cli-pointcity-token-per-type-with-3plus = { $amount } je Ressource ab 3 Stück
cli-pointcity-token-per-missing-type = { $amount } je fehlender Ressource
cli-pointcity-token-per-unspent-ingenuity-card = { $amount } je übriger Universalkarte
cli-pointcity-token-per-resource = { $amount } je { $one }
cli-pointcity-token-per-pair = { $amount } je { $one } mit { $other }

## The City

cli-thecity-car = Auto
cli-thecity-cart = Wagen
cli-thecity-fountain = Brunnen
cli-thecity-start = Vor der ersten Runde; wer zuerst { $goal } Punkte hat, beendet das Spiel. Stapel { $deck }.
cli-thecity-round = Runde { $round }; wer zuerst { $goal } Punkte hat, beendet das Spiel. Stapel { $deck }, Ablage { $discards }.
cli-thecity-hand = Deine Hand: { $count } { $count ->
        [one] Karte
       *[other] Karten
    }, und was jede in jeder Runde brächte
cli-thecity-laid = Du baust { $cards }.
cli-thecity-owed = { $count } { $count ->
        [one] Karte
       *[other] Karten
    } abzuwerfen.

cli-thecity-column-player = Spieler
cli-thecity-column-points = Punkte
cli-thecity-column-cards-each = Karten/Runde
cli-thecity-column-points-each = Punkte/Runde
cli-thecity-column-hand = Hand
cli-thecity-column-city = Stadt
cli-thecity-column-card = Karte
cli-thecity-column-cost = Kosten
cli-thecity-column-shows = Zeigt
cli-thecity-column-cards = Karten
cli-thecity-column-remarks = Bemerkungen

cli-thecity-per-own = +{ $amount } je { $thing }
cli-thecity-per-all = +{ $amount } je { $thing } überall
cli-thecity-per-rival = +{ $amount } je { $thing } eines Gegners
cli-thecity-if-own = +{ $amount } mit { $thing }
cli-thecity-if-all = +{ $amount } mit { $thing } irgendwo
cli-thecity-if-rival = +{ $amount } mit { $thing } bei einem Gegner
cli-thecity-needs = braucht { $things }
cli-thecity-cheaper = { $amount } billiger: { $things }
cli-thecity-unique = eine pro Stadt
cli-thecity-crew = zwei Karten pro Runde
cli-thecity-architect = einer pro Person

cli-thecity-no-build = fünf Karten ziehen, eine behalten
cli-thecity-price = { $price ->
        [0] kostenlos
        [one] 1 Karte
       *[other] { $price } Karten
    }
cli-thecity-cost = Kosten { $cost }
cli-thecity-cards = Karten { $what }
cli-thecity-points = Punkte { $what }
cli-thecity-shows = zeigt { $what }
cli-thecity-group-build = Bauen, für so viele Handkarten:
cli-thecity-built = gebaut
cli-thecity-surveyed = nichts gebaut, neue Karten angesehen
cli-thecity-gain = Runde { $round }: { $name } +{ $points } = { $total } { $total ->
        [one] Punkt
       *[other] Punkte
    }, +{ $cards } { $cards ->
        [one] Karte
       *[other] Karten
    }

## Microcity

cli-microcity-coal = Kohle
cli-microcity-steel = Stahl
cli-microcity-wood = Holz
cli-microcity-commercial = Geschäfte
cli-microcity-residential = Wohnen
cli-microcity-amount-money = { $count } $
cli-microcity-amount-coal = { $count } Kohle
cli-microcity-amount-steel = { $count } Stahl
cli-microcity-amount-wood = { $count } Holz
cli-microcity-engineer = INGENIEUR
cli-microcity-token = Marker

cli-microcity-round = Runde { $round }. Zeit übrig: { $time } von { $start }. Investitionsmarker übrig: { $pool }.
cli-microcity-begins = Runde { $round } beginnt: Zeit { $time }, Marker { $pool }, Würfel { $dice }.
cli-microcity-reminder = Du hast { $tracks }. Würfel: { $dice }. Der Ingenieur steht auf { $where }.
cli-microcity-group-clear = Oder zuerst ein Feld räumen:
cli-microcity-keeps = behalte { $dice }
cli-microcity-with-die = mit einer { $die }: { $effect }
cli-microcity-card = { $name }, Bewegung { $move }; { $basic }
cli-microcity-card-or = { $card } – oder mit deiner { $die }: { $advanced }
cli-microcity-state-built = gebaut
cli-microcity-state-ready = erreichbar
cli-microcity-state-open = zu bauen
cli-microcity-column-building = Gebäude
cli-microcity-column-cost = Kosten
cli-microcity-column-bonus = Bonus
cli-microcity-column-state = Stand
cli-microcity-column-project = Projekt
cli-microcity-column-move = Weg
cli-microcity-column-basic = Einfache Aktion
cli-microcity-column-advanced = Bessere Aktion

cli-microcity-start = beginne auf { $what }
    .done = Beginn auf { $what }
cli-microcity-move = geh nach { $what }
    .done = gegangen nach { $what }
cli-microcity-clear = räum { $what }
    .done = geräumt { $what }
cli-microcity-leave = leg die { $what } weg
    .done = weggelegt die { $what }
cli-microcity-set = stell ihn auf { $what }
    .done = Würfel gestellt auf { $what }
cli-microcity-die = nimm die { $what }
    .done = genommen die { $what }
cli-microcity-clear-with-die = gib die { $what } aus
    .done = ausgegeben die { $what }, um ein Feld zu räumen
cli-microcity-clear-with-money = zahl 2 $
    .done = bezahlt 2 $, um ein Feld zu räumen
cli-microcity-project = Projekt { $what }
    .done = gespielt Projekt { $what }
cli-microcity-recover = Karten aufnehmen
    .done = Karten aufgenommen
    .detail = Bewegung 1, alle Karten zurück auf die Hand, 1 Zeit weniger
    .free = Bewegung 1, alle Karten zurück auf die Hand
cli-microcity-basic = einfache Aktion
    .done = einfache Aktion
cli-microcity-advanced = bessere Aktion
    .done = bessere Aktion
cli-microcity-planning = planen
    .done = nächste Runde geplant
    .detail = in der nächsten Runde stellst du beide Würfel; jetzt keine Investition
cli-microcity-invest = investieren
    .done = investiert
cli-microcity-invest-with-die = mit Würfel investieren
    .done = mit Würfel investiert
cli-microcity-gain = nimm { $what }
cli-microcity-invest-commercial = tausche 1 Rohstoff, nimm 1 $; danach darfst du 1 Rohstoff für 2 $ verkaufen
cli-microcity-invest-with-die-commercial = tausche 1 Rohstoff gegen 2, nimm 1 $; danach darfst du 1 Rohstoff für 2 $ verkaufen
cli-microcity-invest-with-die-residential = bauen
cli-microcity-skip = verzichten
    .done = verzichtet
cli-microcity-take = nimm { $what }
    .done = genommen { $what }
cli-microcity-give = gib { $what }
    .done = gegeben { $what }
cli-microcity-sell = verkauf { $what }
    .done = verkauft { $what }
cli-microcity-building = bau Nummer { $what }
    .done = gebaut Nummer { $what }
