### Playing in the terminal (mori play --terminal).
###
### Commands (undo, log, save …) are the same words in every language and stay untranslated inside
### sentences. Short labels stand in narrow columns: where a length is given, keep to it.

## Before the game

terminal-which-game = Which game?
terminal-how-many-players = How many players?
terminal-which-level = Which level?
# The default answer stands in brackets: Number (2):
terminal-number-prompt = Number ({ $default }):
terminal-welcome = { $game } for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, seed { $seed }. Type ? for help.
terminal-resumed = The game goes on after { $count ->
        [one] { $count } answer
       *[other] { $count } answers
    }.
terminal-seat-you = { $name } (you)
terminal-seat-bot = { $name } ({ $bot })

## Before the game: what can be wrong

terminal-seats-or-bots = Give either --seats or --bots, not both.
# $game is a game's proper name.
terminal-no-table = { $game } cannot be played in the terminal yet.
terminal-cannot-read = { $file } cannot be read: { $detail }
terminal-resume-alone = A resumed game keeps its players, seats, seed and options: leave { $option } out.

## The table. Titles and labels

# At most 12 characters.
terminal-round = Round { $round }
# At most 10 characters.
terminal-wrath = Wrath { $level }
# The price, in symbols, of displacing another player's essence. At most 14 characters with the colon.
terminal-displace = Displacing:
# On the edge of the tile with which this season's resolution begins. At most 16 characters with the season.
terminal-starts-here = { $season } starts
# On an extra-space card beside a tile. At most 6 characters.
terminal-extra = extra
# What a space of the tribute tile is for. At most 8 characters.
terminal-tribute = tribute
# An essence on a wide tile, after its owner's name.
terminal-asleep = asleep
# Ice on a space and, before a number, in the supply.
terminal-ice = ice
terminal-tributes = Tributes
terminal-line-points = { $points ->
        [one] { $points } VP
       *[other] { $points } VP
    }
terminal-line-waived = waived
terminal-season-now = in play
terminal-season-past = over
terminal-season-later = to come
terminal-akku-card = Akku card
terminal-akku-cost = { $cost } for one akku
terminal-akku-none = none in play
terminal-solar-stack = Solar stack
# How many cards lie on the solar stack: 2 of 3.
terminal-of-limit = { $count } of { $limit }
terminal-supply = Supply
terminal-decks = Decks
terminal-discards = Discarded
terminal-your-hand = Your hand
terminal-hand-empty = You have no cards.
# The holder of the compass coin.
terminal-coin = has the coin: first player of the round, or of the next one

## The question and its answers

terminal-asked = { $name }:
# Groups of moves: a letter opens the group, its members have numbers.
terminal-group-place = Move an essence from your reserve
terminal-group-move = Move your essence from { $source }
terminal-group-displace = Displace an essence
terminal-on-table = { $numbers } (numbers on the table)
terminal-open-group = { $numbers } (type { $letter } to see where)
terminal-prompt = Your answer (? helps)
terminal-thinking = { $name } is thinking …
terminal-since-last = Since your last answer

## Replies to what was typed

terminal-not-understood = “{ $text }” is no answer here. Type a number, an action such as “{ $example }”, or ? for help.
terminal-number-range = There is no number { $number }: choose from 1 to { $max }.
terminal-several = Several answers begin like that:
terminal-too-long = That line is too long; nothing was done.
terminal-allowed = Allowed now: { $action }
terminal-refused = Not allowed: { $reason }
terminal-rules = Rules: { $rules }
terminal-why-usage = Write ? and an action, for example: ? { $example }
terminal-undone = { $count ->
        [one] Taken back: { $count } answer.
       *[other] Taken back: { $count } answers.
    }
terminal-undo-none = You have not answered anything yet.
terminal-undo-other = It cannot be taken back: another player has answered since.
terminal-undo-revealed = It cannot be taken back: something hidden or random has come to light since.
terminal-undo-usage = Write undo, or undo and how many answers, for example: undo 2
terminal-log = What happened
terminal-log-empty = Nothing has happened yet.
terminal-log-usage = Write log, or log and how many lines, for example: log 20
terminal-saved = Saved as { $file }.
terminal-how-to-resume = To go on later: { $command }
terminal-save-usage = Write save and a file name, for example: save { $example }
terminal-not-a-record = { $file } exists and is no record of a game: choose another name.
terminal-cannot-write = { $file } cannot be written: { $detail }
terminal-rules-usage = Write rules and a rule's id, for example: rules { $example }
terminal-no-such-rule = There is no rule { $rule }.
terminal-language-now = From now on in English.
terminal-language-usage = Write lang and one of { $known }.
terminal-goodbye = Goodbye.

## Several people at one screen

terminal-curtain = Hand the screen to { $name }.
terminal-curtain-enter = { $name }, press Enter when you alone are looking.

## Help

terminal-help = What you can type
terminal-help-number = the answer with that number
terminal-help-letter = a letter opens a group of answers
terminal-help-text = an action in short notation, or an unmistakable beginning of it
terminal-help-why = why an action is not allowed, with the rules
terminal-help-undo = take back your last answer
terminal-help-log = what happened, the last lines
terminal-help-save = write the game to a file
terminal-help-quit = stop; the game is saved
terminal-help-rules = the text of a rule
terminal-help-lang = change the language
terminal-help-table = draw the table again
terminal-help-seasons = the tributes of all seasons
terminal-help-cards = your cards, decks and discards
terminal-help-score = the points so far, by source
terminal-legend = Signs on the table
terminal-legend-standing = an essence of { $name }, standing
terminal-legend-asleep = an essence of { $name }, asleep
terminal-legend-pay = what is left of the arrow is paid for what is right of it
terminal-legend-trade = the merchant: any good on a free space buys it
terminal-legend-number = you may go or choose there: type the number
terminal-legend-wrath = the hitodama on the chaos path; the figures are the levels of its wrath
terminal-legend-track = points; an upright stroke is a wrath space

# Words that may be typed instead of the commands, separated by spaces. Leave a command's own word
# if the language has no short one.
terminal-words-undo = undo
terminal-words-log = log
terminal-words-save = save
terminal-words-quit = quit exit
terminal-words-rules = rules rule
terminal-words-lang = lang language
terminal-words-table = table board
terminal-words-seasons = seasons tributes
terminal-words-cards = cards hand
terminal-words-score = score points
terminal-words-help = help

## The end

terminal-over = The game is over
terminal-source = Source
terminal-total = Total
terminal-if-ended = If it ended now
terminal-total-then = Total then
terminal-without-hidden-cards = Not counted: cards that you cannot see
terminal-without-dream-crystals = Not counted: Dream Crystals
terminal-place = Place
terminal-rule = Rule
terminal-winner = { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
# Opponents that the rules play themselves have won against everybody.
terminal-opponent-wins = Defeat: { $count ->
        [one] { $names } wins.
       *[other] { $names } win.
    }
terminal-nobody-wins = Nobody wins.
terminal-save-offer = To keep the record, type a file name; Enter leaves it:

## Bitoku: the players, by the colour of their pieces

terminal-bitoku-purple = Purple
terminal-bitoku-yellow = Yellow
terminal-bitoku-brown = Brown
terminal-bitoku-green = Green

## Bitoku: labels on the table. At most 12 characters, unless they are headings

terminal-bitoku-round = Round { $round } of { $rounds }
terminal-bitoku-passed = passed
terminal-bitoku-hill = hill
terminal-bitoku-dice = dice
terminal-bitoku-actions = actions
# The Inhabited Area of a region. At most 10 characters.
terminal-bitoku-area = buildings
terminal-bitoku-kodamas = Kodamas
# The Lake Treasure of a region.
terminal-bitoku-treasure = treasure
# A favour of a Hill that cannot be claimed any more.
terminal-bitoku-covered = covered
# The third favour of every Hill.
terminal-bitoku-small-rewards = rewards
terminal-bitoku-die-change = die { $change }
terminal-bitoku-space = Space
terminal-bitoku-die = Die
terminal-bitoku-card = Card
terminal-bitoku-ingenuity = Ingenuity Crystal
terminal-bitoku-locked = locked
terminal-bitoku-unlocked = unlocked
terminal-bitoku-on-hill = on a Hill
terminal-bitoku-goods = Goods
terminal-bitoku-cards = Cards
terminal-bitoku-crystals = Crystals
terminal-bitoku-visions = Visions
terminal-bitoku-bitoku-path = Bitoku Path
terminal-bitoku-rocks = Rock Path
# Mitamas and Dragonflies.
terminal-bitoku-souls = Souls
terminal-bitoku-buildings = Buildings
terminal-bitoku-amulets = Amulets
terminal-bitoku-pilgrims = Pilgrims
# Dream Crystals, Memory Crystals.
terminal-bitoku-dream = dream
terminal-bitoku-memories = memory
# After a rock: the Pilgrims beside it.
terminal-bitoku-beside = { $count ->
        [0] (no Pilgrim)
        [one] ({ $count } Pilgrim)
       *[other] ({ $count } Pilgrims)
    }
terminal-bitoku-next-building = the next one costs { $goods }
terminal-bitoku-hand = hand
terminal-bitoku-deck = deck
terminal-bitoku-discard = discards
terminal-bitoku-played = played
terminal-bitoku-removed = removed
# Cards of a rival's hand that everybody saw go there.
terminal-bitoku-known = known in hand
terminal-bitoku-garden = Rock Garden
# After the name of a market.
terminal-bitoku-stack = { $count ->
        [one] { $count } tile in the stack
       *[other] { $count } tiles in the stack
    }
terminal-bitoku-starting-gate = starting gate
terminal-bitoku-bridge = bridge: { $count ->
        [one] { $count } completed Bitoku card needed
       *[other] { $count } completed Bitoku cards needed
    }
terminal-bitoku-gate = Gate
terminal-bitoku-illumination = Illumination

## Bitoku: effects in short. They stand in narrow columns: as short as can be understood

terminal-bitoku-any = { $count } any
terminal-bitoku-short-vp = { $n } VP
terminal-bitoku-short-amulet = Amulet +{ $value }
terminal-bitoku-short-movement = { $n } MP
terminal-bitoku-short-kodama-forward = Kodama +{ $n }
terminal-bitoku-short-kodama-here = Kodama here +{ $n }
terminal-bitoku-short-kodama-back = rival Kodama −{ $n }
terminal-bitoku-short-build = building
terminal-bitoku-short-crystal = crystal
terminal-bitoku-short-mitama = Mitama
terminal-bitoku-short-dragonfly = Dragonfly
terminal-bitoku-short-take-rock = { $n ->
        [one] rock
       *[other] { $n } rocks
    }
terminal-bitoku-short-place-pilgrim-rock = { $n ->
        [one] Pilgrim at a rock
       *[other] { $n } Pilgrims at rocks
    }
terminal-bitoku-short-vision = { $n ->
        [one] Vision
       *[other] { $n } Visions
    }
terminal-bitoku-short-draw-card = { $n ->
        [one] draw a card
       *[other] draw { $n } cards
    }
terminal-bitoku-short-gain-yokai = { $n ->
        [one] Yōkai card
       *[other] { $n } Yōkai cards
    }
terminal-bitoku-short-gain-bitoku = { $n ->
        [one] Bitoku card
       *[other] { $n } Bitoku cards
    }
terminal-bitoku-short-unlock-die = { $n ->
        [one] unlock a die
       *[other] unlock { $n } dice
    }
terminal-bitoku-short-copy-forest-action = copy a rival’s die
terminal-bitoku-short-units = { $n } of: { $options }
terminal-bitoku-short-different = { $n } different of: { $options }
# $less is “ −1”, with its space.
terminal-bitoku-short-shared = { $parts }, one{ $less }
# Of a Memory Crystal: the points, then what they are for.
terminal-bitoku-memory = { $vp } VP per { $actions }
terminal-bitoku-trigger-cross-river = crossing

## Bitoku: what Visions ask for, before “1/2”

terminal-bitoku-item-resource = resources
terminal-bitoku-item-building = buildings
terminal-bitoku-item-crystal = crystals
terminal-bitoku-item-mitama = Mitamas
terminal-bitoku-item-pair = pairs
terminal-bitoku-item-illumination = Illuminations
terminal-bitoku-item-gate = gates
terminal-bitoku-item-bitoku-completed = Bitoku completed

## Bitoku: the answers

# A table follows whose columns are the card spaces 1, 2 and 3.
terminal-bitoku-section-play = Play a card on space
terminal-bitoku-section-dice = Use a die
terminal-bitoku-section-cross = Cross the river
terminal-bitoku-section-reinforce = Reinforce the die first
terminal-bitoku-section-place = Place the die
terminal-bitoku-section-row = Forest Action
terminal-bitoku-section-building = Building Action
terminal-bitoku-section-favour = Claim a favour
terminal-bitoku-section-cover = Only cover a favour
terminal-bitoku-section-bitoku = Bitoku Path
terminal-bitoku-section-start = A new Pilgrim
terminal-bitoku-section-walk = A Pilgrim on the way
terminal-bitoku-titled = { $title }: { $text }
terminal-bitoku-note-value = shows { $value }
terminal-bitoku-note-die = shows { $value }, { $where }
terminal-bitoku-note-dice = already there: { $dice }
terminal-bitoku-note-kodama = now on space { $space } of { $length }

## Bitoku: the Tengu, against whom one player plays. Labels of at most 12 characters

# Places in the row of its open cards.
terminal-bitoku-tengu-left = left
terminal-bitoku-tengu-middle = middle
terminal-bitoku-tengu-right = right
# Heads of columns: the types of card that a Tengu card takes from the Hills; where it acts; its
# Associated Resource. They may be a little longer.
terminal-bitoku-tengu-takes = takes from the Hills
terminal-bitoku-tengu-acts = acts
terminal-bitoku-tengu-resource = resource
# After the place where a card acts that shows “favourite Mitama or Building”.
terminal-bitoku-tengu-favourite = favourite
# The Attitude tile.
terminal-bitoku-tengu-attitude = Attitude
terminal-bitoku-tengu-dice = Dice
# The types on its rocks.
terminal-bitoku-tengu-favourites = Favourites
terminal-bitoku-tengu-owns = Owns
terminal-bitoku-tengu-yokai = Yōkai cards
terminal-bitoku-tengu-will = The lower of its two dice says which open card acts: 1–2 the right one, 3–4 the middle one, 5–6 the left one.
terminal-bitoku-tengu-last-turn = Its last turn

## Bitoku: help

terminal-bitoku-help-forest = regions, Home and Hills with every effect spelled out
terminal-bitoku-help-hills = the favours of the Hills
terminal-bitoku-help-market = the four displays, the Rock Garden and the decks
terminal-bitoku-help-paths = the Paths of Wisdom
terminal-bitoku-help-kodamas = the Kodama tracks
terminal-bitoku-help-visions = everybody’s Visions
terminal-bitoku-help-rivals = the boards of the other players
terminal-bitoku-help-tengu = the Tengu: its board, its cards, its last turn
terminal-bitoku-help-cards = your Yōkai cards, and what is known of the others’
terminal-bitoku-words-forest = forest regions
terminal-bitoku-words-hills = hills favours
terminal-bitoku-words-market = market markets display
terminal-bitoku-words-paths = paths path
terminal-bitoku-words-kodamas = kodamas kodama
terminal-bitoku-words-visions = visions vision
terminal-bitoku-words-rivals = rivals players
terminal-bitoku-words-tengu = tengu rivals
terminal-bitoku-legend-number = you may choose this: type the number
terminal-bitoku-legend-die = a die and its value; on a lake track, a Kodama and its space
terminal-bitoku-legend-least = the least value a die must show
terminal-bitoku-legend-free = a free space
terminal-bitoku-legend-favours = the favours of a Hill: Bitoku card, Yōkai card, two small rewards
terminal-bitoku-legend-done = completed
terminal-bitoku-legend-or = one or the other; & means both
terminal-bitoku-legend-movement = movement points
terminal-bitoku-legend-neutral = a neutral Kodama
