## The daily challenge: one deal a day for each game, the same for everybody

web-daily = Défi du jour
    .about = Chaque jour une donne par jeu, la même pour tout le monde. Votre première partie compte, sans conseils ; voyez ensuite comment les quatre robots ont joué exactement la même donne.
web-daily-today = Aujourd’hui
web-daily-past = Jour passé
web-daily-late = joué en retard
web-daily-to-today = Vers les donnes du jour
web-daily-no-day = Il n’y a pas de donne ce jour-là : il n’est pas encore venu, ou précède la première. Choisissez un autre jour dans le calendrier.
web-daily-next = Prochaines donnes dans
web-daily-streak = { $days ->
    [0] Plus longue série : { $best ->
        [one] 1 jour
       *[other] { $best } jours
    }
    [one] 1 jour d’affilée
   *[other] { $days } jours d’affilée
}

## A deal

web-daily-format-pointcity = En solo, contre l’automate
web-daily-format-thecity = Vous contre le Bâtisseur
web-daily-format-microcity = { $level }
web-daily-rule-pointcity = Vos points comptent.
web-daily-rule-thecity = Votre avance sur le Bâtisseur compte.
web-daily-rule-microcity = Chaque bâtiment compte et, après une victoire, aussi le temps restant.
web-daily-play = Jouer la donne du jour
web-daily-play-late = Jouer en retard
web-daily-playing = Votre partie vous attend.
web-daily-continue = Continuer
web-daily-practise = S’entraîner
web-daily-practise-on = Reprendre
web-daily-look = Revoir
web-daily-share = Copier le résultat
web-daily-shared = Tricity, défi du { $day } · { $game } { $figure } · { $verdict }
web-daily-copied = Copié : { $words }
web-daily-back = Voir ce qu’ont fait les robots

## A result

web-daily-result-pointcity = { $score ->
    [one] point ; l’automate en a { $rival }
   *[other] points ; l’automate en a { $rival }
}
web-daily-result-thecity = { $score } à { $rival }
web-daily-result-microcity = { $score ->
    [one] bâtiment
   *[other] bâtiments
}{ $spare ->
    [0] {""}
   *[other] {" "}+ temps restant
}
web-daily-verdict-all = Mieux que les quatre robots
web-daily-verdict-best = Aussi bien que le meilleur robot
web-daily-verdict-mayor = Mieux que le Maire
web-daily-verdict-architect = Mieux que l’Architecte
web-daily-verdict-builder = Mieux que le Bâtisseur
web-daily-verdict-apprentice = Mieux que l’Apprenti
web-daily-verdict-none = Les quatre robots ont fait mieux
web-daily-bots = Vous et les robots sur cette donne, le meilleur d’abord
web-daily-bots-play = Les robots jouent encore cette donne : { $done } sur { $total } ont fini.
web-daily-place = Place { $place } sur { $count } sur ce serveur
web-daily-first = Personne d’autre ne l’a encore jouée sur ce serveur.

## The calendar

web-daily-calendar = Calendrier des jours passés
web-daily-earlier = Mois précédent
web-daily-later = Mois suivant
web-daily-state-played = joué
web-daily-state-late = joué en retard
web-daily-state-playing = commencé
web-daily-state-open = pas joué
web-daily-legend-late = joué en retard
web-daily-keys = Les flèches passent d’un jour à l’autre, Page préc. et Page suiv. d’un mois à l’autre.
web-daily-formula = Pourquoi tout le monde a la même donne
    .about = La graine d’une donne est formée des 32 premiers chiffres d’une empreinte de la date, du jeu et des règles ; chacun peut la calculer. Les robots à la table tirent eux aussi leur hasard de la date : des coups égaux donnent des parties égales. Dans le terminal, « tricity daily » dit comment jouer les mêmes donnes.
