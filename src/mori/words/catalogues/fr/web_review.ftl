# La relecture d’une partie terminée : chargée avec la première.

# Pendant qu’elle se prépare.
web-review-working = Relecture : { $percent } %
web-review-waiting = Le bot le plus fort joue la suite de vos choix et d’autres choix, puis compare. Cela peut prendre quelques minutes et s’arrête si vous partez.
# Ses parties ; et de qui sont les choix et les points.
web-review-parts = Parties de la relecture
web-review-part-story = Récit
web-review-part-moments = Moments clés
web-review-part-choices = Choix
web-review-part-points = Les points
web-review-whose = Pour qui ?
# La courbe et ses deux mesures.
web-review-curve = Ce qui était attendu
web-review-measure-win = Chances de gagner
web-review-measure-points = Points à la fin
web-review-percent = { $value } %
web-review-value = { $name } : { $value }
web-review-result = Résultat
# Les tournants. $percent : de combien les chances de gagner ont changé.
web-review-turning = Les tournants de la partie
web-review-turning-none = Aucun choix ni coup de chance n’a fait basculer cette partie à lui seul.
web-review-turned-choice = Manche { $round } : par un seul choix, { $name } perd { $percent } % de chances de gagner.
web-review-turned-points =
    { $points ->
        [one] Manche { $round } : par un seul choix, { $name } perd environ un point.
       *[other] Manche { $round } : par un seul choix, { $name } perd environ { $points } points.
    }
web-review-turned-up = Manche { $round } : la chance donne à { $name } { $percent } % de chances de gagner en plus.
web-review-turned-down = Manche { $round } : la malchance coûte à { $name } { $percent } % de chances de gagner.
# Buts non atteints, et depuis quand ils étaient hors d’atteinte.
web-review-unmet = Non accompli
web-review-unmet-lost = Hors d’atteinte depuis la manche { $round }.
web-review-unmet-never = Jamais à portée.
# Le compte : départ, choix propres, choix des autres et chance font le résultat.
web-review-luck = Choix et chance
web-review-luck-explained = Ce qui était attendu au début, et ce qui l’a changé. Le tout donne le résultat.
web-review-account-start = Attendu au début
web-review-account-mine = Choix propres
web-review-account-others = Choix des autres
web-review-account-luck = Ce qui a été révélé
web-review-account-end = Résultat
# Les choix et leurs notes.
web-review-count-best =
    { $count ->
        [one] { $count } meilleur choix
       *[other] { $count } meilleurs choix
    }
web-review-count-good =
    { $count ->
        [one] { $count } bon choix
       *[other] { $count } bons choix
    }
web-review-count-slip =
    { $count ->
        [one] { $count } petite imprécision
       *[other] { $count } petites imprécisions
    }
web-review-count-mistake =
    { $count ->
        [one] { $count } erreur
       *[other] { $count } erreurs
    }
web-review-count-blunder =
    { $count ->
        [one] { $count } grave erreur
       *[other] { $count } graves erreurs
    }
web-review-choices-all = Montrer aussi les bons choix
web-review-choices-none = { $name } n’a fait aucune erreur nette.
web-review-another = Il y avait un meilleur choix. { $why }.
web-review-graded = { $name } : { $grade }
web-review-where = Manche { $round }, étape { $step }
# Les moments instructifs, chacun demandé à nouveau.
web-review-moments-explained = Les choix qui ont coûté le plus. Revoyez chacun tel qu’il était, et choisissez à nouveau.
web-review-ask = Choisir à nouveau
web-review-back = Retour
web-review-asked = Que choisiriez-vous maintenant ?
web-review-show = Montrer le meilleur choix
web-review-to-board = Au plateau
web-review-chosen = Vous choisissez : { $choice }
web-review-played = Dans la partie : { $choice } – { $grade }
web-review-comparing = Les deux choix sont joués jusqu’à la fin …
web-review-verdict-best = C’est le meilleur choix.
web-review-verdict-even = Aussi bon que le meilleur choix connu : { $choice }.
web-review-verdict-better = Meilleur que le meilleur choix connu : { $choice }.
web-review-verdict-worse = Mieux : { $choice }
web-review-at-once = Aussitôt, { $choice } :
web-review-once-more = Choisir à nouveau
web-review-next = Moment suivant
# Les points à côté de ceux de joueurs forts.
web-review-usual = La bande montre ce que font des joueurs forts à une telle table.
web-review-usual-none = On ne sait pas ce que font des joueurs forts à une telle table.
web-review-most = Bien plus que d’habitude : { $category } ({ $points }, d’habitude { $usual }).
web-review-least = Bien moins que d’habitude : { $category } ({ $points }, d’habitude { $usual }).
web-review-source = Source des points
web-review-own = Marqués
web-review-usually = D’habitude
