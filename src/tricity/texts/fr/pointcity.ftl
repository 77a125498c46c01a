pointcity-name = Point City

## Building names

pointcity-card-cash-machine = Distributeur de billets
pointcity-card-minigolf = Minigolf
pointcity-card-newsstand = Kiosque à journaux
pointcity-card-market-stall = Étal de marché
pointcity-card-bus-stop = Arrêt de bus
pointcity-card-post-office = Bureau de poste
pointcity-card-pond = Étang
pointcity-card-food-truck = Camion-restaurant
pointcity-card-playground = Aire de jeux
pointcity-card-hot-dog-stand = Stand de hot-dogs
pointcity-card-tiny-house = Maisonnette
pointcity-card-treehouse = Cabane dans les arbres
pointcity-card-bird-feeder = Mangeoire à oiseaux
pointcity-card-art-gallery = Galerie d’art
pointcity-card-fountain = Fontaine
pointcity-card-cafe = Café
pointcity-card-community-garden = Jardin partagé
pointcity-card-townhouses = Maisons mitoyennes
pointcity-card-cell-tower = Antenne-relais
pointcity-card-factory = Usine
pointcity-card-radio-station = Station de radio
pointcity-card-observatory = Observatoire
pointcity-card-supermarket = Supermarché
pointcity-card-pocket-park = Petit square
pointcity-card-manor = Manoir
pointcity-card-warehouse = Entrepôt
pointcity-card-funfair = Fête foraine
pointcity-card-apartments = Immeuble
pointcity-card-data-center = Centre de données
pointcity-card-quarry = Carrière
pointcity-card-train-station = Gare
pointcity-card-dam = Barrage

pointcity-kind-production = Bâtiment de production
pointcity-kind-points = Bâtiment à points
pointcity-kind-civic = Bâtiment municipal

## Resources; a card of the stock is a single or a double

pointcity-resource-community = Communauté
    .single = carte Communauté
    .double = carte Communauté double
pointcity-resource-economy = Économie
    .single = carte Économie
    .double = carte Économie double
pointcity-resource-energy = Énergie
    .single = carte Énergie
    .double = carte Énergie double
pointcity-resource-ecology = Écologie
    .single = carte Écologie
    .double = carte Écologie double
pointcity-resource-industry = Industrie
    .single = carte Industrie
    .double = carte Industrie double
pointcity-resource-ingenuity = Ingénieur
    .single = carte Ingénieur

## Civic tokens

-pointcity-community = Communauté
-pointcity-economy = Économie
-pointcity-energy = Énergie
-pointcity-ecology = Écologie
-pointcity-industry = Industrie

pointcity-token-1 = 6 points par série complète des cinq ressources permanentes
pointcity-token-2 = 5 points
pointcity-token-3 = 7 points
pointcity-token-4 = 2 points par type de ressource permanente présent au moins 2 fois
pointcity-token-5 = 3 points par type de ressource permanente présent au moins 3 fois
pointcity-token-6 = 4 points par type de ressource permanente absent de votre ville
pointcity-token-7 = 2 points par carte Ingénieur non dépensée
pointcity-token-8 = 2 points par ressource permanente { -pointcity-economy }
pointcity-token-9 = 2 points par ressource permanente { -pointcity-industry }
pointcity-token-10 = 2 points par ressource permanente { -pointcity-community }
pointcity-token-11 = 2 points par ressource permanente { -pointcity-energy }
pointcity-token-12 = 2 points par ressource permanente { -pointcity-ecology }
pointcity-token-13 = 3 points par paire de ressources permanentes { -pointcity-community } et { -pointcity-economy }
pointcity-token-14 = 3 points par paire de ressources permanentes { -pointcity-economy } et { -pointcity-ecology }
pointcity-token-15 = 3 points par paire de ressources permanentes { -pointcity-economy } et { -pointcity-energy }
pointcity-token-16 = 3 points par paire de ressources permanentes { -pointcity-energy } et { -pointcity-ecology }
pointcity-token-17 = 3 points par paire de ressources permanentes { -pointcity-economy } et { -pointcity-industry }
pointcity-token-18 = 3 points par paire de ressources permanentes { -pointcity-community } et { -pointcity-industry }
pointcity-token-19 = 3 points par paire de ressources permanentes { -pointcity-energy } et { -pointcity-industry }
pointcity-token-20 = 3 points par paire de ressources permanentes { -pointcity-community } et { -pointcity-energy }
pointcity-token-21 = 3 points par paire de ressources permanentes { -pointcity-community } et { -pointcity-ecology }
pointcity-token-22 = 3 points par paire de ressources permanentes { -pointcity-ecology } et { -pointcity-industry }

## Options

pointcity-option-solo-level = Niveau de l’automate
    .help = Combien de points l’automate marque pour une même ville.
pointcity-option-solo-level-medium = Moyen
pointcity-option-solo-level-easy = Facile
pointcity-option-solo-level-hard = Difficile
pointcity-option-solo-resource-scoring = Production de l’automate
    .help = Comment les niveaux moyen et difficile comptent les ressources permanentes de l’automate.
pointcity-option-solo-resource-scoring-per-type = Chaque type compte une fois, selon son nombre d’exemplaires
pointcity-option-solo-resource-scoring-per-symbol = Chaque symbole compte, selon le nombre d’exemplaires de son type
pointcity-option-solo-resource-scoring-distinct-types = Un seul score, selon le nombre de types différents
pointcity-option-solo-token-row = Rangée de jetons en solo
    .help = D’où viennent les dix jetons municipaux de la partie en solo.
pointcity-option-solo-token-row-random = Tirés au hasard
pointcity-option-solo-token-row-player-choice = Choisis par vous
pointcity-option-solo-ai-start-ingenuity = Carte de départ de l’automate
    .help = Si l’automate commence, lui aussi, avec une carte Ingénieur.
pointcity-option-solo-ai-start-ingenuity-false = Non
pointcity-option-solo-ai-start-ingenuity-true = Oui
pointcity-option-solo-tie = Égalité avec l’automate
    .help = Qui gagne si vous et l’automate avez le même score.
pointcity-option-solo-tie-draw = Partie nulle
pointcity-option-solo-tie-resource-cards = Le plus de cartes ressource non dépensées l’emporte
pointcity-option-solo-tie-player-must-exceed = L’automate gagne
pointcity-option-split-double-across-buildings = Partager une carte double
    .help = Si une carte double peut payer deux bâtiments du même tour.
pointcity-option-split-double-across-buildings-true = Oui
pointcity-option-split-double-across-buildings-false = Non
pointcity-option-allow-overpay = Payer en trop
    .help = Si une carte double peut payer un seul symbole, l’autre étant perdu.
pointcity-option-allow-overpay-true = Oui
pointcity-option-allow-overpay-false = Non
pointcity-option-no-legal-move-on-last-turn = Rien à prendre au dernier tour
    .help = Ce qui se passe si aucune paire ne peut être prise au dernier tour de la partie.
pointcity-option-no-legal-move-on-last-turn-pass = Le tour est passé
pointcity-option-no-legal-move-on-last-turn-take-one-legal-card = Une seule carte peut être prise
pointcity-option-civic-without-tokens = Bâtiment municipal sans jeton
    .help = Si un bâtiment municipal peut être pris quand il ne reste pas assez de jetons municipaux.
pointcity-option-civic-without-tokens-allowed = Autorisé
pointcity-option-civic-without-tokens-forbidden = Interdit

## Editions

pointcity-preset-fr = Édition française
pointcity-preset-pl = Édition polonaise
pointcity-preset-de = Édition allemande

## What you are asked

pointcity-phase-row = Choisissez le prochain jeton municipal de la rangée
pointcity-phase-take = Prenez deux cartes ; vous pouvez d’abord en retourner une
pointcity-phase-pay = Choisissez une carte pour payer
pointcity-phase-token = Choisissez un jeton municipal

## The automaton

pointcity-automaton = Automate
pointcity-automaton-resources = Ressources permanentes de l’automate
pointcity-automaton-tokens = Jetons de l’automate
pointcity-automaton-ingenuity = Cartes Ingénieur de l’automate
