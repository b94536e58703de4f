### The pages beside the table: replay, final score, rules, icons.

## What all pages need

web-pages-loading = Just a moment…
web-pages-retry = Try again
web-pages-cancel = Cancel
web-pages-close = Close
web-pages-round = round { $round }
web-pages-rule-link = Rule { $id }

## Replay

web-pages-replay = Replay
web-pages-replay-line = Course of the game
# Read aloud for the place on the line. $season is the season’s name.
web-pages-replay-value = { $season ->
    [none] Step { $step } of { $steps }; round { $round }
   *[other] Step { $step } of { $steps }; round { $round }, { $season }
}
web-pages-replay-position = { $step } / { $steps }
web-pages-replay-play = Play
web-pages-replay-pause = Pause
web-pages-replay-back = One step back
web-pages-replay-forward = One step forward
web-pages-replay-turn-back = One turn back
web-pages-replay-turn-forward = One turn forward
web-pages-replay-speed = Speed
# $factor is a number in signs: ½, 1, 2.
web-pages-replay-speed-value = { $factor }×
web-pages-replay-keys = Arrow keys go by step, with Shift by turn; Home and End go to the ends.
web-pages-replay-eyes = Seen by
web-pages-replay-spectator = A spectator
web-pages-replay-setup = The table is set up.
# A step of which this side learns nothing.
web-pages-replay-decided = { $name } has decided.
# A step of which no fact tells; $action is the answer as it was offered.
web-pages-replay-answered = { $name } chooses: { $action }
web-pages-replay-log = What happened
web-pages-replay-log-heading = { $season ->
    [none] Round { $round }
   *[other] { $season }, round { $round }
}
web-pages-replay-log-beginning = Before the first round
web-pages-replay-tab-board = Board
web-pages-replay-tab-sides = Sides
web-pages-replay-tab-log = Log
web-pages-replay-tab-review = Review
web-pages-replay-tab-more = More
web-pages-replay-save = Save record
web-pages-replay-table = To the table

## Opening a record

web-pages-import = Open a record
web-pages-import-reading = The record is being played again…
web-pages-import-failed = This record cannot be opened

## Playing on from a step

web-pages-fork = Play on from here
web-pages-fork-explained = A new table begins with this position. The game you are watching stays as it is.
web-pages-fork-seat = Which seat do you take?
web-pages-fork-bot = Who plays for the others?
web-pages-fork-start = Play on
web-pages-fork-over = The game is over here. Go back to a step from which it can go on.
web-pages-fork-not-yet = Another game can go on from here when this one is over.

## The final score

web-pages-score = Final score
web-pages-score-wins =
    { $count ->
        [one] { $names } wins with { $points }
       *[other] { $names } share the victory with { $points }
    }
# An opponent that the rules play has won.
web-pages-score-defeat = Defeat: { $name } has { $points }
web-pages-score-nobody = Nobody wins
web-pages-score-follows = { $name } follows with { $points }.
web-pages-score-most = { $name } has the most points: { $points }.
# Where the winner is furthest ahead of the second. $category is a name of its own.
web-pages-score-decisive = The greatest lead: { $category } (+{ $more }).
web-pages-score-where = Where the points came from
web-pages-score-course = Through the seasons
web-pages-score-course-explained = Points of all sides after each season
web-pages-score-source = Source
web-pages-score-side = Side
web-pages-score-total = Total
web-pages-score-place = Place
web-pages-score-place-value =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
# A source of points that this side does not have at all.
web-pages-score-absent = does not apply
web-pages-score-lost = Hatched: points lost
web-pages-score-replay = Watch the replay
web-pages-score-again = Play again
web-pages-score-visions = Visions
web-pages-score-completed = { $done } of { $all } fulfilled
web-pages-score-fulfilled = fulfilled
web-pages-score-failed = not fulfilled

## The rules

web-pages-rules = Rules
web-pages-rules-of = Rules of { $game }
web-pages-book = The book
web-pages-book-of = How { $game } is played
web-pages-in-book = In the book
web-pages-rules-english = These texts are in English only; headings and everything else are in your language.
web-pages-rules-search = Search the rules
web-pages-rules-search-hint = Search by number or words
web-pages-rules-clear = Clear the search
web-pages-rules-found =
    { $rules ->
        [one] { $rules } rule
       *[other] { $rules } rules
    }, { $rulings ->
        [one] { $rulings } ruling
       *[other] { $rulings } rulings
    }
web-pages-rules-none = Nothing found for “{ $query }”.
web-pages-rules-contents = Contents
web-pages-rules-terms = Terms
web-pages-rules-rulings = Rulings
web-pages-rules-rulings-explained = Where the rulebook is silent, unclear or contradicts itself, we had to decide; each ruling says how sure we are.
web-pages-rules-examples = Worked examples
web-pages-rules-situation = Situation
web-pages-rules-expected = Outcome
web-pages-rules-confidence-high = well founded
web-pages-rules-confidence-medium = fairly sure
web-pages-rules-confidence-low = uncertain
web-pages-rules-copy = Link to { $id }
web-pages-rules-unknown = There are no rules for “{ $game }”.

## What is known of the components

web-pages-pack = Components
web-pages-pack-explained = Much of what is printed on boards, cards and tiles was only in the pictures of the rulebook, and those are lost. We reconstructed it so that everything the text says holds. It may differ from the printed game.
web-pages-pack-summary =
    { $total ->
        [one] { $count } of { $total } entry is reconstructed by us.
       *[other] { $count } of { $total } entries are reconstructed by us.
    }
web-pages-pack-entry = Entry
web-pages-pack-provenance = Known from
web-pages-pack-note = Note
web-pages-pack-fingerprint = Fingerprint of the pack
# Single fields of an entry known from elsewhere than the rest of it.
web-pages-pack-field = { $field }: { $provenance }

## Tables of the packs, by game

web-pages-table-bitoku-bitoku = Bitoku cards
web-pages-table-bitoku-region = Regions
web-pages-table-bitoku-forest-row = Forest Actions
web-pages-table-bitoku-hill-favour = Favours of the Hills
web-pages-table-bitoku-insert = Board inserts
web-pages-table-bitoku-tracks = Tracks
web-pages-table-bitoku-forest-area = Die spaces in the Forest
web-pages-table-bitoku-hill-area = Die spaces on the Hills
web-pages-table-bitoku-home-space = Spaces of the Home
web-pages-table-bitoku-rock-garden = Rock Garden
web-pages-table-bitoku-kodama-track = Kodama tracks
web-pages-table-bitoku-market-mitama = Display of Mitamas
web-pages-table-bitoku-market-dragonfly = Display of Dragonflies
web-pages-table-bitoku-market-crystal = Display of crystals
web-pages-table-bitoku-market-building = Display of buildings
web-pages-table-bitoku-inhabited-spaces = Inhabited Areas
web-pages-table-bitoku-wisdom-start = Starting gates of the paths
web-pages-table-bitoku-wisdom-paths = Paths of Wisdom
web-pages-table-bitoku-wisdom-nodes = Spaces of the paths
web-pages-table-bitoku-wisdom-edges = Steps of the paths
web-pages-table-bitoku-wisdom-branches = Side branches of the paths
web-pages-table-bitoku-building = Buildings
web-pages-table-bitoku-ancient-building = Ancient Buildings
web-pages-table-bitoku-crystal = Crystals
web-pages-table-bitoku-dragonfly = Dragonflies
web-pages-table-bitoku-gate = Torii Gates
web-pages-table-bitoku-mitama = Mitama Spirits
web-pages-table-bitoku-inventory = List of components
web-pages-table-bitoku-board = Player boards
web-pages-table-bitoku-card-space = Yōkai card spaces
web-pages-table-bitoku-crystal-slot = Crystal slots
web-pages-table-bitoku-building-counter = Building counters
web-pages-table-bitoku-rock-space = Rock spaces
web-pages-table-bitoku-pilgrim-space = Pilgrim spaces
web-pages-table-bitoku-setup = Setting up
web-pages-table-bitoku-rock = Iwakura Rocks
web-pages-table-bitoku-attitude-tile = The Tengu’s Attitude tile
web-pages-table-bitoku-card = Tengu Action cards
web-pages-table-bitoku-treasure = Lake Treasures
web-pages-table-bitoku-vision = Vision cards
web-pages-table-bitoku-starting-yokai = Starting Yōkai cards
web-pages-table-bitoku-yokai = Yōkai cards
web-pages-table-hitodama-meta = The game itself
web-pages-table-hitodama-meta-playing-time-minutes = Playing time
web-pages-table-hitodama-count = Numbers of components
web-pages-table-hitodama-constant = Numbers in the rules
web-pages-table-hitodama-setup = Setting up by player count
web-pages-table-hitodama-character = Guardians
web-pages-table-hitodama-geometry = The map
web-pages-table-hitodama-season = Seasons
web-pages-table-hitodama-resource = Resources
web-pages-table-hitodama-score-track = Score track
web-pages-table-hitodama-round-track = Round marker
web-pages-table-hitodama-chaos-space = Chaos path
web-pages-table-hitodama-wrath-level = Wrath levels
web-pages-table-hitodama-action = Actions
web-pages-table-hitodama-discard-rate = What a discard gives
web-pages-table-hitodama-tile = Forest tiles
web-pages-table-hitodama-tile-side = Sides of the forest tiles
web-pages-table-hitodama-deck = Decks
web-pages-table-hitodama-akku-card = Akku cards
web-pages-table-hitodama-ice-card = Ice cards
web-pages-table-hitodama-solar-card = Solar cards
web-pages-table-hitodama-lunar-card = Lunar cards
web-pages-table-hitodama-tribute-card = Tribute cards
web-pages-table-hitodama-ending = Endings
web-pages-table-hitodama-tie-break = Tie-breaks
web-pages-table-hitodama-balance-reference = Reference values for balance

## Icons. Names that the games have already are taken from them

web-pages-legend = Icons
web-pages-legend-explained = Every sign on boards, cards and panels. Numbers stand to the left of an icon.
web-pages-legend-goods = Goods
web-pages-legend-points = Points
web-pages-legend-dice = Dice and effects
web-pages-legend-kodamas = Kodamas
web-pages-legend-buildings = Buildings
web-pages-legend-crystals = Crystals
web-pages-legend-souls = Mitamas and Dragonflies
web-pages-legend-path = Pilgrims and paths
web-pages-legend-yokai = Yōkai cards
web-pages-legend-bitoku = Bitoku and Vision cards
web-pages-legend-seasons = Seasons and order
web-pages-legend-sides = Sides
web-pages-legend-resources = Resources and cards
web-pages-legend-forest = On the tiles
web-pages-legend-essences = Guardians and essences
web-pages-legend-spirit = The hitodama
web-pages-legend-page = On the page
web-pages-icon-amulet = Amulet
web-pages-icon-amulet-value = Amulet: raises a die by { $value }
web-pages-icon-vp-now = Points at once
web-pages-icon-vp-end = Points at the end
web-pages-icon-vp-lost = Points lost
web-pages-icon-movement = Movement Point
web-pages-icon-die = Die with its value
web-pages-icon-unlock-die = Unlock a die
web-pages-icon-locked-die = Locked die
web-pages-icon-copy = Copy a rival’s die
web-pages-icon-discount = Discount
web-pages-icon-cross = Cross the river
web-pages-icon-river = The river
web-pages-icon-draw-card = Draw a card
web-pages-icon-kodama = Kodama
web-pages-icon-kodama-forward = Kodama forward, in any region
web-pages-icon-kodama-here = Kodama forward, in this region
web-pages-icon-kodama-back = A rival’s Kodama back
web-pages-icon-treasure = Lake Treasure
web-pages-icon-building = Any building
web-pages-icon-crystal = Any crystal
web-pages-icon-mitama = Any Mitama
web-pages-icon-dragonfly = Dragonfly
web-pages-icon-pair = Pair of Mitama and Dragonfly
web-pages-icon-pilgrim-awake = Pilgrim on the way
web-pages-icon-pilgrim-asleep = Pilgrim at rest
web-pages-icon-pilgrim-rock = Pilgrim beside a rock
web-pages-icon-rock = Iwakura Rock
web-pages-icon-gate = Torii Gate
web-pages-icon-gate-letter = Torii Gate { $letter }
web-pages-icon-illumination = Illumination
web-pages-icon-bridge = Bridge: needs completed Bitoku cards
web-pages-icon-hikaru = Hikaru: this favour is taken
web-pages-icon-vision = Vision card
web-pages-icon-yokai-card = Any Yōkai card
web-pages-icon-bitoku-card = Any Bitoku card
web-pages-icon-first-player = First in turn order
# A side of Bitoku by its colour and the shape that marks it.
web-pages-icon-mark-purple = Purple: crescent
web-pages-icon-mark-yellow = Yellow: triangle
web-pages-icon-mark-brown = Brown: square
web-pages-icon-mark-green = Green: leaf
web-pages-icon-mark-neutral = Neutral: octagon
web-pages-icon-essence = { $name }: essence, standing
web-pages-icon-essence-asleep = { $name }: essence, asleep
web-pages-icon-ice = Ice
web-pages-icon-extra = Extra space
web-pages-icon-merchant = Merchant
web-pages-icon-tribute = Tribute
web-pages-icon-compass = Compass: the tile of North
web-pages-icon-coin = First-player coin
web-pages-icon-spirit = The hitodama
web-pages-icon-chaos-path = Chaos path
web-pages-icon-wrath = The hitodama’s wrath
web-pages-icon-ui-undo = Undo
web-pages-icon-ui-why-not = Why not?
web-pages-icon-ui-hint = A hint
web-pages-icon-ui-log = Log
web-pages-icon-ui-note = My note
web-pages-icon-ui-rules = Rules
web-pages-icon-ui-glance = A turn at a glance, icons, terms
web-pages-icon-ui-language = Language
web-pages-icon-ui-theme = Light or dark
web-pages-icon-ui-replay = Replay
web-pages-icon-ui-bot = Played by a bot
web-pages-icon-ui-person = Played by a person
web-pages-icon-ui-spectator = Watching
web-pages-icon-ui-check = Done, fulfilled
web-pages-icon-ui-close = Close; not fulfilled
web-pages-icon-ui-left = Back
web-pages-icon-ui-right = Forward
web-pages-icon-ui-down = Show more
web-pages-icon-ui-up = Open again
web-pages-icon-ui-link = Link, save
web-pages-icon-ui-play = Play
web-pages-icon-ui-clock = Waiting
web-pages-icon-ui-settings = Settings
web-pages-icon-ui-menu = Menu
web-pages-icon-ui-lock = Locked, secret
web-pages-icon-ui-pass = Pass, go by turn
web-pages-icon-ui-chart = Points
# What they mean.
web-pages-means-ui-undo = Undo your last move, as long as nothing new has been revealed since.
web-pages-means-ui-why-not = Says why a thing cannot be chosen now, with the rule.
web-pages-means-ui-hint = A bot says what it would do in your place.
web-pages-means-ui-log = All that has happened, from the beginning.
web-pages-means-ui-note = Your own note at this table. It stays in this browser, and nobody else sees it.
web-pages-means-ui-rules = Opens the rules, each with its number.
web-pages-means-ui-glance = Opens this help: a turn at a glance, icons and terms.
web-pages-means-ui-language = Choose the language of the page. It changes at once.
web-pages-means-ui-theme = Choose between a light and a dark page.
web-pages-means-ui-replay = Watch a game again, step by step.
web-pages-means-ui-bot = This seat is played by a bot.
web-pages-means-ui-person = This seat is played by a person.
web-pages-means-ui-spectator = Somebody who watches and does not play.
web-pages-means-ui-check = This is chosen, done or fulfilled.
web-pages-means-ui-close = Closes what is open. In a list: this is not fulfilled.
web-pages-means-ui-left = Go back by one.
web-pages-means-ui-right = Go forward by one.
web-pages-means-ui-down = Opens more of what stands here.
web-pages-means-ui-up = Opens again what was folded below.
web-pages-means-ui-link = Copies or saves a link that others can open.
web-pages-means-ui-play = Starts a game, or lets a replay run.
web-pages-means-ui-clock = Somebody else has to move first.
web-pages-means-ui-settings = How quickly things happen, and whether they move.
web-pages-means-ui-menu = People, speed, rules, language and colours, on a phone.
web-pages-means-ui-lock = Hidden from others, or not available yet.
web-pages-means-ui-pass = You are done for this phase; the others go on.
web-pages-means-ui-chart = Where the points come from, side by side.

## Quick help at the table

web-help = Quick help
web-help-key = Quick help: a turn at a glance, icons, terms (I)
web-help-turn = A turn
web-help-search = Search icons and terms
web-help-example = Example:
web-help-print = Print
# Keys at the table, and what each does.
web-keys = Keys
web-keys-shift = Shift
web-keys-enter = Enter
web-keys-escape = Esc
web-keys-choose = choose the answer with this number
web-keys-list = go through the answers
web-keys-places = on the board: from place to place
web-keys-lit = only between places that glow
web-keys-press = choose; on a place that does not glow: why not?
web-keys-why = what this place is, or why it cannot be chosen
web-keys-stand = where the game stands: season, points, what is awaited
web-keys-log = in the log: from line to line, and to looking back at that moment
web-keys-confirm = confirm an answer that is held
web-keys-back = one step back, finally to the question; skips what is still being shown

## A link to a game

web-pages-link = Link to this game
web-pages-link-reading = Playing the game of this link again…
web-pages-link-failed = This link cannot be opened
