# The guided first games.

web-tutorial = Tutoriel
web-tutorial-progress = { $number } sur { $count }
web-tutorial-next = Suivant
web-tutorial-finish = Terminer
web-tutorial-back = Retour
web-tutorial-show = Montrer où c’est
web-tutorial-play = Jouez pour moi
web-tutorial-restart = Recommencer
web-tutorial-skip = Passer le tutoriel
web-tutorial-task = À vous :
web-tutorial-news = Ce qu’a fait l’Apprenti
web-tutorial-nudge = Dans une vraie partie, vous pourriez ! Pour l’instant, choisissez ce qui est entouré.
web-tutorial-nudge-read = Bonne idée, mais laissez-moi finir : appuyez sur « Suivant ».
web-tutorial-keys-next = lire la suite, ou faire jouer le coup
web-tutorial-keys-show = aller à ce dont on parle

## The end

web-tutorial-done = Vous savez jouer !
web-tutorial-done-pointcity = Produisez tôt, puis laissez la ville payer ; choisissez un jeton municipal qui va avec votre production ; et visez les gros points avant la fin de la pioche.
web-tutorial-done-thecity = Le revenu d’abord, les points ensuite ; construisez des cartes qui s’entraident ; et surveillez qui approche de la fin.
web-tutorial-done-microcity = Gardez les dés qui vont à votre prochaine zone ; libérez des zones avant que la réserve soit vide ; et reprenez vos cartes à temps.
web-tutorial-apprentice = Jouer contre l’Apprenti
web-tutorial-solo = Jouer pour de bon, au niveau le plus facile
web-tutorial-read = Pour en savoir plus :
web-tutorial-rules = Toutes les règles
web-tutorial-cards = Toutes les cartes
web-tutorial-again = Encore une fois

## Point City

web-tutorial-pointcity-welcome = Voici votre ville. Elle est vide : remplissons-la ! Votre adversaire et vous jouez { $turns } tours chacun ; puis la ville qui vaut le plus de points gagne.
    .title = Bienvenue dans Point City
web-tutorial-pointcity-market = Seize cartes forment le marché. Chacune montre une ressource d’un côté et un bâtiment de l’autre. À votre tour, vous prenez deux cartes voisines : côte à côte, ou l’une au-dessus de l’autre.
    .title = Le marché
web-tutorial-pointcity-take = Voici deux cartes { $resource }. Appuyez sur l’une, puis sur l’autre.
    .title = Votre premier tour
web-tutorial-pointcity-refill = Les deux cartes ont rejoint votre réserve. Là où vous avez pris une ressource arrive un bâtiment : { $one } et { $other }. Et là où l’on prend un bâtiment vient une ressource.
    .title = L’autre face
web-tutorial-pointcity-rival = L’Apprenti a d’abord retourné une carte. Vous le pouvez aussi, une fois par tour : quand toute une rangée ou toute une colonne ne montre que des ressources, retournez-en une et découvrez son bâtiment.
    .title = Le tour adverse
web-tutorial-pointcity-read = L’{ $building } coûte { $count } { $resource }. Elle vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et, mieux encore, elle produit { $made } jusqu’à la fin de la partie.
    .title = Lire un bâtiment
web-tutorial-pointcity-build = Un bâtiment se paie dès qu’on le prend. L’{ $building } est à votre portée ; prenez-la avec la carte { $other }.
    .title = Construisez
web-tutorial-pointcity-pay = Vous avez { $resource } et une carte { $wild }, qui remplace n’importe quelle ressource. Gardez ce joker pour plus tard : payez avec { $resource }, ou simplement comme proposé.
    .title = Payer
web-tutorial-pointcity-city = L’{ $building } est construite ! Dès votre prochain tour, votre ville fournit { $count } { $made } pour tout ce que vous bâtissez, à chaque tour, gratuitement. Les cartes se dépensent, la production reste.
    .title = La ville travaille pour vous
web-tutorial-pointcity-civic = L’{ $building } coûte { $count } { $resource }. La ville en paie { $made }, la carte voisine { $taken }, votre Ingénieur { $wild }. C’est un bâtiment municipal : pas de points, mais un jeton municipal.
    .title = La production paie
web-tutorial-pointcity-token = Chaque jeton compte à sa façon à la fin. Vous produisez déjà { $other }. Le jeton { $one } et { $other } donne { $points } points par paire produite. Rien encore, mais nous avons un plan : prenez-le.
    .title = Un jeton municipal
web-tutorial-pointcity-again = La { $building } produira { $made }. La ville paie la part { $free }, et la carte { $card } voisine paie le reste.
    .title = L’autre moitié
web-tutorial-pointcity-score = { $printed } sur les bâtiments et { $token } grâce au jeton font { $score }. L’étoile montre toujours ce que vous marqueriez maintenant.
    .title = Vos points
web-tutorial-pointcity-free = L’{ $building } coûte { $one } et { $other }, une fois chacune. Votre ville produit les deux : { $price ->
        [0] c’est gratuit
       *[other] il ne reste que { $price } à payer
    }. Voilà pourquoi l’on commence par produire !
    .title = Pour rien
web-tutorial-pointcity-deck = Rien ne vous plaît au marché ? Vous pouvez aussi piocher les deux premières cartes, comme ressources. Il en reste { $left } ; quand la pioche est épuisée, la partie se termine.
    .title = Conseil : la pioche
web-tutorial-pointcity-later = Certains bâtiments ne produisent rien et valent simplement des points : la { $building } en rapporte { $points }. Produisez dans la première moitié de la partie, marquez dans la seconde.
    .title = Conseil : l’heure des points

## The City

web-tutorial-thecity-welcome = Chacun bâtit sa ville en même temps. Manche après manche, vos bâtiments rapportent des points. Dès que quelqu’un en a { $goal }, la partie s’arrête et le plus grand total gagne.
    .title = Bienvenue dans The City
web-tutorial-thecity-hand = Ces cartes sont des bâtiments, et aussi votre argent. Pour en construire une, vous payez avec d’autres. Chacune mérite réflexion : la bâtir, ou la dépenser ?
    .title = Votre main
web-tutorial-thecity-deal = Vous avez reçu { $count } cartes et en rendez { $owed }. L’{ $other } coûte { $cost }, bien trop pour un début, et le { $one } ne rapporte rien à lui seul. Appuyez sur les deux cartes, puis confirmez.
    .title = Deux cartes de trop
web-tutorial-thecity-house = La { $card } coûte { $price ->
        [one] { $price } carte
       *[other] { $price } cartes
    } et en rapporte { $income } à chaque manche : c’est le revenu. Commencez par là ! Appuyez dessus, puis sur « Construire ».
    .title = La première manche
web-tutorial-thecity-pay = Les deux choix sont révélés en même temps, puis vous payez avec { $owed ->
        [one] une carte
       *[other] { $owed } cartes
    } de votre main. La table marque ce qui vous manquera le moins, mais c’est vous qui décidez : appuyez sur le { $card }, puis sur « Payer ».
    .title = Payer avec des cartes
web-tutorial-thecity-income = Après la construction, chacun pioche et marque ses points. La { $card } vous a donné { $income ->
        [one] { $income } carte
       *[other] { $income } cartes
    } : vous en avez maintenant { $hand }.
    .title = Le revenu
web-tutorial-thecity-architect = L’{ $card } attend à côté de la table, un par joueur. Il { $price ->
        [0] ne coûte rien
       *[other] coûte { $price }
    } et rapporte { $income ->
        [one] { $income } carte
       *[other] { $income } cartes
    } de plus par manche. Profitez-en !
    .title = Un cadeau
web-tutorial-thecity-survey = L’Apprenti n’a rien construit : il a pioché cinq cartes et en a gardé une. Faites de même quand votre main ne vous aide pas.
    .title = Ou ne rien construire
web-tutorial-thecity-school = L’{ $card } rapporte { $points } points à chaque manche. Il faut une { $needed } dans votre ville, et vous l’avez. Construisez, et payez comme proposé.
    .title = Les bâtiments s’entraident
web-tutorial-thecity-points = { $points } points par manche désormais ; vous en avez { $score }. Les points tombent à chaque manche : ce qui est bâti tôt rapporte souvent.
    .title = Des points à chaque manche
web-tutorial-thecity-villa = La { $card } coûte { $cost }. Mais l’{ $cheaper } vous donne une réduction : { $price } cartes suffisent. Construisez !
    .title = Moins cher ensemble
web-tutorial-thecity-second = Vous marquez { $points } points par manche. Chaque { $card } en rapporte { $more } de plus par { $card } de votre ville : une deuxième fait donc aussi monter la première.
    .title = Une de plus
web-tutorial-thecity-grown = { $points } points par manche, et { $score } à { $rival } pour vous. Le revenu d’abord, puis des cartes qui s’entraident : c’est ainsi que grandissent les villes.
    .title = Regardez-moi ça !
web-tutorial-thecity-symbols = Voitures, caddies et fontaines : beaucoup de cartes rapportent pour chaque symbole de votre ville. Si vous en collectionnez un, cherchez les cartes qui le comptent.
    .title = Conseil : les symboles
web-tutorial-thecity-end = Appuyez sur votre adversaire pour voir toute sa ville. Quand quelqu’un approche de { $goal }, cessez d’épargner : seuls les points comptent alors. À égalité, la plus grande main l’emporte.
    .title = Conseil : voyez les autres

## Microcity

web-tutorial-microcity-welcome = Vous dirigez, en solitaire, une entreprise de construction. Bâtissez les { $count } bâtiments de cette carte et vous gagnez. Chacun montre son coût : charbon, acier, bois ou argent.
    .title = Bienvenue dans Microcity
web-tutorial-microcity-limits = Deux choses peuvent vous arrêter. Le temps : { $time }, et un de moins à chaque manche. Et les jetons : { $pool } en réserve ; presque chaque manche en prend un, chaque bâtiment aussi. Si l’un des deux vient à manquer, c’est perdu.
    .title = Deux limites
web-tutorial-microcity-start = Votre ingénieur parcourt la ville et travaille là où il s’arrête. Il part d’une { $area } : celle-ci.
    .title = Le départ
web-tutorial-microcity-dice = À chaque manche, vous lancez trois dés et en gardez deux. Une zone rend mieux contre un dé à sa valeur. Tout près, la { $area } demande un { $face } : écartez donc le { $left }.
    .title = Les dés
web-tutorial-microcity-card = Jouez maintenant une carte projet. La { $card } déplace l’ingénieur de { $steps } zones. Ensuite, elle vous offre ceci : { $basic } ; et mieux encore contre un { $die }.
    .title = Un projet
web-tutorial-microcity-move = Il avance d’exactement { $steps } zones, jamais en diagonale. La { $area } est juste à cette distance. Envoyez-le là-bas.
    .title = Se déplacer
web-tutorial-microcity-basic = Il faudrait un { $die } pour la meilleure action, et vous n’en avez pas. Prenez la simple : { $basic }. C’est du bois qu’il nous faut.
    .title = L’action de la carte
web-tutorial-microcity-invest = Utilisez maintenant la zone elle-même. La { $area } donne une unité de sa ressource, ou deux si vous dépensez un dé de la bonne valeur. Vous avez gardé un { $face } pour cela !
    .title = Investir
web-tutorial-microcity-round = La manche est finie. L’ingénieur a laissé un jeton ici ; tant qu’il y reste, la zone ne peut plus servir. Temps : { $time }. Jetons en réserve : { $pool }.
    .title = Le prix à payer
web-tutorial-microcity-stock = Vous avez { $wood } bois et { $money } $. Les { $building } coûtent { $woodcost } bois et { $moneycost } $ : c’est à notre portée ! Chaque piste monte jusqu’à cinq ; le surplus est perdu.
    .title = Vos réserves
web-tutorial-microcity-plan = On construit dans une zone résidentielle, avec un dé à sa valeur. La { $area } voisine demande un { $face }. Gardez donc le { $face } et écartez le { $left }.
    .title = Un plan
web-tutorial-microcity-crew = { $card } : déplacement { $steps }, juste ce qu’il faut. Jouez la carte, rejoignez la { $area } voisine et prenez l’argent au passage.
    .title = La porte à côté
web-tutorial-microcity-build = L’action simple donnerait ici de l’argent. Mais avec le { $face }, on construit : choisissez cela et vous aurez vos { $building }.
    .title = Construisez !
web-tutorial-microcity-built = Vos { $building } sont là : { $built } sur { $count }. Le bâtiment a pris un jeton lui aussi, et celui-là ne revient jamais.
    .title = Le premier bâtiment
web-tutorial-microcity-tokens = Il ne reste que { $pool } jetons, et { $taken } sont sur des zones. Ceux-là se récupèrent. Choisissez d’abord, de nouveau, le dé à écarter.
    .title = Gare à la réserve
web-tutorial-microcity-clear = Le { $card } libère une zone : son jeton revient en réserve. Jouez la carte, allez à la { $area }, libérez la { $cleared } et creusez avec le { $face }.
    .title = Libérer et creuser
web-tutorial-microcity-next = { $coal } charbon et { $wood } bois : assez pour l’{ $building }. Vous voyez le principe : récolter, revenir avec le bon dé, construire.
    .title = Conseil : une manche d’avance
web-tutorial-microcity-cards = Il vous reste { $left } cartes en main. Ici, vous reprenez toutes celles jouées, mais cela coûte du temps en plus. Planifier, au contraire, permet de régler les dés de la manche suivante.
    .title = Conseil : les cartes reviennent
