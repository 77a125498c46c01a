## Why a move cannot be made, in the terminal and in the browser

## All games

why-over = Das Spiel ist aus.
why-not-asked = Jetzt ist etwas anderes gefragt: { $question }.
why-not-your-turn = Jemand anderes ist am Zug.
why-answered = Du hast entschieden; jetzt sind die anderen dran.

## Point City

why-flipped-already = In einem Zug darf nur eine Karte umgedreht werden, und das ist geschehen.
why-is-building = Ein Gebäude wird nie auf die Ressourcenseite zurückgedreht.
why-line-with-building = Umdrehen darfst du nur, wo die ganze Reihe oder die ganze Spalte Ressourcen zeigt.
why-cannot-pay =
    { $ingenuity ->
        [0] Das kannst du nicht bezahlen. Es fehlt: { $missing }.
        [one] Das kannst du nicht bezahlen. Es fehlt: { $missing }; deine eine Universalkarte reicht nicht.
       *[other] Das kannst du nicht bezahlen. Es fehlt: { $missing }; deine { $ingenuity } Universalkarten reichen nicht.
    }
why-tokens-gone = Ein öffentliches Gebäude braucht hier ein Bürgerplättchen, und es sind zu wenige übrig.
why-deck-empty = Der Stapel ist leer.
why-two-cards = Du nimmst zwei Karten, die aneinandergrenzen: Wähle eine Nachbarkarte dazu.
why-no-partner = Du nimmst zwei Karten, die aneinandergrenzen, und mit keiner Nachbarkarte könntest du bezahlen.
why-token-later = Ein Bürgerplättchen wählst du, wenn du ein öffentliches Gebäude gebaut hast.
why-nothing-to-pay = Es gibt noch nichts zu bezahlen: Nimm zuerst ein Gebäude.
why-none-in-stock = So eine Karte hast du nicht.
why-other-resource = Ressourcen werden der Reihe nach bezahlt; jetzt ist dran: { $resource }.
why-doubles-first = Doppelte Karten werden vor einfachen ausgegeben.
why-wasted = Ein Teil dieser Karte wäre vergeudet, und das ist nicht erlaubt.
why-then-short = Mit dieser Karte könntest du den ganzen Rest nicht mehr bezahlen.
why-token-gone = Dieses Bürgerplättchen liegt nicht in der Reihe.
why-token-laid = Dieses Bürgerplättchen liegt schon in der Reihe.

## The City

why-not-in-hand = { $card } ist nicht auf deiner Hand.
why-not-drawn = { $card } ist nicht unter den Karten, die du gerade gezogen hast.
why-one-per-city = { $card }: Davon darf in einer Stadt nur eine Karte stehen, und du hast sie schon.
why-lacks-support = { $card } braucht eins davon in deiner Stadt: { $needs }.
why-too-great = { $card } kostet { $cost }; die zweite Karte des Bautrupps darf höchstens { $most } kosten.
why-too-dear =
    { $cards ->
        [0] { $card } kostet { $price }, und du hast keine andere Karte zum Bezahlen.
        [one] { $card } kostet { $price }, und du hast nur eine andere Karte zum Bezahlen.
       *[other] { $card } kostet { $price }, und du hast nur { $cards } andere Karten zum Bezahlen.
    }
why-architect-later = Die zusätzliche Karte eines neuen Bautrupps kommt von der Hand, der Architekt nicht.
why-laid-already = Du hast schon eine Karte zum Bauen gewählt.
why-nothing-laid = Du hast noch keine Karte gewählt.

## Microcity

why-not-residential = Der Ingenieur beginnt in einem Wohnviertel.
why-must-move = Der Ingenieur muss sein Feld verlassen.
why-exactly-so-far =
    { $steps ->
        [one] Der Ingenieur geht genau ein Feld weit, nie schräg.
       *[other] Der Ingenieur geht genau { $steps } Felder weit, nie schräg.
    }
why-too-far =
    { $steps ->
        [one] Der Ingenieur geht höchstens ein Feld weit, nie schräg.
       *[other] Der Ingenieur geht höchstens { $steps } Felder weit, nie schräg.
    }
why-no-token-there = Hier liegt kein Investitionsmarker.
why-say-how = Räumen kostet einen aktiven Würfel oder { $price } $, jedes einmal in der Runde: Wähle zuerst, womit du bezahlst.
why-no-die = Kein Würfel zeigt eine { $face }.
why-low-to-high = Geplante Würfel werden von klein nach groß genannt.
why-nothing-to-clear = Auf keinem Feld liegt ein Marker.
why-cleared-already = Auf jede Art darf einmal in der Runde geräumt werden, und diese ist verbraucht.
why-no-money = Das kostet { $price } $, und du hast { $money } $.
why-in-discard = Diese Karte ist abgelegt. Nimm deine Karten auf, um sie zurückzubekommen.
why-just-given = { $resource } gibst du her: Nimm etwas anderes dafür.
why-in-order = Zwei Rohstoffe werden in der Reihenfolge Kohle, Stahl, Holz genannt.
why-none-left = Davon hast du nichts: { $resource }.
why-built-already = { $building }: steht schon.
why-no-such-building = Die Gebäudekarte hat weniger Gebäude.
why-part-order = Teile werden der Reihe nach gebaut; vorher kommt: { $building }.
why-cannot-build = { $building } kannst du nicht bezahlen. Es fehlt: { $missing }.
why-build-when = Gebaut wird in der Investitionsphase, in einem Wohnviertel mit passendem Würfel, oder durch eine Projektkarte.
why-sell-when = Rohstoffe verkaufst du in einem Geschäftsviertel, nach dem Tausch.
why-cannot-skip = Darauf kannst du nicht verzichten: { $question }.
why-of-no-use = Die bessere Aktion würde jetzt nichts bewirken.
why-no-fitting-die =
    { $other ->
        [0] Dieses Feld nimmt einen Würfel, der eine { $one } zeigt, und du hast keinen.
       *[other] Dieses Feld nimmt einen Würfel, der eine { $one } oder eine { $other } zeigt, und du hast keinen.
    }
why-nothing-to-give = Mit einem Würfel musst du einen Rohstoff eintauschen, und du hast keinen.
why-nothing-to-build = Mit einem Würfel wird hier gebaut, und du kannst kein Gebäude bezahlen.
