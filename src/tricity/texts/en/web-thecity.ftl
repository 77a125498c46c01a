## The board of The City: cards in few words; a thing is a name or the picture of a symbol

web-thecity-per-own = +{ $amount } per { $thing }
web-thecity-per-all = +{ $amount } per { $thing } in all cities
web-thecity-per-rival = +{ $amount } per { $thing } of one rival
web-thecity-if-own = +{ $amount } with { $thing }
web-thecity-if-all = +{ $amount } with any { $thing }
web-thecity-if-rival = +{ $amount } with a rival’s { $thing }
web-thecity-needs = Needs { $things }
web-thecity-unique = One per city
web-thecity-crew = Two cards of cost 4 or less a round
web-thecity-architect = Beside the table, one each
web-thecity-letter-car = C
web-thecity-letter-cart = S
web-thecity-letter-fountain = F
web-thecity-cost = Costs { $cost }
web-thecity-shows = Shows { $things }
web-thecity-times = { $count } × { $thing }
web-thecity-price = { $price ->
        [0] free
        [one] 1 card
       *[other] { $price } cards
    }

## The table

web-thecity-round = Round { $round }
web-thecity-deal = The deal
web-thecity-goal = { $goal } points end the game
web-thecity-deck = Draw pile: { $count }
web-thecity-discards = Discards: { $count }
web-thecity-discard-pile = Discard pile
web-thecity-discards-none = No card has been discarded yet.
web-thecity-hand = Your hand
web-thecity-drawn = Cards drawn
web-thecity-city = Your city
web-thecity-city-of = City of { $name }
web-thecity-city-empty = Nothing stands here yet.
web-thecity-score = Points
web-thecity-points-round = Points each round
web-thecity-income-round = Cards each round
web-thecity-hand-size = Cards in hand
web-thecity-planned = Being built: { $card }
web-thecity-deciding = deciding …
web-thecity-decided = has decided
web-thecity-builds = builds { $cards }
web-thecity-builds-nothing = builds nothing
web-thecity-spoken-city = { $name }: points { $score }, each round { $points } more; cards each round { $income }; cards in hand { $hand }; cars { $cars }, shopping carts { $carts }, fountains { $fountains }; { $doing }

## The turn, as one sentence being completed

web-thecity-ask-choose = what do you build this round?
web-thecity-ask-second = and a second card of cost 4 or less?
web-thecity-ask-extra = and one more card of cost 4 or less at once?
web-thecity-ask-keep = which card do you keep?
web-thecity-then-pay = { $price ->
        [0] it costs nothing
        [one] then pay with one other card
       *[other] then pay with { $price } other cards
    }
web-thecity-survey-keep = draw five cards, keep one
web-thecity-survey-mix = draw five cards, then discard four
web-thecity-pay-with = pay with { $cards }?
web-thecity-discard-these = discard { $cards }?
web-thecity-mark = { $count ->
        [one] mark one more card
       *[other] mark { $count } more cards
    }
web-thecity-pay-marked = { $count ->
        [one] pay with the marked card?
       *[other] pay with the { $count } marked cards?
    }
web-thecity-discard-marked = { $count ->
        [one] discard the marked card?
       *[other] discard the { $count } marked cards?
    }
web-thecity-too-many = At most { $limit } cards stay in hand
web-thecity-waiting = waiting for { $names } …
web-thecity-over = The game is over.
web-thecity-do-build = Build
web-thecity-do-survey = Look for cards
web-thecity-do-keep = Keep
web-thecity-do-pay = Pay
web-thecity-do-discard = Discard
web-thecity-pays = pays
web-thecity-goes = goes
web-thecity-can-build = Can be built now: { $price }
web-thecity-cannot = cannot be built now
web-thecity-hinted = Suggested by the hint

## The log

web-thecity-told-built = { $name } builds { $cards }
web-thecity-told-surveyed = { $name } builds nothing and looks at new cards
web-thecity-told-shuffled = The discards are shuffled and become the draw pile
web-thecity-told-earned = { $name }: +{ $points } = { $total } { $total ->
        [one] point
       *[other] points
    }, +{ $cards } { $cards ->
        [one] card
       *[other] cards
    }
