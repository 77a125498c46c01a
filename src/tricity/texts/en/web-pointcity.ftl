# The board of Point City in the browser.

## Resources; the letter stands beside the symbol, so all six differ

web-pointcity-resource-community = { -pointcity-community }
    .letter = Co
web-pointcity-resource-economy = { -pointcity-economy }
    .letter = Ec
web-pointcity-resource-energy = { -pointcity-energy }
    .letter = En
web-pointcity-resource-ecology = { -pointcity-ecology }
    .letter = El
web-pointcity-resource-industry = { -pointcity-industry }
    .letter = In
web-pointcity-resource-ingenuity = ingenuity
    .letter = Ig
web-pointcity-amount = { $count } { $resource }

## Cards

web-pointcity-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-pointcity-gives-resource = produces { $resource }
web-pointcity-gives-civic = brings a civic token
web-pointcity-facts-resource = { $card }, level { $level }
web-pointcity-facts-building = { $name }: { $gives }; costs { $cost }
web-pointcity-place = { $cell }: { $what }
web-pointcity-gap = empty
web-pointcity-price = pay { $due }
web-pointcity-free = free

## Civic tokens: short beside the symbol, in full when spoken

web-pointcity-rule-flat = whatever you build
    .full = { $amount } points
web-pointcity-rule-per-full-set = per set of all five
    .full = { $amount } points for each full set of the five resources you produce
web-pointcity-rule-per-type-with-2plus = per resource made twice
    .full = { $amount } points for each resource you produce at least twice
web-pointcity-rule-per-type-with-3plus = per resource made 3 times
    .full = { $amount } points for each resource you produce at least three times
web-pointcity-rule-per-missing-type = per resource not made
    .full = { $amount } points for each of the five resources you do not produce
web-pointcity-rule-per-unspent-ingenuity-card = per ingenuity card left
    .full = { $amount } points for each unspent ingenuity card
web-pointcity-rule-per-resource = per { $one }
    .full = { $amount } points for each { $one } you produce
web-pointcity-rule-per-pair = per { $one } + { $other }
    .full = { $amount } points for each pair of { $one } and { $other } you produce
web-pointcity-token-spoken = { $rule }; worth { $points } to you now

## Places of the table

web-pointcity-market = Market
web-pointcity-deck = Deck
web-pointcity-deck-spoken = { $count ->
        [one] Deck, 1 card left; on top: { $top }
       *[other] Deck, { $count } cards left; on top: { $top }
    }
web-pointcity-deck-empty = The deck is empty
web-pointcity-deck-left = { $count } left
web-pointcity-round = round { $round } of { $rounds }
web-pointcity-tokens = Civic tokens
web-pointcity-tokens-gone = All civic tokens are taken
web-pointcity-city = { $name }’s city
web-pointcity-city-mine = Your city
web-pointcity-cities = Cities
web-pointcity-score = { $points ->
        [one] 1 point so far
       *[other] { $points } points so far
    }
web-pointcity-makes = produces { $what }
web-pointcity-makes-nothing = produces nothing yet
web-pointcity-column = { $count ->
        [0] { $resource }: not produced
        [one] { $resource }: produced once
       *[other] { $resource }: produced { $count } times
    }
web-pointcity-column-points = Points buildings: { $count }
web-pointcity-column-civic = Civic buildings: { $count }
web-pointcity-stock = Resource cards
web-pointcity-stock-empty = No resource cards
web-pointcity-stock-spoken = { $count } × { $card }
web-pointcity-held = Civic tokens of this city
web-pointcity-automaton-next = the automaton takes this card next

## The turn, a sentence being completed

web-pointcity-over = The game is over
web-pointcity-waiting = Another player is choosing
web-pointcity-waiting-for = { $name } is choosing
web-pointcity-take-now = Take two cards
web-pointcity-ask-take = Take two neighbouring cards
web-pointcity-ask-draw = No pair can be taken: draw from the deck
web-pointcity-ask-second = with which neighbour?
web-pointcity-ask-flip = Which card do you turn to its building side?
web-pointcity-ask-pay = { $count } { $resource } to pay: with which card?
web-pointcity-ask-token = Choose a civic token
web-pointcity-ask-tokens = Choose { $count } civic tokens, one after the other
web-pointcity-ask-row = Choose token { $number } of the row
web-pointcity-said-flipped = A card is flipped
web-pointcity-said-first = Take { $card }
web-pointcity-said-build = Build { $buildings }
web-pointcity-flip = Flip a card first
web-pointcity-flip-this = Flip this card
web-pointcity-keys-flip = flip a card
web-pointcity-draw = Draw two
web-pointcity-pay-suggested = Pay as suggested
web-pointcity-suggested = suggested
web-pointcity-show-city = Show { $name }’s city
web-pointcity-show-mine = Back to your city

## Moves, before and after

web-pointcity-do-take = Take { $what } ({ $cells })
web-pointcity-do-flip = Flip { $what } ({ $cells })
web-pointcity-do-draw = Draw two cards from the deck; on top: { $top }
web-pointcity-do-pay = Pay with { $what }
web-pointcity-do-token = Choose the token: { $what }
web-pointcity-told-take = { $name } takes { $what }
web-pointcity-told-flip = { $name } flips a card: { $what }
web-pointcity-told-draw = { $name } draws { $what }
web-pointcity-told-pay = { $name } pays with { $what }
web-pointcity-told-token = { $name } chooses the token: { $what }
