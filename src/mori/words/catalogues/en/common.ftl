# What every game and every surface needs.

## Lists, seats, languages, provenance

common-list-comma = { $list }, { $item }
common-list-and = { $list } and { $item }
common-list-or = { $list } or { $item }
common-list-semicolon = { $list }; { $item }
common-group = ({ $text })
common-nothing = nothing
common-seat = Player { $number }
# An answer and what it stands for.
common-action-option = { $action }: { $option }

common-provenance-stated = stated by the rulebook
common-provenance-derived = follows from the rulebook
common-provenance-reconstructed = reconstructed by us

# What bots are called, and how they play.
common-bot-sprout = Sprout
    .explained = A beginner: sees few of its choices and takes the first gain it finds.
common-bot-fern = Fern
    .explained = Thinks only of the move at hand, and overlooks almost half of its options.
common-bot-bamboo = Bamboo
    .explained = Weighs what its move earns at once, and overlooks something now and then.
common-bot-alder = Alder
    .explained = Looks at the whole game, but often overlooks the best move.
common-bot-maple = Maple
    .explained = Knows what pays in the long run, but does not always find it.
common-bot-cedar = Cedar
    .explained = Always plays the move it expects the most from over the whole game.
common-bot-ginkgo = Ginkgo
    .explained = The strongest: plans like Cedar, and tries out where each choice leads.
common-bot-greedy = Bot, steady
    .explained = Takes what earns the most at once, without a plan.
common-bot-random = Bot, careless
    .explained = Picks its moves at random.
# A bot of another package.
common-bot-other = Bot “{ $bot }”

## Notices on a device: short, below the title of the table

common-notice-turn = It is your move.
common-notice-end = The game is over.
common-notice-reminder = It is still your move.
