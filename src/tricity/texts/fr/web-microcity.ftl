## Parts of the table

web-microcity-plan = Plan de la ville
web-microcity-company = Entreprise
web-microcity-projects = Cartes projet
web-microcity-buildings = Carte des bâtiments
web-microcity-dice = Dés
web-microcity-clock = Temps : { $time } sur { $start }
web-microcity-pool = Jetons d’investissement en réserve : { $count } sur 10
web-microcity-round = Manche { $round }
web-microcity-track = { $track } : { $count } sur 5
web-microcity-progress = { $built } sur { $all } construits
web-microcity-time-stopped = Le temps ne passe pas cette manche
web-microcity-planned = Vous réglerez vos dés à la manche suivante

## Short words on areas

web-microcity-word-coal = Charbon
web-microcity-word-steel = Acier
web-microcity-word-wood = Bois
web-microcity-word-commercial = Marché
web-microcity-word-residential = Maisons

## Goods

web-microcity-amount-money = { $count } $
web-microcity-amount-coal = { $count ->
        [one] { $count } charbon
       *[other] { $count } charbons
    }
web-microcity-amount-steel = { $count ->
        [one] { $count } acier
       *[other] { $count } aciers
    }
web-microcity-amount-wood = { $count } bois
web-microcity-some-coal = 1 charbon
web-microcity-some-steel = 1 acier
web-microcity-some-wood = 1 bois

## What is spoken of areas, dice, cards and buildings

web-microcity-fits = accepte un { $face }
web-microcity-fits-two = accepte un { $face } ou un { $other }
web-microcity-fits-yours = vous en avez un
web-microcity-die = Dé : { $face }
web-microcity-die-spent = Dé dépensé
web-microcity-steps = Déplacement { $steps }
web-microcity-with-die = avec un { $die } : { $effect }
web-microcity-cost = Coût : { $cost }
web-microcity-bonus = Bonus : { $effect }
web-microcity-built = Construit
web-microcity-ready = À votre portée
web-microcity-open = En projet
web-microcity-recover = Reprendre ses cartes
web-microcity-recover-text = Toutes les cartes reviennent en main, temps −1
web-microcity-recover-text-free = Toutes les cartes reviennent en main
web-microcity-planning = Planification
web-microcity-planning-text = Réglez vos deux dés à la manche suivante ; pas d’investissement maintenant

## Questions that the rules page does not spell out

web-microcity-ask-clear = Choisissez une zone à libérer (encore { $count })
web-microcity-ask-take = Choisissez une ressource à prendre (encore { $count })
web-microcity-ask-plan = Réglez vos dés planifiés : { $number } sur 2
web-microcity-ask-payment = Avec quoi payez-vous ?

## Moves: to choose, once made, and as part of a sentence

web-microcity-move-start = Commencer en { $what } ({ $kind })
    .did = Départ en { $what } ({ $kind })
    .said = départ en { $what }
web-microcity-move-move = Aller en { $what } ({ $kind })
    .did = Déplacement en { $what } ({ $kind })
    .said = aller en { $what }
web-microcity-move-clear = Libérer { $what } ({ $kind })
    .did = { $what } libérée ({ $kind })
    .said = { $what }
web-microcity-move-leave = Garder { $kept }, écarter le { $what }
    .did = Dés gardés : { $kept }
    .said = garder { $kept }
web-microcity-move-set = Mettre le dé sur { $what }
    .did = Dé mis sur { $what }
    .said = régler sur { $what }
web-microcity-move-die = Tourner le { $what }
    .did = Dé à tourner : { $what }
    .said = tourner le { $what }
web-microcity-move-clear-with-die = Dépenser le { $what } pour libérer une zone
    .did = { $what } dépensé pour libérer une zone
    .said = libérer avec le { $what }
web-microcity-move-clear-with-money = Payer 2 $ pour libérer une zone
    .did = 2 $ payés pour libérer une zone
    .said = libérer pour 2 $
web-microcity-move-project = Jouer { $name } : déplacement { $steps } ; { $basic } ; avec un { $die } : { $advanced }
    .did = Carte jouée : { $name }
    .said = { $name }
web-microcity-move-recover = Reprendre ses cartes : déplacement 1, toutes les cartes reviennent en main, temps −1
    .did = Cartes reprises en main
    .said = reprendre ses cartes
web-microcity-move-recover-free = Reprendre ses cartes : déplacement 1, toutes les cartes reviennent en main
    .did = Cartes reprises en main
    .said = reprendre ses cartes
web-microcity-move-basic = Action simple : { $effect }
    .did = Action simple : { $effect }
    .said = { $effect }
web-microcity-move-advanced = Action avancée avec le { $die } : { $effect }
    .did = Action avancée avec le { $die } : { $effect }
    .said = avec le { $die } : { $effect }
web-microcity-move-planning = Planification : réglez vos deux dés à la manche suivante ; pas d’investissement maintenant
    .did = Manche suivante planifiée
    .said = planifier
web-microcity-move-invest = Investir : prendre { $gain }
    .did = Investissement
    .said = prendre { $gain }
web-microcity-move-invest-commercial = Investir : échanger 1 ressource, prendre 1 $, vendre 1 ressource pour 2 $
    .did = Investissement dans le commerce
    .said = commercer
web-microcity-move-invest-with-die = Investir avec le { $die } : prendre { $gain }
    .did = Investissement avec le { $die }
    .said = avec le { $die } : prendre { $gain }
web-microcity-move-invest-with-die-commercial = Investir avec le { $die } : échanger 1 ressource contre 2, prendre 1 $, vendre 1 ressource pour 2 $
    .did = Investissement dans le commerce avec le { $die }
    .said = commercer avec le { $die }
web-microcity-move-invest-with-die-residential = Investir avec le { $die } : construire
    .did = Construction avec le { $die }
    .said = construire avec le { $die }
web-microcity-move-take = Prendre { $some }
    .did = Ressource prise : { $some }
    .said = prendre { $some }
web-microcity-move-give = Donner { $some } en échange
    .did = Ressource échangée : { $some }
    .said = échanger { $some }
web-microcity-move-sell = Vendre { $some } pour 2 $
    .did = Ressource vendue pour 2 $ : { $some }
    .said = vendre { $some }
web-microcity-move-building = Construire : { $name } ({ $cost })
    .did = Construction : { $name }
    .said = { $name }
web-microcity-move-skip = Renoncer au reste
    .did = Reste abandonné
    .said = renoncer au reste
web-microcity-move-skip-investment = Ne pas utiliser la zone
    .did = Zone inutilisée
    .said = ne pas investir
web-microcity-move-skip-give = Pas d’échange
    .did = Pas d’échange
    .said = pas d’échange
web-microcity-move-skip-sale = Ne rien vendre
    .did = Rien de vendu
    .said = ne rien vendre

## The log

web-microcity-round-begins = La manche { $round } commence : temps { $time }, jetons { $pool }
web-microcity-district-turned = Le quartier { $card } montre maintenant sa face B
web-microcity-side-turned = La face A est terminée : place à la face B, tous les jetons reviennent en réserve

## How it ended

web-microcity-end-won = Tout est construit !
    .text = La dernière pierre est posée, le ruban est coupé : la ville est à vous.
web-microcity-end-time = Le temps est écoulé
    .text = Les grues s’arrêtent et les plans retournent au tiroir. La prochaine sera la bonne.
web-microcity-end-tokens = Plus rien à investir
    .text = Il ne reste aucun jeton à poser, et le chantier ferme.
