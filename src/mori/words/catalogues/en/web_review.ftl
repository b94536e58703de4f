# The review of a finished game: loaded with the first one.

# While it is made.
web-review-working = Looking back: { $percent }%
web-review-waiting = The strongest bot plays on from your choices and from others, and compares. This can take some minutes, and stops when you leave.
# Its parts; and whose choices and points are told.
web-review-parts = Parts of the review
web-review-part-story = Story
web-review-part-moments = Moments
web-review-part-choices = Choices
web-review-part-points = Points
web-review-whose = Whose?
# The curve, and its two measures.
web-review-curve = What was expected
web-review-measure-win = Chance of winning
web-review-measure-points = Points at the end
web-review-percent = { $value }%
web-review-value = { $name }: { $value }
web-review-result = Result
# The turning points. $percent is how much of the chance of winning changed.
web-review-turning = Where the game turned
web-review-turning-none = No single choice and no piece of luck turned this game.
web-review-turned-choice = Round { $round }: with one choice { $name } gave away { $percent }% of the chance of winning.
web-review-turned-points =
    { $points ->
        [one] Round { $round }: with one choice { $name } gave away about one point.
       *[other] Round { $round }: with one choice { $name } gave away about { $points } points.
    }
web-review-turned-up = Round { $round }: luck brought { $name } { $percent }% more chance of winning.
web-review-turned-down = Round { $round }: bad luck cost { $name } { $percent }% of the chance of winning.
# Goals that a seat had set itself and did not meet, and since when they were out of reach.
web-review-unmet = Not completed
web-review-unmet-lost = Out of reach since round { $round }.
web-review-unmet-never = Never within reach.
# The ledger: start, own choices, others’ choices and luck add up to the result.
web-review-luck = Choices and luck
web-review-luck-explained = What was expected at the start, and what changed it. Together it makes the result.
web-review-account-start = Expected at the start
web-review-account-mine = Own choices
web-review-account-others = Others’ choices
web-review-account-luck = What was revealed
web-review-account-end = Result
# Choices and their grades.
web-review-count-best =
    { $count ->
        [one] { $count } best choice
       *[other] { $count } best choices
    }
web-review-count-good =
    { $count ->
        [one] { $count } good choice
       *[other] { $count } good choices
    }
web-review-count-slip =
    { $count ->
        [one] { $count } small slip
       *[other] { $count } small slips
    }
web-review-count-mistake =
    { $count ->
        [one] { $count } mistake
       *[other] { $count } mistakes
    }
web-review-count-blunder =
    { $count ->
        [one] { $count } serious mistake
       *[other] { $count } serious mistakes
    }
web-review-choices-all = Show good choices, too
web-review-choices-none = { $name } made no clear mistake.
web-review-another = There was a better choice. { $why }.
web-review-graded = { $name }: { $grade }
web-review-where = Round { $round }, step { $step }
# The moments to learn from, each asked again.
web-review-moments-explained = The choices that cost most. See each as it was, and choose again.
web-review-ask = Choose again
web-review-back = Back
web-review-asked = What would you choose now?
web-review-show = Show the best choice
web-review-to-board = To the board
web-review-chosen = You choose: { $choice }
web-review-played = In the game: { $choice } – { $grade }
web-review-comparing = Both choices are played on to the end …
web-review-verdict-best = This is the best choice.
web-review-verdict-even = As good as the best choice we know: { $choice }.
web-review-verdict-better = Better than the best choice we knew: { $choice }.
web-review-verdict-worse = Better: { $choice }
web-review-at-once = At once, { $choice }:
web-review-once-more = Choose again
web-review-next = Next moment
# Points beside those of strong players.
web-review-usual = The band shows what strong players make at such a table.
web-review-usual-none = What strong players make at such a table is not known.
web-review-most = Much more than usual: { $category } ({ $points }, usually { $usual }).
web-review-least = Much less than usual: { $category } ({ $points }, usually { $usual }).
web-review-source = Points from
web-review-own = Points
web-review-usually = Usually
