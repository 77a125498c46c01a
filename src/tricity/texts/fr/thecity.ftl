thecity-name = The City

## Card names

thecity-card-architect = Architecte
thecity-card-car-park = Parking
thecity-card-house = Maison
thecity-card-estate = Lotissement
thecity-card-townhouse = Maison de ville
thecity-card-school = École
thecity-card-city-park = Parc municipal
thecity-card-industrial-park = Parc industriel
thecity-card-supermarket = Supermarché
thecity-card-coach-station = Gare routière
thecity-card-restaurant = Restaurant
thecity-card-construction-crew = Équipe de chantier
thecity-card-interchange = Échangeur autoroutier
thecity-card-industrial-zone = Zone industrielle
thecity-card-shopping-arcade = Passage couvert
thecity-card-admin-centre = Centre administratif
thecity-card-office-building = Immeuble de bureaux
thecity-card-cinema = Cinéma
thecity-card-boutique = Boutique de mode
thecity-card-exhibition-centre = Parc des expositions
thecity-card-tower-block = Immeuble-tour
thecity-card-freeway = Autoroute
thecity-card-business-centre = Centre d’affaires
thecity-card-department-store = Grand magasin
thecity-card-railway-station = Gare ferroviaire
thecity-card-sports-park = Complexe sportif
thecity-card-multiplex = Multiplexe
thecity-card-modern-art = Art moderne
thecity-card-bridge = Pont
thecity-card-research-centre = Centre de recherche
thecity-card-villa = Villa
thecity-card-museum = Musée
thecity-card-theatre = Théâtre
thecity-card-university = Université
thecity-card-technology-park = Technopole
thecity-card-hypermarket = Hypermarché
thecity-card-stadium = Stade
thecity-card-town-hall = Hôtel de ville
thecity-card-casino = Casino
thecity-card-hospital = Hôpital
thecity-card-convention-centre = Palais des congrès
thecity-card-concert-hall = Salle de concert
thecity-card-shopping-centre = Centre commercial
thecity-card-skyscraper = Gratte-ciel
thecity-card-opera = Opéra
thecity-card-theme-park = Parc d’attractions
thecity-card-shopping-mall = Galerie commerciale
thecity-card-monument = Monument
thecity-card-airport = Aéroport
thecity-card-metro = Métro
thecity-card-park-and-ride = Parking relais

## Symbols and values

thecity-symbol-car = Voiture
thecity-symbol-cart = Caddie
thecity-symbol-fountain = Fontaine
thecity-income = Revenu
thecity-points = Points de victoire
thecity-earlier-rounds = Manches précédentes

## The rules of a card; a thing is the name of a card or of a symbol

thecity-bonus-per-own = +{ $amount } pour chaque exemplaire dans votre ville : { $thing }
thecity-bonus-per-all = +{ $amount } pour chaque exemplaire dans toutes les villes : { $thing }
thecity-bonus-per-rival = +{ $amount } pour chaque exemplaire dans la meilleure ville d’un adversaire : { $thing }
thecity-bonus-if-own = +{ $amount } si votre ville possède : { $thing }
thecity-bonus-if-all = +{ $amount } si une ville possède : { $thing }
thecity-bonus-if-rival = +{ $amount } si la ville d’un adversaire possède : { $thing }
thecity-discount = Coûte { $amount } de moins pour vous : { $thing }
thecity-discount-symbol = Coûte { $amount } de moins pour vous : toute carte montrant { $thing }
thecity-requires = Votre ville doit posséder l’un de : { $things }
thecity-unique = Une seule par ville
thecity-special-architect = Gratuit ; il est à côté de la table, et chaque joueur peut en construire un.
thecity-special-crew = Construisez deux cartes par manche, de coût 4 au plus chacune ; la manche où elle est construite, une carte de plus aussitôt.

## Options

thecity-option-survey = Ne rien construire
    .help = Ce que fait des cinq cartes piochées celui qui ne construit rien.
thecity-option-survey-keep-one-of-five = En garder une sur les cinq
thecity-option-survey-mix-with-hand = Les prendre en main, puis défausser quatre cartes
thecity-option-discounts-stack = Réductions de cartes identiques
    .help = Si plusieurs exemplaires d’une même carte réduisent un coût plusieurs fois.
thecity-option-discounts-stack-false = Comptent une fois
thecity-option-discounts-stack-true = S’additionnent
thecity-option-school-discount = Réduction de l’École
    .help = De combien une École réduit le coût des Villas.
thecity-option-school-discount-2 = 2 cartes
thecity-option-school-discount-1 = 1 carte
thecity-option-university-scope = Écoles pour l’Université
    .help = Quelles Écoles donnent à l’Université ses points supplémentaires.
thecity-option-university-scope-own = Celles de sa propre ville
thecity-option-university-scope-all = Celles de toutes les villes

## Editions

thecity-preset-2012 = Édition de 2012
thecity-preset-2019 = Édition de 2019

## What you are asked

thecity-ask-deal = Défaussez deux de vos sept cartes
thecity-ask-choose = Choisissez une carte à construire, ou ne construisez rien
thecity-ask-second = L’Équipe de chantier peut construire une seconde carte : choisissez-la, ou tenez-vous-en à une
thecity-ask-pay = Choisissez une carte pour payer
thecity-ask-extra = Votre nouvelle Équipe de chantier peut construire aussitôt une carte de plus
thecity-ask-keep = Gardez l’une des cartes piochées
thecity-ask-discard = Défaussez une carte
thecity-ask-limit = Défaussez jusqu’à douze cartes
thecity-phase-deal = { thecity-ask-deal }
thecity-phase-choose = { thecity-ask-choose }
thecity-phase-build = Payez ce que vous construisez, ou triez les cartes piochées
thecity-phase-income = Revenu et points
thecity-phase-limit = { thecity-ask-limit }

## Answers

thecity-answer-build = Construire : { $card }
thecity-answer-no-build = Ne rien construire
thecity-answer-done = Pas d’autre carte
thecity-answer-discard = Défausser : { $card }
thecity-answer-keep = Garder : { $card }
