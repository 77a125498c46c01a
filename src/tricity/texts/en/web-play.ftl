## Lists of tables

web-list-waiting = Your turn
web-list-mine = Your other tables
web-list-lobby = Open tables
web-list-watch = Being played now
web-list-recent = Recent matches
web-list-open = { $count ->
        [one] 1 seat free
       *[other] { $count } seats free
    }
web-list-your-turn = your turn
web-list-running = being played
web-list-nobody = Nobody yet

web-result-won = You won
web-result-shared = A shared win
web-result-lost = You lost
web-result-winner = Won by { $names }
web-result-over = The match is over

## A new table

web-new-game = Game
web-new-seats = Who plays?
web-new-seat = Seat { $number }
web-new-remove = Remove seat { $number }
web-new-add = Add a seat
web-name = Name
web-sitter-here = At this screen
    .help = You, or somebody beside you; the screen is passed around.
web-sitter-friend = A friend, by link
    .help = You get a link to send; whoever opens it may sit down here.
web-sitter-apprentice = Bot: Apprentice
    .help = Still learning; good for a first game.
web-sitter-builder = Bot: Builder
    .help = Knows the trade.
web-sitter-architect = Bot: Architect
    .help = Plans ahead.
web-sitter-mayor = Bot: Mayor
    .help = The strongest, and thinks a moment.

web-new-rules = Rules
web-new-edition = Edition
web-new-usual = Usual rules
web-new-more = At the table
web-new-hints = Hints allowed
    .help = Anybody may ask which move looks best.
web-new-undo = Take back freely
    .help = Any decision may be taken back, with everything the bots did after it.
web-new-public = Public table
    .help = Listed on the home page of this server, for anybody to join or watch.
web-new-clock = Thinking time
    .help = Whoever runs out of time is replaced by a bot until they return.
web-clock-none = No limit
web-clock-quick = 5 minutes each, 5 seconds per decision
web-clock-calm = 15 minutes each, 15 seconds per decision
web-clock-long = 1 hour each, 30 seconds per decision
web-clock-days = 7 days each, 1 hour per decision
web-new-expert = For experts
web-new-seed = Deal
    .help = Up to 32 digits 0–9 and a–f. The same deal gives the same cards; everybody will see that you chose it.
web-new-cards = Your own cards
    .help = Card tables (CSV or JSON) named like ours; they replace the printed ones at this table.
web-new-start = Start the game
web-new-invite = Make the table and invite

## Before the game

web-gathering = Waiting for players
    .help = The game starts by itself as soon as every seat is taken.
web-invited = You are invited
web-seat-open = Free seat
web-join-name = Your name
web-join = Sit down
web-invite = Invite friends
    .help = Send this link, or let them scan the code. Opening it is all they need to do.
web-invite-link = Link to this table
web-invite-here = This address works only on this computer. For other devices, start the server with --host 0.0.0.0 and open it under this computer’s address.
web-copy = Copy the link
web-copied = The link is copied.
web-share = Share
web-qr = QR code with the link to this table
web-start-with-bots = { $count ->
        [one] Start now, with a bot on the free seat
       *[other] Start now, with bots on the free seats
    }
web-leave = Leave

## The table

web-board = Table
web-players = Players
web-you = You
web-player = Player { $number }
web-bot = bot
web-away = away; a bot plays
web-present = here
web-absent = not here
web-decides = deciding
web-points = { $points } { $points ->
        [one] point
       *[other] points
    }
web-turn-of = It is the turn of { $name }.
web-hint = Hint
web-hint-thinking = Looking for a good move …
web-hint-best = Hint: { $move }
web-chance = { $percent } %
web-undo = Undo
web-panels = Beside the table
web-panel-log = Log
web-panel-moves = Moves
web-panel-score = Score
web-panel-chat = Chat
web-unread = { $count } unread
web-log-empty = Nothing has happened yet.
web-log-undo = { $name } took back a move.
web-moves-none = Nothing to decide right now.
web-score-what = What for
web-score-points = Points
web-score-none = No points yet
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send

web-reconnecting = No connection. Trying again; nothing you played is lost.
web-refused = The server has closed this table to you. Reload the page to watch it.
web-is-away = You have been away, and a bot plays for you.
web-come-back = Play on yourself
web-undo-asked = The others are asked whether you may take back your move.
web-undo-wish = { $name } would like to take back a move.
web-undo-agree = Agree
web-undo-refuse = Refuse
web-recap = Since your last move: { $count ->
        [one] one thing has happened
       *[other] { $count } things have happened
    }.
web-recap-play = Show
web-recap-playing = Since your last move: { $at } of { $count }
web-recap-skip = Skip
web-watching = You are watching.
web-curtain = Pass the screen to { $name }
    .help = Nobody’s cards are shown now. { $name } goes on when ready.
web-curtain-lift = I am { $name }

## The end

web-end = Result
web-won = won
web-plot = Points over time
    .help = Line chart of the points of { $names } after every decision.
web-rematch = Rematch
web-export = Save the match
web-end-look = Look at the table
web-fair = Was the deal fair?
    .help = The first line was published before the first move. It is the SHA-256 of the other two, so the deal was fixed from the start.
web-fair-commitment = Published at the start
web-fair-seed = Seed of the deal
web-fair-salt = Salt

## Said of something

web-said-of = { $name }: { $what }
web-section = Rules, §{ $section }
