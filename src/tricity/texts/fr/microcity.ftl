microcity-name = Microcity

## Areas and tracks

microcity-area-coal = Mine de charbon
microcity-area-steel = Aciérie
microcity-area-wood = Scierie
microcity-area-commercial = Zone commerciale
microcity-area-residential = Zone résidentielle

microcity-track-money = Argent
microcity-track-coal = Charbon
microcity-track-steel = Acier
microcity-track-wood = Bois

microcity-district = Quartier { $card }, face { $side }
microcity-time = Temps
microcity-pool = Jetons en réserve
microcity-token = Jeton d’investissement
microcity-engineer = Ingénieur
microcity-dice = Dés actifs

## Project cards

microcity-project-clearance = Déblaiement
microcity-project-survey = Relevé
microcity-project-site-crew = Équipe de chantier
microcity-project-overtime = Heures supplémentaires
microcity-project-delivery = Livraison
microcity-project-redevelopment = Réaménagement

microcity-place-hand = En main
microcity-place-played = En train d’être jouée
microcity-place-discard = Défaussée

## Effects

microcity-effect-none = –
microcity-effect-remove-1 = Libérer 1 zone
microcity-effect-remove-2 = Libérer 2 zones
microcity-effect-take-1 = Prendre 1 ressource
microcity-effect-take-2 = Prendre 2 ressources
microcity-effect-remove-1-or-take-1 = Libérer 1 zone ou prendre 1 ressource
microcity-effect-money-1 = Prendre 1 $
microcity-effect-money-2 = Prendre 2 $
microcity-effect-no-time-step = Le temps ne passe pas cette manche
microcity-effect-set-die = Tourner 1 dé actif sur la face de son choix
microcity-effect-swap-1 = Échanger 1 ressource contre une autre
microcity-effect-build-anywhere = Construire, où que soit l’ingénieur
microcity-effect-flip-district = Retourner ce quartier sur sa face B

## Buildings and parts of challenges

microcity-building-houses = Maisons
microcity-building-school = École
microcity-building-workshop = Atelier
microcity-building-town-hall = Hôtel de ville
microcity-building-park-pavilion = Pavillon du parc
microcity-building-power-station = Centrale électrique
microcity-building-concert-hall = Salle de concert
microcity-building-railway-station = Gare
microcity-building-office-tower = Tour de bureaux
microcity-building-legs = Piliers
microcity-building-middle = Partie centrale
microcity-building-spire = Flèche
microcity-building-foundations = Fondations
microcity-building-lower-floors = Étages inférieurs
microcity-building-middle-floors = Étages intermédiaires
microcity-building-upper-floors = Étages supérieurs
microcity-building-mast = Mât

microcity-scenario-side-a = Face A
microcity-scenario-side-b = Face B
microcity-scenario-a-then-b = Face A, puis face B
microcity-scenario-eiffel = Tour Eiffel
microcity-scenario-empire = Empire State Building

## Options

microcity-option-level = Niveau
    .help = Ce qu’il faut construire, et en combien de temps.
microcity-option-level-a10 = Face A, facile (temps 10)
microcity-option-level-a8 = Face A, moyen (temps 8)
microcity-option-level-b15 = Face B, moyen (temps 15)
microcity-option-level-b12 = Face B, difficile (temps 12)
microcity-option-level-ab25 = Face A, puis face B, facile (temps 25)
microcity-option-level-ab22 = Face A, puis face B, moyen (temps 22)
microcity-option-level-ab18 = Face A, puis face B, difficile (temps 18)
microcity-option-level-eiffel16 = Tour Eiffel, facile (temps 16)
microcity-option-level-eiffel13 = Tour Eiffel, moyen (temps 13)
microcity-option-level-eiffel10 = Tour Eiffel, difficile (temps 10)
microcity-option-level-empire16 = Empire State Building, facile (temps 16)
microcity-option-level-empire13 = Empire State Building, moyen (temps 13)
microcity-option-level-empire10 = Empire State Building, difficile (temps 10)
microcity-option-layout = La ville
    .help = Comment les quatre cartes de quartier sont disposées.
microcity-option-layout-random = Au hasard
microcity-option-layout-first-game = Comme pour une première partie
microcity-option-movement = Déplacement
    .help = Si l’ingénieur peut aller moins loin que la carte ne l’indique.
microcity-option-movement-exactly = Exactement ce que dit la carte
microcity-option-movement-up-to = Au plus ce que dit la carte
microcity-option-recover-costs-time = Reprendre les cartes coûte du temps
    .help = Si reprendre la défausse fait avancer le temps d’un cran de plus.
microcity-option-recover-costs-time-true = Oui
microcity-option-recover-costs-time-false = Non

## What you are asked

microcity-phase-over = La partie est finie
microcity-phase-start = Choisissez la zone résidentielle où l’ingénieur commence
microcity-phase-dice = Choisissez le dé à écarter
microcity-phase-plan = Réglez vos dés planifiés
microcity-phase-prepare = Jouez une carte projet ou reprenez vos cartes ; avant cela, vous pouvez libérer des zones
microcity-phase-move = Déplacez l’ingénieur
microcity-phase-action = Choisissez pourquoi la carte est jouée
microcity-phase-investment = Utilisez la zone, avec ou sans dé, ou passez
microcity-phase-clear = Choisissez une zone à libérer
microcity-phase-take = Choisissez une ressource à prendre
microcity-phase-clear-or-take = Libérez une zone ou prenez une ressource
microcity-phase-give = Choisissez une ressource à donner en échange
microcity-phase-sale = Vous pouvez vendre une ressource pour 2 $
microcity-phase-die = Choisissez le dé à tourner
microcity-phase-face = Choisissez la nouvelle face du dé
microcity-phase-building = Choisissez un bâtiment

microcity-stage-preparation = Préparation
microcity-stage-project = Projet
microcity-stage-investment = Investissement

## How it ended

microcity-ending-won = Gagné : tout est construit
microcity-ending-time = Perdu : le temps est écoulé
microcity-ending-tokens = Perdu : il ne reste aucun jeton d’investissement
