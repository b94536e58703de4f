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
