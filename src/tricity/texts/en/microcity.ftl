microcity-name = Microcity

## Areas and tracks

microcity-area-coal = Coal mine
microcity-area-steel = Steelworks
microcity-area-wood = Sawmill
microcity-area-commercial = Commercial area
microcity-area-residential = Residential area

microcity-track-money = Money
microcity-track-coal = Coal
microcity-track-steel = Steel
microcity-track-wood = Wood

microcity-district = District { $card }, side { $side }
microcity-time = Time
microcity-pool = Tokens in the pool
microcity-token = Investment token
microcity-engineer = Engineer
microcity-dice = Active dice

## Project cards

microcity-project-clearance = Clearance
microcity-project-survey = Survey
microcity-project-site-crew = Site crew
microcity-project-overtime = Overtime
microcity-project-delivery = Delivery
microcity-project-redevelopment = Redevelopment

microcity-place-hand = In hand
microcity-place-played = Being played
microcity-place-discard = Discarded

## Effects

microcity-effect-none = –
microcity-effect-remove-1 = Clear 1 area
microcity-effect-remove-2 = Clear 2 areas
microcity-effect-take-1 = Take 1 resource
microcity-effect-take-2 = Take 2 resources
microcity-effect-remove-1-or-take-1 = Clear 1 area or take 1 resource
microcity-effect-money-1 = Take $1
microcity-effect-money-2 = Take $2
microcity-effect-no-time-step = The time marker stays this round
microcity-effect-set-die = Set 1 active die to any face
microcity-effect-swap-1 = Swap 1 resource for another
microcity-effect-build-anywhere = Build, wherever the engineer is
microcity-effect-flip-district = Turn this district to side B

## Buildings and parts of challenges

microcity-building-houses = Houses
microcity-building-school = School
microcity-building-workshop = Workshop
microcity-building-town-hall = Town hall
microcity-building-park-pavilion = Park pavilion
microcity-building-power-station = Power station
microcity-building-concert-hall = Concert hall
microcity-building-railway-station = Railway station
microcity-building-office-tower = Office tower
microcity-building-legs = Legs
microcity-building-middle = Middle
microcity-building-spire = Spire
microcity-building-foundations = Foundations
microcity-building-lower-floors = Lower floors
microcity-building-middle-floors = Middle floors
microcity-building-upper-floors = Upper floors
microcity-building-mast = Mast

microcity-scenario-side-a = Side A
microcity-scenario-side-b = Side B
microcity-scenario-a-then-b = Side A, then side B
microcity-scenario-eiffel = Eiffel Tower
microcity-scenario-empire = Empire State Building

## Options

microcity-option-level = Level
    .help = What you have to build, and in how much time.
microcity-option-level-a10 = Side A, easy (time 10)
microcity-option-level-a8 = Side A, medium (time 8)
microcity-option-level-b15 = Side B, medium (time 15)
microcity-option-level-b12 = Side B, hard (time 12)
microcity-option-level-ab25 = Side A, then side B, easy (time 25)
microcity-option-level-ab22 = Side A, then side B, medium (time 22)
microcity-option-level-ab18 = Side A, then side B, hard (time 18)
microcity-option-level-eiffel16 = Eiffel Tower, easy (time 16)
microcity-option-level-eiffel13 = Eiffel Tower, medium (time 13)
microcity-option-level-eiffel10 = Eiffel Tower, hard (time 10)
microcity-option-level-empire16 = Empire State Building, easy (time 16)
microcity-option-level-empire13 = Empire State Building, medium (time 13)
microcity-option-level-empire10 = Empire State Building, hard (time 10)
microcity-option-layout = The city
    .help = How the four district cards are laid out.
microcity-option-layout-random = At random
microcity-option-layout-first-game = As in the first game
microcity-option-movement = Movement
    .help = Whether the engineer may move less far than the card says.
microcity-option-movement-exactly = Exactly as far as the card says
microcity-option-movement-up-to = Up to as far as the card says
microcity-option-recover-costs-time = Recovering costs time
    .help = Whether taking the discarded cards back moves the time marker one step more.
microcity-option-recover-costs-time-true = Yes
microcity-option-recover-costs-time-false = No

## What you are asked

microcity-phase-over = The game is over
microcity-phase-start = Choose the residential area where the engineer starts
microcity-phase-dice = Choose the die to leave out
microcity-phase-plan = Set your planned dice
microcity-phase-prepare = Play a project card or recover; before that you may clear areas
microcity-phase-move = Move the engineer
microcity-phase-action = Choose what the card is played for
microcity-phase-investment = Use the area, with or without a die, or skip it
microcity-phase-clear = Choose an area to clear
microcity-phase-take = Choose a resource to take
microcity-phase-clear-or-take = Clear an area or take a resource
microcity-phase-give = Choose a resource to swap away
microcity-phase-sale = You may sell a resource for $2
microcity-phase-die = Choose the die to set
microcity-phase-face = Choose the new face of the die
microcity-phase-building = Choose a building

microcity-stage-preparation = Preparation
microcity-stage-project = Project
microcity-stage-investment = Investment

## How it ended

microcity-ending-won = Won: everything is built
microcity-ending-time = Lost: time is up
microcity-ending-tokens = Lost: no investment token is left
