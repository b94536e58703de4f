### Bitoku: the table in the terminal.

terminal-bitoku-without-hidden-cards = Not counted: cards that you cannot see
terminal-bitoku-without-dream-crystals = Not counted: Dream Crystals

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
terminal-bitoku-souls = Mitamas
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
terminal-bitoku-tengu-acts = in use
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
terminal-bitoku-tengu-will = The lower of its two dice says which open card is used: 1–2 the right one, 3–4 the middle one, 5–6 the left one.
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
terminal-bitoku-legend-movement = Movement Points
terminal-bitoku-legend-neutral = a neutral Kodama
