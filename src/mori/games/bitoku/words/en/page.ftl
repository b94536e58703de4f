# Bitoku on the page: labels of the drawings, names of places and hover cards that bitoku.ftl does
# not have. What stands on the painting is short: there is little room.

web-bitoku-board = Bitoku board

## On the painting

web-bitoku-region-yomi = Yomi
web-bitoku-region-stairs = Stairs
web-bitoku-region-home = Home
web-bitoku-region-glade = Glade
web-bitoku-region-forges = Forges
web-bitoku-home-over = Home of the
web-bitoku-home-name = Great Spirit
web-bitoku-some-of = { $count } of { $total }
web-bitoku-free = free
web-bitoku-pile-yokai = Yōkai
web-bitoku-pile-bitoku = Bitoku
web-bitoku-pile-vision = Visions
web-bitoku-pile-hikaru = Hikaru

## Names of places

# How a place stands: nothing lies or stands there; a building counter has gone to a building.
web-bitoku-free-space = free
web-bitoku-used-counter = used
web-bitoku-place-forest = { $region }, die space { $number }
web-bitoku-place-row =
    { $value ->
        [1] { $region }: Forest Action for any die
        [6] { $region }: Forest Action for a 6
       *[other] { $region }: Forest Action for a die of { $value } or more
    }
web-bitoku-place-favour = Hill of the { $hill }: { $favour }
web-bitoku-place-hilldie = Across the river ({ $hills }), die space { $number }
web-bitoku-place-river = Crossing: { $region }
web-bitoku-place-start = Starting gate of the Paths of Wisdom
web-bitoku-fork = a side path leads to: { $places }
web-bitoku-place-kodama = Kodama ({ $side }): { $region }
web-bitoku-place-treasure = Lake Treasure: { $region }
web-bitoku-place-market = { $display }, space { $number }
web-bitoku-place-garden = Rock Garden, empty space
web-bitoku-place-space = Card space { $number }
web-bitoku-place-die = Die showing { $value } ({ $side })
web-bitoku-place-berth = Red space { $number }
web-bitoku-place-counter = Building counter { $number }
web-bitoku-place-rock = Rock Path, rock space { $number }
web-bitoku-place-bitoku = Bitoku Path, position { $number }
web-bitoku-place-amulet = +{ $value } Amulet
web-bitoku-beside-space = Space { $number }
web-bitoku-beside-row = Forest Action
web-bitoku-beside-building = Building Action
web-bitoku-beside-hill = Hill of the { $hill }
web-bitoku-deck-yokai = Common Yōkai deck
web-bitoku-deck-bitoku = Common Bitoku deck
web-bitoku-deck-vision = Vision deck
web-bitoku-hikaru = Hikaru markers
web-bitoku-neutral = neutral

## The own area

web-bitoku-my-area = Your area
web-bitoku-hand = Your hand
web-bitoku-hand-of = { $name }’s hand
web-bitoku-hand-unknown = unknown card
web-bitoku-hand-empty = no cards
web-bitoku-own-deck = Your deck
web-bitoku-own-deck-short = deck
web-bitoku-own-discard = Your discard pile
web-bitoku-own-discard-short = discard
web-bitoku-own-score = Your Virtue Points
web-bitoku-own-goods = All your resources
web-bitoku-own-pilgrims = Your available Pilgrims
web-bitoku-looked-at = You are looking at: { $deck }
web-bitoku-play-here = play a card
web-bitoku-die-locked = locked
web-bitoku-die-ready = ready
web-bitoku-die-hill = hill
web-bitoku-crystals = Crystals
web-bitoku-buildings = Buildings
web-bitoku-rock-path = Rock Path
web-bitoku-souls = Mitamas and Dragonflies
web-bitoku-pairs = Pairs
web-bitoku-visions = Visions
web-bitoku-bitoku-path = Bitoku Path

## What a side holds

web-bitoku-holding-goods = Resources
web-bitoku-holding-amulets = Amulets
web-bitoku-holding-pilgrims = Available Pilgrims
web-bitoku-holding-cards = Yōkai cards
web-bitoku-holding-crystals = Crystals
web-bitoku-holding-souls = Mitamas, Dragonflies and pairs
web-bitoku-holding-buildings = Buildings
web-bitoku-holding-rocks = Rocks
web-bitoku-holding-visions = Visions
web-bitoku-holding-bitoku = Bitoku Path

## Header, rivals, the Tengu

web-bitoku-round = round { $round } of { $rounds }
web-bitoku-round-short = { $round } of { $rounds }
web-bitoku-bot = played by a bot
web-bitoku-passed = passed
web-bitoku-tengu-did = What the Tengu just did
web-bitoku-tengu-will = Will dice
web-bitoku-tengu-lower = lower is { $value }: the { $position } card is used
web-bitoku-tengu-not-reached = not reached
web-bitoku-tengu-row-a = It crosses the river where you compete for the side, and takes a card that it looks for.
web-bitoku-tengu-row-b = It becomes active, unlocks its lowest die and places it where its card shows.
web-bitoku-tengu-row-c = It places its lowest unlocked die where its card shows.
web-bitoku-tengu-row-d = It unlocks its lowest die and takes the action its card shows, without placing a die.
web-bitoku-tengu-row-e = It crosses the river where you compete for the side and one space is left.
web-bitoku-tengu-row-f = It places its lowest unlocked die in the Home of the Great Spirit.
web-bitoku-tengu-row-g = It unlocks its lowest die and gains the resource of its card.
web-bitoku-tengu-row-h = It crosses the river and takes a card that it looks for.
web-bitoku-tengu-row-i = There is no room where its card shows: it places its die in another region.
web-bitoku-tengu-row-j = It has no dice left on its board: it becomes inactive and gains the resource of its card.
web-bitoku-tengu-row-k = It crosses the river and takes a card.
web-bitoku-tengu-row-l = It can do nothing else and passes.
web-bitoku-tengu-waits = The Tengu has not had a turn yet. These are its open cards.
web-bitoku-tengu-favourite = Favourite

## Hover cards

web-bitoku-explain-forest = A die placed here may take one Forest Action and one Building Action of this region.
web-bitoku-explain-highest = The highest die here shows { $value }: for the Forest Action yours must show at least that (in the harder variant, more).
web-bitoku-explain-site = Only for this type of building: { $type }
web-bitoku-explain-owner = Owner: { $side }
web-bitoku-explain-hill = Favour of this Hill: { $hill }
web-bitoku-explain-covered = Covered by a Hikaru marker until Winter.
web-bitoku-explain-river = A die that crosses here is lowered by 1, a 6 to a 3; then its player claims one favour of the Hills it reaches. A 1 cannot cross.
web-bitoku-explain-pilgrims = Pilgrims here: { $sides }
web-bitoku-explain-next-price = Your next building: { $price }
web-bitoku-explain-empty = No tile lies here until Winter.
web-bitoku-explain-hikaru = A Hikaru marker covers each favour that has been claimed in this round. In Winter all of them come back.
web-bitoku-explain-cards = Cards: { $count }
web-bitoku-explain-stack = Tiles left in the stacks: { $count }
web-bitoku-explain-discards = Discarded: { $cards }
web-bitoku-explain-kodama = On space { $space } of { $length }
web-bitoku-explain-treasure = At the end, for those whose Kodama has come farthest on this track.
web-bitoku-explain-home = In Autumn the turn order follows the dice in the Home, from the highest space to the lowest.
web-bitoku-explain-start = A Movement Point starts a pilgrimage here, moves a Pilgrim by one space, or completes a Bitoku card.
web-bitoku-explain-space = Playing a card here unlocks the die beside it.
web-bitoku-explain-berth = A locked die lies here until a card is played on card space { $number }. In Winter all your dice come back to the red spaces, in an order of your choice.
web-bitoku-explain-virtue = Removed now, it would score { $points } VP.
web-bitoku-explain-die-locked = It is locked.
web-bitoku-explain-die-unlocked = It is unlocked and can be placed.
web-bitoku-explain-die-hill = It has crossed the river.
web-bitoku-explain-slot = A crystal laid here wakes the Pilgrim that sleeps on this slot.
web-bitoku-explain-vision = Met so far, counted together with your other Visions: { $met } of { $total }
web-bitoku-explain-removed = Removed from play: { $cards }
web-bitoku-explain-available = Available: { $count }; given up: { $lost }
web-bitoku-explain-points = { $category }: { $points }
web-bitoku-explain-completed = Completed: { $count }
web-bitoku-explain-pairs = Pairs: { $pairs }
web-bitoku-explain-hand = In hand: { $hand }; in the deck: { $deck }
web-bitoku-explain-known = Known in hand: { $cards }
web-bitoku-explain-deck = In the deck: { $cards }
web-bitoku-explain-played = Played: { $cards }
web-bitoku-explain-amulets = +{ $value } Amulets: { $count }
web-bitoku-explain-rock = A rock from the Rock Garden goes onto the leftmost empty space.
web-bitoku-explain-pair = A combined pair
web-bitoku-explain-done = Completed
web-bitoku-explain-held = You have { $count }.
web-bitoku-explain-amulet = Spent before a die is placed, it makes the die show { $value } more, but never more than 6.
web-bitoku-explain-tengucard = Types it looks for on the Hills: { $cards }

## Parts of the board on a phone

web-bitoku-zoom-paths = Paths { $number }
web-bitoku-zoom-hills-left = Hills, left
web-bitoku-zoom-hills-right = Hills, right
web-bitoku-zoom-souls = Mitamas and Dragonflies
web-bitoku-zoom-garden = Rock Garden
web-bitoku-zoom-works = Crystals and buildings
web-bitoku-zoom-decks = Decks
web-bitoku-zoom-lake = Lake: { $region }

## The game in a minute, for newcomers

web-bitoku-minute-story = A forest without its spirit
web-bitoku-minute-story-text = The Great Spirit is leaving the forest, and you are one of those who want its place. After four years it goes to the player with the most Virtue Points (VP).
web-bitoku-minute-year = A year has four seasons
web-bitoku-minute-year-text = Each of the four rounds is a year. You play in Summer; the other seasons are short.
web-bitoku-minute-spring = Spring: draw cards and keep three.
web-bitoku-minute-summer = Summer: take turns, one action each, until all have passed.
web-bitoku-minute-autumn = Autumn: the dice in the Home set the new turn order.
web-bitoku-minute-winter = Winter: all dice come home, and you may turn a card into points.
web-bitoku-minute-actions = Three actions to choose from
web-bitoku-minute-actions-text = Every die makes the same journey: a card unlocks it, it works in the forest, then it crosses the river.
web-bitoku-minute-play = Play a card: it unlocks the die beside it and gives you its action.
web-bitoku-minute-use = Place an unlocked die in a region: it uses one row there and one building.
web-bitoku-minute-cross = Cross the river with a die, and claim a favour of the Hills.
web-bitoku-minute-points = Where points come from
web-bitoku-minute-points-text = Nobody can do everything: choose two or three that help each other.
web-bitoku-minute-pilgrims = Pilgrims reach points along the paths and make rocks count.
web-bitoku-minute-kodamas = Kodamas race for the treasures of the lake.
web-bitoku-minute-souls = Mitamas score at once, and wake Dragonflies.
web-bitoku-minute-works = Crystals and buildings uncover points on your board.
web-bitoku-minute-visions = Visions are promises: kept, they score; broken, they cost.
