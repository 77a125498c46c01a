## The shell of every page

web-skip = Zum Inhalt
web-nav = Hauptmenü
web-home = Startseite
web-new = Neuer Tisch
web-daily-short = Tagesaufgabe
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
    .about = Jede Karte ist auf der einen Seite Ressource, auf der anderen Gebäude. Nimm zwei benachbarte, bezahle und baue die Stadt mit den meisten Punkten.
web-game-thecity = The City
    .facts = 2–5 Personen · 15 Minuten · alle zugleich
    .about = Wähle verdeckt eine Karte, bezahle mit dem Rest deiner Hand und lass Einkommen und Punkte zur Lawine werden. Wer zuerst 50 hat, beendet das Spiel.
web-game-microcity = Microcity
    .facts = Solo · 25 Minuten · Würfel und eine Frist
    .about = Ein Ingenieur, eine Handvoll Würfel und eine Uhr, die nie stehen bleibt. Räume das Gelände, beschaffe das Nötige, werde rechtzeitig fertig.

web-way-bots = Gegen Bots spielen
web-way-friends = Freunde einladen
web-way-solo = Solo spielen
web-way-watch = Bots zusehen
web-way-options = Optionen

web-to-tutorial = In fünf Minuten lernen
web-to-rules = Regeln
web-to-cards = Karten

web-level-apprentice = Lehrling
web-level-builder = Baumeister
web-level-architect = Architekt
web-level-mayor = Bürgermeister

## Home

web-hero = Drei Städte. Ein Tisch.
    .about = Kartenspiele über das Bauen von Städten: mit Freunden per Link, gegen Bots oder allein. Ohne Konto.
web-to-daily = Tagesaufgabe
    .about = Jeden Tag drei neue Partien, für alle gleich gemischt. Wie stehst du gegen die Bots da?
web-bring = Partiedatei öffnen
    .help = Eine hier oder im Terminal gespeicherte Partie noch einmal ansehen.

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
web-problem-other = Der Server sagt:

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
