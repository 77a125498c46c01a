pointcity-name = Point City

## Building names

pointcity-card-cash-machine = Cash machine
pointcity-card-minigolf = Minigolf
pointcity-card-newsstand = Newsstand
pointcity-card-market-stall = Market stall
pointcity-card-bus-stop = Bus stop
pointcity-card-post-office = Post office
pointcity-card-pond = Pond
pointcity-card-food-truck = Food truck
pointcity-card-playground = Playground
pointcity-card-hot-dog-stand = Hot dog stand
pointcity-card-tiny-house = Tiny house
pointcity-card-treehouse = Treehouse
pointcity-card-bird-feeder = Bird feeder
pointcity-card-art-gallery = Art gallery
pointcity-card-fountain = Fountain
pointcity-card-cafe = Café
pointcity-card-community-garden = Community garden
pointcity-card-townhouses = Townhouses
pointcity-card-cell-tower = Cell tower
pointcity-card-factory = Factory
pointcity-card-radio-station = Radio station
pointcity-card-observatory = Observatory
pointcity-card-supermarket = Supermarket
pointcity-card-pocket-park = Pocket park
pointcity-card-manor = Manor
pointcity-card-warehouse = Warehouse
pointcity-card-funfair = Funfair
pointcity-card-apartments = Apartments
pointcity-card-data-center = Data centre
pointcity-card-quarry = Quarry
pointcity-card-train-station = Train station
pointcity-card-dam = Dam

pointcity-kind-production = Production building
pointcity-kind-points = Points building
pointcity-kind-civic = Civic building

## Resources; a card of the stock is a single or a double

pointcity-resource-community = Community
    .single = community card
    .double = double community card
pointcity-resource-economy = Economy
    .single = economy card
    .double = double economy card
pointcity-resource-energy = Energy
    .single = energy card
    .double = double energy card
pointcity-resource-ecology = Ecology
    .single = ecology card
    .double = double ecology card
pointcity-resource-industry = Industry
    .single = industry card
    .double = double industry card
pointcity-resource-ingenuity = Ingenuity
    .single = ingenuity card

## Civic tokens

-pointcity-community = community
-pointcity-economy = economy
-pointcity-energy = energy
-pointcity-ecology = ecology
-pointcity-industry = industry

pointcity-token-1 = 6 points for each full set of the five resources you produce
pointcity-token-2 = 5 points
pointcity-token-3 = 7 points
pointcity-token-4 = 2 points for each resource you produce at least twice
pointcity-token-5 = 3 points for each resource you produce at least three times
pointcity-token-6 = 4 points for each of the five resources you do not produce
pointcity-token-7 = 2 points for each unspent ingenuity card
pointcity-token-8 = 2 points for each { -pointcity-economy } you produce
pointcity-token-9 = 2 points for each { -pointcity-industry } you produce
pointcity-token-10 = 2 points for each { -pointcity-community } you produce
pointcity-token-11 = 2 points for each { -pointcity-energy } you produce
pointcity-token-12 = 2 points for each { -pointcity-ecology } you produce
pointcity-token-13 = 3 points for each pair of { -pointcity-community } and { -pointcity-economy } you produce
pointcity-token-14 = 3 points for each pair of { -pointcity-economy } and { -pointcity-ecology } you produce
pointcity-token-15 = 3 points for each pair of { -pointcity-economy } and { -pointcity-energy } you produce
pointcity-token-16 = 3 points for each pair of { -pointcity-energy } and { -pointcity-ecology } you produce
pointcity-token-17 = 3 points for each pair of { -pointcity-economy } and { -pointcity-industry } you produce
pointcity-token-18 = 3 points for each pair of { -pointcity-community } and { -pointcity-industry } you produce
pointcity-token-19 = 3 points for each pair of { -pointcity-energy } and { -pointcity-industry } you produce
pointcity-token-20 = 3 points for each pair of { -pointcity-community } and { -pointcity-energy } you produce
pointcity-token-21 = 3 points for each pair of { -pointcity-community } and { -pointcity-ecology } you produce
pointcity-token-22 = 3 points for each pair of { -pointcity-ecology } and { -pointcity-industry } you produce

## Options

pointcity-option-solo-level = Level of the automaton
    .help = How many points the automaton scores for the same city.
pointcity-option-solo-level-medium = Medium
pointcity-option-solo-level-easy = Easy
pointcity-option-solo-level-hard = Hard
pointcity-option-solo-resource-scoring = Automaton's production
    .help = How medium and hard count what the automaton's city produces.
pointcity-option-solo-resource-scoring-per-type = Each resource scores once, by how often it is produced
pointcity-option-solo-resource-scoring-per-symbol = Each symbol scores, by how often its resource is produced
pointcity-option-solo-resource-scoring-distinct-types = One score, by how many different resources are produced
pointcity-option-solo-token-row = Solo token row
    .help = Where the ten civic tokens of the solo game come from.
pointcity-option-solo-token-row-random = Drawn at random
pointcity-option-solo-token-row-player-choice = Chosen by you
pointcity-option-solo-ai-start-ingenuity = Starting card for the automaton
    .help = Whether the automaton, too, starts with an ingenuity card.
pointcity-option-solo-ai-start-ingenuity-false = No
pointcity-option-solo-ai-start-ingenuity-true = Yes
pointcity-option-solo-tie = Tie with the automaton
    .help = Who wins when you and the automaton score the same.
pointcity-option-solo-tie-draw = A draw
pointcity-option-solo-tie-resource-cards = More unspent resource cards win
pointcity-option-solo-tie-player-must-exceed = The automaton wins
pointcity-option-split-double-across-buildings = Split a double
    .help = Whether one double card may pay for two buildings of the same turn.
pointcity-option-split-double-across-buildings-true = Yes
pointcity-option-split-double-across-buildings-false = No
pointcity-option-allow-overpay = Overpay
    .help = Whether a double card may pay a single symbol, the other being lost.
pointcity-option-allow-overpay-true = Yes
pointcity-option-allow-overpay-false = No
pointcity-option-no-legal-move-on-last-turn = Nothing to take on the last turn
    .help = What happens when no pair can be taken on the last turn of the game.
pointcity-option-no-legal-move-on-last-turn-pass = The turn is passed
pointcity-option-no-legal-move-on-last-turn-take-one-legal-card = A single card may be taken
pointcity-option-civic-without-tokens = Civic building without a token
    .help = Whether a civic building may be taken when too few civic tokens are left.
pointcity-option-civic-without-tokens-allowed = Allowed
pointcity-option-civic-without-tokens-forbidden = Forbidden

## Editions

pointcity-preset-fr = French edition
pointcity-preset-pl = Polish edition
pointcity-preset-de = German edition

## What you are asked

pointcity-phase-row = Choose the next civic token of the row
pointcity-phase-take = Take two cards; you may flip one before
pointcity-phase-pay = Choose a card to pay with
pointcity-phase-token = Choose a civic token

## The automaton

pointcity-automaton = Automaton
pointcity-automaton-resources = Production of the automaton
pointcity-automaton-tokens = Tokens of the automaton
pointcity-automaton-ingenuity = Ingenuity cards of the automaton
