## Revoir une partie

web-replay = Relecture
web-replay-watch = Revoir la partie
web-replay-review = Analyse
web-replay-early = La relecture s’ouvrira à la fin de la partie
    .help = D’ici là, personne ne doit en voir plus que de sa propre place. Revenez plus tard avec le même lien.
web-replay-table = Aller à la table
web-replay-end = Résultat de la partie
web-replay-copy = Copier un lien vers cette position
web-replay-old = Cette partie a été jouée avec d’autres règles ou d’autres cartes. Seules certaines positions ont été conservées.

web-replay-controls = Relecture
web-replay-scrub = Endroit de la partie
web-replay-place = Décision { $ply } sur { $plies }
web-replay-first = Au début
web-replay-last = À la fin
web-replay-back = Reculer d’une décision
web-replay-on = Avancer d’une décision
web-replay-turn-back = Reculer d’un tour
web-replay-turn-on = Avancer d’un tour
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-speed = Vitesse
web-replay-eyes = Par quels yeux
web-replay-eyes-open = Toutes les mains visibles
web-replay-eyes-spectator = En spectateur
web-replay-eyes-seat = Vu par { $name }

web-replay-hands = Toutes les mains
web-replay-hand-of = Main de { $name }
web-replay-hand-empty = aucune carte
web-replay-laid = choisie pour être construite

web-replay-start = Le début
web-replay-turn = Tour { $number }
web-replay-round = { $number ->
        [0] Avant la première manche
       *[other] Manche { $number }
    }
web-replay-decided = { $name } : { $what }

web-replay-play-on = Continuer à partir d’ici
    .help = { $ply ->
            [0] La partie recommence avec la même donne.
            [one] La première décision reste telle quelle ; les mêmes cartes suivent.
           *[other] Les { $ply } premières décisions restent telles quelles ; les mêmes cartes suivent.
        } Vous décidez pour une place, des robots pour toutes les autres. Les conseils sont permis et vos coups peuvent être repris.
    .alone = { $ply ->
            [0] La partie recommence avec la même donne.
            [one] La première décision reste telle quelle ; les mêmes cartes suivent.
           *[other] Les { $ply } premières décisions restent telles quelles ; les mêmes cartes suivent.
        } Les conseils sont permis et vos coups peuvent être repris.
web-replay-as = Vous jouez pour
web-replay-against = Niveau des autres
web-replay-begin = Continuer

web-replay-keys-decision = reculer ou avancer d’une décision
web-replay-keys-turn = reculer ou avancer d’un tour
web-replay-keys-ends = au début, à la fin
web-replay-keys-play = lecture ou pause
web-replay-keys-on = continuer à partir d’ici
web-replay-space = Espace

## Fichiers de partie

web-replay-drop = Déposez ici un fichier de partie pour la revoir
web-replay-fault-foreign = « { $file } » n’est pas un fichier de partie de Tricity. Choisissez un fichier enregistré ici ou dans le terminal.
web-replay-fault-game = « { $file } » est une partie de « { $said } », un jeu qui n’est pas sur cette étagère.
web-replay-fault-rules = « { $file } » a été joué avec la version { $said } des règles ; ce serveur en joue une autre. Ouvrez-le avec la version d’origine.
web-replay-fault-cards = « { $file } » a été joué avec d’autres cartes. Ouvrez-le avec les cartes d’origine.
web-replay-fault-head = L’en-tête de « { $file } » est abîmé{ $line ->
        [0] {""}
       *[other] {" "}à la ligne { $line } : « { $said } »
    }. Enregistrez la partie à nouveau.
web-replay-fault-move = « { $file } » est abîmé : à la ligne { $line }, « { $said } » n’est pas un coup permis. Enregistrez la partie à nouveau.
web-replay-fault-end = « { $file } » est incomplet : après la ligne { $line }, des coups manquent ou ont été modifiés. Enregistrez la partie à nouveau.
web-replay-fault-unfinished = La partie dans « { $file } » n’est pas finie. Jouez-la jusqu’au bout, puis ouvrez-la ici.
web-replay-fault-forged = « { $file } » a été modifié : la donne n’est pas celle qui était promise avant le premier coup.
web-replay-fault-large = « { $file } » est trop gros pour un fichier de partie (200 ko au plus).
