## Parts of the table

web-microcity-plan = City plan
web-microcity-company = Company
web-microcity-projects = Project cards
web-microcity-buildings = Building card
web-microcity-dice = Dice
web-microcity-clock = Time: { $time } of { $start }
web-microcity-pool = Investment tokens in the pool: { $count } of 10
web-microcity-round = Round { $round }
web-microcity-track = { $track }: { $count } of 5
web-microcity-progress = { $built } of { $all } built
web-microcity-time-stopped = Time stands still this round
web-microcity-planned = You set your dice next round

## Short words on areas

web-microcity-word-coal = Coal
web-microcity-word-steel = Steel
web-microcity-word-wood = Wood
web-microcity-word-commercial = Shops
web-microcity-word-residential = Homes

## Goods

web-microcity-amount-money = ${ $count }
web-microcity-amount-coal = { $count } coal
web-microcity-amount-steel = { $count } steel
web-microcity-amount-wood = { $count } wood
web-microcity-some-coal = 1 coal
web-microcity-some-steel = 1 steel
web-microcity-some-wood = 1 wood

## What is spoken of areas, dice, cards and buildings

web-microcity-fits = takes a { $face }
web-microcity-fits-two = takes a { $face } or a { $other }
web-microcity-fits-yours = you have one
web-microcity-die = Die: { $face }
web-microcity-die-spent = Spent die
web-microcity-steps = Move { $steps }
web-microcity-with-die = with a { $die }: { $effect }
web-microcity-cost = Cost: { $cost }
web-microcity-bonus = Bonus: { $effect }
web-microcity-built = Built
web-microcity-ready = Affordable
web-microcity-open = Planned
web-microcity-recover = Recover
web-microcity-recover-text = Take all cards back into hand, time −1
web-microcity-recover-text-free = Take all cards back into hand
web-microcity-planning = Planning
web-microcity-planning-text = Set both dice next round; no investment now

## Questions that the rules page does not spell out

web-microcity-ask-clear = Choose an area to clear ({ $count } to go)
web-microcity-ask-take = Choose a resource to take ({ $count } to go)
web-microcity-ask-plan = Set your planned dice: number { $number } of 2
web-microcity-ask-payment = How do you pay for it?

## Moves: to choose, once made, and as part of a sentence

web-microcity-move-start = Start in { $what } ({ $kind })
    .did = Started in { $what } ({ $kind })
    .said = start in { $what }
web-microcity-move-move = Go to { $what } ({ $kind })
    .did = Went to { $what } ({ $kind })
    .said = go to { $what }
web-microcity-move-clear = Clear { $what } ({ $kind })
    .did = Cleared { $what } ({ $kind })
    .said = { $what }
web-microcity-move-leave = Keep { $kept }, leave out the { $what }
    .did = Kept { $kept }
    .said = keep { $kept }
web-microcity-move-set = Set the die to { $what }
    .did = Set a die to { $what }
    .said = set a { $what }
web-microcity-move-die = Turn the { $what }
    .did = Picked the { $what } to turn
    .said = turn the { $what }
web-microcity-move-clear-with-die = Spend the { $what } to clear an area
    .did = Spent the { $what } to clear an area
    .said = clear with the { $what }
web-microcity-move-clear-with-money = Pay $2 to clear an area
    .did = Paid $2 to clear an area
    .said = clear for $2
web-microcity-move-project = Play { $name }: move { $steps }; { $basic }; with a { $die }: { $advanced }
    .did = Played { $name }
    .said = { $name }
web-microcity-move-recover = Recover: move 1, take all cards back into hand, time −1
    .did = Recovered: all cards are back in hand
    .said = recover
web-microcity-move-recover-free = Recover: move 1, take all cards back into hand
    .did = Recovered: all cards are back in hand
    .said = recover
web-microcity-move-basic = Basic action: { $effect }
    .did = Basic action: { $effect }
    .said = { $effect }
web-microcity-move-advanced = Advanced action with the { $die }: { $effect }
    .did = Advanced action with the { $die }: { $effect }
    .said = with the { $die }: { $effect }
web-microcity-move-planning = Planning: set both dice next round; no investment now
    .did = Planned the next round
    .said = plan
web-microcity-move-invest = Invest: take { $gain }
    .did = Invested
    .said = take { $gain }
web-microcity-move-invest-commercial = Invest: swap 1 resource, take $1, sell 1 resource for $2
    .did = Invested in trade
    .said = trade
web-microcity-move-invest-with-die = Invest with the { $die }: take { $gain }
    .did = Invested with the { $die }
    .said = with the { $die }: take { $gain }
web-microcity-move-invest-with-die-commercial = Invest with the { $die }: swap 1 resource for 2, take $1, sell 1 resource for $2
    .did = Invested in trade with the { $die }
    .said = trade with the { $die }
web-microcity-move-invest-with-die-residential = Invest with the { $die }: build
    .did = Built with the { $die }
    .said = build with the { $die }
web-microcity-move-take = Take { $some }
    .did = Took { $some }
    .said = take { $some }
web-microcity-move-give = Swap { $some } away
    .did = Swapped { $some } away
    .said = swap { $some }
web-microcity-move-sell = Sell { $some } for $2
    .did = Sold { $some } for $2
    .said = sell { $some }
web-microcity-move-building = Build: { $name } ({ $cost })
    .did = Built: { $name }
    .said = { $name }
web-microcity-move-skip = Decline the rest
    .did = Declined the rest
    .said = decline the rest
web-microcity-move-skip-investment = Leave the area unused
    .did = Left the area unused
    .said = no investment
web-microcity-move-skip-give = No swap
    .did = No swap
    .said = no swap
web-microcity-move-skip-sale = Sell nothing
    .did = Sold nothing
    .said = no sale

## The log

web-microcity-round-begins = Round { $round } begins: time { $time }, tokens { $pool }
web-microcity-district-turned = District { $card } shows side B now
web-microcity-side-turned = Side A is complete: on to side B, all tokens are back in the pool

## How it ended

web-microcity-end-won = Everything stands!
    .text = The last stone is laid, the ribbon is cut: the city is yours.
web-microcity-end-time = Time is up
    .text = The cranes stop, and the plans go back into the drawer. Next time it will work.
web-microcity-end-tokens = Out of investments
    .text = There is no token left to put down, and the site is closed.
