## The shell of every page

web-skip = Aller au contenu
web-nav = Menu principal
web-home = Accueil
web-new = Nouvelle table
web-about = À propos de Tricity
web-unofficial = Une adaptation non officielle ; les noms des jeux appartiennent à leurs éditeurs.
web-loading = On dresse la table …
web-preparing = Les règles se préparent ; la première fois, cela prend jusqu’à une minute …
web-close = Fermer
web-cancel = Annuler

web-settings = Réglages
web-language = Langue
web-theme = Apparence
web-theme-auto = Automatique
web-theme-light = Claire
web-theme-dark = Sombre
web-motion = Animations
web-motion-full = Complètes
web-motion-quick = Rapides
web-motion-none = Aucune
web-sound = Sons
web-sound-off = Désactivés
web-sound-on = Activés

web-keys = Clavier
web-keys-tab = partie suivante de la page
web-keys-arrows = passer d’une carte ou d’une case à l’autre
web-keys-enter = choisir
web-keys-escape = revenir sur un choix commencé
web-keys-moves = lister tous les coups permis
web-keys-log = afficher le journal
web-keys-score = afficher les scores
web-keys-chat = discuter
web-keys-hint = demander un conseil
web-keys-undo = reprendre son dernier coup
web-keys-help = afficher ces touches

## The games

web-game-pointcity = Point City
    .facts = 1 à 4 joueurs · 30 minutes · draft et construction
    .about = Chaque carte est une ressource d’un côté, un bâtiment de l’autre. Prenez deux voisines, payez, et faites grandir la ville qui rapportera le plus.
web-game-thecity = The City
    .facts = 2 à 5 joueurs · 15 minutes · tous en même temps
    .about = Choisissez une carte en secret, payez avec le reste de votre main, et laissez revenus et points faire boule de neige. Le premier à 50 y met fin.
web-game-microcity = Microcity
    .facts = Solo · 25 minutes · des dés et une échéance
    .about = Un ingénieur, une poignée de dés et une horloge qui ne s’arrête jamais. Dégagez le terrain, réunissez le nécessaire, finissez à temps.

web-way-bots = Jouer contre des robots
web-way-friends = Inviter des amis
web-way-solo = Jouer en solo
web-way-watch = Voir des robots
web-way-options = Options

web-level-apprentice = Apprenti
web-level-builder = Bâtisseur
web-level-architect = Architecte
web-level-mayor = Maire

## Home

web-hero = Trois villes. Une table.
    .about = Des jeux de cartes où l’on bâtit des villes : entre amis par un lien, contre des robots, ou seul. Sans compte.
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
web-bring = Ouvrir un fichier de partie
    .help = Revoir une partie enregistrée ici ou dans le terminal.

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

## When something is wrong

web-lost-page = Cette page n’existe pas
    .help = L’adresse contient peut-être une faute. Tout est accessible depuis l’accueil.
web-lost-table = Cette table n’existe pas
    .help = Le lien est peut-être tronqué ou mal recopié ; redemandez-le. On ne trouve une table que par son lien.
web-lost-offline = Pas de connexion au serveur
    .help = Il redémarre peut-être, ou votre réseau est coupé. Cette page réessaie toute seule ; aucun de vos coups n’est perdu.
web-problem-offline = Le serveur ne répond pas. Vérifiez votre réseau et réessayez.
web-problem-unavailable = Le serveur ne peut rien enregistrer pour l’instant. Réessayez dans un moment.
web-problem-no-such-table = Cette table n’existe pas ; vérifiez le lien.
web-problem-table-full = Toutes les places sont prises. Vous pouvez regarder.
web-problem-seat-taken = Cette place vient d’être prise ; choisissez-en une autre.
web-problem-already-started = La partie a déjà commencé. Vous pouvez regarder.
web-problem-already-finished = Cette partie est finie.
web-problem-not-finished = Cette partie n’est pas encore finie.
web-problem-not-your-seat = Cette place est à quelqu’un d’autre.
web-problem-not-your-table = Seul celui qui a ouvert la table peut le faire.
web-problem-nothing-to-undo = Il n’y a rien à reprendre.
web-problem-no-hints = Cette table a été ouverte sans conseils.
web-problem-not-waiting = Ce n’est pas à vous de jouer.
web-problem-conflict = Quelqu’un a été plus rapide. Regardez la table et réessayez.
web-problem-too-fast = C’était trop rapide. Attendez un instant.
web-problem-too-many-tables = Vous avez trop de tables inachevées ; terminez-en une d’abord.
web-problem-too-large = C’est trop volumineux pour le serveur.
web-problem-old-rules = Cette partie a été jouée avec d’autres règles ou cartes ; on ne peut que la regarder.
web-problem-unknown = Quelque chose s’est mal passé. Rechargez la page.
web-problem-other = Réponse du serveur : { $message }

## About

web-about-what = Tricity réunit à une même table trois jeux de cartes où l’on bâtit des villes : dans le navigateur, dans le terminal, et comme laboratoire pour les auteurs de jeux et la recherche en IA.
web-about-unofficial = Non officiel
    .text = Point City, The City et Microcity sont l’œuvre de leurs auteurs et éditeurs, à qui leurs noms appartiennent. Cette adaptation n’a aucun lien avec eux. Elle emploie ses propres mots et ses propres dessins ; si un jeu vous plaît, achetez-le.
web-about-fair = Des donnes honnêtes
    .text = Le serveur publie une empreinte de chaque donne avant le premier coup et la donne elle-même après le dernier ; chacun peut donc vérifier que rien n’a changé. Les robots ne voient que ce que verrait un joueur à leur place.
web-about-privacy = Vie privée
    .text = Ni compte, ni pistage, ni requêtes vers des tiers. Un seul cookie se souvient de vos places.
web-credits = Remerciements
    .text = Tous les bâtiments, plateaux et couvertures sont dessinés par nous. Nous utilisons, avec nos remerciements :
web-credit-icons = icônes
web-credit-font = caractères
web-credit-library = logiciel
