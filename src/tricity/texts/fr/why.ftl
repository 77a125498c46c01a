## Why a move cannot be made, in the terminal and in the browser

## All games

why-over = La partie est finie.
why-not-asked = La question est autre maintenant : { $question }.
why-not-your-turn = C’est le tour d’un autre joueur.
why-answered = Vous avez répondu ; c’est maintenant aux autres de décider.

## Point City

why-flipped-already = On retourne une seule carte par tour, et c’est déjà fait.
why-is-building = Un bâtiment ne se retourne jamais côté ressource.
why-line-with-building = On ne retourne une carte que si toute sa rangée ou toute sa colonne montre des ressources.
why-cannot-pay =
    { $ingenuity ->
        [0] Vous ne pouvez pas payer. Il manque : { $missing }.
        [one] Vous ne pouvez pas payer. Il manque : { $missing } ; votre carte Ingénieur ne suffit pas.
       *[other] Vous ne pouvez pas payer. Il manque : { $missing } ; vos { $ingenuity } cartes Ingénieur ne suffisent pas.
    }
why-tokens-gone = Un bâtiment municipal demande ici un jeton municipal, et il n’en reste pas assez.
why-deck-empty = La pioche est vide.
why-two-cards = On prend deux cartes qui se touchent par un côté : choisissez aussi une voisine.
why-no-partner = On prend deux cartes qui se touchent par un côté, et vous ne pourriez payer avec aucune de ses voisines.
why-token-later = On choisit un jeton municipal après avoir construit un bâtiment municipal.
why-nothing-to-pay = Il n’y a encore rien à payer : prenez d’abord un bâtiment.
why-none-in-stock = Vous n’avez pas cette carte.
why-other-resource = Les ressources se paient l’une après l’autre ; c’est le tour de : { $resource }.
why-doubles-first = Les doubles se dépensent avant les simples.
why-wasted = Une partie de cette carte serait perdue, et ce n’est pas permis.
why-then-short = Avec cette carte, vous ne pourriez plus payer tout le reste.
why-token-gone = Ce jeton municipal n’est pas dans la rangée.
why-token-laid = Ce jeton municipal est déjà dans la rangée.

## The City

why-not-in-hand = { $card } : cette carte n’est pas dans votre main.
why-not-drawn = { $card } : cette carte n’est pas parmi celles que vous venez de piocher.
why-one-per-city = { $card } : une seule par ville, et vous l’avez déjà.
why-lacks-support = { $card } demande l’une de ces cartes dans votre ville : { $needs }.
why-too-great = { $card } coûte { $cost } ; la seconde carte de l’Équipe de chantier doit coûter { $most } au plus.
why-too-dear =
    { $cards ->
        [0] { $card } coûte { $price }, et vous n’avez aucune autre carte pour payer.
        [one] { $card } coûte { $price }, et vous n’avez qu’une autre carte pour payer.
       *[other] { $card } coûte { $price }, et vous n’avez que { $cards } autres cartes pour payer.
    }
why-architect-later = La carte de plus d’une nouvelle Équipe de chantier vient de la main, pas l’Architecte.
why-laid-already = Vous avez déjà choisi une carte à construire.
why-nothing-laid = Vous n’avez pas encore choisi de carte.

## Microcity

why-not-residential = L’ingénieur commence dans une zone résidentielle.
why-must-move = L’ingénieur doit quitter sa zone.
why-exactly-so-far =
    { $steps ->
        [one] L’ingénieur avance d’exactement une zone, jamais en diagonale.
       *[other] L’ingénieur avance d’exactement { $steps } zones, jamais en diagonale.
    }
why-too-far =
    { $steps ->
        [one] L’ingénieur avance d’une zone au plus, jamais en diagonale.
       *[other] L’ingénieur avance de { $steps } zones au plus, jamais en diagonale.
    }
why-no-token-there = Il n’y a pas de jeton d’investissement ici.
why-say-how = Libérer une zone coûte un dé actif ou { $price } $, chacun une fois par manche : choisissez d’abord comment payer.
why-no-die = Aucun dé ne montre un { $face }.
why-low-to-high = Les dés planifiés se nomment du plus petit au plus grand.
why-nothing-to-clear = Aucune zone ne porte de jeton.
why-cleared-already = Chaque façon de libérer ne sert qu’une fois par manche, et celle-ci a servi.
why-no-money = Cela coûte { $price } $, et vous avez { $money } $.
why-in-discard = Cette carte est défaussée. Reprenez vos cartes pour la retrouver.
why-just-given = { $resource } : c’est ce que vous donnez, prenez autre chose en échange.
why-in-order = Deux ressources se nomment dans l’ordre charbon, acier, bois.
why-none-left = Vous n’en avez pas : { $resource }.
why-built-already = { $building } : déjà construit.
why-no-such-building = La carte des bâtiments en compte moins.
why-part-order = Les parties se construisent dans l’ordre ; d’abord : { $building }.
why-cannot-build = { $building } : vous ne pouvez pas payer. Il manque : { $missing }.
why-build-when = On construit en phase d’investissement, dans une zone résidentielle avec un dé qui convient, ou par une carte projet.
why-sell-when = Les ressources se vendent dans une zone commerciale, après l’échange.
why-cannot-skip = Impossible de passer : { $question }.
why-of-no-use = L’action avancée n’aurait aucun effet maintenant.
why-no-fitting-die =
    { $other ->
        [0] Cette zone accepte un dé qui montre { $one }, et vous n’en avez pas.
       *[other] Cette zone accepte un dé qui montre { $one } ou { $other }, et vous n’en avez pas.
    }
why-nothing-to-give = Avec un dé, il faut échanger une ressource, et vous n’en avez pas.
why-nothing-to-build = Avec un dé, on construit ici, et vous ne pouvez payer aucun bâtiment.
