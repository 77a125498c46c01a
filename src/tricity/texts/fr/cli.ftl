## The table in the terminal: what all games share

cli-nothing = –
cli-points = { $points } { $points ->
        [one] point
       *[other] points
    }
    .short = { $points } { $points ->
        [one] pt
       *[other] pts
    }
cli-copies = { $thing } × { $count }
cli-product = { $times ->
        [1] { $amount }
       *[other] { $times } × { $amount }
    }
cli-told = { $name } : { $done }
cli-told-detail = { $name } : { $done } – { $detail }
cli-over = La partie est finie.

cli-you = Vous
cli-player = Joueur { $number }
cli-is-bot = { $name } (bot)
cli-bot-apprentice = Apprenti
    .about = Apprenti : il débute
cli-bot-builder = Bâtisseur
    .about = Bâtisseur : il connaît son métier
cli-bot-architect = Architecte
    .about = Architecte : il voit loin
cli-bot-mayor = Maire
    .about = Maire : le plus fort, il réfléchit un instant
cli-bot-random = Hasard
cli-bot-greedy = Glouton

cli-players = À la table : { $players }
cli-greeting = Tapez le numéro ou les mots d’un coup. Ou : aide, conseil, annuler, quitter.
cli-compiling = Préparation des règles ; cela prend jusqu’à une minute, mais seulement la première fois …
cli-thinking = { $name } réfléchit …
cli-hint-thinking = Recherche d’un bon coup …
cli-pass = Passez l’écran à { $name }, puis appuyez sur Entrée.
cli-noted = Noté : { $move }
cli-resumed = La partie reprend après { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }.

## Questions before the game

cli-ask-game = Quel jeu ?
cli-about-pointcity = Point City : des cartes qui sont ressource ou bâtiment (1 à 4 joueurs)
cli-about-thecity = The City : tout le monde construit à la fois, vite (2 à 5 joueurs)
cli-about-microcity = Microcity : des dés, un ingénieur et un délai (en solitaire)
cli-ask-people = Combien de personnes jouent ici, vous compris ? ({ $first } à { $last })
cli-ask-bots = Combien de bots se joignent à vous ? ({ $first } à { $last })
cli-ask-level = De quelle force sont les bots ?
cli-ask-again = Tapez un nombre de { $first } à { $last }.

## Answers that are no move

cli-empty = Tapez un nombre de 1 à { $last }, les mots d’un coup, ou aide.
cli-answer-number = Il n’y a pas de coup { $number } ; les numéros vont de 1 à { $last }.
cli-answer-unknown = Je ne connais pas « { $answer } ». Tapez un nombre de 1 à { $last }, les mots d’un coup, ou aide.
cli-answer-illegal = « { $move } » n’est pas possible maintenant. { $why } (§{ $section }) Choisissez un nombre de 1 à { $last } ; le mot coups les liste.
cli-answer-unclear = « { $answer } » peut désigner plusieurs coups : { $several }. Précisez lequel.

## Words

cli-word-table = table
    .help = remontrer la table et la question
cli-word-moves = coups
    .help = relister les coups
cli-word-hint = conseil
    .help = dire quel coup semble le meilleur
cli-word-undo = annuler
    .help = reprendre votre dernière décision, et ce que les bots ont fait depuis
cli-word-score = score
    .help = montrer les scores, et d’où viennent vos points
cli-word-log = journal
    .help = raconter ce qui s’est passé ; journal 10 donne les dix dernières lignes
cli-word-save = sauver
    .help = sauver la partie : sauver ma.match
cli-word-rules = règles
    .help = dire où lire les règles
cli-word-help = aide
    .help = montrer cette liste
cli-word-quit = quitter
    .help = arrêter ; la partie est gardée, et tricity play --resume la reprend

cli-help = Un coup est un nombre de 1 à { $last }, ses mots, ou la fin de ses mots (comme b2-b3). Vous pouvez aussi taper :
cli-hint = Meilleure chance de gagner : { $chance } %
cli-undone = Repris.
cli-nothing-to-undo = Il n’y a rien à reprendre.
cli-log-empty = Rien ne s’est encore passé.
cli-saved = Sauvé : { $file }
cli-save-exists = { $file } existe déjà ; choisissez un autre nom, par exemple : sauver ma.match
cli-save-failed = Impossible d’écrire { $file } : { $reason }
cli-rules = Les règles de ce jeu : { $page }

## The end

cli-column-player = Joueur
cli-column-place = Place
cli-column-points = Points
cli-column-what = Pour quoi
cli-column-count = Chacun
cli-score-of = { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cli-winner = Victoire : { $names }
cli-winners = Victoire partagée : { $names }
cli-won = Gagné !
cli-drawn = Égalité.
cli-lost = Perdu, cette fois.
cli-seed = La même donne à nouveau : --seed { $seed }
cli-kept = La partie est gardée dans { $file }
    Pour la revoir : tricity replay
cli-left = La partie est gardée dans { $file }
    Pour la reprendre : tricity play --resume
cli-nothing-kept = Rien n’a été joué, donc rien n’est gardé.
cli-not-kept = La partie ne peut pas être gardée sur le disque ({ $reason }) ; vous pouvez continuer.

## Replay

cli-replay-at = Coup { $ply } sur { $last }
cli-replay-help = Entrée : suivant ; b : retour ; un nombre : y aller ; q : quitter.
cli-replay-end = C’était le dernier coup.

## Other commands

cli-games-seats = { $first } à { $last } joueurs
cli-games-solo = un joueur
cli-games-options = Options (le premier choix vaut par défaut) :
cli-games-presets = Éditions :
cli-daily = Les donnes du { $day } (UTC), les mêmes pour tout le monde :
cli-daily-rivals = Ce sont les donnes du navigateur ; là, les robots tirent aussi leur hasard du jour.
cli-cards-good = { $path } : ces cartes de { $game } sont bonnes.
cli-counting = Comptage …
cli-perft = { $count } positions après { $depth } décisions

## Point City

cli-pointcity-community = { -pointcity-community }
    .short = Comm
cli-pointcity-economy = { -pointcity-economy }
    .short = Écon
cli-pointcity-energy = { -pointcity-energy }
    .short = Éner
cli-pointcity-ecology = { -pointcity-ecology }
    .short = Écol
cli-pointcity-industry = { -pointcity-industry }
    .short = Indu
cli-pointcity-ingenuity = Ingénieur
    .short = Ingé
cli-pointcity-double = double { $resource }
cli-pointcity-level = niveau { $level }
cli-pointcity-makes = donne { $resource }
cli-pointcity-civic = municipal : jeton
cli-pointcity-cost = à { $cost }

cli-pointcity-turn = Tour { $turn } sur { $turns } : { $name }
cli-pointcity-deck = Pioche : { $count } { $count ->
        [one] carte
       *[other] cartes
    }, dessus { $top }
cli-pointcity-deck-empty = La pioche est vide.
cli-pointcity-tokens = Jetons municipaux, avec leurs points à la fin :
cli-pointcity-debt = À payer pour { $buildings } : encore { $missing }

cli-pointcity-column-player = Joueur
cli-pointcity-column-points = Points
cli-pointcity-column-makes = Donne
cli-pointcity-column-holds = Cartes
cli-pointcity-column-tokens = Jetons
cli-pointcity-column-buildings = Construit

cli-pointcity-group-buildings = Prendre un bâtiment avec sa voisine :
cli-pointcity-group-resources = Prendre deux ressources :
cli-pointcity-group-deck = Prendre les deux cartes du dessus de la pioche :
cli-pointcity-group-flip = Ou d’abord retourner une carte côté bâtiment :

cli-pointcity-take = prendre { $what }
    .done = pris { $what }
cli-pointcity-flip = retourner { $what }
    .done = retourné { $what }
cli-pointcity-draw = piocher
    .done = pioché
cli-pointcity-token = jeton { $what }
    .done = choisi le jeton { $what }
cli-pointcity-pay = payer avec { $what }
    .done = payé avec { $what }
cli-pointcity-automaton = pris
cli-pointcity-draw-detail = { $top } + une carte inconnue
cli-pointcity-due = ; payer { $due }
cli-pointcity-free = ; gratuit

cli-pointcity-token-flat = { $amount } { $amount ->
        [one] point
       *[other] points
    }
cli-pointcity-token-per-full-set = { $amount } par série des cinq
cli-pointcity-token-per-type-with-2plus = { $amount } par ressource 2 fois ou plus
cli-pointcity-token-per-type-with-3plus = { $amount } par ressource 3 fois ou plus
cli-pointcity-token-per-missing-type = { $amount } par ressource absente
cli-pointcity-token-per-unspent-ingenuity-card = { $amount } par carte Ingénieur restante
cli-pointcity-token-per-resource = { $amount } par { $one }
cli-pointcity-token-per-pair = { $amount } par { $one } avec { $other }

## The City

cli-thecity-car = voiture
cli-thecity-cart = caddie
cli-thecity-fountain = fontaine
cli-thecity-start = Avant la première manche ; le premier à { $goal } points met fin à la partie. Pioche { $deck }.
cli-thecity-round = Manche { $round } ; le premier à { $goal } points met fin à la partie. Pioche { $deck }, défausse { $discards }.
cli-thecity-hand = Votre main : { $count } { $count ->
        [one] carte
       *[other] cartes
    }, et ce que chacune rapporterait à chaque manche
cli-thecity-laid = Vous construisez { $cards }.
cli-thecity-owed = { $count } { $count ->
        [one] carte
       *[other] cartes
    } à défausser.

cli-thecity-column-player = Joueur
cli-thecity-column-points = Points
cli-thecity-column-cards-each = Cartes/manche
cli-thecity-column-points-each = Points/manche
cli-thecity-column-hand = Main
cli-thecity-column-city = Ville
cli-thecity-column-card = Carte
cli-thecity-column-cost = Coût
cli-thecity-column-shows = Montre
cli-thecity-column-cards = Cartes
cli-thecity-column-remarks = Remarques

cli-thecity-per-own = +{ $amount } par { $thing }
cli-thecity-per-all = +{ $amount } par { $thing } partout
cli-thecity-per-rival = +{ $amount } par { $thing } d’un adversaire
cli-thecity-if-own = +{ $amount } avec { $thing }
cli-thecity-if-all = +{ $amount } avec { $thing } quelque part
cli-thecity-if-rival = +{ $amount } avec { $thing } chez un adversaire
cli-thecity-needs = exige { $things }
cli-thecity-cheaper = { $amount } de moins : { $things }
cli-thecity-unique = une par ville
cli-thecity-crew = deux cartes par manche
cli-thecity-architect = un par joueur

cli-thecity-no-build = piocher cinq cartes, en garder une
cli-thecity-price = { $price ->
        [0] gratuit
        [one] { $price } carte
       *[other] { $price } cartes
    }
cli-thecity-cost = coût { $cost }
cli-thecity-cards = cartes { $what }
cli-thecity-points = points { $what }
cli-thecity-shows = montre { $what }
cli-thecity-group-build = Construire, pour tant de cartes de votre main :
cli-thecity-built = construit
cli-thecity-surveyed = rien construit, de nouvelles cartes piochées
cli-thecity-gain = Manche { $round } : { $name } +{ $points } = { $total } { $total ->
        [one] point
       *[other] points
    }, +{ $cards } { $cards ->
        [one] carte
       *[other] cartes
    }

## Microcity

cli-microcity-coal = charbon
cli-microcity-steel = acier
cli-microcity-wood = bois
cli-microcity-commercial = commerces
cli-microcity-residential = habitations
cli-microcity-amount-money = { $count } $
cli-microcity-amount-coal = { $count } charbon
cli-microcity-amount-steel = { $count } acier
cli-microcity-amount-wood = { $count } bois
cli-microcity-engineer = INGÉNIEUR
cli-microcity-token = jeton

cli-microcity-round = Manche { $round }. Temps restant : { $time } sur { $start }. Jetons d’investissement restants : { $pool }.
cli-microcity-begins = La manche { $round } commence : temps { $time }, jetons { $pool }, dés { $dice }.
cli-microcity-reminder = Vous avez { $tracks }. Dés : { $dice }. L’ingénieur est en { $where }.
cli-microcity-group-clear = Ou d’abord libérer une zone :
cli-microcity-keeps = garder { $dice }
cli-microcity-with-die = avec un { $die } : { $effect }
cli-microcity-card = { $name }, déplacement { $move } ; { $basic }
cli-microcity-card-or = { $card } – ou avec votre { $die } : { $advanced }
cli-microcity-state-built = construit
cli-microcity-state-ready = à portée
cli-microcity-state-open = à construire
cli-microcity-column-building = Bâtiment
cli-microcity-column-cost = Coût
cli-microcity-column-bonus = Bonus
cli-microcity-column-state = État
cli-microcity-column-project = Projet
cli-microcity-column-move = Pas
cli-microcity-column-basic = Action simple
cli-microcity-column-advanced = Action avancée

cli-microcity-start = commencer en { $what }
    .done = départ en { $what }
cli-microcity-move = aller en { $what }
    .done = déplacement en { $what }
cli-microcity-clear = libérer { $what }
    .done = libéré { $what }
cli-microcity-leave = écarter le { $what }
    .done = écarté le { $what }
cli-microcity-set = le mettre sur { $what }
    .done = un dé mis sur { $what }
cli-microcity-die = prendre le { $what }
    .done = pris le { $what }
cli-microcity-clear-with-die = dépenser le { $what }
    .done = dépensé le { $what } pour libérer une zone
cli-microcity-clear-with-money = payer 2 $
    .done = payé 2 $ pour libérer une zone
cli-microcity-project = projet { $what }
    .done = joué le projet { $what }
cli-microcity-recover = reprendre ses cartes
    .done = cartes reprises
    .detail = déplacement 1, toutes les cartes reviennent en main, 1 temps perdu
    .free = déplacement 1, toutes les cartes reviennent en main
cli-microcity-basic = action simple
    .done = action simple
cli-microcity-advanced = action avancée
    .done = action avancée
cli-microcity-planning = planification
    .done = manche suivante planifiée
    .detail = à la manche suivante, vous réglez les deux dés ; pas d’investissement maintenant
cli-microcity-invest = investir
    .done = investi
cli-microcity-invest-with-die = investir avec un dé
    .done = investi avec un dé
cli-microcity-gain = prendre { $what }
cli-microcity-invest-commercial = échanger 1 ressource, prendre 1 $ ; puis vous pouvez vendre 1 ressource pour 2 $
cli-microcity-invest-with-die-commercial = échanger 1 ressource contre 2, prendre 1 $ ; puis vous pouvez vendre 1 ressource pour 2 $
cli-microcity-invest-with-die-residential = construire
cli-microcity-skip = passer
    .done = passé
cli-microcity-take = prendre { $what }
    .done = pris { $what }
cli-microcity-give = donner { $what }
    .done = donné { $what }
cli-microcity-sell = vendre { $what }
    .done = vendu { $what }
cli-microcity-building = construire le numéro { $what }
    .done = construit le numéro { $what }
