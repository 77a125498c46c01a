# Les pages de règles dans le navigateur.

web-rules = Règles
web-rules-title = Règles de { $game }
web-rules-games = Règles des autres jeux
web-rules-contents = Sommaire
web-rules-link = Copier le lien vers le { $section }
web-rules-search = Chercher dans les règles
web-rules-hits = { $now } sur { $count }
web-rules-no-hits = aucun résultat
web-rules-previous = Résultat précédent
web-rules-next = Résultat suivant
web-rules-example = Exemple
    .how = calculé par le jeu lui-même
web-rules-sum = Total
