## The daily challenge: one deal a day for each game, the same for everybody

web-daily = Tagesaufgabe
    .about = Jeden Tag eine Partie für jedes Spiel, mit derselben Ausgangslage für alle. Der erste Versuch zählt, ohne Tipps; dann siehst du, wie die vier Bots genau dieselbe Lage gespielt haben.
web-daily-today = Heute
web-daily-past = Vergangener Tag
web-daily-late = nachgeholt
web-daily-to-today = Zu den heutigen Aufgaben
web-daily-no-day = Für diesen Tag gibt es keine Aufgabe: Er ist noch nicht gekommen oder liegt vor der ersten. Wähle im Kalender einen anderen Tag.
web-daily-next = Neue Aufgaben in
web-daily-streak = { $days ->
    [0] Längste Serie: { $best ->
        [one] 1 Tag
       *[other] { $best } Tage
    }
    [one] 1 Tag in Folge
   *[other] { $days } Tage in Folge
}

## A deal

web-daily-format-pointcity = Allein, gegen den Automaten
web-daily-format-thecity = Du gegen den Baumeister
web-daily-format-microcity = { $level }
web-daily-rule-pointcity = Deine Punkte zählen.
web-daily-rule-thecity = Dein Vorsprung vor dem Baumeister zählt.
web-daily-rule-microcity = Jedes Gebäude zählt, nach einem Sieg auch die übrige Zeit.
web-daily-play = Heutige Aufgabe spielen
web-daily-play-late = Aufgabe nachholen
web-daily-playing = Deine Partie wartet auf dich.
web-daily-continue = Weiterspielen
web-daily-practise = Üben
web-daily-practise-on = Weiter üben
web-daily-look = Ansehen
web-daily-share = Ergebnis kopieren
web-daily-shared = Tricity, Tagesaufgabe { $day } · { $game } { $figure } · { $verdict }
web-daily-copied = Kopiert: { $words }
web-daily-back = Zum Vergleich mit den Bots

## A result

web-daily-result-pointcity = { $score ->
    [one] Punkt; der Automat hat { $rival }
   *[other] Punkte; der Automat hat { $rival }
}
web-daily-result-thecity = { $score } zu { $rival }
web-daily-result-microcity = { $score ->
    [one] Gebäude
   *[other] Gebäude
}{ $spare ->
    [0] {""}
   *[other] {" "}+ übrige Zeit
}
web-daily-verdict-all = Besser als alle vier Bots
web-daily-verdict-best = So gut wie der beste Bot
web-daily-verdict-mayor = Besser als der Bürgermeister
web-daily-verdict-architect = Besser als der Architekt
web-daily-verdict-builder = Besser als der Baumeister
web-daily-verdict-apprentice = Besser als der Lehrling
web-daily-verdict-none = Alle vier Bots waren besser
web-daily-bots = Du und die Bots bei dieser Aufgabe, die Besten zuerst
web-daily-bots-play = Die Bots spielen diese Aufgabe noch: { $done } von { $total } sind fertig.
web-daily-place = Platz { $place } von { $count } auf diesem Server
web-daily-first = Auf diesem Server hat sie noch niemand sonst gespielt.

## The calendar

web-daily-calendar = Kalender vergangener Tage
web-daily-earlier = Früherer Monat
web-daily-later = Späterer Monat
web-daily-state-played = gespielt
web-daily-state-late = nachgeholt
web-daily-state-playing = begonnen
web-daily-state-open = nicht gespielt
web-daily-legend-late = nachgeholt
web-daily-keys = Pfeiltasten wechseln den Tag, Bild auf und Bild ab den Monat.
web-daily-formula = Warum alle dieselbe Ausgangslage haben
    .about = Der Startwert einer Aufgabe sind die ersten 32 Ziffern eines Fingerabdrucks von Datum, Spiel und Regeln; alle können ihn ausrechnen. Auch die Bots am Tisch ziehen ihren Zufall aus dem Datum, darum ergeben gleiche Züge gleiche Partien. Im Terminal sagt „tricity daily“, wie man dieselben Aufgaben spielt.
