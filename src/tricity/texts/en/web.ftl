## The shell of every page

web-skip = Skip to the content
web-nav = Main menu
web-home = Home
web-new = New table
web-daily-short = Daily
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

web-to-tutorial = Learn it in five minutes
web-to-rules = Rules
web-to-cards = Cards

web-level-apprentice = Apprentice
web-level-builder = Builder
web-level-architect = Architect
web-level-mayor = Mayor

## Home

web-hero = Three cities. One table.
    .about = Card games about building cities: with friends by a link, against bots, or alone. No account needed.
web-to-daily = Daily challenge
    .about = The same three deals for everybody, new every day. How do you compare with the bots?
web-bring = Open a match file
    .help = Look again at a match that was saved here or in the terminal.

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
web-problem-other = The server says:

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
