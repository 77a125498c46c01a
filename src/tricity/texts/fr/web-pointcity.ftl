# The board of Point City in the browser.

## Resources; the letter stands beside the symbol, so all six differ

web-pointcity-resource-community = { -pointcity-community }
    .letter = Co
web-pointcity-resource-economy = { -pointcity-economy }
    .letter = Ec
web-pointcity-resource-energy = { -pointcity-energy }
    .letter = En
web-pointcity-resource-ecology = { -pointcity-ecology }
    .letter = El
web-pointcity-resource-industry = { -pointcity-industry }
    .letter = In
web-pointcity-resource-ingenuity = Ingénieur
    .letter = Ig
web-pointcity-amount = { $count } { $resource }

## Cards

web-pointcity-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-pointcity-gives-resource = produit : { $resource }
web-pointcity-gives-civic = rapporte un jeton municipal
web-pointcity-facts-resource = { $card }, niveau { $level }
web-pointcity-facts-building = { $name } : { $gives } ; coût : { $cost }
web-pointcity-place = { $cell } : { $what }
web-pointcity-gap = vide
web-pointcity-price = { $due } à payer
web-pointcity-free = gratuit

## Civic tokens: short beside the symbol, in full when spoken

web-pointcity-rule-flat = sans condition
    .full = { $amount } points
web-pointcity-rule-per-full-set = par série des cinq
    .full = { $amount } points par série complète des cinq ressources produites
web-pointcity-rule-per-type-with-2plus = par ressource produite 2 fois
    .full = { $amount } points par ressource produite au moins 2 fois
web-pointcity-rule-per-type-with-3plus = par ressource produite 3 fois
    .full = { $amount } points par ressource produite au moins 3 fois
web-pointcity-rule-per-missing-type = par ressource non produite
    .full = { $amount } points pour chacune des cinq ressources que vous ne produisez pas
web-pointcity-rule-per-unspent-ingenuity-card = par Ingénieur restant
    .full = { $amount } points par carte Ingénieur non dépensée
web-pointcity-rule-per-resource = par { $one }
    .full = { $amount } points par { $one } produite
web-pointcity-rule-per-pair = par { $one } + { $other }
    .full = { $amount } points par paire { $one } et { $other } produite
web-pointcity-token-spoken = { $rule } ; vaut maintenant { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour vous

## Places of the table

web-pointcity-market = Marché
web-pointcity-deck = Pioche
web-pointcity-deck-spoken = { $count ->
        [one] Pioche, { $count } carte ; sur le dessus : { $top }
       *[other] Pioche, { $count } cartes ; sur le dessus : { $top }
    }
web-pointcity-deck-empty = La pioche est vide
web-pointcity-deck-left = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
web-pointcity-round = tour { $round } sur { $rounds }
web-pointcity-tokens = Jetons municipaux
web-pointcity-tokens-gone = Tous les jetons municipaux sont pris
web-pointcity-city = Ville : { $name }
web-pointcity-city-mine = Votre ville
web-pointcity-cities = Villes
web-pointcity-score = { $points ->
        [one] { $points } point pour l’instant
       *[other] { $points } points pour l’instant
    }
web-pointcity-makes = produit : { $what }
web-pointcity-makes-nothing = ne produit encore rien
web-pointcity-column = { $count ->
        [0] { $resource } : pas de production
       *[other] { $resource } : { $count } fois
    }
web-pointcity-column-points = Bâtiments à points : { $count }
web-pointcity-column-civic = Bâtiments municipaux : { $count }
web-pointcity-stock = Cartes Ressource
web-pointcity-stock-empty = Aucune carte Ressource
web-pointcity-stock-spoken = { $count } × { $card }
web-pointcity-held = Jetons municipaux de cette ville
web-pointcity-automaton-next = l’automate prendra cette carte

## The turn, a sentence being completed

web-pointcity-over = La partie est terminée
web-pointcity-waiting = C’est à un autre joueur de choisir
web-pointcity-waiting-for = C’est à { $name } de choisir
web-pointcity-take-now = Prenez deux cartes
web-pointcity-ask-take = Prenez deux cartes voisines
web-pointcity-ask-draw = Aucune paire possible : piochez
web-pointcity-ask-second = avec quelle voisine ?
web-pointcity-ask-flip = Quelle carte retournez-vous côté bâtiment ?
web-pointcity-ask-pay = { $count } { $resource } à payer : avec quelle carte ?
web-pointcity-ask-token = Choisissez un jeton municipal
web-pointcity-ask-tokens = Choisissez { $count } jetons municipaux, l’un après l’autre
web-pointcity-ask-row = Choisissez le jeton n° { $number } de la rangée
web-pointcity-said-flipped = Une carte est retournée
web-pointcity-said-first = Vous prenez : { $card }
web-pointcity-said-build = Vous construisez : { $buildings }
web-pointcity-flip = D’abord retourner une carte
web-pointcity-flip-this = Retourner cette carte
web-pointcity-keys-flip = retourner une carte
web-pointcity-draw = Piocher 2
web-pointcity-pay-suggested = Payer comme proposé
web-pointcity-suggested = proposé
web-pointcity-show-city = Voir la ville : { $name }
web-pointcity-show-mine = Revenir à votre ville

## Moves, before and after

web-pointcity-do-take = Prendre : { $what } ({ $cells })
web-pointcity-do-flip = Retourner : { $what } ({ $cells })
web-pointcity-do-draw = Piocher deux cartes ; sur le dessus : { $top }
web-pointcity-do-pay = Payer avec : { $what }
web-pointcity-do-token = Choisir le jeton : { $what }
web-pointcity-told-take = { $name } prend : { $what }
web-pointcity-told-flip = { $name } retourne une carte : { $what }
web-pointcity-told-draw = { $name } pioche : { $what }
web-pointcity-told-pay = { $name } paie avec : { $what }
web-pointcity-told-token = { $name } choisit le jeton : { $what }
