## Eine Partie noch einmal ansehen

web-replay = Wiederholung
web-replay-watch = Wiederholung ansehen
web-replay-review = Analyse
web-replay-early = Die Wiederholung öffnet sich, wenn die Partie vorbei ist
    .help = Bis dahin darf niemand mehr sehen als vom eigenen Platz aus. Komm später mit demselben Link wieder.
web-replay-table = Zum Tisch
web-replay-end = Ergebnis der Partie
web-replay-copy = Link zu dieser Stellung kopieren
web-replay-old = Diese Partie wurde mit anderen Regeln oder Karten gespielt. Nur einige Stellungen sind erhalten.

web-replay-controls = Wiederholung
web-replay-scrub = Stelle in der Partie
web-replay-place = Entscheidung { $ply } von { $plies }
web-replay-first = Zum Anfang
web-replay-last = Zum Ende
web-replay-back = Eine Entscheidung zurück
web-replay-on = Eine Entscheidung weiter
web-replay-turn-back = Einen Zug zurück
web-replay-turn-on = Einen Zug weiter
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-speed = Tempo
web-replay-eyes = Mit wessen Augen
web-replay-eyes-open = Alle Karten offen
web-replay-eyes-spectator = Als Zuschauer
web-replay-eyes-seat = Sicht von { $name }

web-replay-hands = Alle Handkarten
web-replay-hand-of = Handkarten von { $name }
web-replay-hand-empty = keine Karten
web-replay-laid = zum Bauen gewählt

web-replay-start = Der Anfang
web-replay-turn = Zug { $number }
web-replay-round = { $number ->
        [0] Vor der ersten Runde
       *[other] Runde { $number }
    }
web-replay-decided = { $name }: { $what }

web-replay-play-on = Von hier weiterspielen
    .help = { $ply ->
            [0] Die Partie beginnt mit denselben Karten von vorn.
            [one] Die erste Entscheidung bleibt, wie sie war; es folgen dieselben Karten.
           *[other] Die ersten { $ply } Entscheidungen bleiben, wie sie waren; es folgen dieselben Karten.
        } Du entscheidest für einen Platz, Bots für alle anderen. Tipps sind erlaubt, und deine Züge lassen sich zurücknehmen.
    .alone = { $ply ->
            [0] Die Partie beginnt mit denselben Karten von vorn.
            [one] Die erste Entscheidung bleibt, wie sie war; es folgen dieselben Karten.
           *[other] Die ersten { $ply } Entscheidungen bleiben, wie sie waren; es folgen dieselben Karten.
        } Tipps sind erlaubt, und deine Züge lassen sich zurücknehmen.
web-replay-as = Du spielst für
web-replay-against = Stufe der anderen
web-replay-begin = Weiterspielen

web-replay-keys-decision = eine Entscheidung zurück oder weiter
web-replay-keys-turn = einen Zug zurück oder weiter
web-replay-keys-ends = zum Anfang, zum Ende
web-replay-keys-play = abspielen oder anhalten
web-replay-keys-on = von hier weiterspielen
web-replay-space = Leertaste

## Partiedateien

web-replay-drop = Lass hier eine Partiedatei los, um sie noch einmal anzusehen
web-replay-fault-foreign = „{ $file }“ ist keine Partiedatei von Tricity. Wähle eine Datei, die hier oder im Terminal gespeichert wurde.
web-replay-fault-game = „{ $file }“ ist eine Partie von „{ $said }“, und dieses Spiel steht hier nicht im Regal.
web-replay-fault-rules = „{ $file }“ wurde mit Fassung { $said } der Regeln gespielt; dieser Server spielt eine andere. Öffne sie mit der Fassung, mit der gespielt wurde.
web-replay-fault-cards = „{ $file }“ wurde mit anderen Karten gespielt. Öffne sie mit den Karten, mit denen gespielt wurde.
web-replay-fault-head = Der Kopf von „{ $file }“ ist beschädigt{ $line ->
        [0] {""}
       *[other] {" "}in Zeile { $line }: „{ $said }“
    }. Speichere die Partie noch einmal.
web-replay-fault-move = „{ $file }“ ist beschädigt: In Zeile { $line } ist „{ $said }“ kein erlaubter Zug. Speichere die Partie noch einmal.
web-replay-fault-end = „{ $file }“ ist unvollständig: Nach Zeile { $line } fehlen Züge oder wurden geändert. Speichere die Partie noch einmal.
web-replay-fault-unfinished = Die Partie in „{ $file }“ ist nicht zu Ende. Spiel sie zu Ende und öffne sie dann hier.
web-replay-fault-forged = „{ $file }“ wurde verändert: Die Karten liegen nicht so, wie es vor dem ersten Zug versprochen war.
web-replay-fault-large = „{ $file }“ ist zu groß für eine Partiedatei (höchstens 200 kB).
