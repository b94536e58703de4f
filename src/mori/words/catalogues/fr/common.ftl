# Ce dont tous les jeux et toutes les surfaces ont besoin.

## Listes, sièges, langues, provenance

common-list-comma = { $list }, { $item }
common-list-and = { $list } et { $item }
common-list-or = { $list } ou { $item }
common-list-semicolon = { $list } ; { $item }
common-group = ({ $text })
common-nothing = rien
common-seat = Joueur { $number }
# Une réponse et ce qu’elle désigne.
common-action-option = { $action } : { $option }

common-provenance-stated = dit par la règle
common-provenance-derived = découle de la règle
common-provenance-reconstructed = reconstitué par nos soins

# What bots are called, and how they play.
common-bot-sprout = Pousse
    .explained = Débutant : voit peu de ses choix et prend le premier gain venu.
common-bot-fern = Fougère
    .explained = Ne pense qu’au coup présent et néglige presque la moitié de ses possibilités.
common-bot-bamboo = Bambou
    .explained = Pèse ce que son pas rapporte aussitôt et oublie parfois quelque chose.
common-bot-alder = Aulne
    .explained = Regarde toute la partie, mais laisse souvent passer le meilleur coup.
common-bot-maple = Érable
    .explained = Sait ce qui paie à la longue, mais ne le trouve pas toujours.
common-bot-cedar = Cèdre
    .explained = Joue toujours le coup dont il attend le plus sur toute la partie.
common-bot-ginkgo = Ginkgo
    .explained = Le plus fort : prévoit comme Cèdre et essaie où mène chaque choix.
common-bot-greedy = Bot régulier
    .explained = Prend ce qui rapporte le plus aussitôt, sans plan.
common-bot-random = Bot étourdi
    .explained = Prend l’un de ses choix, n’importe lequel.
# A bot of another package.
common-bot-other = Bot « { $bot } »
common-advice = Chances de gagner { $win } %, points attendus { $points }, avance { $lead }
# Pourquoi un choix vaut mieux qu’un autre : de combien, et d’où viennent les points.
common-why-even = À peu près aussi bon
common-why-better =
    Meilleur d’environ { $points ->
        [one] un point
        [many] { $points } de points
       *[other] { $points } points
    }
common-why-little = Un peu meilleur
common-why-source = { $source } { $points }
common-why-reasons = { $verdict } : { $reasons }
# La qualité d’un choix, dans la relecture d’une partie terminée.
common-grade-best = le meilleur choix
common-grade-good = un bon choix
common-grade-slip = une petite imprécision
common-grade-mistake = une erreur
common-grade-blunder = une grave erreur
common-grade-forced = le seul choix
common-bots-untrained = Les bots forts ne se sont pas entraînés avec ces composants. Ils peuvent jouer moins bien que d’habitude, et les chances des conseils sont moins sûres.
common-bots-rough = Aucun bot entraîné ne connaît ces composants. Les bots forts jouent bien moins bien que d’habitude, et les conseils ne donnent pas de chances.

## Avis sur un appareil : courts, sous le titre de la table

common-notice-turn = C’est à vous de jouer.
common-notice-end = La partie est finie.
common-notice-reminder = C’est toujours à vous de jouer.
