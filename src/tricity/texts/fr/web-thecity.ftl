## The board of The City: cards in few words; a thing is a name or the picture of a symbol

web-thecity-per-own = +{ $amount } par { $thing }
web-thecity-per-all = +{ $amount } par { $thing } de toutes les villes
web-thecity-per-rival = +{ $amount } par { $thing } d’un adversaire
web-thecity-if-own = +{ $amount } avec { $thing }
web-thecity-if-all = +{ $amount } si une ville a { $thing }
web-thecity-if-rival = +{ $amount } si un adversaire a { $thing }
web-thecity-needs = Exige { $things }
web-thecity-unique = Une par ville
web-thecity-crew = Deux cartes de coût 4 au plus par manche
web-thecity-architect = À côté de la table, un par joueur
web-thecity-letter-car = V
web-thecity-letter-cart = C
web-thecity-letter-fountain = F
web-thecity-cost = Coûte { $cost }
web-thecity-shows = Symboles : { $things }
web-thecity-times = { $count } × { $thing }
web-thecity-price = { $price ->
        [0] gratuit
        [one] 1 carte
       *[other] { $price } cartes
    }

## The table

web-thecity-round = Manche { $round }
web-thecity-deal = La donne
web-thecity-goal = Fin à { $goal } points
web-thecity-deck = Pioche : { $count }
web-thecity-discards = Défausse : { $count }
web-thecity-discard-pile = Défausse
web-thecity-discards-none = Aucune carte n’a encore été défaussée.
web-thecity-hand = Votre main
web-thecity-drawn = Cartes piochées
web-thecity-city = Votre ville
web-thecity-city-of = Ville de { $name }
web-thecity-city-empty = Rien n’est encore construit ici.
web-thecity-score = Points
web-thecity-points-round = Points par manche
web-thecity-income-round = Cartes par manche
web-thecity-hand-size = Cartes en main
web-thecity-planned = En construction : { $card }
web-thecity-deciding = réfléchit …
web-thecity-decided = a choisi
web-thecity-builds = construit : { $cards }
web-thecity-builds-nothing = ne construit rien
web-thecity-spoken-city = { $name } : points { $score }, { $points } de plus par manche ; cartes par manche { $income } ; cartes en main { $hand } ; voitures { $cars }, caddies { $carts }, fontaines { $fountains } ; { $doing }

## The turn, as one sentence being completed

web-thecity-ask-choose = que construisez-vous cette manche ?
web-thecity-ask-second = et une seconde carte de coût 4 au plus ?
web-thecity-ask-extra = et aussitôt une carte de plus, de coût 4 au plus ?
web-thecity-ask-keep = quelle carte gardez-vous ?
web-thecity-then-pay = { $price ->
        [0] cela ne coûte rien
        [one] à payer avec une autre carte
       *[other] à payer avec { $price } autres cartes
    }
web-thecity-survey-keep = piocher cinq cartes, en garder une
web-thecity-survey-mix = piocher cinq cartes, puis en défausser quatre
web-thecity-pay-with = payer avec { $cards } ?
web-thecity-discard-these = défausser { $cards } ?
web-thecity-mark = { $count ->
        [one] marquez encore une carte
       *[other] marquez encore { $count } cartes
    }
web-thecity-pay-marked = { $count ->
        [one] payer avec la carte marquée ?
       *[other] payer avec les { $count } cartes marquées ?
    }
web-thecity-discard-marked = { $count ->
        [one] défausser la carte marquée ?
       *[other] défausser les { $count } cartes marquées ?
    }
web-thecity-too-many = { $limit } cartes au plus restent en main
web-thecity-waiting = on attend { $names } …
web-thecity-over = La partie est terminée.
web-thecity-do-build = Construire
web-thecity-do-survey = Chercher des cartes
web-thecity-do-keep = Garder
web-thecity-do-pay = Payer
web-thecity-do-discard = Défausser
web-thecity-pays = paiement
web-thecity-goes = défausse
web-thecity-can-build = Constructible maintenant : { $price }
web-thecity-cannot = pas constructible pour l’instant
web-thecity-hinted = Conseillé par l’indice

## The log

web-thecity-told-built = { $name } construit : { $cards }
web-thecity-told-surveyed = { $name } ne construit rien et regarde de nouvelles cartes
web-thecity-told-shuffled = La défausse est mélangée et devient la pioche
web-thecity-told-earned = { $name } : +{ $points } = { $total } { $total ->
        [one] point
       *[other] points
    }, +{ $cards } { $cards ->
        [one] carte
       *[other] cartes
    }
