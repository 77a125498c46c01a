## The review of a match

web-review = Analyse
web-review-ask = Comment cette partie s’est-elle jouée ?
web-review-about = Le programme examine chaque décision : ce qu’elle a changé aux chances de chacun, quel coup aurait été meilleur, et la part du hasard.
web-review-begin = Lancer l’analyse
web-review-kept = Il faut une minute environ. Inutile d’attendre : le résultat est conservé pour tous ceux qui passeront ici.
web-review-not-yours = Personne ne l’a encore demandée ; ceux qui ont joué cette partie peuvent la lancer.
web-review-working = Examen de chaque décision …
web-review-progress = { $done } sur { $total }
web-review-done = L’analyse est terminée.
web-review-again = Réessayer

web-review-curve = Chances de gagner
    .help = Chances de gagner, décision après décision. Les flèches du clavier parcourent la courbe.
web-review-at = Après { $ply } décisions sur { $plies }
web-review-chance = { $name } { $chance } %
web-review-percent = { $percent } %
web-review-estimate = Estimation tirée de milliers d’essais à chaque décision ; un ou deux pour cent d’écart ne veulent rien dire.
web-review-numbers = La courbe en chiffres
web-review-number = Décision
web-review-who = De

## The verdict on a decision

web-review-decision = Décision { $number } · { $name }
web-review-mistake = Une erreur : { $percent } % de chances en moins.
web-review-star = Un coup fort : le suivant valait { $percent } % de moins.
web-review-fine = Aucun autre coup n’était nettement meilleur.
web-review-better = Mieux :
web-review-then = Puis le hasard : { $luck }
web-review-luck-at = { $name } { $percent } %
web-review-next = Erreur suivante
web-review-over = La fin
    .help = Revenez à une décision pour voir ce qu’elle valait.

web-review-turns = Tournants de la partie
web-review-turns-none = La partie a suivi son cours ; aucune décision ne l’a renversée à elle seule.
web-review-turn-luck = Hasard
web-review-turn-mistake = Erreur

## What made the result, for each player

web-review-summary = Ce qui a fait le résultat
web-review-from-won = De { $start } % au départ à la victoire.
web-review-from-lost = De { $start } % au départ à la défaite.
web-review-from-shared = De { $start } % au départ à l’égalité.
web-review-luck-good = Le hasard a bien fait les choses : { $percent } %.
web-review-luck-bad = Le hasard n’a pas été tendre : { $percent } %.
web-review-luck-even = Le hasard n’a guère compté : { $percent } %.
web-review-own = Ses propres erreurs ont coûté { $percent } %.
web-review-own-none = Aucune erreur nette.
web-review-others-good = Les erreurs des autres ont rapporté { $percent } %.
web-review-others-bad = Les erreurs des autres ont coûté { $percent } %.
web-review-best = Meilleur coup : décision { $number }
web-review-worst = Erreur la plus chère : décision { $number }
web-review-instead = Mieux : { $move } (+{ $percent } %)
web-review-bars = D’où viennent les chances : { $name }
web-review-bar-start = Au départ
web-review-bar-luck = Hasard
web-review-bar-own = Propres erreurs
web-review-bar-others = Erreurs des autres
web-review-bar-end = À la fin
web-review-law = Les barres s’additionnent jusqu’au résultat. Le hasard, c’est ce qui s’est révélé et que personne ne pouvait savoir : une carte piochée, un dé. Une décision n’est une erreur que si une autre était nettement meilleure d’après ce que l’on savait alors.
