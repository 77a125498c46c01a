## The review of a match

web-review = Analyse
web-review-ask = Was hat diese Partie entschieden?
web-review-about = Das Programm prüft jede Entscheidung: wie sie die Gewinnchancen aller verändert hat, welcher Zug besser gewesen wäre und was Glück war.
web-review-begin = Analyse beginnen
web-review-kept = Es dauert etwa eine Minute, läuft auch ohne dich weiter und bleibt für alle erhalten, die hier nachsehen.
web-review-not-yours = Noch hat niemand danach gefragt; wer diese Partie gespielt hat, kann die Analyse beginnen.
web-review-working = Jede Entscheidung wird geprüft …
web-review-progress = { $done } von { $total }
web-review-done = Die Analyse ist fertig.
web-review-again = Noch einmal versuchen

web-review-curve = Gewinnchance
    .help = Gewinnchance, Entscheidung für Entscheidung. Die Pfeiltasten führen die Kurve entlang.
web-review-at = Nach { $ply } von { $plies } Entscheidungen
web-review-chance = { $name } { $chance } %
web-review-percent = { $percent } %
web-review-estimate = Geschätzt aus Tausenden Versuchen bei jeder Entscheidung; ein oder zwei Prozent mehr oder weniger bedeuten nichts.
web-review-numbers = Die Kurve in Zahlen
web-review-number = Entscheidung
web-review-who = Von

## The verdict on a decision

web-review-decision = Entscheidung { $number } · { $name }
web-review-mistake = Ein Fehler: { $percent } % weniger Gewinnchance.
web-review-star = Ein starker Zug: Der nächstbeste war { $percent } % schlechter.
web-review-fine = Kein anderer Zug war deutlich besser.
web-review-better = Besser:
web-review-then = Dann das Glück: { $luck }
web-review-luck-at = { $name } { $percent } %
web-review-next = Nächster Fehler
web-review-over = Das Ende
    .help = Geh zu einer Entscheidung zurück, um zu sehen, was sie wert war.

web-review-turns = Wendepunkte
web-review-turns-none = Die Partie verlief gleichmäßig; keine einzelne Entscheidung hat sie gewendet.
web-review-turn-luck = Glück
web-review-turn-mistake = Fehler

## What made the result, for each player

web-review-summary = Woraus das Ergebnis entstand
web-review-from-won = Von { $start } % am Anfang zum Sieg.
web-review-from-lost = Von { $start } % am Anfang zur Niederlage.
web-review-from-shared = Von { $start } % am Anfang zum Unentschieden.
web-review-luck-good = Das Glück half: { $percent } %.
web-review-luck-bad = Das Glück blieb aus: { $percent } %.
web-review-luck-even = Das Glück spielte kaum eine Rolle: { $percent } %.
web-review-own = Eigene Fehler kosteten { $percent } %.
web-review-own-none = Es gab keinen klaren Fehler.
web-review-others-good = Fehler der anderen brachten { $percent } %.
web-review-others-bad = Fehler der anderen kosteten { $percent } %.
web-review-best = Bester Zug: Entscheidung { $number }
web-review-worst = Teuerster Fehler: Entscheidung { $number }
web-review-instead = Besser: { $move } (+{ $percent } %)
web-review-bars = Woher die Gewinnchance kam: { $name }
web-review-bar-start = Am Anfang
web-review-bar-luck = Glück
web-review-bar-own = Eigene Fehler
web-review-bar-others = Fehler der anderen
web-review-bar-end = Am Ende
web-review-law = Die Balken ergeben zusammen das Ergebnis. Glück ist, was ans Licht kam und niemand wissen konnte: eine gezogene Karte, ein Würfel. Ein Fehler ist eine Entscheidung nur, wenn eine andere nach dem, was man da wusste, deutlich besser war.
