# The table of Hitodama in the browser.

## The board. Short words stand inside the picture.

web-hitodama-board = Hitodama: eight tiles around the score board
web-hitodama-pond = Score board
web-hitodama-tile = Tile { $tile }, { $slot }
web-hitodama-wrath = wrath { $level }
web-hitodama-ice-out =
    { $count ->
        [one] { $count } ice token on the tiles
       *[other] { $count } ice tokens on the tiles
    }
web-hitodama-wrath-ice = ice card
web-hitodama-wrath-loss = lose one
web-hitodama-wrath-over = everybody loses
web-hitodama-stack = solar stack
web-hitodama-visit = visit: pay
web-hitodama-first-arrival = first there takes the coin
web-hitodama-displace = displace
web-hitodama-all-paid = all paid
web-hitodama-akku-card = Akku card in play
web-hitodama-lair = in the lair
web-hitodama-decks = Decks
web-hitodama-deck-solar = Solar
web-hitodama-deck-lunar = Lunar
web-hitodama-deck-ice = Ice
web-hitodama-supply = Supply
web-hitodama-round = Round
web-hitodama-round-note = The hitodama takes a step after every second round.
web-hitodama-first-player = First player
web-hitodama-zoom-ring = Ring

## Places as they are read aloud

web-hitodama-space = { $place }: { $offer }; { $state }
web-hitodama-offer-plus = gives { $gain }
web-hitodama-offer-cost = pay { $pay } for { $gain }
web-hitodama-offer-merchant = pay the good of a free space for { $gain }
web-hitodama-offer-visit = pay { $cost } for an akku on the map
web-hitodama-offer-visit-none = no akku card is in play
web-hitodama-offer-tribute = pay one tribute line
web-hitodama-on-nothing = free
web-hitodama-on-akku = an akku blocks it
web-hitodama-on-ice = ice covers it
web-hitodama-on-standing = an essence stands here ({ $name })
web-hitodama-on-asleep = an essence lies asleep here ({ $name })
web-hitodama-line =
    { $points ->
        [one] { $goods } for { $points } point; { $state }
       *[other] { $goods } for { $points } points; { $state }
    }
web-hitodama-line-open = open
web-hitodama-line-paid = paid ({ $name })
web-hitodama-line-waived = waived
web-hitodama-stack-label =
    { $limit ->
        [one] { $count } of { $limit } card on the solar stack
       *[other] { $count } of { $limit } cards on the solar stack
    }
web-hitodama-spirit = The hitodama is on space { $position } of { $end }.
web-hitodama-score =
    { $points ->
        [one] { $name }: { $points } point
       *[other] { $name }: { $points } points
    }
web-hitodama-deck =
    { $count ->
        [one] { $deck }: { $count } card
       *[other] { $deck }: { $count } cards
    }
web-hitodama-lair-label =
    { $count ->
        [one] { $count } akku waits in the lair.
       *[other] { $count } akkus wait in the lair.
    }
web-hitodama-akku-none = No akku card is in play: the lair is empty.
web-hitodama-supply-label =
    { $ice ->
        [one] The supply holds { $goods }, and { $ice } ice token.
       *[other] The supply holds { $goods }, and { $ice } ice tokens.
    }
web-hitodama-round-label = Round { $round }
web-hitodama-coin = { $name } holds the first-player coin.
web-hitodama-north = North is at the tile { $tile }
web-hitodama-card = { $card }. { $effect }

## My area and the rivals

web-hitodama-you = { $name } (you)
web-hitodama-bot = played by the computer
web-hitodama-essence = Essence, { $place }: { $posture }
web-hitodama-essence-reserve = reserve
web-hitodama-essence-asleep = on my board
web-hitodama-essence-ready = ready
web-hitodama-essence-stands = stands
web-hitodama-essence-lies = asleep
web-hitodama-home-reserve =
    { $count ->
        [one] { $name }: { $count } essence in the reserve.
       *[other] { $name }: { $count } essences in the reserve.
    }
web-hitodama-home-asleep =
    { $count ->
        [one] { $name }: { $count } essence asleep on the player board.
       *[other] { $name }: { $count } essences asleep on the player board.
    }
web-hitodama-basket = Basket
web-hitodama-basket-label = Your basket: { $goods }
web-hitodama-basket-of = { $name } has { $goods }.
web-hitodama-cards-of = { $name }: cards in hand: { $solar } solar, { $lunar } lunar.
web-hitodama-hand-open = In hand: { $cards }
web-hitodama-hand = Hand
web-hitodama-hand-of = { $count } of { $limit } cards
web-hitodama-hand-limit = No more than { $limit } cards in hand, solar and lunar together.
web-hitodama-free-place = free place
web-hitodama-discard = Discard

## Header

web-hitodama-progress =
    round { $round } · resolution starts in the { $slot ->
        [n] North
        [e] East
        [s] South
       *[w] West
    }
web-hitodama-actions-left =
    { $count ->
        [one] { $count } action left
       *[other] { $count } actions left
    }

## Hover cards

web-hitodama-extra = An extra space until the end of the round, a copy of { $place }.
web-hitodama-extras = Extra spaces: { $tile }
web-hitodama-collects-yes = It collects when its tile is resolved.
web-hitodama-collects-done = It came this round and its tile has been resolved.
web-hitodama-collects-no = It collects nothing until it is moved.
web-hitodama-lies = Position: { $slot }.
web-hitodama-starts-here = Resolution starts here.
web-hitodama-sheltered = A corner tile: no card ever names it.
web-hitodama-arrival-bonus = The player whose essence came first also receives { $goods }.
web-hitodama-line-worth =
    { $points ->
        [one] Paying it scores { $points } point.
       *[other] Paying it scores { $points } points.
    }
web-hitodama-line-akku = The essence that pays with an akku falls asleep on its player board.
web-hitodama-season-open =
    { $count ->
        [one] { $count } tribute line is open.
       *[other] { $count } tribute lines are open.
    }
web-hitodama-season-displace = Displacing an essence costs { $cost }.
web-hitodama-season-start = Resolution starts at: { $slot }.
web-hitodama-when-solar = A solar card waits on the stack and takes effect when the akku tile is resolved.
web-hitodama-when-lunar = A lunar card takes effect at once.
web-hitodama-deck-title = The { $deck }
web-hitodama-cards-left =
    { $count ->
        [one] { $count } card is left.
       *[other] { $count } cards are left.
    }
web-hitodama-discarded = Discarded: { $cards }.
web-hitodama-reserve-note = An essence in the reserve can be put on any free space.
web-hitodama-asleep-note = It has to be woken before it can be used again.
web-hitodama-score-wrath = The next wrath space is { $space }.
web-hitodama-score-goal = The game ends at { $end } points.
web-hitodama-stack-note = The last card played takes effect first.
web-hitodama-stacked = { $card } ({ $name })
web-hitodama-lair-title = Akku lair
web-hitodama-supply-note = When it runs short, you take what is left.
web-hitodama-coin-note = The first other player to reach the tribute tile takes it from its holder.
web-hitodama-north-note = When North changes, tiles and pieces stay; only the names of the sides move.
web-hitodama-wrath-title = Wrath level { $level }
web-hitodama-spirit-ice = A player who enters a wrath space unleashes an ice card.
web-hitodama-spirit-loss = A player who enters a wrath space loses the first of these that they have: { $goods }.
web-hitodama-spirit-note = At the end of the path all players lose.

## The game in a minute, for newcomers

web-hitodama-minute-story = A restless spirit
web-hitodama-minute-story-text = Four animals guard a forest and bring tributes to its shrine. The first with 25 points wins. But if the spirit of the forest reaches the end of its path first, everybody loses.
web-hitodama-minute-round = A round has three parts
web-hitodama-minute-round-text = A game has about ten rounds, sixteen at most.
web-hitodama-minute-turns = Each player takes one turn of three actions.
web-hitodama-minute-resolve = Then the eight tiles are resolved, clockwise: standing essences collect and fall asleep.
web-hitodama-minute-tidy = The round is tidied up, and after every second round the spirit takes a step.
web-hitodama-minute-actions = What you can do
web-hitodama-minute-actions-text = You have three actions in your turn, of any kind and in any order.
web-hitodama-minute-move = Send an essence to a free space: it collects when its tile is resolved.
web-hitodama-minute-cards = Play, draw or discard cards of the sun and of the moon.
web-hitodama-minute-displace = Wake your third essence, or displace one that sleeps where you want to be.
web-hitodama-minute-points = Where points come from
web-hitodama-minute-points-text = Nearly all points are tributes, paid on the tribute tile.
web-hitodama-minute-tribute = Pay a whole line of the season: you score at once.
web-hitodama-minute-worth = A berry is worth 1 point, an amber 2, a sapphire 4, an akku 6.
web-hitodama-minute-wrath = At 5, 10, 15 and 20 points you wake the wrath: ice comes, or you lose goods.
