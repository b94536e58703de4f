# Hitodama. A place is a tile’s name and the rank of a space on it: “Amber·2”.

## References

hitodama-place = { $tile }·{ $number }
hitodama-place-extra = { $tile }·extra { $number }
hitodama-line-unnamed = { $goods }
hitodama-side = side { $number }

## Actions

hitodama-action-move = Move the essence on { $source } to { $target }
hitodama-action-place = Move an essence from the reserve to { $target }
hitodama-action-discard = Discard { $pay } for { $gain }
hitodama-action-play = Play “{ $card }”
hitodama-action-wake = Wake an essence for { $cost }
hitodama-action-draw = Draw a solar card
hitodama-action-displace = Displace the essence on { $place }
hitodama-action-end-turn = End the turn
hitodama-action-give = Give up “{ $card }”
hitodama-action-pay = Pay
hitodama-action-decline = Decline
hitodama-action-trade = Pay with the good of { $place }
hitodama-action-capture = Take the akku from { $place }
hitodama-action-pay-tribute = Pay the tribute: { $line }
hitodama-action-swap = Swap the meeple on { $place }
hitodama-action-swap-with = Swap it with the meeple on { $place }
hitodama-action-pick = Move the meeple on { $place }
hitodama-action-to-place = Move it to { $place }
hitodama-action-to-tile = Move it to the tile { $tile }
hitodama-action-benefit = Take the benefit of { $place }
hitodama-action-waive = Waive an akku in the tribute line of { $line }
hitodama-action-extend = Copy the space { $place }

## Decisions

hitodama-decision-turn =
    { $count ->
        [one] Your turn: you have one action left. What do you do?
       *[other] Your turn: you have { $count } actions left. What do you do?
    }
hitodama-decision-give-card =
    { $count ->
        [one] Which card do you give up?
       *[other] Which card do you give up? You owe { $count } cards.
    }
hitodama-decision-pay-for-space = { $place }: do you pay { $pay } to gain { $gain }?
hitodama-decision-trade = { $place }: what do you pay the merchant for { $gain }?
hitodama-decision-visit-akkus = Visiting the akkus: which akku do you take for { $cost }?
hitodama-decision-pay-tribute = Which tribute of { $season } do you pay?
hitodama-decision-pick-meeple = “{ $card }”: which meeple do you move?
hitodama-decision-pick-destination = “{ $card }”: where does the meeple on { $place } go?
hitodama-decision-swap-first = Which meeple do you swap?
hitodama-decision-swap-second = With which meeple do you swap the one on { $place }?
hitodama-decision-choose-benefit = Which of your essences gives you its space’s benefit now?
hitodama-decision-choose-line-to-waive = On which tribute line do you waive an akku?
hitodama-decision-choose-extra-space = Which space of a full tile does the extra space copy?

## What is told of an answer before it is given

hitodama-note-given-later = You get it when the tile is resolved.
hitodama-note-price-later = Price: { $price }, paid when the tile is resolved.
hitodama-note-price-out-of-reach = You do not have that yet.
hitodama-note-traded-later = When the tile is resolved, you pay for it with the good of a free space of the merchant.
hitodama-note-akku-later = When the tile is resolved, you may take an akku from the map for { $price }.
hitodama-note-no-akku-card = No akku card is open: it would give nothing now.
hitodama-note-tribute-later = When the tile is resolved, you may pay a tribute of the season.
hitodama-note-card-says = { $text }
hitodama-note-own-essence = Your own essence.
hitodama-note-essence-of = Essence: { $seat }.
hitodama-note-akku-there = An akku.

## Facts: setting up, rounds and turns

hitodama-fact-tiles-laid = Tiles, clockwise from side 1: { $tiles }.
hitodama-fact-north-chosen = { $seat } holds the compass coin and begins; North is { $side }.
hitodama-fact-tributes-shown = Tributes of { $season }: { $lines }.
hitodama-fact-round-began = Round { $round } begins; { $seat } goes first.
hitodama-fact-turn-began = { $seat } begins a turn.
hitodama-fact-turn-ended-early =
    { $count ->
        [one] { $seat } ends the turn with one action unused.
       *[other] { $seat } ends the turn with { $count } actions unused.
    }
hitodama-fact-actions-added =
    { $count ->
        [one] { $seat } gets one more action.
       *[other] { $seat } gets { $count } more actions.
    }
hitodama-fact-resolution-began = The tiles are resolved, starting with the tile of { $season }.
hitodama-fact-tile-resolved = The tile { $tile } is resolved.
hitodama-fact-space-declined = { $seat } does not pay { $pay } for { $gain } ({ $place }).
hitodama-fact-trade-declined = { $seat } does not trade for { $gain } ({ $place }).
hitodama-fact-akku-declined = { $seat } does not take an akku for { $cost }.
hitodama-fact-tribute-declined = { $seat } pays no tribute of { $season }.
hitodama-fact-card-declined = { $seat } makes no use of “{ $card }”.
hitodama-fact-space-brings-nothing = { $place } gives { $seat } nothing: { $lack }.
hitodama-fact-gain-missed = { $seat } goes without { $goods }: { $lack }.
hitodama-fact-tile-idle = Nobody has anything to collect on the tile { $tile }.
hitodama-fact-arrived-first = { $seat } came first to the tile { $tile }.
hitodama-fact-coin-kept = { $seat } keeps the first-player coin.
hitodama-fact-coin-taken = { $seat } takes the first-player coin.
hitodama-fact-hitodama-advanced =
    { $level ->
        [0] The hitodama reaches the end of the chaos path, space { $position }.
       *[other] The hitodama advances to space { $position } of the chaos path (wrath level { $level }).
    }
hitodama-fact-north-changed = North is now { $side }.
hitodama-fact-tie-broken = { $seat } and { $rival } have the same points; { $seat } ranks ahead: { $by }.
hitodama-fact-place-shared = { $seat } and { $rival } are level in everything and share the place.
hitodama-fact-game-ended = The game is over. { $ending }.

## Facts: points, tributes, seasons, cards in play

hitodama-fact-scored = { $seat } scores { $points } VP ({ $category }) and has { $total }.
hitodama-fact-tribute-paid = { $seat } pays a tribute: { $line }.
hitodama-fact-line-waived = { $seat } waives an akku in the tribute line of { $line }.
hitodama-fact-line-unscored = The tribute line of { $line } earns { $seat } no points: an akku was waived in it.
hitodama-fact-season-changed = A new season begins: { $season }.
hitodama-fact-wrath-unleashed = { $seat } reaches wrath space { $space }: the hitodama’s wrath strikes at level { $level }.
hitodama-fact-akku-card-revealed = Revealed: { $card }.
hitodama-fact-akku-card-waits = No akku can come now: the next akku card waits.
hitodama-fact-ice-card-revealed = Revealed: { $card }.
hitodama-fact-solar-card-stacked = { $seat } puts “{ $card }” on the solar stack.
hitodama-fact-solar-card-acts = The solar card “{ $card }” ({ $seat }) takes effect.
hitodama-fact-card-fizzled = “{ $card }” has no effect.
hitodama-fact-lunar-card-played = { $seat } plays the lunar card “{ $card }”.

## Facts: goods and cards

hitodama-fact-gained = { $seat } gains { $goods }.
hitodama-fact-paid = { $seat } pays { $goods }.
hitodama-fact-resource-lost = { $seat } loses { $goods }.
hitodama-fact-nothing-lost = { $seat } has nothing to lose.
hitodama-fact-cards-drawn =
    { $deck-id ->
        [solar] { $count ->
            [one] { $seat } draws a solar card.
           *[other] { $seat } draws { $count } solar cards.
        }
       *[lunar] { $count ->
            [one] { $seat } draws a lunar card.
           *[other] { $seat } draws { $count } lunar cards.
        }
    }
hitodama-fact-own-cards-drawn = { $seat } draws: { $cards }.
hitodama-fact-deck-reshuffled = The discards are shuffled into a new { $deck }.
hitodama-fact-card-discarded = { $seat } discards “{ $card }”.

## Facts: the map

hitodama-fact-essence-moved = { $seat } moves an essence from { $source } to { $target }.
hitodama-fact-essence-placed = { $seat } moves an essence from the reserve to { $target }.
hitodama-fact-essence-relocated = { $seat } moves an essence ({ $owner }) from { $source } to { $target }.
hitodama-fact-essence-returned = { $seat } takes the essence on { $source } back into the reserve.
hitodama-fact-essence-retired = { $seat } puts the essence from { $source } to sleep on the player board.
hitodama-fact-essence-ejected = { $seat } takes the essence pushed off { $source } into the reserve.
hitodama-fact-essence-displaced = { $seat } displaces the essence on { $source }; { $owner } receives { $goods } for it.
hitodama-fact-essence-woken = { $seat } wakes an essence and puts it in the reserve.
hitodama-fact-essence-lay-down = { $seat } lays the essence on { $place } down to sleep.
hitodama-fact-essence-pushed = An essence ({ $seat }) is pushed from { $source } to { $target }.
hitodama-fact-meeples-swapped = { $seat } swaps the meeples on { $source } and { $target }.
hitodama-fact-ice-placed = Ice covers { $place }.
hitodama-fact-akku-placed = An akku comes to { $place }.
hitodama-fact-blocker-not-placed = The tile { $tile } has no room for another blocker.
hitodama-fact-akku-lacking = No akku comes to the tile { $tile }: the lair is empty.
hitodama-fact-ice-lacking = No ice comes to the tile { $tile }: none is left in the supply.
hitodama-fact-akku-moved = { $seat } moves an akku from { $source } to { $target }.
hitodama-fact-akku-captured = { $seat } takes the akku from { $place } into the basket.
hitodama-fact-ice-thawed =
    { $count ->
        [one] Thaw: one ice token returns to the supply.
       *[other] Thaw: { $count } ice tokens return to the supply.
    }
hitodama-fact-extra-space-added = { $seat } adds an extra space to the tile { $tile }, a copy of { $place }.
hitodama-fact-extra-space-removed = The extra space of the tile { $tile } is removed.

## Reasons

hitodama-reason-when-move = Essences are moved in your turn, one for each action.
hitodama-reason-when-discard = Cards are discarded for a gain in your turn, as one of your actions.
hitodama-reason-when-play = Cards from your hand are played in your turn, as one of your actions.
hitodama-reason-when-wake = An essence asleep on your player board is woken in your turn, as one of your actions.
hitodama-reason-when-draw = A solar card is drawn in your turn, as one of your actions.
hitodama-reason-when-displace = An essence of another player is displaced in your turn, as one of your actions.
hitodama-reason-when-end-turn = You can end your turn whenever you are asked for an action.
hitodama-reason-when-give = Cards are given up when something has to be paid with them.
hitodama-reason-when-pay = You pay or decline when a tile or a card offers you something for a price.
hitodama-reason-when-trade = Goods are paid to the merchant when his tile is resolved and an essence of yours stands there.
hitodama-reason-when-capture = An akku is taken when the akku tile is resolved and an essence of yours stands there.
hitodama-reason-when-pay-tribute = Tributes are paid when the tribute tile is resolved and an essence of yours stands there.
hitodama-reason-when-meeple = Meeples are swapped or moved like this by the effect of a card.
hitodama-reason-when-benefit = The benefit of a space is taken out of turn only by the effect of a card.
hitodama-reason-when-waive = An akku of a tribute line is waived by the effect of a card.
hitodama-reason-when-extend = A space is copied by the effect of a card.
hitodama-reason-no-such-space = There is no space { $place } now.
hitodama-reason-space-taken = The space { $place } is taken.
hitodama-reason-merchant-keeps-free = { $place } is the merchant’s last free space and must stay free.
hitodama-reason-reserve-empty = You have no essence in the reserve.
hitodama-reason-already-moved = This essence has already moved this turn.
hitodama-reason-no-own-essence-there = You have no essence on { $place }.
hitodama-reason-essence-standing = The essence on { $place } is standing: it waits for its tile to be resolved.
hitodama-reason-same-space = The essence is on { $place } already; it must go to another space.
hitodama-reason-cannot-pay = You need { $need }, but have { $have }.
hitodama-reason-nothing-to-gain = You would get nothing: { $gain } cannot be had now.
hitodama-reason-card-not-held = You do not hold “{ $card }”.
hitodama-reason-stack-full =
    { $limit ->
        [one] The solar stack is full: it holds only one card.
       *[other] The solar stack is full: it holds at most { $limit } cards.
    }
hitodama-reason-none-asleep-on-board = None of your essences is asleep on your player board.
hitodama-reason-hand-full =
    { $limit ->
        [one] Your hand is full: the limit is one card.
       *[other] Your hand is full: the limit is { $limit } cards.
    }
hitodama-reason-deck-empty = The solar deck and its discard pile are empty.
hitodama-reason-no-essence-there = There is no essence on { $place }.
hitodama-reason-own-essence = The essence on { $place } is your own; you displace only those of others.
hitodama-reason-not-offered-as-payment = { $place } is not a good of this merchant.
hitodama-reason-good-covered = The good of { $place } is covered; you pay only with a free one.
hitodama-reason-no-akku-there = There is no akku on { $place }.
hitodama-reason-no-akku-on-map = There is no akku on the map.
hitodama-reason-line-not-in-season = The tribute line of { $line } is not of the season in play.
hitodama-reason-line-closed = The tribute line of { $line } is closed.
hitodama-reason-not-an-akku-line = The tribute line of { $line } does not ask for an akku.
hitodama-reason-no-akku-line-open = No open tribute line of this season asks for an akku.
hitodama-reason-no-meeple-there = There is no meeple on { $place }.
hitodama-reason-not-an-akku = The meeple on { $place } is not an akku.
hitodama-reason-nowhere-to-go = There is no possible destination.
hitodama-reason-same-tile = The meeple is on the tile { $tile } already; it must go to another tile.
hitodama-reason-tile-full = The tile { $tile } has no free space.
hitodama-reason-akku-not-on-extra-space = An akku cannot go to an extra space, so { $place } cannot be swapped.
hitodama-reason-same-meeple = You have chosen the meeple on { $place } already; choose another one to swap it with.
hitodama-reason-no-benefit-there = The space { $place } would give you nothing now.
hitodama-reason-no-benefit-anywhere = No space with an essence of yours would give you anything now.
hitodama-reason-tile-has-room = The tile { $tile } still has room; the extra space goes to a full tile.
hitodama-reason-no-full-tile = No tile is full.
hitodama-reason-wrong-deck = “{ $card }” is from the other deck; the price asks for a different kind of card.
hitodama-reason-must-choose = This cannot be declined; choose one.

## Where points come from, how a game ends

hitodama-category-tribute-berry = Tributes in berries
hitodama-category-tribute-amber = Tributes in ambers
hitodama-category-tribute-sapphire = Tributes in sapphires
hitodama-category-tribute-akku = Tributes in akkus
hitodama-category-points-card = Solar points cards

hitodama-ending-vp-reached = A player has reached the victory points to win
hitodama-ending-seasons-completed = All four seasons are complete; the most victory points win
hitodama-ending-chaos = The hitodama has reached the end of the chaos path: all players lose

## What decides between equal points: after a colon

hitodama-tie-basket = the basket is worth more
hitodama-tie-hand = more cards in hand

## Why something comes to nothing: after a colon

hitodama-lack-supply-empty = the supply has no more
hitodama-lack-hand-full = the hand is full
hitodama-lack-deck-empty = deck and discard pile are empty
hitodama-lack-payment = the price cannot be paid
hitodama-lack-merchandise = none of the merchant’s free goods can be paid
hitodama-lack-benefit = what it gives cannot be had now
hitodama-lack-akku = there is no akku on the map
hitodama-lack-tribute = no open tribute line can be paid

## Resources. “counted” follows a verb: gains, pays, loses

hitodama-resource-berry = berry
    .counted =
        { $count ->
            [one] { $count } berry
           *[other] { $count } berries
        }
hitodama-resource-amber = amber
    .counted =
        { $count ->
            [one] { $count } amber
           *[other] { $count } ambers
        }
hitodama-resource-sapphire = sapphire
    .counted =
        { $count ->
            [one] { $count } sapphire
           *[other] { $count } sapphires
        }
hitodama-resource-akku = akku
    .counted =
        { $count ->
            [one] { $count } akku
           *[other] { $count } akkus
        }
hitodama-resource-solar-card = solar card
    .counted =
        { $count ->
            [one] { $count } solar card
           *[other] { $count } solar cards
        }
hitodama-resource-lunar-card = lunar card
    .counted =
        { $count ->
            [one] { $count } lunar card
           *[other] { $count } lunar cards
        }

## Tiles

hitodama-tile-akku-solar = Akkus
    .effect = First the solar stack is resolved; then each essence may pay for one akku on the map.
hitodama-tile-tribute-first-player = Tribute
    .effect = The first to arrive may take the first-player coin; then each essence may pay one tribute line.
hitodama-tile-merchant = Merchant
    .effect = Tino y Pache: pay with the good of a free space and gain the good of your own.
hitodama-tile-sapphire = Sapphires
    .effect = Gives sapphires.
hitodama-tile-lunar = Lunar cards
    .effect = Gives lunar cards.
hitodama-tile-amber = Amber
    .effect = Gives ambers.
hitodama-tile-berry = Berries
    .effect = Gives berries.
hitodama-tile-solar = Solar cards
    .effect = Gives solar cards.
hitodama-tile-unnamed = { $id }
    .effect = A tile of this pack only.

## Seasons, decks, slots, characters

hitodama-season-haru = Haru (spring)
    .brief = Haru
hitodama-season-natsu = Natsu (summer)
    .brief = Natsu
hitodama-season-aki = Aki (autumn)
    .brief = Aki
hitodama-season-fuyu = Fuyu (winter)
    .brief = Fuyu

hitodama-deck-tribute = tribute deck
hitodama-deck-akku = akku deck
hitodama-deck-ice = ice deck
hitodama-deck-solar = solar deck
hitodama-deck-lunar = lunar deck

hitodama-slot-n = North
hitodama-slot-ne = North-east
hitodama-slot-e = East
hitodama-slot-se = South-east
hitodama-slot-s = South
hitodama-slot-sw = South-west
hitodama-slot-w = West
hitodama-slot-nw = North-west

hitodama-character-tette = Tetté
hitodama-character-genji = Genji
hitodama-character-kizune = Kizune
hitodama-character-eiko = Eiko
hitodama-character-unnamed = { $id }

## Names of cards: what they do

hitodama-named-gain = Gain { $gain }
hitodama-named-convert = Pay { $pay }, gain { $gain }
hitodama-named-extra-actions =
    { $amount ->
        [one] { $amount } more action
       *[other] { $amount } more actions
    }
hitodama-named-instant-benefit = Instant benefit
hitodama-named-move-any-meeple = Move a meeple
hitodama-named-move-akku = Move an akku
hitodama-named-waive-akku =
    { $amount ->
        [one] Waive an akku
       *[other] Waive { $amount } akkus
    }
hitodama-named-extra-space = Extra space
hitodama-named-berry-for-players-on-akku-tiles = On akku tiles: { $gain }
hitodama-named-swap-two-meeples = Swap
hitodama-named-vp-per-essence-at-location = { $vp } VP per essence: { $location }
hitodama-named-resolve-location-now = Resolve now: { $location }
hitodama-named-spin-new-north = New North
hitodama-named-akku-card = Akku card ({ $places }; { $cost } per akku)
hitodama-named-ice-card = Ice card ({ $freezes })
hitodama-named-line =
    { $twin ->
        [0] { $beside ->
            [none] { $asks } ({ $season })
           *[other] { $asks } ({ $season }, card with { $beside })
        }
       *[other] { $asks } ({ $season }, card with { $beside }, line { $twin })
    }
hitodama-card-unnamed = card
hitodama-cardtext-unnamed = { hitodama-card-unnamed }

## What is printed on a card, from its data. “towards” follows “come to”

hitodama-towards-n = the North
hitodama-towards-e = the East
hitodama-towards-s = the South
hitodama-towards-w = the West

hitodama-printed-gain =
    { $from_lair ->
        [true] Gain { $gain }; akkus come from the lair.
       *[other] Gain { $gain }.
    }
hitodama-printed-convert =
    { $from_lair ->
        [true] Pay { $pay } and gain { $gain }; akkus come from the lair.
       *[other] Pay { $pay } and gain { $gain }.
    }
hitodama-printed-extra-actions =
    { $amount ->
        [one] You have { $amount } more action this turn.
       *[other] You have { $amount } more actions this turn.
    }
hitodama-printed-instant-benefit = Take the benefit of a space with an essence of yours now, at its usual cost.
hitodama-printed-move-any-meeple =
    { $optional ->
        [true] You may move any essence or akku from its tile to another with a free space; an essence stands up there.
       *[other] Move any essence or akku from its tile to another with a free space; an essence stands up there.
    }
hitodama-printed-move-akku =
    { $optional ->
        [true] You may move an akku to another tile with a free space.
       *[other] Move an akku to another tile with a free space.
    }
hitodama-printed-waive-akku =
    { $amount ->
        [one] Strike { $amount } akku off an open tribute line; nobody scores it.
       *[other] Strike { $amount } akkus off an open tribute line; nobody scores them.
    }
hitodama-printed-extra-space = A full tile has one more space until the end of the round, a copy of one of its spaces. Anyone may use it.
hitodama-printed-berry-for-players-on-akku-tiles = Every player with an essence on a tile that holds an akku gains { $gain }.
hitodama-printed-swap-two-meeples = You may swap two meeples on tiles: essences of anyone or akkus.
hitodama-printed-vp-per-essence-at-location =
    { $location ->
        [N] Every player scores { $vp } VP for each of their essences on the tile in the North.
        [E] Every player scores { $vp } VP for each of their essences on the tile in the East.
        [S] Every player scores { $vp } VP for each of their essences on the tile in the South.
       *[other] Every player scores { $vp } VP for each of their essences on the tile in the West.
    }
hitodama-printed-resolve-location-now =
    { $location ->
        [N] The tile in the North is resolved at once; essences that are standing or came this round take part.
        [E] The tile in the East is resolved at once; essences that are standing or came this round take part.
        [S] The tile in the South is resolved at once; essences that are standing or came this round take part.
       *[other] The tile in the West is resolved at once; essences that are standing or came this round take part.
    }
hitodama-printed-spin-new-north = The compass coin is spun: the side it shows is North from now on.
hitodama-printed-akku-card =
    { $akkus ->
        [one] An akku comes to { $places }. Taking one costs { $cost }.
       *[other] Akkus come to { $places }. Taking one costs { $cost }.
    }
hitodama-printed-ice-card = All ice leaves; new ice comes to { $freezes }.

## Groups of rules

hitodama-rules-h-geo = The map
hitodama-rules-h-setup = Setting up
hitodama-rules-h-round = The round
hitodama-rules-h-state = States of an essence
hitodama-rules-h-act = Actions
hitodama-rules-h-act-move = Move an essence
hitodama-rules-h-act-disc = Discard
hitodama-rules-h-act-play = Play a card
hitodama-rules-h-act-wake = Wake an essence
hitodama-rules-h-act-draw = Draw a solar card
hitodama-rules-h-act-disp = Displace
hitodama-rules-h-tile = Resolving the tiles
hitodama-rules-h-tile-res = Resource tiles
hitodama-rules-h-tile-mer = The merchant
hitodama-rules-h-tile-akku = Akku and solar-card tile
hitodama-rules-h-tile-trib = First-player and tribute tile
hitodama-rules-h-block = How blockers enter a tile
hitodama-rules-h-akku = Akkus
hitodama-rules-h-ice = Ice
hitodama-rules-h-trib = Tributes
hitodama-rules-h-season = Seasons
hitodama-rules-h-wrath = Score track, chaos path and wrath
hitodama-rules-h-card = Cards
hitodama-rules-h-end = End of the game

## Options

hitodama-option-push-whole-tile = Blockers push the whole tile
    .explained = An akku or ice that enters a tile with essences pushes all of them up by one space, past free spaces too; the one on the best space leaves.
hitodama-option-four-goods = A merchant with four goods
    .explained = With three or four players the merchant offers the same goods as with two.
hitodama-option-berry-per-essence = Akku berries for every essence
    .explained = The card of akku berries gives a berry for each essence on a tile with an akku, not one for each player.
hitodama-option-move-within-tile = Cards move within a tile
    .explained = The card that moves a meeple may put an essence on another space of its own tile.
hitodama-option-waive-any-season = Waive an akku in any season
    .explained = The card that waives an akku may be used on any tribute card that lies face up. Switched off, only on those of the season in play.
