thecity-name = The City

## Card names

thecity-card-architect = Architect
thecity-card-car-park = Car Park
thecity-card-house = House
thecity-card-estate = Housing Estate
thecity-card-townhouse = Townhouse
thecity-card-school = School
thecity-card-city-park = City Park
thecity-card-industrial-park = Industrial Park
thecity-card-supermarket = Supermarket
thecity-card-coach-station = Coach Station
thecity-card-restaurant = Restaurant
thecity-card-construction-crew = Construction Crew
thecity-card-interchange = Freeway Interchange
thecity-card-industrial-zone = Industrial Zone
thecity-card-shopping-arcade = Shopping Arcade
thecity-card-admin-centre = Administrative Centre
thecity-card-office-building = Office Building
thecity-card-cinema = Cinema
thecity-card-boutique = Fashion Boutique
thecity-card-exhibition-centre = Exhibition Grounds
thecity-card-tower-block = Tower Block
thecity-card-freeway = Freeway
thecity-card-business-centre = Business Centre
thecity-card-department-store = Department Store
thecity-card-railway-station = Railway Station
thecity-card-sports-park = Sports Park
thecity-card-multiplex = Multiplex
thecity-card-modern-art = Modern Art
thecity-card-bridge = Bridge
thecity-card-research-centre = Research Centre
thecity-card-villa = Villa
thecity-card-museum = Museum
thecity-card-theatre = Theatre
thecity-card-university = University
thecity-card-technology-park = Technology Park
thecity-card-hypermarket = Hypermarket
thecity-card-stadium = Stadium
thecity-card-town-hall = Town Hall
thecity-card-casino = Casino
thecity-card-hospital = Hospital
thecity-card-convention-centre = Convention Centre
thecity-card-concert-hall = Concert Hall
thecity-card-shopping-centre = Shopping Centre
thecity-card-skyscraper = Skyscraper
thecity-card-opera = Opera House
thecity-card-theme-park = Theme Park
thecity-card-shopping-mall = Shopping Mall
thecity-card-monument = Monument
thecity-card-airport = Airport
thecity-card-metro = Subway
thecity-card-park-and-ride = Park and Ride

## Symbols and values

thecity-symbol-car = Car
thecity-symbol-cart = Shopping cart
thecity-symbol-fountain = Fountain
thecity-income = Income
thecity-points = Victory points
thecity-earlier-rounds = Earlier rounds

## The rules of a card; a thing is the name of a card or of a symbol

thecity-bonus-per-own = +{ $amount } for each in your city: { $thing }
thecity-bonus-per-all = +{ $amount } for each in all cities: { $thing }
thecity-bonus-per-rival = +{ $amount } for each in the best city of one opponent: { $thing }
thecity-bonus-if-own = +{ $amount } if your city has: { $thing }
thecity-bonus-if-all = +{ $amount } if any city has: { $thing }
thecity-bonus-if-rival = +{ $amount } if an opponent’s city has: { $thing }
thecity-discount = Costs you { $amount } less: { $thing }
thecity-discount-symbol = Costs you { $amount } less: every card showing { $thing }
thecity-requires = Your city must have one of: { $things }
thecity-unique = One per city
thecity-special-architect = Free; it lies beside the table, and each player may build one.
thecity-special-crew = Build two cards per round, each of cost 4 or less; in the round it is built, one more such card at once.

## Options

thecity-option-survey = Building nothing
    .help = What a player who builds nothing does with the five cards drawn.
thecity-option-survey-keep-one-of-five = Keep one of the five
thecity-option-survey-mix-with-hand = Take them in hand, then discard four cards
thecity-option-discounts-stack = Discounts of equal cards
    .help = Whether several copies of the same card lower a cost several times.
thecity-option-discounts-stack-false = Count once
thecity-option-discounts-stack-true = Add up
thecity-option-school-discount = Discount of the School
    .help = By how much a School makes Villas cheaper.
thecity-option-school-discount-2 = 2 cards
thecity-option-school-discount-1 = 1 card
thecity-option-university-scope = Schools for the University
    .help = Which Schools give a University its additional points.
thecity-option-university-scope-own = Those in the own city
thecity-option-university-scope-all = Those in all cities

## Editions

thecity-preset-2012 = Edition of 2012
thecity-preset-2019 = Edition of 2019

## What you are asked

thecity-ask-deal = Discard two of your seven cards
thecity-ask-choose = Choose a card to build, or build nothing
thecity-ask-second = The Construction Crew may build a second card: choose it, or be content with one
thecity-ask-pay = Choose a card to pay with
thecity-ask-extra = Your new Construction Crew may build one more card at once
thecity-ask-keep = Keep one of the cards drawn
thecity-ask-discard = Discard a card
thecity-ask-limit = Discard down to twelve cards
thecity-phase-deal = { thecity-ask-deal }
thecity-phase-choose = { thecity-ask-choose }
thecity-phase-build = Pay for what you build, or sort the cards you drew
thecity-phase-income = Income and points
thecity-phase-limit = { thecity-ask-limit }

## Answers

thecity-answer-build = Build { $card }
thecity-answer-no-build = Build nothing
thecity-answer-done = No further card
thecity-answer-discard = Discard { $card }
thecity-answer-keep = Keep { $card }
