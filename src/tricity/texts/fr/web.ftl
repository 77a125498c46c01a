## The shell of every page

web-skip = Aller au contenu
web-nav = Menu principal
web-home = Accueil
web-new = Nouvelle table
web-daily-short = Défi
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

web-to-tutorial = Apprendre en cinq minutes
web-to-rules = Règles
web-to-cards = Cartes

web-level-apprentice = Apprenti
web-level-builder = Bâtisseur
web-level-architect = Architecte
web-level-mayor = Maire

## Home

web-hero = Trois villes. Une table.
    .about = Des jeux de cartes où l’on bâtit des villes : entre amis par un lien, contre des robots, ou seul. Sans compte.
web-to-daily = Défi du jour
    .about = Chaque jour trois nouvelles donnes, les mêmes pour tout le monde. Ferez-vous mieux que les robots ?
web-bring = Ouvrir un fichier de partie
    .help = Revoir une partie enregistrée ici ou dans le terminal.

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
web-problem-other = Réponse du serveur :

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
