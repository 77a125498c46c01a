## The shell of every page

web-skip = Skip to the content
web-nav = Main menu
web-home = Home
web-new = New table
web-about = About Tricity
web-unofficial = An unofficial implementation; the games’ names belong to their publishers.
web-loading = Setting the table …
web-preparing = The rules are being prepared; the first time this takes up to a minute …
web-close = Close
web-cancel = Cancel

web-settings = Settings
web-language = Language
web-theme = Appearance
web-theme-auto = Automatic
web-theme-light = Light
web-theme-dark = Dark
web-motion = Movement
web-motion-full = Full
web-motion-quick = Quick
web-motion-none = None
web-sound = Sounds
web-sound-off = Off
web-sound-on = On

web-keys = Keyboard
web-keys-tab = go on to the next part of the page
web-keys-arrows = move between cards and places
web-keys-enter = choose
web-keys-escape = take back a half-made choice
web-keys-moves = list all legal moves
web-keys-log = show the log
web-keys-score = show the scores
web-keys-chat = chat
web-keys-hint = ask for a hint
web-keys-undo = take back your last move
web-keys-help = show these keys

## The games

web-game-pointcity = Point City
    .facts = 1–4 players · 30 minutes · draft and build
    .about = Every card is a resource on one side and a building on the other. Take two neighbours, pay, and grow the city that scores best.
web-game-thecity = The City
    .facts = 2–5 players · 15 minutes · everybody at once
    .about = Choose a card in secret, pay with the rest of your hand, and let income and points snowball. The first to 50 ends it.
web-game-microcity = Microcity
    .facts = Solo · 25 minutes · dice and a deadline
    .about = One engineer, a handful of dice and a clock that never stops. Clear the ground, gather what you need, finish in time.

web-way-bots = Play against bots
web-way-friends = Invite friends
web-way-solo = Play solo
web-way-watch = Watch bots
web-way-options = Options

web-level-apprentice = Apprentice
web-level-builder = Builder
web-level-architect = Architect
web-level-mayor = Mayor

## Home

web-hero = Three cities. One table.
    .about = Card games about building cities: with friends by a link, against bots, or alone. No account needed.
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
web-bring = Open a match file
    .help = Look again at a match that was saved here or in the terminal.

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

## When something is wrong

web-lost-page = There is no such page
    .help = The address may be mistyped. Everything can be reached from the home page.
web-lost-table = This table does not exist
    .help = The link may be cut off or mistyped; ask for it again. Tables are known only by their links.
web-lost-offline = No connection to the server
    .help = It may be restarting, or your network is gone. This page tries again by itself; nothing you played is lost.
web-problem-offline = The server does not answer. Check your network and try again.
web-problem-unavailable = The server cannot save anything right now. Try again in a moment.
web-problem-no-such-table = This table does not exist; check the link.
web-problem-table-full = Every seat is taken. You may watch.
web-problem-seat-taken = This seat has just been taken; choose another.
web-problem-already-started = The game has already begun. You may watch.
web-problem-already-finished = This match is over.
web-problem-not-finished = This match is not over yet.
web-problem-not-your-seat = This seat belongs to somebody else.
web-problem-not-your-table = Only whoever made the table may do this.
web-problem-nothing-to-undo = There is nothing to take back.
web-problem-no-hints = This table was made without hints.
web-problem-not-waiting = It is not your turn.
web-problem-conflict = Somebody else was faster. Look at the table and try again.
web-problem-too-fast = That was too fast. Wait a moment.
web-problem-too-many-tables = You have too many unfinished tables; finish one first.
web-problem-too-large = This is too large for the server.
web-problem-old-rules = This match was played with other rules or cards; it can only be looked at.
web-problem-unknown = Something went wrong. Reload the page.
web-problem-other = The server says: { $message }

## About

web-about-what = Tricity puts three city-building card games on one table: in the browser, in the terminal, and as a laboratory for game designers and AI research.
web-about-unofficial = Unofficial
    .text = Point City, The City and Microcity are the work of their authors and publishers, to whom their names belong. This implementation has no connection with them. It uses its own words and its own drawings; if you like a game, buy it.
web-about-fair = Fair deals
    .text = The server publishes a fingerprint of each deal before the first move and the deal itself after the last, so anybody can check that nothing was changed. Bots see only what a player on their seat would see.
web-about-privacy = Privacy
    .text = No account, no tracking, no requests to others. One cookie remembers which seats are yours.
web-credits = Credits
    .text = All buildings, boards and covers are our own drawings. With thanks we use:
web-credit-icons = icons
web-credit-font = typeface
web-credit-library = software
