## Lists of tables

web-list-waiting = Du bist am Zug
web-list-mine = Deine anderen Tische
web-list-lobby = Offene Tische
web-list-watch = Wird gerade gespielt
web-list-recent = Letzte Partien
web-list-open = { $count ->
        [one] 1 Platz frei
       *[other] { $count } Plätze frei
    }
web-list-your-turn = du bist am Zug
web-list-running = läuft
web-list-nobody = Noch niemand

web-result-won = Du hast gewonnen
web-result-shared = Geteilter Sieg
web-result-lost = Du hast verloren
web-result-winner = Sieg für { $names }
web-result-over = Die Partie ist zu Ende

## A new table

web-new-game = Spiel
web-new-seats = Wer spielt mit?
web-new-seat = Platz { $number }
web-new-remove = Platz { $number } entfernen
web-new-add = Platz hinzufügen
web-name = Name
web-sitter-here = An diesem Bildschirm
    .help = Du oder jemand neben dir; der Bildschirm wird herumgereicht.
web-sitter-friend = Jemand per Link
    .help = Du bekommst einen Link zum Verschicken; wer ihn öffnet, darf hier Platz nehmen.
web-sitter-apprentice = Bot: Lehrling
    .help = Lernt noch; gut für die erste Partie.
web-sitter-builder = Bot: Baumeister
    .help = Versteht sein Handwerk.
web-sitter-architect = Bot: Architekt
    .help = Plant voraus.
web-sitter-mayor = Bot: Bürgermeister
    .help = Der stärkste; denkt einen Moment nach.

web-new-rules = Regeln
web-new-edition = Ausgabe
web-new-usual = Übliche Regeln
web-new-more = Am Tisch
web-new-hints = Tipps erlaubt
    .help = Alle dürfen fragen, welcher Zug am besten aussieht.
web-new-undo = Freies Zurücknehmen
    .help = Jede Entscheidung darf zurückgenommen werden, samt allem, was Bots danach getan haben.
web-new-public = Öffentlicher Tisch
    .help = Steht auf der Startseite dieses Servers; alle dürfen mitspielen oder zusehen.
web-new-clock = Bedenkzeit
    .help = Wessen Zeit abläuft, den vertritt ein Bot bis zur Rückkehr.
web-clock-none = Unbegrenzt
web-clock-quick = je 5 Minuten, 5 Sekunden pro Entscheidung
web-clock-calm = je 15 Minuten, 15 Sekunden pro Entscheidung
web-clock-long = je 1 Stunde, 30 Sekunden pro Entscheidung
web-clock-days = je 7 Tage, 1 Stunde pro Entscheidung
web-new-expert = Für Fachleute
web-new-seed = Verteilung
    .help = Bis zu 32 Ziffern 0–9 und a–f. Dieselbe Verteilung ergibt dieselben Karten; alle sehen, dass du sie gewählt hast.
web-new-cards = Eigene Karten
    .help = Kartentabellen (CSV oder JSON), benannt wie unsere; an diesem Tisch ersetzen sie die gedruckten.
web-new-start = Spiel beginnen
web-new-invite = Tisch eröffnen und einladen

## Before the game

web-gathering = Warten auf Mitspieler
    .help = Das Spiel beginnt von selbst, sobald alle Plätze besetzt sind.
web-invited = Du bist eingeladen
web-seat-open = Freier Platz
web-join-name = Dein Name
web-join = Platz nehmen
web-invite = Freunde einladen
    .help = Schicke diesen Link oder lass den Code scannen. Öffnen genügt.
web-invite-link = Link zu diesem Tisch
web-invite-here = Diese Adresse gilt nur auf diesem Computer. Für andere Geräte starte den Server mit --host 0.0.0.0 und öffne ihn unter der Adresse dieses Computers.
web-copy = Link kopieren
web-copied = Der Link ist kopiert.
web-share = Teilen
web-qr = QR-Code mit dem Link zu diesem Tisch
web-start-with-bots = { $count ->
        [one] Jetzt beginnen, mit einem Bot auf dem freien Platz
       *[other] Jetzt beginnen, mit Bots auf den freien Plätzen
    }
web-leave = Tisch verlassen

## The table

web-board = Tisch
web-players = Mitspieler
web-you = Du
web-player = Person { $number }
web-bot = Bot
web-away = abwesend; ein Bot spielt
web-present = da
web-absent = nicht da
web-decides = überlegt
web-points = { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
web-turn-of = { $name } ist am Zug.
web-hint = Tipp
web-hint-thinking = Ein guter Zug wird gesucht …
web-hint-best = Tipp: { $move }
web-chance = { $percent } %
web-undo = Zurücknehmen
web-panels = Neben dem Tisch
web-panel-log = Verlauf
web-panel-moves = Züge
web-panel-score = Punkte
web-panel-chat = Chat
web-unread = { $count } ungelesen
web-log-empty = Noch ist nichts geschehen.
web-log-undo = { $name } hat einen Zug zurückgenommen.
web-moves-none = Gerade gibt es nichts zu entscheiden.
web-score-what = Wofür
web-score-points = Punkte
web-score-none = Noch keine Punkte
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Etwas sagen
web-chat-send = Senden

web-reconnecting = Keine Verbindung. Es wird weiter versucht; kein Zug ist verloren.
web-refused = Der Server hat dir diesen Tisch verschlossen. Lade die Seite neu, um zuzusehen.
web-is-away = Du warst weg, und ein Bot spielt für dich.
web-come-back = Selbst weiterspielen
web-undo-asked = Die anderen werden gefragt, ob du deinen Zug zurücknehmen darfst.
web-undo-wish = { $name } möchte einen Zug zurücknehmen.
web-undo-agree = Zustimmen
web-undo-refuse = Ablehnen
web-recap = Seit deinem letzten Zug: { $count ->
        [one] ein Ereignis
       *[other] { $count } Ereignisse
    }.
web-recap-play = Zeigen
web-recap-playing = Seit deinem letzten Zug: { $at } von { $count }
web-recap-skip = Überspringen
web-watching = Du siehst zu.
web-curtain = Bildschirm an { $name }
    .help = Niemandes Karten sind zu sehen. { $name } macht weiter, wenn alles bereit ist.
web-curtain-lift = Ich bin { $name }

## The end

web-end = Ergebnis
web-won = gewonnen
web-plot = Punkte im Lauf der Zeit
    .help = Liniendiagramm der Punkte von { $names } nach jeder Entscheidung.
web-rematch = Revanche
web-export = Partie speichern
web-end-look = Tisch ansehen
web-fair = War die Verteilung fair?
    .help = Die erste Zeile wurde vor dem ersten Zug veröffentlicht. Sie ist der SHA-256 der beiden anderen; die Verteilung stand also von Anfang an fest.
web-fair-commitment = Zu Beginn veröffentlicht
web-fair-seed = Startwert der Verteilung
web-fair-salt = Salz

## Said of something

web-said-of = { $name }: { $what }
web-section = Regeln, §{ $section }
