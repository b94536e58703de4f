# What a choice promises: a chance in percent, points, and points ahead with their sign.
common-advice = Chance of winning { $win }%, expected points { $points }, lead { $lead }
# Why a choice is better than another: by how much, and where the points come from.
common-why-even = About as good
common-why-better =
    Better by about { $points ->
        [one] one point
       *[other] { $points } points
    }
common-why-little = A little better
common-why-source = { $source } { $points }
common-why-reasons = { $verdict }: { $reasons }
# How good a choice was, in a review of a finished game.
common-grade-best = the best choice
common-grade-good = a good choice
common-grade-slip = a small slip
common-grade-mistake = a mistake
common-grade-blunder = a serious mistake
common-grade-forced = the only choice
# Below a choice of components, and at a table: the strong bots did not learn with them.
common-bots-untrained = The strong bots have not trained with these components. They may play weaker than usual, and the chances in hints are less certain.
common-bots-rough = No trained bot knows these components. The strong bots play much weaker than usual, and hints show no chances.
