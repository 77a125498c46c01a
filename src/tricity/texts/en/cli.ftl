## The table in the terminal: what all games share

cli-nothing = –
cli-points = { $points } { $points ->
        [one] point
       *[other] points
    }
    .short = { $points } { $points ->
        [one] pt
       *[other] pts
    }
cli-copies = { $thing } × { $count }
cli-product = { $times ->
        [1] { $amount }
       *[other] { $times } × { $amount }
    }
cli-told = { $name } { $done }
cli-told-detail = { $name } { $done }: { $detail }
cli-over = The game is over.

cli-you = You
cli-player = Player { $number }
cli-is-bot = { $name } (bot)
cli-bot-apprentice = Apprentice
    .about = Apprentice: still learning
cli-bot-builder = Builder
    .about = Builder: knows the trade
cli-bot-architect = Architect
    .about = Architect: plans ahead
cli-bot-mayor = Mayor
    .about = Mayor: the strongest, and thinks a moment
cli-bot-random = Random
cli-bot-greedy = Greedy

cli-players = At the table: { $players }
cli-greeting = Type the number or the words of a move. Also: help, hint, undo, score, quit.
cli-compiling = Preparing the rules; this takes up to a minute, but only the first time …
cli-thinking = { $name } is thinking …
cli-hint-thinking = Looking for a good move …
cli-pass = Pass the screen to { $name }, then press Enter.
cli-noted = Noted: { $move }
cli-resumed = Going on after { $count ->
        [one] one move
       *[other] { $count } moves
    }.

## Questions before the game

cli-ask-game = Which game?
cli-about-pointcity = Point City: draft cards that are resource or building (1 to 4 players)
cli-about-thecity = The City: everybody builds at once, a quick engine builder (2 to 5 players)
cli-about-microcity = Microcity: dice, an engineer and a deadline (solo)
cli-ask-people = How many people play here, you included? ({ $first } to { $last })
cli-ask-bots = How many bots join? ({ $first } to { $last })
cli-ask-level = How strong are the bots?
cli-ask-again = Please type a number from { $first } to { $last }.

## Answers that are no move

cli-empty = Type a number from 1 to { $last }, the words of a move, or help.
cli-answer-number = There is no move { $number }; the numbers go from 1 to { $last }.
cli-answer-unknown = I do not know “{ $answer }”. Type a number from 1 to { $last }, the words of a move, or help.
cli-answer-illegal = “{ $move }” is not possible now. { $why } (§{ $section }) Choose a number from 1 to { $last }; the word moves lists them.
cli-answer-unclear = “{ $answer }” could be several moves: { $several }. Please say which.

## Words

cli-word-table = table
    .help = show the table and the question again
cli-word-moves = moves
    .help = list the moves again
cli-word-hint = hint
    .help = say which move looks best
cli-word-undo = undo
    .help = take back your last decision, and what bots did since
cli-word-score = score
    .help = show the scores, and what your points are for
cli-word-log = log
    .help = tell what has happened; log 10 tells the last ten lines
cli-word-save = save
    .help = save the match: save my.match
cli-word-rules = rules
    .help = say where the rules can be read
cli-word-help = help
    .help = show this list
cli-word-quit = quit
    .help = stop; the match is kept, and tricity play --resume goes on

cli-help = A move is a number from 1 to { $last }, its words, or the end of its words (as in b2-b3). You can also type:
cli-hint = Best chance to win: { $chance } %
cli-undone = Taken back.
cli-nothing-to-undo = There is nothing to take back.
cli-log-empty = Nothing has happened yet.
cli-saved = Saved: { $file }
cli-save-exists = { $file } already exists; choose another name, as in: save my.match
cli-save-failed = { $file } cannot be written: { $reason }
cli-rules = The rules of this game: { $page }

## The end

cli-column-player = Player
cli-column-place = Place
cli-column-points = Points
cli-column-what = What for
cli-column-count = Each
cli-score-of = { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
cli-winner = Winner: { $names }
cli-winners = Shared victory: { $names }
cli-won = You have won!
cli-drawn = A draw.
cli-lost = You have lost this time.
cli-seed = The same deal again: --seed { $seed }
cli-kept = The match is kept in { $file }
    To look at it again: tricity replay
cli-left = The match is kept in { $file }
    To go on with it: tricity play --resume
cli-nothing-kept = Nothing was played, so nothing is kept.
cli-not-kept = The match cannot be kept on disk ({ $reason }); you can play on.

## Replay

cli-replay-at = Move { $ply } of { $last }
cli-replay-help = Enter: next; b: back; a number: go there; q: quit.
cli-replay-end = This was the last move.

## Other commands

cli-games-seats = { $first } to { $last } players
cli-games-solo = one player
cli-games-options = Options (the first choice is the default):
cli-games-presets = Editions:
cli-daily = The deals of { $day } (UTC), the same for everybody:
cli-daily-rivals = The deals are those of the browser; there, bots also draw their chance from the day.
cli-cards-good = { $path }: these cards of { $game } are good.
cli-counting = Counting …
cli-perft = { $count } positions after { $depth } decisions

## Point City

cli-pointcity-community = { -pointcity-community }
    .short = comm
cli-pointcity-economy = { -pointcity-economy }
    .short = econ
cli-pointcity-energy = { -pointcity-energy }
    .short = ener
cli-pointcity-ecology = { -pointcity-ecology }
    .short = ecol
cli-pointcity-industry = { -pointcity-industry }
    .short = indu
cli-pointcity-ingenuity = ingenuity
    .short = inge
cli-pointcity-double = double { $resource }
cli-pointcity-level = level { $level }
cli-pointcity-makes = makes { $resource }
cli-pointcity-civic = civic: a token
cli-pointcity-cost = for { $cost }

cli-pointcity-turn = Turn { $turn } of { $turns }: { $name }
cli-pointcity-deck = Deck: { $count } { $count ->
        [one] card
       *[other] cards
    }, on top { $top }
cli-pointcity-deck-empty = The deck is empty.
cli-pointcity-tokens = Civic tokens, with their points at the end:
cli-pointcity-debt = To pay for { $buildings }: still { $missing }

cli-pointcity-column-player = Player
cli-pointcity-column-points = Points
cli-pointcity-column-makes = Makes
cli-pointcity-column-holds = Cards
cli-pointcity-column-tokens = Tokens
cli-pointcity-column-buildings = Built

cli-pointcity-group-buildings = Take a building with its neighbour:
cli-pointcity-group-resources = Take two resources:
cli-pointcity-group-deck = Take the top two cards of the deck:
cli-pointcity-group-flip = Or first flip one card to its building side:

cli-pointcity-take = take { $what }
    .done = took { $what }
cli-pointcity-flip = flip { $what }
    .done = flipped { $what }
cli-pointcity-draw = draw
    .done = drew
cli-pointcity-token = token { $what }
    .done = chose token { $what }
cli-pointcity-pay = pay { $what }
    .done = paid { $what }
cli-pointcity-automaton = took
cli-pointcity-draw-detail = { $top } + one unknown card
cli-pointcity-due = ; pay { $due }
cli-pointcity-free = ; free

cli-pointcity-token-flat = { $amount } { $amount ->
        [one] point
       *[other] points
    }
cli-pointcity-token-per-full-set = { $amount } per set of all five
cli-pointcity-token-per-type-with-2plus = { $amount } per resource made 2+ times
cli-pointcity-token-per-type-with-3plus = { $amount } per resource made 3+ times
cli-pointcity-token-per-missing-type = { $amount } per resource not made
cli-pointcity-token-per-unspent-ingenuity-card = { $amount } per ingenuity card left
cli-pointcity-token-per-resource = { $amount } per { $one }
cli-pointcity-token-per-pair = { $amount } per { $one } with { $other }

## The City

cli-thecity-car = car
cli-thecity-cart = cart
cli-thecity-fountain = fountain
cli-thecity-start = Before the first round; the first with { $goal } points ends the game. Draw pile { $deck }.
cli-thecity-round = Round { $round }; the first with { $goal } points ends the game. Draw pile { $deck }, discards { $discards }.
cli-thecity-hand = Your hand: { $count } { $count ->
        [one] card
       *[other] cards
    }, and what each would bring every round
cli-thecity-laid = You build { $cards }.
cli-thecity-owed = { $count ->
        [one] One card
       *[other] { $count } cards
    } to discard.

cli-thecity-column-player = Player
cli-thecity-column-points = Points
cli-thecity-column-cards-each = Cards/round
cli-thecity-column-points-each = Points/round
cli-thecity-column-hand = Hand
cli-thecity-column-city = City
cli-thecity-column-card = Card
cli-thecity-column-cost = Cost
cli-thecity-column-shows = Shows
cli-thecity-column-cards = Cards
cli-thecity-column-remarks = Remarks

cli-thecity-per-own = +{ $amount } per { $thing }
cli-thecity-per-all = +{ $amount } per { $thing } anywhere
cli-thecity-per-rival = +{ $amount } per { $thing } of one opponent
cli-thecity-if-own = +{ $amount } with { $thing }
cli-thecity-if-all = +{ $amount } with { $thing } anywhere
cli-thecity-if-rival = +{ $amount } with { $thing } of an opponent
cli-thecity-needs = needs { $things }
cli-thecity-cheaper = { $things } cheaper by { $amount }
cli-thecity-unique = one per city
cli-thecity-crew = two cards a round
cli-thecity-architect = one each

cli-thecity-no-build = draw five cards, keep one
cli-thecity-price = { $price ->
        [0] free
        [one] 1 card
       *[other] { $price } cards
    }
cli-thecity-cost = cost { $cost }
cli-thecity-cards = cards { $what }
cli-thecity-points = points { $what }
cli-thecity-shows = shows { $what }
cli-thecity-group-build = Build, for so many cards of your hand:
cli-thecity-built = built
cli-thecity-surveyed = built nothing and looked at new cards
cli-thecity-gain = Round { $round }: { $name } +{ $points } = { $total } { $total ->
        [one] point
       *[other] points
    }, +{ $cards } { $cards ->
        [one] card
       *[other] cards
    }

## Microcity

cli-microcity-coal = coal
cli-microcity-steel = steel
cli-microcity-wood = wood
cli-microcity-commercial = commercial
cli-microcity-residential = residential
cli-microcity-amount-money = ${ $count }
cli-microcity-amount-coal = { $count } coal
cli-microcity-amount-steel = { $count } steel
cli-microcity-amount-wood = { $count } wood
cli-microcity-engineer = ENGINEER
cli-microcity-token = token

cli-microcity-round = Round { $round }. Time left: { $time } of { $start }. Investment tokens left: { $pool }.
cli-microcity-begins = Round { $round } begins: time { $time }, tokens { $pool }, dice { $dice }.
cli-microcity-reminder = You have { $tracks }. Dice: { $dice }. The engineer is on { $where }.
cli-microcity-group-clear = Or clear an area first:
cli-microcity-keeps = keep { $dice }
cli-microcity-with-die = with a { $die }: { $effect }
cli-microcity-card = { $name }, move { $move }; { $basic }
cli-microcity-card-or = { $card } – or with your { $die }: { $advanced }
cli-microcity-state-built = built
cli-microcity-state-ready = within reach
cli-microcity-state-open = to build
cli-microcity-column-building = Building
cli-microcity-column-cost = Cost
cli-microcity-column-bonus = Bonus
cli-microcity-column-state = State
cli-microcity-column-project = Project
cli-microcity-column-move = Move
cli-microcity-column-basic = Basic action
cli-microcity-column-advanced = Advanced action

cli-microcity-start = start on { $what }
    .done = started on { $what }
cli-microcity-move = move to { $what }
    .done = moved to { $what }
cli-microcity-clear = clear { $what }
    .done = cleared { $what }
cli-microcity-leave = leave out the { $what }
    .done = left out the { $what }
cli-microcity-set = set it to { $what }
    .done = set a die to { $what }
cli-microcity-die = take the { $what }
    .done = took the { $what }
cli-microcity-clear-with-die = spend the { $what }
    .done = spent the { $what } to clear an area
cli-microcity-clear-with-money = pay $2
    .done = paid $2 to clear an area
cli-microcity-project = project { $what }
    .done = played project { $what }
cli-microcity-recover = recover
    .done = recovered
    .detail = move 1, take all cards back into hand, lose 1 time
    .free = move 1, take all cards back into hand
cli-microcity-basic = basic action
    .done = took the basic action
cli-microcity-advanced = advanced action
    .done = took the advanced action
cli-microcity-planning = planning
    .done = planned the next round
    .detail = choose the faces of both dice next round; no investment now
cli-microcity-invest = invest
    .done = invested
cli-microcity-invest-with-die = invest with a die
    .done = invested with a die
cli-microcity-gain = take { $what }
cli-microcity-invest-commercial = swap 1 resource, take $1; then you may sell 1 resource for $2
cli-microcity-invest-with-die-commercial = swap 1 resource for 2, take $1; then you may sell 1 resource for $2
cli-microcity-invest-with-die-residential = build
cli-microcity-skip = skip
    .done = skipped it
cli-microcity-take = take { $what }
    .done = took { $what }
cli-microcity-give = give { $what }
    .done = gave { $what }
cli-microcity-sell = sell { $what }
    .done = sold { $what }
cli-microcity-building = build number { $what }
    .done = built number { $what }
