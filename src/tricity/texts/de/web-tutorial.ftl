# The guided first games.

web-tutorial = Einführung
web-tutorial-progress = { $number } von { $count }
web-tutorial-next = Weiter
web-tutorial-finish = Fertig
web-tutorial-back = Zurück
web-tutorial-show = Zeig mir, wo
web-tutorial-play = Mach du das
web-tutorial-restart = Von vorn
web-tutorial-skip = Überspringen
web-tutorial-task = Dein Zug:
web-tutorial-news = Was der Lehrling getan hat
web-tutorial-nudge = Im richtigen Spiel darfst du das! Jetzt wähle bitte, was umrahmt ist.
web-tutorial-nudge-read = Gute Idee, aber lass mich erst ausreden: Drück „Weiter“.
web-tutorial-keys-next = weiterlesen oder den Zug machen lassen
web-tutorial-keys-show = dorthin, wovon die Rede ist

## The end

web-tutorial-done = Du kannst es!
web-tutorial-done-pointcity = Produziere früh, dann lass die Stadt bezahlen; nimm ein Bürgerplättchen, das zu deiner Produktion passt; und greif nach den großen Punkten, bevor der Stapel leer ist.
web-tutorial-done-thecity = Erst Einkommen, dann Punkte; bau Karten, die einander helfen; und behalte im Auge, wer dem Ende nahe kommt.
web-tutorial-done-microcity = Behalte die Würfel, die zu deinem nächsten Feld passen; räume Felder, bevor der Vorrat leer ist; und nimm deine Karten rechtzeitig auf.
web-tutorial-apprentice = Gegen den Lehrling spielen
web-tutorial-solo = Ein richtiges Spiel auf der leichtesten Stufe
web-tutorial-read = Wenn du weiterlesen magst:
web-tutorial-rules = Alle Regeln
web-tutorial-cards = Alle Karten
web-tutorial-again = Noch einmal

## Point City

web-tutorial-pointcity-welcome = Das ist deine Stadt. Noch ist sie leer, also füllen wir sie! Du und dein Gegner habt je { $turns } Züge; dann gewinnt die Stadt mit den meisten Punkten.
    .title = Willkommen in Point City
web-tutorial-pointcity-market = Sechzehn Karten liegen auf dem Markt. Jede hat auf einer Seite eine Ressource und auf der anderen ein Gebäude. In jedem Zug nimmst du zwei Nachbarn: nebeneinander oder übereinander.
    .title = Der Markt
web-tutorial-pointcity-take = Beide Karten hier zeigen { $resource }. Drück die eine, dann die andere.
    .title = Dein erster Zug
web-tutorial-pointcity-refill = Die beiden Karten liegen jetzt in deinem Vorrat. Wo du eine Ressource genommen hast, kommt ein Gebäude: { $one } und { $other }. Und wo jemand ein Gebäude nimmt, folgt eine Ressource.
    .title = Die andere Seite
web-tutorial-pointcity-rival = Der Lehrling hat zuerst eine Karte umgedreht. Das darfst du auch, einmal pro Zug: Zeigt eine ganze Reihe oder Spalte nur Ressourcen, dreh eine davon um und sieh dir ihr Gebäude an.
    .title = Der Zug des Gegners
web-tutorial-pointcity-read = Der { $building } kostet { $count } { $resource }, ist { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } wert und produziert, noch besser, bis zum Spielende { $made }.
    .title = Ein Gebäude lesen
web-tutorial-pointcity-build = Ein Gebäude bezahlst du sofort, wenn du es nimmst. Den { $building } kannst du dir leisten; nimm ihn zusammen mit { $other }.
    .title = Bau etwas
web-tutorial-pointcity-pay = Du hast { $resource } und eine { $wild }karte, die für jede Ressource steht. Heb dir den Joker auf: Zahl mit { $resource } oder einfach wie vorgeschlagen.
    .title = Bezahlen
web-tutorial-pointcity-city = Der { $building } steht! Ab deinem nächsten Zug zahlt die Stadt { $count } { $made } zu allem, was du baust, in jedem Zug und umsonst. Karten gibt man aus, die Produktion bleibt.
    .title = Deine Stadt arbeitet für dich
web-tutorial-pointcity-civic = Die { $building } kostet { $count } { $resource }. Deine Stadt zahlt { $made }, die Karte daneben { $taken }, die Universalkarte { $wild }. Es ist ein öffentliches Gebäude: keine Punkte, aber ein Bürgerplättchen.
    .title = Die Produktion zahlt
web-tutorial-pointcity-token = Jedes Plättchen zählt am Ende auf seine Art. { $other } produzierst du schon. Das Plättchen für { $one } und { $other } bringt { $points } Punkte je Paar. Noch nichts, aber wir haben einen Plan: Nimm es.
    .title = Ein Bürgerplättchen
web-tutorial-pointcity-again = Das { $building } wird { $made } produzieren. Deine Stadt zahlt { $free }, den Rest zahlt die Karte { $card } daneben.
    .title = Die fehlende Hälfte
web-tutorial-pointcity-score = { $printed } auf Gebäuden und { $token } vom Plättchen, zusammen { $score }. Der Stern zeigt immer, was du jetzt bekämst.
    .title = Deine Punkte
web-tutorial-pointcity-free = Der { $building } kostet je einmal { $one } und { $other }. Deine Stadt produziert beides, also { $price ->
        [0] ist er umsonst
       *[other] zahlst du nur { $price }
    }. Darum kommt die Produktion zuerst!
    .title = Geschenkt
web-tutorial-pointcity-deck = Nichts Gutes auf dem Markt? Du darfst auch die zwei obersten Karten des Stapels ziehen, als Ressourcen. Noch { $left } Karten; ist der Stapel leer, endet das Spiel.
    .title = Tipp: der Stapel
web-tutorial-pointcity-later = Manche Gebäude produzieren nichts und sind einfach Punkte wert: Das { $building } bringt { $points }. Produziere in der ersten Hälfte des Spiels, sammle Punkte in der zweiten.
    .title = Tipp: Zeit für Punkte

## The City

web-tutorial-thecity-welcome = Alle bauen gleichzeitig an ihrer Stadt. Runde um Runde bringen deine Gebäude Punkte. Sobald jemand { $goal } hat, endet das Spiel, und die meisten Punkte gewinnen.
    .title = Willkommen in The City
web-tutorial-thecity-hand = Diese Karten sind Gebäude, und zugleich dein Geld. Um eine zu bauen, zahlst du mit anderen. Bei jeder lohnt sich die Frage: bauen oder ausgeben?
    .title = Deine Hand
web-tutorial-thecity-deal = Du hast { $count } Karten und gibst { $owed } ab. Das { $other } kostet { $cost }, viel zu teuer für den Anfang, und das { $one } bringt allein gar nichts. Drück beide Karten, dann bestätige.
    .title = Zwei Karten müssen weg
web-tutorial-thecity-house = Das { $card } kostet { $price ->
        [one] 1 Karte
       *[other] { $price } Karten
    } und bringt jede Runde { $income ->
        [one] 1 Karte
       *[other] { $income } Karten
    }: Einkommen. Damit fängst du an! Drück die Karte, dann „Bauen“.
    .title = Die erste Runde
web-tutorial-thecity-pay = Beide Karten werden gleichzeitig aufgedeckt, dann bezahlst du mit { $owed ->
        [one] einer Karte
       *[other] { $owed } Karten
    } von der Hand. Der Tisch markiert, was dir am wenigsten fehlen wird, aber du entscheidest: Drück die { $card }, dann „Bezahlen“.
    .title = Mit Karten bezahlen
web-tutorial-thecity-income = Nach dem Bauen ziehen alle Karten und bekommen Punkte. Das { $card } gab dir { $income ->
        [one] 1 Karte
       *[other] { $income } Karten
    }: Jetzt hast du { $hand }.
    .title = Einkommen
web-tutorial-thecity-architect = Der { $card } liegt neben dem Tisch, einer für jeden. Er kostet { $price ->
        [0] nichts
       *[other] { $price }
    } und bringt pro Runde { $income ->
        [one] 1 Karte
       *[other] { $income } Karten
    } mehr. Greif zu!
    .title = Ein Geschenk
web-tutorial-thecity-survey = Der Lehrling hat nichts gebaut, sondern fünf Karten gezogen und eine behalten. Das kannst du auch, wenn deine Hand dir nicht weiterhilft.
    .title = Oder gar nichts bauen
web-tutorial-thecity-school = Die { $card } bringt jede Runde { $points } Punkte. Dafür muss in deiner Stadt ein { $needed } stehen, und das hast du! Bau sie, und bezahl wie vorgeschlagen.
    .title = Gebäude brauchen einander
web-tutorial-thecity-points = Von nun an { $points } Punkte pro Runde; du hast { $score }. Punkte kommen in jeder Runde: Was früh steht, zahlt sich viele Male aus.
    .title = Punkte, Runde um Runde
web-tutorial-thecity-villa = Die { $card } kostet { $cost }. Aber die { $cheaper } macht sie für dich billiger: { $price } Karten genügen. Bau sie!
    .title = Zusammen billiger
web-tutorial-thecity-second = Du machst jetzt { $points } Punkte pro Runde. Jede { $card } bringt { $more } mehr für jede { $card } in deiner Stadt. Eine zweite hebt also auch die erste.
    .title = Mehr davon
web-tutorial-thecity-grown = { $points } Punkte in jeder Runde, und { $score } zu { $rival } für dich. Erst Einkommen, dann Karten, die einander helfen: So wachsen Städte.
    .title = Sieh dir das an!
web-tutorial-thecity-symbols = Autos, Einkaufswagen und Brunnen: Viele Karten verdienen an jedem Symbol in deiner Stadt. Sammelst du eine Sorte, such die Karten, die sie zählen.
    .title = Tipp: Symbole
web-tutorial-thecity-end = Drück auf deinen Gegner, und du siehst seine ganze Stadt. Kommt jemand nahe an { $goal }, hör auf zu sparen: Dann zählen nur noch Punkte. Bei Gleichstand gewinnt die größere Hand.
    .title = Tipp: Schau auf die anderen

## Microcity

web-tutorial-microcity-welcome = Du leitest eine Baufirma, ganz allein. Bau die { $count } Gebäude dieser Karte, und du gewinnst. Jedes zeigt, was es kostet: Kohle, Stahl, Holz oder Geld.
    .title = Willkommen in Microcity
web-tutorial-microcity-limits = Zwei Dinge können dich aufhalten. Die Zeit: jetzt { $time }, und jede Runde eins weniger. Und die Marker: jetzt { $pool }; fast jede Runde kostet einen, und jedes Gebäude auch. Geht eins davon aus, hast du verloren.
    .title = Zwei Grenzen
web-tutorial-microcity-start = Dein Ingenieur geht durch die Stadt und arbeitet, wo er stehen bleibt. Er beginnt in einem { $area }: in diesem.
    .title = Wo es losgeht
web-tutorial-microcity-dice = Jede Runde würfelst du mit drei Würfeln und behältst zwei. Ein Feld leistet mehr für einen Würfel mit seiner Zahl. In der Nähe will ein { $area } eine { $face }, also leg die { $left } weg.
    .title = Würfeln
web-tutorial-microcity-card = Jetzt spielst du eine Projektkarte. Die { $card } bewegt den Ingenieur { $steps } Felder weit. Danach gibt sie dir: { $basic }; und mehr, wenn du eine { $die } ausgibst.
    .title = Ein Projekt
web-tutorial-microcity-move = Er muss genau { $steps } Felder gehen, nie schräg. Das { $area } ist gerade so weit. Schick ihn hin.
    .title = Bewegen
web-tutorial-microcity-basic = Für die bessere Aktion fehlt dir eine { $die }, also nimm die einfache: { $basic }. Wir brauchen Holz.
    .title = Die Aktion der Karte
web-tutorial-microcity-invest = Jetzt nutz das Feld selbst. Ein { $area } gibt eins von seinem Rohstoff, oder zwei, wenn du einen Würfel mit der richtigen Zahl ausgibst. Dafür hast du die { $face } behalten!
    .title = Investieren
web-tutorial-microcity-round = Die Runde ist vorbei. Der Ingenieur hat hier einen Marker gelassen; solange er liegt, ist das Feld gesperrt. Zeit: { $time }. Marker im Vorrat: { $pool }.
    .title = Was es gekostet hat
web-tutorial-microcity-stock = Du hast { $wood } Holz und { $money } $. Die { $building } kosten { $woodcost } Holz und { $moneycost } $: Das können wir uns leisten! Jede Leiste geht bis fünf; mehr verfällt.
    .title = Deine Vorräte
web-tutorial-microcity-plan = Gebaut wird in einem Wohnviertel, mit einem Würfel seiner Zahl. Das { $area } nebenan will eine { $face }. Also behalte die { $face }, und leg die { $left } weg.
    .title = Ein Plan
web-tutorial-microcity-crew = { $card }: Weg { $steps }, gerade weit genug. Spiel die Karte, geh ins { $area }, und nimm unterwegs das Geld.
    .title = Nebenan
web-tutorial-microcity-build = Die einfache Aktion brächte hier Geld. Aber mit der { $face } baust du: Wähl das, und die { $building } sind dein.
    .title = Bauen!
web-tutorial-microcity-built = Die { $building } stehen: { $built } von { $count }. Auch das Gebäude hat einen Marker verbraucht, und der kommt nie zurück.
    .title = Das erste Gebäude
web-tutorial-microcity-tokens = Nur noch { $pool } Marker sind im Vorrat, und { $taken } liegen auf Feldern. Die kannst du zurückholen. Wähl zuerst wieder den Würfel, den du weglegst.
    .title = Der Vorrat schwindet
web-tutorial-microcity-clear = Die { $card } räumt ein Feld: Sein Marker kommt zurück in den Vorrat. Spiel die Karte, geh zur { $area }, räum das { $cleared }, und grab mit der { $face }.
    .title = Räumen und graben
web-tutorial-microcity-next = { $coal } Kohle und { $wood } Holz: genug für die { $building }. Du siehst, wie es geht: sammeln, mit dem richtigen Würfel heimkommen, bauen.
    .title = Tipp: eine Runde vorausdenken
web-tutorial-microcity-cards = { $left } Karten hast du noch. Hier nimmst du alle gespielten wieder auf, aber das kostet zusätzlich Zeit. Planen dagegen lässt dich die Würfel der nächsten Runde selbst einstellen.
    .title = Tipp: Karten kommen zurück
