# The gallery of components.

web-cards = Cartes
    .about = Tout ce que contient la boîte, et ce que cela vaut quand les robots jouent.
web-cards-game = Jeu

## Search, filters, order

web-cards-search = Chercher par nom
web-cards-filters = { $count ->
        [0] Filtres
       *[other] Filtres ({ $count })
    }
web-cards-any = Peu importe
web-cards-count = { $shown } sur { $all }
web-cards-reset = Tout montrer
web-cards-none = Rien de tel dans la boîte.
web-cards-sort = Ordre
web-cards-sort-printed = Comme dans la boîte
web-cards-sort-name = Par nom
web-cards-sort-cost = Les moins chères d’abord
web-cards-sort-points = Le plus de points d’abord
web-cards-sort-rate = Les plus gagnantes d’abord

web-cards-kind = Genre
web-cards-kind-production = Bâtiments de production
web-cards-kind-points = Bâtiments à points
web-cards-kind-civic = Bâtiments municipaux
web-cards-kind-token = Jetons municipaux
web-cards-kind-start = Carte de départ
web-cards-kind-district = Cartes de quartier
web-cards-kind-scenario = Cartes de bâtiments et de défis
web-cards-kind-piece = Autres éléments
web-cards-level = Niveau
web-cards-makes = Produit
web-cards-asks = Demande
web-cards-back = Autre face
web-cards-cost = Coût
web-cards-cost-from = Coût de { $from } à { $to }
web-cards-symbol = Symbole
web-cards-symbol-none = Sans symbole
web-cards-brings = Rapporte
web-cards-note = Particularité
web-cards-note-bonus = Compte d’autres cartes
web-cards-note-discount = Rend d’autres cartes moins chères
web-cards-note-requires = Exige une autre carte
web-cards-note-unique = Une seule par ville
web-cards-die = Dé
web-cards-area = Zone

## One component

web-cards-level-of = niveau { $level }
web-cards-costs = Coût : { $cost }
web-cards-back-of = Autre face : { $card }
web-cards-copies = { $count ->
        [one] { $count } exemplaire dans la boîte
       *[other] { $count } exemplaires dans la boîte
    }
web-cards-rule = Règles § { $section }
web-cards-previous = Précédente
web-cards-next = Suivante
web-cards-place = { $place } sur { $count }

## How it fares

web-cards-fares = Dans les parties de robots
web-cards-legend = Le nombre sous une carte dit de combien de points de pourcentage ceux qui l’avaient ont gagné plus ou moins souvent que la moyenne. ▲ et ▼ signalent ce qui n’est guère dû au hasard ; sans signe, la différence peut en venir, et sans nombre, il y a eu trop peu de parties.
web-cards-cause = Ce qui accompagne la victoire n’en est pas forcément la cause : les cartes chères sont construites par ceux qui sont déjà riches.
web-cards-run = { $games } parties entre robots du type « { $bot } », { $seats ->
        [one] une place
       *[other] { $seats } places
    }, { $date }, version { $rules } des règles.
web-cards-tile-fare = Taux de victoire { $lift } par rapport à la moyenne
web-cards-tile-unknown = Taux de victoire inconnu
web-cards-fare = { $rate } % de victoires : { $lift } points de pourcentage par rapport à la moyenne (intervalle à 95 % : de { $low } à { $high } ; { $seats } cas)
web-cards-better = Accompagne la victoire
web-cards-worse = Accompagne la défaite
web-cards-even = Pas de différence nette
web-cards-unknown = Les parties n’en disent encore rien : moins de { $fewest } joueurs l’ont eue, ou presque tous.
web-cards-how-built = Construite
web-cards-how-taken = Pris
web-cards-how-first = Construite en premier
web-cards-how-discarded = Défaussée à la donne
web-cards-how-basic = Jouée pour l’action simple
web-cards-how-advanced = Jouée pour l’action avancée
web-cards-how-planning = Jouée pour planifier
web-cards-how-top-left = Placée en haut à gauche
web-cards-how-top-right = Placée en haut à droite
web-cards-how-bottom-left = Placée en bas à gauche
web-cards-how-bottom-right = Placée en bas à droite
