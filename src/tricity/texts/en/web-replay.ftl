## The replay of a match

web-replay = Replay
web-replay-watch = Watch the replay
web-replay-review = Review
web-replay-early = The replay opens when the match is over
    .help = Until then nobody may see more than their own seat sees. Come back later with the same link.
web-replay-table = Go to the table
web-replay-end = Result of the match
web-replay-copy = Copy a link to this position
web-replay-old = This match was played with other rules or cards. Only some of its positions were kept.

web-replay-controls = Replay
web-replay-scrub = Place in the match
web-replay-place = Decision { $ply } of { $plies }
web-replay-first = To the start
web-replay-last = To the end
web-replay-back = One decision back
web-replay-on = One decision on
web-replay-turn-back = One turn back
web-replay-turn-on = One turn on
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-eyes = Whose eyes
web-replay-eyes-open = All hands open
web-replay-eyes-spectator = A spectator
web-replay-eyes-seat = Seen by { $name }

web-replay-hands = All hands
web-replay-hand-of = Hand of { $name }
web-replay-hand-empty = no cards
web-replay-laid = chosen to be built

web-replay-start = The start
web-replay-turn = Turn { $number }
web-replay-round = { $number ->
        [0] Before the first round
       *[other] Round { $number }
    }
web-replay-decided = { $name }: { $what }

web-replay-play-on = Play on from here
    .help = { $ply ->
            [0] The game begins anew with the same deal.
            [one] The first decision stays as it was; the same cards follow.
           *[other] The first { $ply } decisions stay as they were; the same cards follow.
        } You decide for one seat, bots for all others. Hints are allowed, and your moves can be taken back.
    .alone = { $ply ->
            [0] The game begins anew with the same deal.
            [one] The first decision stays as it was; the same cards follow.
           *[other] The first { $ply } decisions stay as they were; the same cards follow.
        } Hints are allowed, and your moves can be taken back.
web-replay-as = You play
web-replay-against = The others are
web-replay-begin = Play on

web-replay-keys-decision = one decision back or on
web-replay-keys-turn = one turn back or on
web-replay-keys-ends = to the start, to the end
web-replay-keys-play = play or pause
web-replay-keys-on = play on from here
web-replay-space = Space

## Match files

web-replay-drop = Drop a match file here to replay it
web-replay-fault-foreign = “{ $file }” is no match file of Tricity. Choose a file that was saved here or in the terminal.
web-replay-fault-game = “{ $file }” is a match of “{ $said }”, a game that is not on this shelf.
web-replay-fault-rules = “{ $file }” was played with version { $said } of the rules; this server plays another one. Open it with the version it was played with.
web-replay-fault-cards = “{ $file }” was played with other cards. Open it with the cards it was played with.
web-replay-fault-head = The head of “{ $file }” is damaged{ $line ->
        [0] {""}
       *[other] {" "}in line { $line }: “{ $said }”
    }. Save the match once more.
web-replay-fault-move = “{ $file }” is damaged: in line { $line }, “{ $said }” is no legal move. Save the match once more.
web-replay-fault-end = “{ $file }” is not complete: after line { $line } moves are missing or changed. Save the match once more.
web-replay-fault-unfinished = The match in “{ $file }” is not over. Play it to its end, then open it here.
web-replay-fault-forged = “{ $file }” was changed: its deal is not the one that was promised before the first move.
web-replay-fault-large = “{ $file }” is too large to be a match file (at most 200 kB).
