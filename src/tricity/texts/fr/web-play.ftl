## Lists of tables

web-list-waiting = À vous de jouer
web-list-mine = Vos autres tables
web-list-lobby = Tables ouvertes
web-list-watch = Parties en cours
web-list-recent = Dernières parties
web-list-open = { $count ->
        [one] 1 place libre
       *[other] { $count } places libres
    }
web-list-your-turn = à vous
web-list-running = en cours
web-list-nobody = Encore personne

web-result-won = Vous avez gagné
web-result-shared = Victoire partagée
web-result-lost = Vous avez perdu
web-result-winner = Victoire de { $names }
web-result-over = La partie est finie

## A new table

web-new-game = Jeu
web-new-seats = Qui joue ?
web-new-seat = Place { $number }
web-new-remove = Retirer la place { $number }
web-new-add = Ajouter une place
web-name = Nom
web-sitter-here = À cet écran
    .help = Vous, ou quelqu’un à côté de vous ; on se passe l’écran.
web-sitter-friend = Un ami, par lien
    .help = Vous recevrez un lien à envoyer ; qui l’ouvre peut s’asseoir ici.
web-sitter-apprentice = Robot : Apprenti
    .help = Il apprend encore ; idéal pour une première partie.
web-sitter-builder = Robot : Bâtisseur
    .help = Il connaît le métier.
web-sitter-architect = Robot : Architecte
    .help = Il prévoit.
web-sitter-mayor = Robot : Maire
    .help = Le plus fort ; il réfléchit un instant.

web-new-rules = Règles
web-new-edition = Édition
web-new-usual = Règles habituelles
web-new-more = À la table
web-new-hints = Conseils permis
    .help = Chacun peut demander quel coup semble le meilleur.
web-new-undo = Reprise libre
    .help = Toute décision peut être reprise, avec tout ce que les robots ont fait ensuite.
web-new-public = Table publique
    .help = Affichée sur l’accueil de ce serveur ; chacun peut la rejoindre ou la regarder.
web-new-clock = Temps de réflexion
    .help = Qui épuise son temps est remplacé par un robot jusqu’à son retour.
web-clock-none = Sans limite
web-clock-quick = 5 minutes chacun, 5 secondes par décision
web-clock-calm = 15 minutes chacun, 15 secondes par décision
web-clock-long = 1 heure chacun, 30 secondes par décision
web-clock-days = 7 jours chacun, 1 heure par décision
web-new-expert = Pour experts
web-new-seed = Donne
    .help = Jusqu’à 32 chiffres 0–9 et a–f. La même donne donne les mêmes cartes ; tous verront que vous l’avez choisie.
web-new-cards = Vos propres cartes
    .help = Des tableaux de cartes (CSV ou JSON) nommés comme les nôtres ; ils remplacent ceux de la boîte à cette table.
web-new-start = Commencer la partie
web-new-invite = Ouvrir la table et inviter

## Before the game

web-gathering = On attend des joueurs
    .help = La partie commence d’elle-même dès que toutes les places sont prises.
web-invited = Vous êtes invité·e
web-seat-open = Place libre
web-join-name = Votre nom
web-join = S’asseoir
web-invite = Inviter des amis
    .help = Envoyez ce lien, ou faites scanner le code. Il suffit de l’ouvrir.
web-invite-link = Lien vers cette table
web-invite-here = Cette adresse ne marche que sur cet ordinateur. Pour d’autres appareils, lancez le serveur avec --host 0.0.0.0 et ouvrez-le à l’adresse de cet ordinateur.
web-copy = Copier le lien
web-copied = Le lien est copié.
web-share = Partager
web-qr = Code QR avec le lien vers cette table
web-start-with-bots = { $count ->
        [one] Commencer, avec un robot à la place libre
       *[other] Commencer, avec des robots aux places libres
    }
web-leave = Quitter la table

## The table

web-board = Table
web-players = Joueurs
web-you = Vous
web-player = Joueur { $number }
web-bot = robot
web-away = absent ; un robot joue
web-present = présent
web-absent = absent
web-decides = réfléchit
web-points = { $points } { $points ->
        [one] point
       *[other] points
    }
web-turn-of = C’est à { $name }.
web-hint = Conseil
web-hint-thinking = Recherche d’un bon coup …
web-hint-best = Conseil : { $move }
web-chance = { $percent } %
web-undo = Reprendre
web-panels = À côté de la table
web-panel-log = Journal
web-panel-moves = Coups
web-panel-score = Score
web-panel-chat = Discussion
web-unread = { $count ->
        [one] { $count } non lu
       *[other] { $count } non lus
    }
web-log-empty = Rien ne s’est encore passé.
web-log-undo = { $name } a repris un coup.
web-moves-none = Rien à décider pour l’instant.
web-score-what = Pour quoi
web-score-points = Points
web-score-none = Pas encore de points
web-chat-empty = Personne n’a encore rien dit.
web-chat-say = Dites quelque chose
web-chat-send = Envoyer

web-reconnecting = Pas de connexion. Nouvel essai en cours ; aucun de vos coups n’est perdu.
web-refused = Le serveur vous a fermé cette table. Rechargez la page pour la regarder.
web-is-away = Pendant votre absence, un robot joue pour vous.
web-come-back = Reprendre le jeu
web-undo-asked = On demande aux autres si vous pouvez reprendre votre coup.
web-undo-wish = { $name } voudrait reprendre un coup.
web-undo-agree = Accepter
web-undo-refuse = Refuser
web-recap = Depuis votre dernier coup : { $count ->
        [one] un événement
       *[other] { $count } événements
    }.
web-recap-play = Montrer
web-recap-playing = Depuis votre dernier coup : { $at } sur { $count }
web-recap-skip = Passer
web-watching = Vous regardez la partie.
web-curtain = Passez l’écran à { $name }
    .help = Aucune carte n’est visible maintenant. { $name } continue quand il est temps.
web-curtain-lift = Je suis { $name }

## The end

web-end = Résultat
web-won = victoire
web-plot = Les points au fil du temps
    .help = Courbes des points de { $names } après chaque décision.
web-rematch = Revanche
web-export = Enregistrer la partie
web-end-look = Voir la table
web-fair = La donne était-elle honnête ?
    .help = La première ligne a été publiée avant le premier coup. C’est le SHA-256 des deux autres : la donne était fixée dès le début.
web-fair-commitment = Publié au début
web-fair-seed = Graine de la donne
web-fair-salt = Sel

## Said of something

web-said-of = { $name } : { $what }
web-section = Règles, §{ $section }
