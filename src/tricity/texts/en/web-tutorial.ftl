# The guided first games.

web-tutorial = Tutorial
web-tutorial-progress = { $number } of { $count }
web-tutorial-next = Next
web-tutorial-finish = Finish
web-tutorial-back = Back
web-tutorial-show = Show me where
web-tutorial-play = Do it for me
web-tutorial-restart = Start again
web-tutorial-skip = Skip the tutorial
web-tutorial-task = Your move:
web-tutorial-news = What the Apprentice did
web-tutorial-nudge = You may do that in a real game! For now, choose what is ringed.
web-tutorial-nudge-read = Good idea, but let me finish first: press Next.
web-tutorial-keys-next = read on, or have the move made for you
web-tutorial-keys-show = go to what is spoken of

## The end

web-tutorial-done = You can play!
web-tutorial-done-pointcity = Produce early, then let your city pay; pick a civic token that fits what you produce; and reach for big points before the deck runs out.
web-tutorial-done-thecity = Income first, points later; build cards that help each other; and keep an eye on who gets close to the end.
web-tutorial-done-microcity = Keep the dice that fit your next area; clear areas before the pool runs dry; and take your cards back in time.
web-tutorial-apprentice = Play against the Apprentice
web-tutorial-solo = Play a real game, easiest level
web-tutorial-read = If you would like to read on:
web-tutorial-rules = All the rules
web-tutorial-cards = All the cards
web-tutorial-again = Once more

## Point City

web-tutorial-pointcity-welcome = This is your city. It is empty, so let us fill it! You and your rival take { $turns } turns each; then the city worth the most points wins.
    .title = Welcome to Point City
web-tutorial-pointcity-market = Sixteen cards lie in the market. Each has a resource on one side and a building on the other. Every turn you take two cards that are neighbours: side by side, or one above the other.
    .title = The market
web-tutorial-pointcity-take = Both of these are { $resource }. Press one, then the other.
    .title = Your first turn
web-tutorial-pointcity-refill = The two cards went into your stock. Where you took a resource, a building comes up: { $one } and { $other }. And where somebody takes a building, a resource follows.
    .title = The other side
web-tutorial-pointcity-rival = The Apprentice turned a card over first. You may do so too, once a turn: when a whole row or column shows only resources, flip one of them and see its building.
    .title = Your rival’s turn
web-tutorial-pointcity-read = The { $building } costs { $count } { $resource }. It is worth { $points ->
        [one] 1 point
       *[other] { $points } points
    } and, better still, it produces { $made } for the rest of the game.
    .title = Reading a building
web-tutorial-pointcity-build = A building has to be paid as soon as you take it. You can afford the { $building }; take it together with { $other }.
    .title = Build something
web-tutorial-pointcity-pay = You hold { $resource } and one { $wild } card, which stands for any resource. Keep the joker for later: pay with { $resource }, or simply as suggested.
    .title = Paying
web-tutorial-pointcity-city = The { $building } stands! From your next turn on it pays { $count } { $made } towards whatever you build, every turn, for free. Cards are spent, production stays.
    .title = Your city works for you
web-tutorial-pointcity-civic = The { $building } costs { $count } { $resource }. Your city pays { $made }, the card beside it pays { $taken }, your ingenuity pays { $wild }. It is a civic building: no points, but a civic token.
    .title = Production pays
web-tutorial-pointcity-token = Each token scores in its own way at the end. You produce { $other } already. The token for { $one } and { $other } gives { $points } points for each such pair. Nothing yet, but we have a plan: take it.
    .title = A civic token
web-tutorial-pointcity-again = The { $building } will produce { $made }. Your city pays the { $free }, and the { $card } card beside it pays the rest.
    .title = The missing half
web-tutorial-pointcity-score = { $printed ->
        [one] 1 point
       *[other] { $printed } points
    } on buildings and { $token } from your token make { $score }. The star always shows what you would score now.
    .title = Your points
web-tutorial-pointcity-free = The { $building } costs one { $one } and one { $other }. Your city produces both, so { $price ->
        [0] it is free
       *[other] you pay { $price }
    }. That is why production comes first!
    .title = For nothing
web-tutorial-pointcity-deck = Nothing you like in the market? You may also draw the top two cards of the deck as resources. { $left } cards are left; when the deck is used up, the game ends.
    .title = Tip: the deck
web-tutorial-pointcity-later = Some buildings produce nothing and are just worth points: the { $building } brings { $points }. Produce in the first half of the game, collect points in the second.
    .title = Tip: when to go for points

## The City

web-tutorial-thecity-welcome = Everybody builds a city at the same time. Round after round your buildings bring points. As soon as somebody has { $goal }, the game ends and the most points win.
    .title = Welcome to The City
web-tutorial-thecity-hand = These cards are buildings, and they are also your money. To build one, you pay with others. So every card is worth a thought: build it, or spend it?
    .title = Your hand
web-tutorial-thecity-deal = You got { $count } cards and give { $owed } back. The { $other } costs { $cost }, far too much for the start, and the { $one } brings nothing by itself. Press both cards, then confirm.
    .title = Two cards have to go
web-tutorial-thecity-house = The { $card } costs { $price ->
        [one] 1 card
       *[other] { $price } cards
    } and brings { $income ->
        [one] 1 card
       *[other] { $income } cards
    } every round: income. Start with that! Press it, then press Build.
    .title = The first round
web-tutorial-thecity-pay = Both choices are turned over at once, then you pay with { $owed ->
        [one] a card
       *[other] { $owed } cards
    } from your hand. The table marks what it thinks you will miss least, but you decide: press the { $card }, then Pay.
    .title = Paying with cards
web-tutorial-thecity-income = After building, everybody draws cards and scores points. The { $card } gave you { $income ->
        [one] 1 card
       *[other] { $income } cards
    }: now you hold { $hand }.
    .title = Income
web-tutorial-thecity-architect = The { $card } lies beside the table, one for each player. It { $price ->
        [0] is free
       *[other] costs { $price }
    } and brings { $income ->
        [one] 1 more card
       *[other] { $income } more cards
    } a round. What a bargain!
    .title = A present
web-tutorial-thecity-survey = The Apprentice built nothing, drew five cards and kept one. You can do the same when your hand does not help you.
    .title = Or build nothing
web-tutorial-thecity-school = The { $card } brings { $points } points every round. It needs a { $needed } in your city, and you have one. Build it, and pay as suggested.
    .title = Buildings need each other
web-tutorial-thecity-points = { $points } points a round from now on; you have { $score }. Points come every round, so what stands early pays often.
    .title = Points, round after round
web-tutorial-thecity-villa = A { $card } costs { $cost }. But your { $cheaper } makes it cheaper for you: { $price } cards are enough. Build it!
    .title = Cheaper together
web-tutorial-thecity-second = You make { $points } points a round now. Each { $card } earns { $more ->
        [one] 1 more
       *[other] { $more } more
    } for every { $card } in your city. So a second one lifts the first as well.
    .title = More of the same
web-tutorial-thecity-grown = { $points } points every round, and { $score } to { $rival } for you. Income first, then cards that help each other: that is how cities grow.
    .title = Look at that!
web-tutorial-thecity-symbols = Cars, shopping carts and fountains: many cards earn for each symbol in your city. If you collect one kind, look for the cards that count it.
    .title = Tip: symbols
web-tutorial-thecity-end = Press your rival to see the whole city. When somebody comes close to { $goal }, stop saving: points are all that counts then. On a tie, more cards in hand win.
    .title = Tip: watch the others

## Microcity

web-tutorial-microcity-welcome = You run a building company, all alone. Build these { $count } buildings and you win. Each shows what it costs: coal, steel, wood or money.
    .title = Welcome to Microcity
web-tutorial-microcity-limits = Two things can stop you. The time: { $time } now, and one less every round. And the tokens: { $pool } now; almost every round takes one, and every building too. You lose when either runs out.
    .title = Two limits
web-tutorial-microcity-start = Your engineer walks through the city and works where he stops. He begins in a { $area }: this one.
    .title = Where to start
web-tutorial-microcity-dice = Every round you roll three dice and keep two. An area works better for a die that shows its face. The { $area } nearby wants a { $face }, so leave out the { $left }.
    .title = Roll the dice
web-tutorial-microcity-card = Now play one project card. { $card } moves the engineer { $steps } areas. It then gives you this: { $basic }; and more, if you spend a { $die }.
    .title = A project
web-tutorial-microcity-move = He has to go exactly { $steps } areas, never diagonally. The { $area } is just that far. Send him there.
    .title = Move
web-tutorial-microcity-basic = You have no { $die } for the better action, so use the simple one: { $basic }. Wood is what we need.
    .title = The card’s action
web-tutorial-microcity-invest = Now use the area itself. A { $area } gives one of its resource, or two if you spend a die with the right face. You kept a { $face } for this!
    .title = Invest
web-tutorial-microcity-round = The round is over. The engineer left a token here; until it is cleared, this area cannot be used again. Time: { $time }. Tokens left: { $pool }.
    .title = What it cost
web-tutorial-microcity-stock = You have { $wood } wood and ${ $money }. The { $building } need { $woodcost } wood and ${ $moneycost }: we can afford that! Each track goes up to five; more is lost.
    .title = Your stock
web-tutorial-microcity-plan = You build in a residential area, with a die of its face. The { $area } next door wants a { $face }. So keep the { $face }, and leave out the { $left }.
    .title = A plan
web-tutorial-microcity-crew = { $card } moves { $steps ->
        [one] one step
       *[other] { $steps } steps
    }, just far enough. Play it, walk to the { $area }, and take the money on the way.
    .title = Next door
web-tutorial-microcity-build = Here the simple action would bring money. But with the { $face } you build: choose that, and the { $building } are yours.
    .title = Build!
web-tutorial-microcity-built = The { $building } stand: { $built } of { $count }. The building took a token too, and that one never comes back.
    .title = The first building
web-tutorial-microcity-tokens = Only { $pool } tokens are left, and { $taken } lie on areas. Those you can get back. First choose the die to leave out again.
    .title = Mind the pool
web-tutorial-microcity-clear = { $card } clears an area: its token returns to the pool. Play it, go to the { $area }, clear the { $cleared }, and dig with the { $face }.
    .title = Clear and dig
web-tutorial-microcity-next = { $coal } coal and { $wood } wood: enough for the { $building }. You see how it goes: gather, come home with the right die, build.
    .title = Tip: think one round ahead
web-tutorial-microcity-cards = { $left } cards are left in your hand. Here you take back all you played, but that costs extra time. Planning, in turn, lets you set your dice for the next round.
    .title = Tip: cards come back
