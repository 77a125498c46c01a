# The gallery of components.

web-cards = Cards
    .about = Everything in the box, and how it fares when bots play.
web-cards-game = Game

## Search, filters, order

web-cards-search = Search by name
web-cards-filters = { $count ->
        [0] Filters
       *[other] Filters ({ $count })
    }
web-cards-any = Any
web-cards-count = { $shown } of { $all }
web-cards-reset = Show all
web-cards-none = Nothing in the box is like that.
web-cards-sort = Order
web-cards-sort-printed = As in the box
web-cards-sort-name = By name
web-cards-sort-cost = Cheapest first
web-cards-sort-points = Most points first
web-cards-sort-rate = Best win rate first

web-cards-kind = Kind
web-cards-kind-production = Production buildings
web-cards-kind-points = Points buildings
web-cards-kind-civic = Civic buildings
web-cards-kind-token = Civic tokens
web-cards-kind-start = Starting card
web-cards-kind-district = District cards
web-cards-kind-scenario = Building and challenge cards
web-cards-kind-piece = Other pieces
web-cards-level = Level
web-cards-makes = Produces
web-cards-asks = Asks for
web-cards-back = Other side
web-cards-cost = Cost
web-cards-cost-from = Cost { $from } to { $to }
web-cards-symbol = Symbol
web-cards-symbol-none = No symbol
web-cards-brings = Brings
web-cards-note = Special
web-cards-note-bonus = Counts other cards
web-cards-note-discount = Makes others cheaper
web-cards-note-requires = Needs another card
web-cards-note-unique = One per city
web-cards-die = Die
web-cards-area = Area

## One component

web-cards-level-of = level { $level }
web-cards-costs = Costs { $cost }
web-cards-back-of = Other side: { $card }
web-cards-copies = { $count ->
        [one] 1 copy in the box
       *[other] { $count } copies in the box
    }
web-cards-rule = Rules § { $section }
web-cards-previous = Previous
web-cards-next = Next
web-cards-place = { $place } of { $count }

## How it fares

web-cards-fares = In bot games
web-cards-legend = The number under a card tells by how many percentage points those who had it won more or less often than the average. ▲ and ▼ mark what is hardly chance; without a mark the difference may be chance, and without a number there were too few games.
web-cards-cause = What goes with winning need not cause it: dear cards are built by those who are rich already.
web-cards-run = { $games } games between bots of the kind “{ $bot }”, { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }, { $date }, version { $rules } of the rules.
web-cards-tile-fare = Win rate { $lift } against the average
web-cards-tile-unknown = Win rate unknown
web-cards-fare = { $rate } % won: { $lift } percentage points against the average (95 % interval { $low } to { $high }; { $seats } cases)
web-cards-better = Goes with winning
web-cards-worse = Goes with losing
web-cards-even = No clear difference
web-cards-unknown = Games say nothing about it yet: fewer than { $fewest } seats had it, or nearly all.
web-cards-how-built = Built
web-cards-how-taken = Taken
web-cards-how-first = Built first
web-cards-how-discarded = Discarded at the deal
web-cards-how-basic = Played for the basic action
web-cards-how-advanced = Played for the advanced action
web-cards-how-planning = Played for planning
web-cards-how-top-left = Lay at the top left
web-cards-how-top-right = Lay at the top right
web-cards-how-bottom-left = Lay at the bottom left
web-cards-how-bottom-right = Lay at the bottom right
