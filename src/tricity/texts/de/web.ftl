## The shell of every page

web-skip = Zum Inhalt
web-nav = Hauptmenü
web-home = Startseite
web-new = Neuer Tisch
web-about = Über Tricity
web-unofficial = Eine inoffizielle Umsetzung; die Namen der Spiele gehören ihren Verlagen.
web-loading = Der Tisch wird gedeckt …
web-preparing = Die Regeln werden vorbereitet; beim ersten Mal dauert das bis zu einer Minute …
web-close = Schließen
web-cancel = Abbrechen

web-settings = Einstellungen
web-language = Sprache
web-theme = Darstellung
web-theme-auto = Automatisch
web-theme-light = Hell
web-theme-dark = Dunkel
web-motion = Bewegung
web-motion-full = Voll
web-motion-quick = Schnell
web-motion-none = Keine
web-sound = Töne
web-sound-off = Aus
web-sound-on = An

web-keys = Tastatur
web-keys-tab = zum nächsten Teil der Seite
web-keys-arrows = zwischen Karten und Plätzen wechseln
web-keys-enter = wählen
web-keys-escape = eine halbe Wahl zurücknehmen
web-keys-moves = alle erlaubten Züge auflisten
web-keys-log = den Verlauf zeigen
web-keys-score = die Punkte zeigen
web-keys-chat = plaudern
web-keys-hint = um einen Tipp bitten
web-keys-undo = den letzten Zug zurücknehmen
web-keys-help = diese Tasten zeigen

## The games

web-game-pointcity = Point City
    .facts = 1–4 Personen · 30 Minuten · nehmen und bauen
    .about = Jede Karte ist auf der einen Seite Rohstoff, auf der anderen Gebäude. Nimm zwei benachbarte, bezahle und baue die Stadt mit den meisten Punkten.
web-game-thecity = The City
    .facts = 2–5 Personen · 15 Minuten · alle zugleich
    .about = Wähle verdeckt eine Karte, bezahle mit dem Rest deiner Hand und lass Einkommen und Punkte zur Lawine werden. Wer zuerst 50 hat, beendet das Spiel.
web-game-microcity = Microcity
    .facts = Solo · 25 Minuten · Würfel und eine Frist
    .about = Eine Ingenieurin, eine Handvoll Würfel und eine Uhr, die nie stehen bleibt. Räume das Gelände, beschaffe das Nötige, werde rechtzeitig fertig.

web-way-bots = Gegen Bots spielen
web-way-friends = Freunde einladen
web-way-solo = Solo spielen
web-way-watch = Bots zusehen
web-way-options = Optionen

web-level-apprentice = Lehrling
web-level-builder = Baumeister
web-level-architect = Architekt
web-level-mayor = Bürgermeister

## Home

web-hero = Drei Städte. Ein Tisch.
    .about = Kartenspiele über das Bauen von Städten: mit Freunden per Link, gegen Bots oder allein. Ohne Konto.
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
web-bring = Partiedatei öffnen
    .help = Eine hier oder im Terminal gespeicherte Partie noch einmal ansehen.

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

## When something is wrong

web-lost-page = Diese Seite gibt es nicht
    .help = Vielleicht ein Tippfehler in der Adresse. Von der Startseite aus ist alles erreichbar.
web-lost-table = Diesen Tisch gibt es nicht
    .help = Vielleicht ist der Link abgeschnitten oder falsch abgeschrieben; bitte noch einmal darum. Tische kennt man nur über ihren Link.
web-lost-offline = Keine Verbindung zum Server
    .help = Vielleicht startet er gerade neu, oder dein Netz ist weg. Diese Seite versucht es von selbst weiter; kein Zug ist verloren.
web-problem-offline = Der Server antwortet nicht. Prüfe dein Netz und versuche es noch einmal.
web-problem-unavailable = Der Server kann gerade nichts speichern. Versuche es gleich noch einmal.
web-problem-no-such-table = Diesen Tisch gibt es nicht; prüfe den Link.
web-problem-table-full = Alle Plätze sind besetzt. Du darfst zusehen.
web-problem-seat-taken = Dieser Platz wurde gerade besetzt; wähle einen anderen.
web-problem-already-started = Das Spiel hat schon begonnen. Du darfst zusehen.
web-problem-already-finished = Diese Partie ist zu Ende.
web-problem-not-finished = Diese Partie ist noch nicht zu Ende.
web-problem-not-your-seat = Dieser Platz gehört jemand anderem.
web-problem-not-your-table = Das darf nur, wer den Tisch eröffnet hat.
web-problem-nothing-to-undo = Es gibt nichts zurückzunehmen.
web-problem-no-hints = An diesem Tisch gibt es keine Tipps.
web-problem-not-waiting = Du bist nicht am Zug.
web-problem-conflict = Jemand war schneller. Sieh auf den Tisch und versuche es noch einmal.
web-problem-too-fast = Das war zu schnell. Warte einen Moment.
web-problem-too-many-tables = Du hast zu viele unfertige Tische; beende zuerst einen.
web-problem-too-large = Das ist zu groß für den Server.
web-problem-old-rules = Diese Partie wurde mit anderen Regeln oder Karten gespielt; man kann sie nur ansehen.
web-problem-unknown = Etwas ist schiefgegangen. Lade die Seite neu.
web-problem-other = Der Server sagt: { $message }

## About

web-about-what = Tricity bringt drei Kartenspiele über das Bauen von Städten an einen Tisch: im Browser, im Terminal und als Labor für Spieleentwickler und KI-Forschung.
web-about-unofficial = Inoffiziell
    .text = Point City, The City und Microcity sind das Werk ihrer Autoren und Verlage, denen ihre Namen gehören. Diese Umsetzung steht in keiner Verbindung zu ihnen. Sie verwendet eigene Worte und eigene Zeichnungen; wenn dir ein Spiel gefällt, kaufe es.
web-about-fair = Faire Verteilung
    .text = Der Server veröffentlicht vor dem ersten Zug einen Fingerabdruck jeder Verteilung und nach dem letzten die Verteilung selbst; so können alle prüfen, dass nichts geändert wurde. Bots sehen nur, was eine Person auf ihrem Platz sähe.
web-about-privacy = Privatsphäre
    .text = Kein Konto, kein Tracking, keine Anfragen an Dritte. Ein einziges Cookie merkt sich, welche Plätze dir gehören.
web-credits = Dank
    .text = Alle Gebäude, Pläne und Titelbilder haben wir selbst gezeichnet. Mit Dank verwenden wir:
web-credit-icons = Symbole
web-credit-font = Schrift
web-credit-library = Software
