# Die Regelseiten im Browser.

web-rules = Regeln
web-rules-title = Regeln von { $game }
web-rules-games = Regeln der anderen Spiele
web-rules-contents = Inhalt
web-rules-link = Link zu { $section } kopieren
web-rules-search = In den Regeln suchen
web-rules-hits = { $now } von { $count }
web-rules-no-hits = nichts gefunden
web-rules-previous = Vorige Stelle
web-rules-next = Nächste Stelle
web-rules-example = Beispiel
    .how = vom Spiel selbst berechnet
web-rules-sum = Summe
