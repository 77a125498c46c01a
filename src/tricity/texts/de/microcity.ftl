microcity-name = Microcity

## Areas and tracks

microcity-area-coal = Kohlegrube
microcity-area-steel = Stahlwerk
microcity-area-wood = Sägewerk
microcity-area-commercial = Geschäftsviertel
microcity-area-residential = Wohnviertel

microcity-track-money = Geld
microcity-track-coal = Kohle
microcity-track-steel = Stahl
microcity-track-wood = Holz

microcity-district = Stadtteil { $card }, Seite { $side }
microcity-time = Zeit
microcity-pool = Marker im Vorrat
microcity-token = Investitionsmarker
microcity-engineer = Ingenieur
microcity-dice = Aktive Würfel

## Project cards

microcity-project-clearance = Räumung
microcity-project-survey = Vermessung
microcity-project-site-crew = Bautrupp
microcity-project-overtime = Überstunden
microcity-project-delivery = Lieferung
microcity-project-redevelopment = Sanierung

microcity-place-hand = Auf der Hand
microcity-place-played = Wird gespielt
microcity-place-discard = Abgelegt

## Effects

microcity-effect-none = –
microcity-effect-remove-1 = 1 Feld räumen
microcity-effect-remove-2 = 2 Felder räumen
microcity-effect-take-1 = 1 Rohstoff nehmen
microcity-effect-take-2 = 2 Rohstoffe nehmen
microcity-effect-remove-1-or-take-1 = 1 Feld räumen oder 1 Rohstoff nehmen
microcity-effect-money-1 = 1 $ nehmen
microcity-effect-money-2 = 2 $ nehmen
microcity-effect-no-time-step = Die Zeit bleibt in dieser Runde stehen
microcity-effect-set-die = 1 aktiven Würfel beliebig drehen
microcity-effect-swap-1 = 1 Rohstoff gegen einen anderen tauschen
microcity-effect-build-anywhere = Bauen, wo immer der Ingenieur steht
microcity-effect-flip-district = Diesen Stadtteil auf Seite B drehen

## Buildings and parts of challenges

microcity-building-houses = Wohnhäuser
microcity-building-school = Schule
microcity-building-workshop = Werkstatt
microcity-building-town-hall = Rathaus
microcity-building-park-pavilion = Parkpavillon
microcity-building-power-station = Kraftwerk
microcity-building-concert-hall = Konzerthaus
microcity-building-railway-station = Bahnhof
microcity-building-office-tower = Büroturm
microcity-building-legs = Pfeiler
microcity-building-middle = Mittelteil
microcity-building-spire = Spitze
microcity-building-foundations = Fundament
microcity-building-lower-floors = Untere Stockwerke
microcity-building-middle-floors = Mittlere Stockwerke
microcity-building-upper-floors = Obere Stockwerke
microcity-building-mast = Mast

microcity-scenario-side-a = Seite A
microcity-scenario-side-b = Seite B
microcity-scenario-a-then-b = Seite A, dann Seite B
microcity-scenario-eiffel = Eiffelturm
microcity-scenario-empire = Empire State Building

## Options

microcity-option-level = Stufe
    .help = Was du bauen musst, und in welcher Zeit.
microcity-option-level-a10 = Seite A, leicht (Zeit 10)
microcity-option-level-a8 = Seite A, mittel (Zeit 8)
microcity-option-level-b15 = Seite B, mittel (Zeit 15)
microcity-option-level-b12 = Seite B, schwer (Zeit 12)
microcity-option-level-ab25 = Seite A, dann Seite B, leicht (Zeit 25)
microcity-option-level-ab22 = Seite A, dann Seite B, mittel (Zeit 22)
microcity-option-level-ab18 = Seite A, dann Seite B, schwer (Zeit 18)
microcity-option-level-eiffel16 = Eiffelturm, leicht (Zeit 16)
microcity-option-level-eiffel13 = Eiffelturm, mittel (Zeit 13)
microcity-option-level-eiffel10 = Eiffelturm, schwer (Zeit 10)
microcity-option-level-empire16 = Empire State Building, leicht (Zeit 16)
microcity-option-level-empire13 = Empire State Building, mittel (Zeit 13)
microcity-option-level-empire10 = Empire State Building, schwer (Zeit 10)
microcity-option-layout = Die Stadt
    .help = Wie die vier Stadtteilkarten ausgelegt werden.
microcity-option-layout-random = Zufällig
microcity-option-layout-first-game = Wie im ersten Spiel
microcity-option-movement = Bewegung
    .help = Ob der Ingenieur kürzer gehen darf, als die Karte sagt.
microcity-option-movement-exactly = Genau so weit, wie die Karte sagt
microcity-option-movement-up-to = Höchstens so weit, wie die Karte sagt
microcity-option-recover-costs-time = Karten aufnehmen kostet Zeit
    .help = Ob das Aufnehmen des Ablagestapels die Zeit um einen weiteren Schritt verkürzt.
microcity-option-recover-costs-time-true = Ja
microcity-option-recover-costs-time-false = Nein

## What you are asked

microcity-phase-over = Das Spiel ist aus
microcity-phase-start = Wähle das Wohnviertel, in dem der Ingenieur beginnt
microcity-phase-dice = Wähle den Würfel, den du weglegst
microcity-phase-plan = Stelle deine geplanten Würfel ein
microcity-phase-prepare = Spiele eine Projektkarte oder nimm die Karten auf; vorher darfst du Felder räumen
microcity-phase-move = Bewege den Ingenieur
microcity-phase-action = Wähle, wofür die Karte gespielt wird
microcity-phase-investment = Nutze das Feld, mit oder ohne Würfel, oder verzichte
microcity-phase-clear = Wähle ein Feld, das geräumt wird
microcity-phase-take = Wähle einen Rohstoff, den du nimmst
microcity-phase-clear-or-take = Räume ein Feld oder nimm einen Rohstoff
microcity-phase-give = Wähle einen Rohstoff, den du eintauschst
microcity-phase-sale = Du darfst einen Rohstoff für 2 $ verkaufen
microcity-phase-die = Wähle den Würfel, den du drehst
microcity-phase-face = Wähle, was der Würfel zeigen soll
microcity-phase-building = Wähle ein Gebäude

microcity-stage-preparation = Vorbereitung
microcity-stage-project = Projekt
microcity-stage-investment = Investition

## How it ended

microcity-ending-won = Gewonnen: alles ist gebaut
microcity-ending-time = Verloren: die Zeit ist um
microcity-ending-tokens = Verloren: kein Investitionsmarker ist übrig
