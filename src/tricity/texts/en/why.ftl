## Why a move cannot be made, in the terminal and in the browser

## All games

why-over = The game is over.
why-not-asked = Something else is asked now: { $question }.
why-not-your-turn = It is another player’s turn.
why-answered = You have answered; now it is up to the others.

## Point City

why-flipped-already = One card may be flipped in a turn, and you have flipped one.
why-is-building = A building is never turned back to its resource side.
why-line-with-building = A card can be flipped only where its whole row or its whole column shows resources.
why-cannot-pay =
    { $ingenuity ->
        [0] You cannot pay for this. Missing: { $missing }.
        [one] You cannot pay for this. Missing: { $missing }; your one ingenuity card is not enough.
       *[other] You cannot pay for this. Missing: { $missing }; your { $ingenuity } ingenuity cards are not enough.
    }
why-tokens-gone = A civic building needs a civic token here, and too few are left.
why-deck-empty = The deck is empty.
why-two-cards = You take two cards that share an edge: choose a neighbour with it.
why-no-partner = You take two cards that share an edge, and with none of its neighbours could you pay.
why-token-later = You choose a civic token once you have built a civic building.
why-nothing-to-pay = There is nothing to pay for yet: take a building first.
why-none-in-stock = You have no such card.
why-other-resource = Resources are paid one after the other; now it is the turn of: { $resource }.
why-doubles-first = Doubles are spent before singles.
why-wasted = Part of this card would be wasted, and that is not allowed.
why-then-short = With this card next, you could not pay for all the rest.
why-token-gone = This civic token is not in the row.
why-token-laid = This civic token lies in the row already.

## The City

why-not-in-hand = { $card } is not in your hand.
why-not-drawn = { $card } is not among the cards you have just drawn.
why-one-per-city = { $card }: only one can stand in a city, and you have one.
why-lacks-support = { $card } needs one of these in your city: { $needs }.
why-too-great = { $card } costs { $cost }; a second card of the Construction Crew may cost { $most } at most.
why-too-dear =
    { $cards ->
        [0] { $card } costs { $price }, and you have no other card to pay with.
        [one] { $card } costs { $price }, and you have only one other card to pay with.
       *[other] { $card } costs { $price }, and you have only { $cards } other cards to pay with.
    }
why-architect-later = The extra card of a new Construction Crew comes from your hand; the Architect does not.
why-laid-already = You have already chosen a card to build.
why-nothing-laid = You have not chosen a card yet.

## Microcity

why-not-residential = The engineer starts on a residential area.
why-must-move = The engineer has to leave his area.
why-exactly-so-far =
    { $steps ->
        [one] The engineer moves exactly one area, never diagonally.
       *[other] The engineer moves exactly { $steps } areas, never diagonally.
    }
why-too-far =
    { $steps ->
        [one] The engineer moves one area at most, never diagonally.
       *[other] The engineer moves { $steps } areas at most, never diagonally.
    }
why-no-token-there = There is no investment token here.
why-say-how = Clearing costs an active die or ${ $price }, each once in a round: choose first how you pay.
why-no-die = No die shows a { $face }.
why-low-to-high = Planned dice are named from low to high.
why-nothing-to-clear = No area bears a token.
why-cleared-already = Each way of clearing works once in a round, and you have used this one.
why-no-money = This costs ${ $price }, and you have ${ $money }.
why-in-discard = This card is discarded. Recover to take your cards back.
why-just-given = { $resource } is what you give away: take something else for it.
why-in-order = Two resources are named in the order coal, steel, wood.
why-none-left = You have none of this: { $resource }.
why-built-already = { $building }: built already.
why-no-such-building = The building card has fewer buildings.
why-part-order = Parts are built from the first to the last; before this one comes: { $building }.
why-cannot-build = { $building } cannot be paid. Missing: { $missing }.
why-build-when = You build in the investment phase, on a residential area with a die that fits, or by a project card.
why-sell-when = Resources are sold on a commercial area, after the swap.
why-cannot-skip = This cannot be skipped: { $question }.
why-of-no-use = The advanced action would do nothing now.
why-no-fitting-die =
    { $other ->
        [0] This area takes a die that shows { $one }, and you have none.
       *[other] This area takes a die that shows { $one } or { $other }, and you have none.
    }
why-nothing-to-give = With a die you have to swap a resource away, and you have none.
why-nothing-to-build = With a die you build here, and you can pay for no building.
