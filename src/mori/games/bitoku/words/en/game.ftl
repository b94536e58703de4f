# Bitoku. Cards and tiles have no titles: they are named by their types and by what they do, which
# is spelled out from their effects. Names are labels, used after a colon, in brackets or as objects.

## Actions

bitoku-action-play = Play { $card } on card space { $space }
bitoku-action-use = Use the die of card space { $die }
    .told = Use the die showing { $die }
bitoku-action-force = Give up a Pilgrim for good and use the locked die of card space { $die }
    .told = Give up a Pilgrim for good and use the locked die showing { $die }
bitoku-action-cross = Cross the river with the die of card space { $die }
    .told = Cross the river with the die showing { $die }
bitoku-action-pass = Pass
bitoku-action-amulet = Spend a +{ $value } Amulet
bitoku-action-place = Place the die in the { $region }
bitoku-action-place-home = Place the die: { $home }
bitoku-action-row =
    { $value ->
        [1] Forest Action for any die
        [6] Forest Action for a 6
       *[other] Forest Action for a die of { $value } or more
    }
bitoku-action-use-building = Use the building: { $site }
bitoku-action-favour = Hill of the { $hill }: claim the { $favour }
bitoku-action-cover = Hill of the { $hill }: cover the { $favour } without claiming
bitoku-action-activate-card = Activate the card
bitoku-action-activate-crystal = Activate the Ingenuity Crystal
bitoku-action-part = Part { $number }
bitoku-action-skip = Skip
bitoku-action-take = Take 1 { $resource }
bitoku-action-pay = Pay 1 { $resource }
bitoku-action-waive = Save 1 { $resource }
bitoku-action-advance = Move your Kodama 1 space forward: { $region }
bitoku-action-push-back = Move a Kodama ({ $seat }) 1 space back: { $region }
bitoku-action-bitoku-step = Complete the next Bitoku card
bitoku-action-start = Start a pilgrimage: { $node }
bitoku-action-walk = Move a Pilgrim: { $source } → { $target }
bitoku-action-obtain = { $market }: obtain the tile on space { $number }
bitoku-action-slot = Lay the crystal here: { $slot }
bitoku-action-site = Construct here: { $site }
bitoku-action-combine = Combine with { $tile }
bitoku-action-rock = Take { $rock }
bitoku-action-rock-pilgrim = Place a Pilgrim: { $space }
bitoku-action-keep-vision = Keep { $card }
bitoku-action-refuse = Refuse both Visions and take a resource
bitoku-action-look = Look at the cards
bitoku-action-draw = Draw
bitoku-action-keep-yokai = Keep { $card }
bitoku-action-keep-bitoku = Keep { $card }
bitoku-action-unlock = Unlock the die of card space { $die }
    .told = Unlock the die showing { $die }
bitoku-action-copy = Copy the Forest Action of die { $die } ({ $seat })
    .told = Copy the Forest Action ({ $seat }) of the die showing { $which }
bitoku-action-discard = Discard { $card }
bitoku-action-dream = Use the Dream Crystal: { $slot }
bitoku-action-arrange = Dice from left to right: die { $first }, die { $second }, die { $third }
    .values = Dice from left to right: { $first }, { $second }, { $third }
bitoku-action-virtue = Remove and score the card on card space { $space }
bitoku-action-bonus-vp = Take 1 VP
bitoku-action-bonus-amulet = Take a +1 Amulet

## Decisions

bitoku-decision-turn = Your turn: what do you do?
bitoku-decision-played-card = You have played { $card }. What do you activate?
bitoku-decision-place-die = Your die shows { $value }. Where do you place it?
bitoku-decision-region-action = { $region }, your die shows { $value }: which action do you take?
bitoku-decision-spend-amulet = Which Amulet do you spend to beat the other 6?
bitoku-decision-copy-die = Which die’s Forest Action do you copy?
bitoku-decision-copied-row = { $region }, the copied die shows { $value }: which Forest Action do you take?
bitoku-decision-claim-favour = Which favour of the Hikaru Hills do you choose?
bitoku-decision-property-bonus = Another player has used your building. Which bonus do you take?
bitoku-decision-choose-part = { $source }: which part do you resolve next?
bitoku-decision-choose-option =
    { $count ->
        [one] { $source }: what do you choose?
       *[other] { $source }: what do you choose? You have { $count } choices left.
    }
bitoku-decision-choose-purchase = { $source }: what do you obtain? The discount applies to only one purchase.
bitoku-decision-obtain-tile =
    { $count ->
        [0] { $market }: which tile do you obtain?
        [one] { $market }: which tile do you obtain for one resource less?
       *[other] { $market }: which tile do you obtain for { $count } resources less?
    }
bitoku-decision-choose-slot = Into which slot do you lay { $tile }?
bitoku-decision-choose-site = Where do you construct { $tile }?
bitoku-decision-combine-mitama = Which Dragonfly do you combine with { $tile }?
bitoku-decision-combine-dragonfly = Which Mitama do you combine with { $tile }?
bitoku-decision-waive-resource =
    { $count ->
        [one] Your discount: which resource do you save?
       *[other] Your discount is { $count }: which resource do you save?
    }
bitoku-decision-pay-resource =
    { $count ->
        [one] Which resource do you pay with?
       *[other] Which resource do you pay with? You owe { $count }.
    }
bitoku-decision-take-resource =
    { $count ->
        [one] Which resource do you take?
       *[other] Which resource do you take? You have { $count } to take.
    }
bitoku-decision-advance-kodama =
    { $count ->
        [one] Which of your Kodamas moves forward?
       *[other] Which of your Kodamas moves forward? You have { $count } steps.
    }
bitoku-decision-push-kodama-back =
    { $count ->
        [one] Which Kodama do you move back?
       *[other] Which Kodama do you move back? You have { $count } steps.
    }
bitoku-decision-spend-movement =
    { $count ->
        [one] What do you spend your Movement Point on?
       *[other] What do you spend a Movement Point on? You have { $count }.
    }
bitoku-decision-look-or-not = Do you look at the top cards of the { $deck }?
bitoku-decision-keep-yokai = Which Yōkai card do you keep? The other goes under the { $deck }.
bitoku-decision-keep-bitoku = Which Bitoku card do you keep? The other goes under the { $deck }.
bitoku-decision-keep-vision = Which Vision do you keep? The rest goes under the { $deck }.
bitoku-decision-draw-or-not =
    { $count ->
        [one] Do you draw a Yōkai card?
       *[other] Do you draw { $count } Yōkai cards?
    }
bitoku-decision-unlock-die = Which die do you unlock?
bitoku-decision-take-rock = Which rock do you take from the Rock Garden?
bitoku-decision-place-rock-pilgrim = Where on your Rock Path do you place a Pilgrim?
bitoku-decision-discard-to-three =
    { $count ->
        [one] Which card do you discard?
       *[other] Which card do you discard? You have { $count } to discard.
    }
bitoku-decision-reap-fruits = Which Dream Crystal do you use next?
bitoku-decision-arrange-dice = In which order do you put your dice { $first }, { $second } and { $third } on the red spaces?
bitoku-decision-spirits-virtue = The Spirit’s Virtue: which card do you remove and score? You have played: { $cards }.

## What is told of an answer before it is given

bitoku-note-price = Price: { $price }.
bitoku-note-price-less =
    { $count ->
        [one] Price: { $price }, less one unit of your choice.
       *[other] Price: { $price }, less { $count } units of your choice.
    }
bitoku-note-free = Free.
bitoku-note-mitama-action = When you take it: { $effects }.
bitoku-note-space-points = Its space also gives { $points } VP.
bitoku-note-space-gain = Its space also gives { $goods }.
bitoku-note-when-built = When constructed: { $effects }.
bitoku-note-end-points = { $points } VP at the end.
bitoku-note-forest-action = Best Forest Action: { $effects }.
bitoku-note-no-forest-action = No Forest Action there would do anything now.
bitoku-note-acts-in = Where it can take a Forest Action: { $regions }.
bitoku-note-acts-nowhere = As it is, it has no Forest Action anywhere.
bitoku-note-buildings = Buildings it could use: { $tiles }.
bitoku-note-owner-gains = Using { $tile } gives its owner ({ $seat }) { $bonus }.
bitoku-note-own-building = Your own building.
bitoku-note-rival-building = Owner: { $seat }, gains { $bonus }.
bitoku-note-die-needed =
    { $value ->
        [6] Needs a 6.
       *[other] Needs a die of { $value } or more.
    }
bitoku-note-amulet-asked = You spend an Amulet for it.
bitoku-note-die-then = The die then shows { $value }.
bitoku-note-favours = Favours within reach: { $favours }.
bitoku-note-completed = Completed, it gives: { $effects }.
bitoku-note-ingenuity = Ingenuity Crystal beside it: { $effects }.
bitoku-note-vision-lacks = If you do not complete it, you lose { $points } VP. Counted with your other Visions, still missing: { $items }.
bitoku-note-vision-met = You have all it asks for, besides what your other Visions use. If you do not complete it, you lose { $points } VP.
bitoku-note-vision-takes =
    { $count ->
        [one] You have all it asks for, but then another of your Visions would fail. If you do not complete it, you lose { $points } VP.
       *[other] You have all it asks for, but then { $count } of your other Visions would fail. If you do not complete it, you lose { $points } VP.
    }
bitoku-note-treasure = Your share of the Lake Treasure as things stand: now { $now } VP, then { $then } VP.
bitoku-note-treasure-of = Share of the Lake Treasure as things stand ({ $owner }): now { $now } VP, then { $then } VP.
bitoku-note-rock-matches =
    { $count ->
        [0] You own no matching piece yet.
        [one] You own { $count } matching piece: 1 VP for each Pilgrim beside it.
       *[other] You own { $count } matching pieces: { $count } VP for each Pilgrim beside it.
    }

## Facts: the course of the game

bitoku-fact-round-began = Round { $round } begins.
bitoku-fact-season-began = { $season } begins.
bitoku-fact-turn-began = { $seat } begins a turn.
bitoku-fact-passed = { $seat } passes.
bitoku-fact-forced-to-pass = { $seat } has no possible action and passes.
bitoku-fact-order-set = Turn order: { $seats }.
bitoku-fact-declined = { $seat } declines: { $offer }.
bitoku-fact-effects-declined = { $seat } declines: { $effects }.
bitoku-fact-effects-lost = { $seat } cannot use: { $effects }.
bitoku-fact-discount-lost = { $seat } has a larger discount than there is to pay; unused: { $count }.
bitoku-fact-tie-broken = { $seat } and { $rival } have the same points; { $seat } ranks ahead: { $by }.
bitoku-fact-game-ended = The game is over.
bitoku-fact-scored =
    { $category-id ->
        [failed_visions] { $seat } loses { $points-size } VP ({ $category }) and has { $total }.
       *[other] { $seat } scores { $points } VP ({ $category }) and has { $total }.
    }

## Facts: goods, dice and cards

bitoku-fact-gained = { $seat } gains { $goods }.
bitoku-fact-paid = { $seat } pays { $goods }.
bitoku-fact-amulet-gained =
    { $count ->
        [one] { $seat } gains a +{ $value } Amulet.
       *[other] { $seat } gains { $count } +{ $value } Amulets.
    }
bitoku-fact-amulet-spent = { $seat } spends a +{ $value } Amulet.
bitoku-fact-amulet-points-lost = { $seat } loses what an Amulet gives above 6: { $count }.
bitoku-fact-die-unlocked = { $seat } unlocks a die showing { $value }.
bitoku-fact-pilgrim-given-up = { $seat } gives up a Pilgrim to use a locked die.
bitoku-fact-die-placed = { $seat } places a die showing { $value }: { $place }.
bitoku-fact-die-changed = The die now shows { $value } ({ $seat }).
bitoku-fact-die-outranked = { $seat } has no Forest Action ({ $region }): a die showing { $other } outranks the { $value }.
bitoku-fact-die-copied = { $seat } copies a die showing { $value } ({ $owner }): { $place }.
bitoku-fact-nothing-to-do = { $seat } finds nothing to do there ({ $region }).
bitoku-fact-river-crossed = { $seat } crosses the river from the { $region }; the die now shows { $value }.
bitoku-fact-dice-arranged = { $seat } takes the dice home, from left to right: { $values }.
bitoku-fact-cards-drawn =
    { $count ->
        [one] { $seat } draws a Yōkai card.
       *[other] { $seat } draws { $count } Yōkai cards.
    }
bitoku-fact-own-cards-drawn = { $seat } draws: { $cards }.
bitoku-fact-own-deck-reshuffled = { $seat } shuffles the discard pile into a new deck.
bitoku-fact-card-discarded = { $seat } discards { $card }.
bitoku-fact-card-played = { $seat } plays { $card } on card space { $space }.
bitoku-fact-card-removed = { $seat } removes { $card } from play and scores it.

## Facts: the board

bitoku-fact-kodama-advanced = { $seat } moves a Kodama forward to space { $space } ({ $region }).
bitoku-fact-kodama-pushed-back = { $seat } moves a Kodama ({ $owner }) back to space { $space } ({ $region }).
bitoku-fact-pilgrimage-started = { $seat } starts a pilgrimage: { $node }.
bitoku-fact-pilgrim-walked = { $seat } moves a Pilgrim: { $source } → { $target }.
bitoku-fact-pilgrim-arrived = { $seat } brings a Pilgrim to its goal: { $source } → { $target }.
bitoku-fact-bitoku-added = { $seat } adds a Bitoku card to the Bitoku Path: { $card }.
bitoku-fact-bitoku-completed = { $seat } completes a Bitoku card: { $card }.
bitoku-fact-mitama-obtained = { $seat } obtains a Mitama: { $tile }.
bitoku-fact-dragonfly-obtained = { $seat } obtains: { $tile }.
bitoku-fact-crystal-obtained = { $seat } obtains a crystal: { $tile }.
bitoku-fact-building-obtained = { $seat } obtains a building: { $tile }.
bitoku-fact-pair-combined = { $seat } combines a pair: { $mitama } and { $dragonfly }.
bitoku-fact-building-laid = { $seat } constructs a building: { $tile }; { $site }.
bitoku-fact-building-used = { $seat } uses a building: { $tile }.
bitoku-fact-rival-building-used = { $seat } uses a building of another player ({ $owner }): { $tile }.
bitoku-fact-tile-removed = { $market }: the outermost tile leaves the game, { $tile }.
bitoku-fact-market-refilled = { $market }, from the innermost space outwards: { $tiles }.
bitoku-fact-rock-taken = { $seat } takes: { $rock }.
bitoku-fact-rock-pilgrim-placed = { $seat } places a Pilgrim on the Rock Path.
bitoku-fact-rock-removed = A rock of the Rock Garden leaves the game: { $rock }.
bitoku-fact-favour-claimed = { $seat } claims a favour (Hill of the { $hill }): { $favour }.
bitoku-fact-favour-covered = { $seat } covers a favour without claiming it (Hill of the { $hill }): { $favour }.
bitoku-fact-no-favour-left = { $seat } finds all favours there covered.
bitoku-fact-yokai-taken = { $seat } takes a Yōkai card from the Hill: { $card }.
bitoku-fact-yokai-kept =
    { $count ->
        [0] { $seat } takes a card from the common Yōkai deck.
        [one] { $seat } keeps a card from the common Yōkai deck and puts one card under it.
       *[other] { $seat } keeps a card from the common Yōkai deck and puts { $count } cards under it.
    }
bitoku-fact-own-yokai-kept = { $seat } keeps a card from the common Yōkai deck: { $card }.
bitoku-fact-vision-kept = { $seat } keeps: { $card }.
bitoku-fact-visions-refused = { $seat } refuses the Visions.
bitoku-fact-vision-completed = { $seat } completes a Vision: { $card }. Met with: { $items }.
bitoku-fact-vision-failed = { $seat } does not complete a Vision ({ $points } VP to lose): { $card }. Missing: { $items }.
bitoku-fact-counted =
    { $category-id ->
        [bitoku_types] Different Bitoku types ({ $seat }): { $count }.
        [guardians] Dice and resources added up ({ $seat }): { $count }; every 4 are worth 1 VP.
       *[other] Uncovered building spaces ({ $seat }): { $count }.
    }
bitoku-fact-wild-counted = { $piece } counts as { $type } ({ $seat }).
bitoku-fact-rock-scored = { $seat } scores { $rock }: matching pieces { $count } × Pilgrims { $pilgrims } = { $points } VP.
bitoku-fact-treasure-shared =
    { $points ->
        [one] The Lake Treasure ({ $region }) is worth 1 VP to { $seat }.
       *[other] The Lake Treasure ({ $region }) is worth { $points } VP to { $seat }.
    }
bitoku-fact-deck-reshuffled = The discards are shuffled into a new { $deck }.
bitoku-fact-hills-cleared = Cards that leave the Hills: { $cards }.
bitoku-fact-hills-filled = New cards on the Hills: { $cards }.

## Facts: the Tengu’s turn, step by step

bitoku-fact-tengu-prepared = { $seat } starts with: { $rocks }. Open cards, from left to right: { $cards }.
bitoku-fact-tengu-rolled =
    { $seat } rolls { $first } and { $second }; by the lower die ({ $position-id ->
        [left] 5–6
        [middle] 3–4
       *[right] 1–2
    }), the { $position } card is Active: { $card }.
bitoku-fact-tengu-row-skipped = Step { $row } is skipped: { $why }.
bitoku-fact-tengu-row-taken = Step { $row } applies.
bitoku-fact-tengu-row-refreshed = { $card } leaves the row. Open cards, from left to right: { $open }.
bitoku-fact-tengu-deck-reshuffled =
    { $count ->
        [one] { $seat } shuffles { $count } discarded card into a new deck.
       *[other] { $seat } shuffles { $count } discarded cards into a new deck.
    }
bitoku-fact-tengu-attitude = { $seat } turns the Attitude tile: { $attitude }.
bitoku-fact-tengu-contested = { $seat } has a die showing { $value } at a Crossing ({ $region }); a die showing { $other } contests it ({ $rival }, { $place }).
bitoku-fact-tengu-crossed = { $seat } crosses the river from the { $region } with the die showing { $value }.
bitoku-fact-tengu-acts = { $seat } resolves a location action: { $place } ({ $why }).
bitoku-fact-tengu-action-lost = The action is lost: { $why }.
bitoku-fact-tengu-tile-chosen = { $seat } chooses a tile: { $tile } ({ $why }).
bitoku-fact-tengu-no-favourite = { $seat } finds no favourite that it could take ({ $market }); the die decides.
bitoku-fact-tengu-tile-rolled = { $seat } rolls { $roll } for a tile: space { $number } from the inside, { $tile }.
bitoku-fact-tengu-tile-rolled-on = { $seat } rolls { $roll } for a tile: no tile it can take on space { $number } from the inside, so on to space { $space }, { $tile }.
bitoku-fact-tengu-rolled-choice = { $seat } rolls { $roll } between { $options } (1–3 the first, 4–6 the second): { $chosen }.
bitoku-fact-tengu-drew-lots = { $seat } leaves it to chance among { $options }: { $chosen }.
bitoku-fact-tengu-card-chosen = { $seat } chooses a card: { $card } ({ $why }).
bitoku-fact-tengu-no-card = { $seat } finds no card to take.
bitoku-fact-tengu-kodama-chosen =
    { $why-id ->
        [only_track] Most competitive Kodama: { $region } ({ $why }).
        [fewest_steps] Most competitive Kodama: { $region } ({ $why }: { $count }).
        [equal_steps] Most competitive Kodama: { $region } ({ $why }: { $count }; highest first prize: { $points } VP, the leftmost among equals).
       *[none_behind] Most competitive Kodama: { $region } ({ $why }; highest first prize: { $points } VP, the leftmost among equals).
    }
bitoku-fact-tengu-kodama-stays = { $seat } does not move the Kodama ({ $region }): { $why }.
bitoku-fact-tengu-fewest = The card shows no resource, so the one the Tengu has fewest of counts: { $resource } (ties: wood, jade, stone, sake).
bitoku-fact-tengu-movement =
    { $count ->
        [one] { $seat } spends { $count } Movement Point ({ $why }).
       *[other] { $seat } spends { $count } Movement Points ({ $why }).
    }
bitoku-fact-tengu-movement-lost = { $seat } has no Pilgrim to move or to send: the Movement Point is lost.
bitoku-fact-tengu-path-doubled = The space shows { $points } VP, which count double for { $seat }.
bitoku-fact-tengu-extra-card = { $seat } draws an extra card at the gate: { $card }.
bitoku-fact-tengu-no-extra-card = { $seat } has no card left to draw at the gate.
bitoku-fact-tengu-home = Rival dice of 5 or 6 in the Forest: { $count }. { $seat } gains 3 VP, and 2 VP for each of them.
bitoku-fact-tengu-counted = { $category }, { $points } VP each: { $pieces }.

## Reasons

bitoku-reason-when-play = Cards from your hand are played when your turn begins, on an empty card space.
bitoku-reason-when-use = A die on your player board is used when your turn begins.
bitoku-reason-when-cross = A die crosses when your turn begins, from a region by the river.
bitoku-reason-when-pass = You pass when your turn begins and you have no card to play and no die left on your player board.
bitoku-reason-when-amulet = Amulets are spent while you use a die, before you place it.
bitoku-reason-when-place = Choose first which die you use, when your turn begins; then it can go here.
bitoku-reason-when-row = A Forest Action is taken right after you have placed a die in its region.
bitoku-reason-when-use-building = A building is used right after you have placed a die in its region.
bitoku-reason-when-favour = Favours are claimed right after one of your dice has crossed the river to their Hill.
bitoku-reason-when-activate-card = You can use a card’s action right after you have played it.
bitoku-reason-when-activate-crystal = You can use an Ingenuity Crystal when you play a card on the space beside it.
bitoku-reason-when-part = This belongs to an effect that is not being resolved now.
bitoku-reason-when-take = You take resources of your choice when an effect gives you some.
bitoku-reason-when-pay = You pay resources when you obtain something that has a price.
bitoku-reason-when-waive = A discount is chosen while you pay for something.
bitoku-reason-when-advance = Your Kodamas move forward when an effect gives them steps.
bitoku-reason-when-push-back = You move Kodamas of other players back when an effect gives you such steps.
bitoku-reason-when-bitoku-step = The next Bitoku card is completed with a Movement Point.
bitoku-reason-when-start = A pilgrimage starts with a Movement Point and an available Pilgrim.
bitoku-reason-when-walk = Pilgrims move along the paths with Movement Points.
bitoku-reason-when-obtain = You can take a tile from a display when an action or an effect lets you obtain one.
bitoku-reason-when-slot = A crystal slot is chosen right after you have obtained a crystal.
bitoku-reason-when-site = This space is chosen when you construct a building of its type.
bitoku-reason-when-combine = Two tiles are combined only when you have just obtained one of them.
bitoku-reason-when-rock = Rocks are taken from the Rock Garden when an effect lets you take one.
bitoku-reason-when-rock-pilgrim = A Pilgrim is placed at a rock when an effect allows it.
bitoku-reason-when-look = This deck is looked at when an effect lets you take a card from it.
bitoku-reason-when-keep = You keep a card only from those you are looking at.
bitoku-reason-when-draw = You draw from your deck in Spring, or when an effect allows it.
bitoku-reason-when-unlock = A die is unlocked by the card that you play beside it, or by an effect.
bitoku-reason-when-copy = A die of another player is copied right after you have placed one on the lowest space of the Home.
bitoku-reason-when-discard = Cards are discarded in Spring, when you hold more than three.
bitoku-reason-when-dream = Dream Crystals give their rewards in Spring and in the Ascension.
bitoku-reason-when-arrange = Dice are put in their order in Winter.
bitoku-reason-when-virtue = A played card is removed and scored in Winter, if you own at least five.
bitoku-reason-when-bonus = This is a bonus for when another player uses a building of yours.
bitoku-reason-card-not-held = You do not hold this card.
bitoku-reason-card-space-full = There is a card on this card space already.
bitoku-reason-die-locked = This die is locked.
bitoku-reason-die-not-locked = This die is not locked.
bitoku-reason-die-not-on-board = This die is no longer on your player board.
bitoku-reason-no-available-pilgrim = You have no available Pilgrim.
bitoku-reason-no-forest-space = There is no empty Forest space for this die.
bitoku-reason-die-not-in-river-region = This die does not stand in a region by the river.
bitoku-reason-die-too-low = The value of the die is too low.
bitoku-reason-hill-full = There is no empty die space on the other side of the river.
bitoku-reason-cards-or-dice-left = You cannot pass yet: you still have a card to play or a die on your player board.
bitoku-reason-amulet-not-held = You do not have such an Amulet.
bitoku-reason-amulet-too-low = This Amulet would not lift the die above 6.
bitoku-reason-die-at-six = The die already shows 6.
bitoku-reason-amulet-wasted = An Amulet you have already spent would be wasted: with this one, the die reaches 6 without it.
bitoku-reason-space-taken = This space is taken.
bitoku-reason-row-too-high = The value of the die is too low for this Forest Action.
bitoku-reason-no-such-row = There is no Forest Action for this value.
bitoku-reason-other-die-higher = Another die in this region is too high: your die has no Forest Action here.
bitoku-reason-amulet-needed = You need an Amulet to beat the other 6.
bitoku-reason-nothing-possible = This would have no effect now.
bitoku-reason-forest-action-taken = This die has already taken its Forest Action.
bitoku-reason-building-action-taken = This die has already taken its Building Action.
bitoku-reason-no-building-there = There is no building on this space.
bitoku-reason-building-elsewhere = This building stands in another region.
bitoku-reason-built-this-turn = A building cannot be used in the turn in which it is constructed.
bitoku-reason-favour-out-of-reach = Your die does not reach this Hill.
bitoku-reason-favour-covered = This favour is already covered.
bitoku-reason-no-card-on-hill = This favour has nothing to give now; you can only cover it.
bitoku-reason-no-crystal-there = There is no Ingenuity Crystal beside this card space.
bitoku-reason-already-done = You have already done this.
bitoku-reason-must-choose = This cannot be declined; choose one.
bitoku-reason-cannot-pay =
    { $discount ->
        [0] You cannot pay for this: you still need { $missing }.
       *[other] You cannot pay for this: you still need { $missing }, and your discount covers only { $discount } of them.
    }
bitoku-reason-not-in-price = This resource is not part of the price.
bitoku-reason-kodama-stuck = This Kodama cannot make that step.
bitoku-reason-wrong-region = This effect works only in its own region.
bitoku-reason-own-kodama = You move back only Kodamas of other players.
bitoku-reason-no-bitoku-ahead = There is no Bitoku card beyond your counter.
bitoku-reason-no-start-there = You cannot start a pilgrimage there.
bitoku-reason-no-pilgrim-there = None of your awake Pilgrims is one step before that space.
bitoku-reason-too-far =
    { $count ->
        [one] None of your Pilgrims gets there with { $count } Movement Point.
       *[other] None of your Pilgrims gets there with { $count } Movement Points.
    }
bitoku-reason-bridge-closed = You have completed too few Bitoku cards to cross this bridge.
bitoku-reason-branch-space-taken = Another Pilgrim already rests there.
bitoku-reason-one-pilgrim-per-branch = You already have a Pilgrim on this side branch.
bitoku-reason-no-tile-there = There is no tile on this space of the display.
bitoku-reason-no-slot-free = You have no empty slot for this kind of crystal.
bitoku-reason-slot-of-other-kind = This slot is for another kind of crystal.
bitoku-reason-slot-taken = This slot is taken.
bitoku-reason-same-slot = This slot is just like another one on offer.
bitoku-reason-no-site-free = There is no empty space for this type of building.
bitoku-reason-site-of-other-type = This space is for another type of building.
bitoku-reason-no-counter-left = You have no Building counter left.
bitoku-reason-not-uncombined = You have no such uncombined tile.
bitoku-reason-rock-not-in-garden = This rock is not in the Rock Garden.
bitoku-reason-no-rock-adjacent = There is no rock beside this space.
bitoku-reason-not-looked-at = This is not one of the cards you are looking at.
bitoku-reason-die-cannot-be-copied = This die cannot be copied.
bitoku-reason-no-dream-crystal = You have no Dream Crystal in this slot.
bitoku-reason-same-arrangement = This is the same as another arrangement on offer.
bitoku-reason-no-card-there = There is no card on this card space.

## Where points come from, how a game ends

bitoku-category-effects = Effects
bitoku-category-bitoku-cards = Bitoku cards
bitoku-category-mitama-spaces = Mitamas
bitoku-category-paths = Paths of Wisdom
bitoku-category-memory-crystals = Memory Crystals
bitoku-category-property = Property bonuses
bitoku-category-virtue = Spirit’s Virtue
bitoku-category-first-player = First in turn order
bitoku-category-bitoku-types = Bitoku types
bitoku-category-lake-treasures = Lake Treasures
bitoku-category-rocks = Iwakura Rocks
bitoku-category-guardians = Dice and resources
bitoku-category-visions = Visions
bitoku-category-failed-visions = Failed Visions
bitoku-category-fate = Uncovered points
bitoku-category-tengu-home = Visits to the Home
bitoku-category-tengu-favourites = Favourites
bitoku-category-tengu-yokai = Yōkai cards
bitoku-category-tengu-resources = Resources
bitoku-category-tengu-crystals = Crystals
bitoku-category-tengu-lead = Kodamas ahead

bitoku-ending-ascension = The four rounds and the Ascension are over; the most Virtue Points win

## What decides between equal points: after a colon

bitoku-tie-visions = more completed Visions
bitoku-tie-order = earlier in turn order
bitoku-tie-tengu = the Tengu wins a tie

## What can be declined: after a colon

bitoku-offer-forest-action = the Forest Action
bitoku-offer-building-action = the Building Action
bitoku-offer-forest-and-building = the Forest Action and the Building Action
bitoku-offer-virtue = the Spirit’s Virtue
bitoku-offer-combining = combining the tile

## Options

bitoku-option-harder = Harder variant
    .explained = A Forest Action needs a die higher than every other die in its region. Beside a 6, the die must show 6 itself and costs an Amulet.
bitoku-option-amulet-over-six = An Amulet above six
    .explained = In the harder variant a die below 6 may also take a Forest Action beside a 6, for an Amulet that would raise it above 6. The die keeps its value.
bitoku-option-fresh-dreams = Fresh Dream Crystals
    .explained = A Dream Crystal gained while the fruits are reaped gives its reward in that same step.
bitoku-option-fresh-ingenuity = Fresh Ingenuity Crystals
    .explained = An Ingenuity Crystal obtained with the very card played beside it may be used at once.
bitoku-option-copy-in-home = Copying in the Home
    .explained = The Home space that copies a Forest Action can copy a die standing in the Home, too.
bitoku-option-late-vision-items = Late items for Visions
    .explained = What Dream Crystals give in the Ascension still helps to complete Visions.
bitoku-option-late-visions = Visions in the Ascension
    .explained = A Vision may still be kept in the Ascension. Switched off, you take a resource instead.
bitoku-option-memory-per-icon = Memory Crystals by icon
    .explained = A Memory Crystal pays once for an effect, even if the effect lets you do the same thing several times.
bitoku-option-unmoved-kodamas = Kodamas that never moved
    .explained = Kodamas still on their first space are ranked for the Lake Treasures as well.
bitoku-option-score-floor = No score below zero
    .explained = A score never falls below zero.
bitoku-option-tengu-no-dragonfly = Tengu: no Dragonfly
    .explained = Easier: the Tengu starts without a Dragonfly.
bitoku-option-tengu-no-yokai = Tengu: no Yōkai cards
    .explained = Easier: the Tengu starts without Yōkai cards.
bitoku-option-tengu-no-resources = Tengu: no resources
    .explained = Easier: the Tengu starts without resources.
bitoku-option-tengu-calm-kodamas = Tengu: calm Kodamas
    .explained = Easier: when the Tengu places a die, its Kodama moves only if yours is ahead on that track.
bitoku-option-tengu-idle-crystals = Tengu: idle crystals
    .explained = Easier: the Tengu gets no Movement Points for its crystals in Spring.
bitoku-option-tengu-early-pilgrim = Tengu: a Pilgrim on its way
    .explained = Harder: from the start, a Pilgrim of the Tengu stands on the first space of the path.
bitoku-option-tengu-kodamas-ahead = Tengu: Kodamas ahead
    .explained = Harder: every Kodama of the Tengu starts one space further on.
bitoku-option-tengu-two-dragonflies = Tengu: two Dragonflies
    .explained = Harder: the Tengu starts with two Dragonflies.
bitoku-option-tengu-lead-pays = Tengu: a lead pays
    .explained = Harder: in the Ascension the Tengu gains 3 VP for each region where its Kodama is ahead of yours.
bitoku-option-tengu-ones-contest = Tengu: a die of 1 contests
    .explained = Your die of value 1 contests a Crossing, although it could not cross itself.
bitoku-option-tengu-wild-favourites = Tengu: wild favourites
    .explained = In the Ascension, Yama-uba and Shinigami count as favourites of the Tengu, as they are wild for you.
bitoku-option-tengu-acts-first = Tengu: action before the Kodama
    .explained = After placing a die, the Tengu resolves the location action first and moves its Kodama afterwards.
bitoku-option-tengu-counts-home = Tengu: dice in the Home count
    .explained = When the Tengu visits the Home, your dice of 5 or 6 in the Home count for its points, too.
bitoku-option-tengu-best-light = Tengu: only the best Illumination
    .explained = A Pilgrim of the Tengu passes by an Illumination while another one open to the Tengu has a better free space.
bitoku-option-tengu-ties-neutral = Tengu: level with the neutral Kodama
    .explained = If the Tengu’s Kodama, yours and the neutral one stand on the same space, the neutral one shares the prizes with the Tengu, and yours ranks behind both.

## Levels

bitoku-level-gentle = Gentle
    .explained = Much easier: the Tengu starts without Dragonfly, Yōkai cards and resources, a die it places moves its Kodama only if yours is ahead, and its crystals give nothing in Spring. A strong bot always wins, a simple one now and then.
bitoku-level-mild = Mild
    .explained = Easier: the Tengu starts without Yōkai cards, and placing a die moves its Kodama only where yours is ahead. A strong bot wins nearly always, a simple one rarely.
bitoku-level-tempered = Tempered
    .explained = Somewhat easier: the Tengu starts without resources, and placing a die moves its Kodama only where yours is ahead. A strong bot wins nearly always, a simple one hardly ever.
bitoku-level-standard = Standard
    .explained = The rules as they stand: no option makes the Tengu weaker or stronger. A strong bot wins most games, a simple one hardly any.
bitoku-level-stern = Stern
    .explained = Harder: the Tengu starts with two Dragonflies and with a Pilgrim already on the path. A strong bot wins more often than it loses, a simple one never.
bitoku-level-merciless = Merciless
    .explained = Much harder: the Tengu starts with two Dragonflies, a Pilgrim on the path and every Kodama one space further on, and in the Ascension it gains 3 VP for each region where its Kodama is ahead of yours. Even a strong bot often loses.

## Resources. “counted” follows a verb: gains, pays

bitoku-resource-wood = wood
    .counted = { $count } wood
bitoku-resource-stone = stone
    .counted = { $count } stone
bitoku-resource-jade = jade
    .counted = { $count } jade
bitoku-resource-sake = sake
    .counted = { $count } sake
bitoku-resource-any = any resource
    .counted =
        { $count ->
            [one] { $count } resource of any kind
           *[other] { $count } resources of any kind
        }
    .brief =
        { $count ->
            [one] any resource
           *[other] any { $count } resources
        }

## Effects: what one gets. They stand in lists and after a colon

bitoku-effect-none = no action
bitoku-effect-vp = { $n } VP
bitoku-effect-amulet =
    { $n ->
        [one] a +{ $value } Amulet
       *[other] { $n } +{ $value } Amulets
    }
    .brief =
        { $n ->
            [one] +{ $value } Amulet
           *[other] { $n } +{ $value } Amulets
        }
bitoku-effect-movement =
    { $n ->
        [one] { $n } Movement Point
       *[other] { $n } Movement Points
    }
bitoku-effect-kodama-forward =
    { $scope ->
        [region] { $n ->
            [one] { $n } Kodama step forward in this region
           *[other] { $n } Kodama steps forward in this region
        }
       *[any] { $n ->
            [one] { $n } Kodama step forward
           *[other] { $n } Kodama steps forward
        }
    }
    .brief =
        { $scope ->
            [region] Kodama +{ $n } in its region
           *[any] Kodama +{ $n }
        }
bitoku-effect-kodama-back =
    { $scope ->
        [region] { $n ->
            [one] { $n } step back for a rival Kodama in this region
           *[other] { $n } steps back for rival Kodamas in this region
        }
       *[any] { $n ->
            [one] { $n } step back for a rival Kodama
           *[other] { $n } steps back for rival Kodamas
        }
    }
    .brief =
        { $scope ->
            [region] rival Kodama −{ $n } in its region
           *[any] rival Kodama −{ $n }
        }
bitoku-effect-build =
    { $discount ->
        [0] a building at full price
        [one] a building for { $discount } resource less
       *[other] a building for { $discount } resources less
    }
    .bare = a building
    .brief =
        { $discount ->
            [0] building
           *[other] building −{ $discount }
        }
bitoku-effect-crystal =
    { $discount ->
        [0] a crystal at full price
        [one] a crystal for { $discount } resource less
       *[other] a crystal for { $discount } resources less
    }
    .bare = a crystal
    .brief =
        { $discount ->
            [0] crystal
           *[other] crystal −{ $discount }
        }
bitoku-effect-mitama =
    { $discount ->
        [0] a Mitama at full price
        [one] a Mitama for { $discount } resource less
       *[other] a Mitama for { $discount } resources less
    }
    .bare = a Mitama
    .brief =
        { $discount ->
            [0] Mitama
           *[other] Mitama −{ $discount }
        }
bitoku-effect-dragonfly =
    { $discount ->
        [0] a Dragonfly at full price
        [one] a Dragonfly for { $discount } resource less
       *[other] a Dragonfly for { $discount } resources less
    }
    .bare = a Dragonfly
    .brief =
        { $discount ->
            [0] Dragonfly
           *[other] Dragonfly −{ $discount }
        }
bitoku-effect-take-rock =
    { $n ->
        [one] a rock
       *[other] { $n } rocks
    }
    .brief =
        { $n ->
            [one] rock
           *[other] { $n } rocks
        }
bitoku-effect-place-pilgrim-rock =
    { $n ->
        [one] a Pilgrim placed beside a rock
       *[other] { $n } Pilgrims placed beside rocks
    }
    .brief =
        { $n ->
            [one] Pilgrim at a rock
           *[other] { $n } Pilgrims at rocks
        }
bitoku-effect-vision =
    { $n ->
        [one] a Vision
       *[other] { $n } Visions
    }
    .brief =
        { $n ->
            [one] Vision
           *[other] { $n } Visions
        }
bitoku-effect-draw-card =
    { $n ->
        [one] a Yōkai card from your own deck
       *[other] { $n } Yōkai cards from your own deck
    }
    .brief =
        { $n ->
            [one] own card
           *[other] { $n } own cards
        }
bitoku-effect-gain-yokai =
    { $source ->
        [hill] the Yōkai card on the Hill
       *[deck] { $n ->
            [one] a Yōkai card from the common deck
           *[other] { $n } Yōkai cards from the common deck
        }
    }
    .brief =
        { $source ->
            [hill] Yōkai card of the Hill
           *[deck] { $n ->
                [one] Yōkai card
               *[other] { $n } Yōkai cards
            }
        }
bitoku-effect-gain-bitoku =
    { $source ->
        [hill] the Bitoku card on the Hill
       *[deck] { $n ->
            [one] a Bitoku card from the common deck
           *[other] { $n } Bitoku cards from the common deck
        }
    }
    .brief =
        { $source ->
            [hill] Bitoku card of the Hill
           *[deck] { $n ->
                [one] Bitoku card
               *[other] { $n } Bitoku cards
            }
        }
bitoku-effect-unlock-die =
    { $n ->
        [one] a die unlocked
       *[other] { $n } dice unlocked
    }
    .brief =
        { $n ->
            [one] unlocked die
           *[other] { $n } unlocked dice
        }
bitoku-effect-copy-forest-action = the Forest Action of another player’s die
# $list is a choice: “1 jade or 1 sake”.
bitoku-effect-choose-units =
    { $n ->
        [one] once: { $list }
        [2] twice: { $list }
       *[other] { $n } times: { $list }
    }
    .brief = { $n } × ({ $list })
bitoku-effect-choose-different =
    { $n ->
        [one] one of these: { $list }
       *[other] up to { $n } of these, all different: { $list }
    }
# $list is a choice of purchases: “a Mitama or a Dragonfly”.
bitoku-effect-priced =
    { $discount ->
        [0] { $list } at full price
        [one] { $list }, for { $discount } resource less
       *[other] { $list }, for { $discount } resources less
    }
    .brief =
        { $discount ->
            [0] { $list }
           *[other] { $list }, −{ $discount }
        }
# $list are purchases: “a Mitama and a Dragonfly”.
bitoku-effect-shared-discount =
    { $n ->
        [one] { $list }, one of them for { $n } resource less
       *[other] { $list }, one of them for { $n } resources less
    }

## What Visions ask for (“counted”) and the Spirit’s Virtue counts (“each” follows “for”)

bitoku-item-resource =
    .counted =
        { $count ->
            [one] { $count } resource
           *[other] { $count } resources
        }
    .brief =
        { $count ->
            [one] { $count } resource
           *[other] { $count } resources
        }
bitoku-item-building =
    .counted =
        { $count ->
            [one] { $count } building
           *[other] { $count } buildings
        }
    .each = each building of yours
    .brief =
        { $count ->
            [one] { $count } building
           *[other] { $count } buildings
        }
bitoku-item-crystal =
    .counted =
        { $count ->
            [one] { $count } crystal
           *[other] { $count } crystals
        }
    .each = each crystal on your board
    .brief =
        { $count ->
            [one] { $count } crystal
           *[other] { $count } crystals
        }
bitoku-item-mitama =
    .counted =
        { $count ->
            [one] { $count } Mitama
           *[other] { $count } Mitamas
        }
    .each = each Mitama, combined or not
    .brief =
        { $count ->
            [one] { $count } Mitama
           *[other] { $count } Mitamas
        }
bitoku-item-pair =
    .counted =
        { $count ->
            [one] { $count } combined Dragonfly
           *[other] { $count } combined Dragonflies
        }
    .each = each combined Dragonfly
    .brief =
        { $count ->
            [one] { $count } pair
           *[other] { $count } pairs
        }
bitoku-item-illumination-pilgrim =
    .counted =
        { $count ->
            [one] { $count } Pilgrim on an Illumination space
           *[other] { $count } Pilgrims on Illumination spaces
        }
    .each = each Pilgrim on an Illumination space
    .brief =
        { $count ->
            [one] { $count } Illumination
           *[other] { $count } Illuminations
        }
bitoku-item-gate-pilgrim =
    .counted =
        { $count ->
            [one] { $count } Pilgrim on a gate
           *[other] { $count } Pilgrims on gates
        }
    .each = each Pilgrim on a gate
    .brief =
        { $count ->
            [one] { $count } gate
           *[other] { $count } gates
        }
bitoku-item-bitoku-completed =
    .counted =
        { $count ->
            [one] { $count } completed Bitoku card
           *[other] { $count } completed Bitoku cards
        }
    .each = each completed Bitoku card
    .brief =
        { $count ->
            [one] { $count } Bitoku card
           *[other] { $count } Bitoku cards
        }
bitoku-item-goal-pilgrim =
    .each = each Pilgrim on a gate or an Illumination space
bitoku-item-rock-pilgrim =
    .each = each Pilgrim on your Rock Path
bitoku-item-vision-card =
    .each = each of your Vision cards
bitoku-item-kodama-far =
    .each = each of your Kodamas on space 4 or beyond
bitoku-item-yokai-card =
    .each = each of your Yōkai cards, this one included

bitoku-virtue-flat = { $vp } VP
bitoku-virtue-per = { $vp } VP for { $item }, { $cap } VP at most
bitoku-virtue-dice =
    { $dice ->
        [one] the value of your highest die in VP, { $cap } VP at most
       *[other] the sum of your { $dice } highest dice in VP, { $cap } VP at most
    }

## What Memory Crystals wait for: after “each time you”

bitoku-trigger-build = construct a building
    .brief = building
bitoku-trigger-crystal = obtain a crystal
    .brief = crystal
bitoku-trigger-mitama = obtain a Mitama
    .brief = Mitama
bitoku-trigger-dragonfly = obtain a Dragonfly
    .brief = Dragonfly
bitoku-trigger-pair = combine a pair
    .brief = pair
bitoku-trigger-bitoku-completed = complete a Bitoku card
    .brief = Bitoku card
bitoku-trigger-illumination = move a Pilgrim to an Illumination space
    .brief = Illumination
bitoku-trigger-gate = move a Pilgrim to a gate
    .brief = gate
bitoku-trigger-take-rock = take a rock
    .brief = rock
bitoku-trigger-place-pilgrim-rock = place a Pilgrim beside a rock
    .brief = Pilgrim at a rock
bitoku-trigger-cross-river = cross the river
    .brief = river

## What is printed on a component

bitoku-printed-yokai = { $effects }. Spirit’s Virtue: { $virtue }.
bitoku-printed-bitoku = { $vp } VP; { $effects }. Rarity { $rarity }.
bitoku-printed-vision = { $requires }: { $vp } VP, otherwise you lose { $penalty } VP.
bitoku-printed-mitama = { $effects }.
bitoku-printed-dragonfly = { $effects }.
bitoku-printed-gate = { $effects }.
bitoku-printed-crystal =
    { $triggers ->
        [none] { $effects }.
       *[other] { $vp } VP each time you { $triggers }.
    }
bitoku-printed-building =
    { $property ->
        [none] { $min_die ->
            [1] Any die
            [6] Die 6
           *[other] Die { $min_die } or more
        }: { $effects }. Nobody’s property.
       *[other] { $amulet_bonus ->
            [0] { $min_die ->
                [1] Any die
                [6] Die 6
               *[other] Die { $min_die } or more
            }: { $effects }. When constructed: Kodama +{ $kodama_bonus }. Property bonus: { $property }.
           *[other] { $min_die ->
               [1] Any die
               [6] Die 6
              *[other] Die { $min_die } or more
           }: { $effects }. When constructed: Kodama +{ $kodama_bonus } and a +1 Amulet. Property bonus: { $property }.
        }
    }
bitoku-printed-rock = { $types }: 1 VP for each one you own, times the number of Pilgrims beside the rock.
bitoku-printed-row =
    { $min_die ->
        [1] Any die: { $effects }.
        [6] Die 6: { $effects }.
       *[other] Die { $min_die } or more: { $effects }.
    }
bitoku-printed-home =
    { $die_change ->
        [0] { $effects }.
        [-1] Die { $min_die } or more, lowered by 1: { $effects }.
       *[other] Die { $min_die } or more, its value changes by { $die_change }: { $effects }.
    }
bitoku-printed-market-space =
    { $gain ->
        [none] { $vp ->
            [0] { $cost ->
                [none] Free.
               *[other] Price: { $cost }.
            }
           *[other] { $cost ->
                [none] Free; { $vp } VP.
               *[other] Price: { $cost }; { $vp } VP.
            }
        }
       *[other] You receive { $gain }.
    }
bitoku-printed-counter =
    { $cost ->
        [none] Free; { $vp } VP at the end.
       *[other] Price: { $cost }; { $vp } VP at the end.
    }
bitoku-printed-slot = { $colour }; { $vp } VP at the end.
bitoku-printed-rockspace =
    { $cost ->
        [none] Free.
       *[other] Price: { $cost }.
    }
bitoku-printed-node =
    { $kind ->
        [main] { $bridge ->
            [0] Open to any number of Pilgrims.
            [one] The way on crosses a bridge: it needs { $bridge } completed Bitoku card.
           *[other] The way on crosses a bridge: it needs { $bridge } completed Bitoku cards.
        }
       *[other] { $amulet ->
            [0] { $vp } VP.
           *[other] { $vp } VP and a +{ $amulet } Amulet.
        }
    }
bitoku-printed-treasure =
    { $third ->
        [0] First { $first } VP, second { $second } VP.
       *[other] First { $first } VP, second { $second } VP, third { $third } VP.
    }

## Regions, favours, seasons, displays, decks, property bonuses

bitoku-region-yomi = Lands of Yomi
bitoku-region-stairs = Stairs of Knowledge
bitoku-region-home = Home of the Great Spirit
bitoku-region-glade = Glade of Jade
bitoku-region-forges = Forges

bitoku-favour-a = Bitoku card
bitoku-favour-b = Yōkai card
bitoku-favour-c = two small rewards

bitoku-season-spring = Spring
bitoku-season-summer = Summer
bitoku-season-autumn = Autumn
bitoku-season-winter = Winter
bitoku-season-ascension = The Ascension

bitoku-market-mitama = Mitamas
bitoku-market-dragonfly = Dragonflies
bitoku-market-crystal = Crystals
bitoku-market-building = Buildings

bitoku-deck-yokai = common Yōkai deck
bitoku-deck-bitoku = common Bitoku deck
bitoku-deck-vision = Vision deck

bitoku-property-vp1 = 1 VP
bitoku-property-vp1-or-amulet1 = 1 VP or a +1 Amulet
bitoku-property-vp1-and-amulet1 = 1 VP and a +1 Amulet

## Names of cards and tiles: what they are and, briefly, what they do (“brief”)

bitoku-named-yokai = { $type } ({ $effects })
bitoku-named-bitoku = { $type }
bitoku-named-vision = Vision ({ $requires }: { $vp } VP)
bitoku-named-mitama =
    { $type-id ->
        [shinigami] { $type } ({ $effects })
       *[other] { $type }
    }
bitoku-named-dragonfly = Dragonfly ({ $effects })
bitoku-named-crystal =
    { $triggers ->
        [none] { $colour } ({ $effects })
       *[other] { $colour } ({ $triggers }: { $vp } VP)
    }
bitoku-named-building = { $type } ({ $effects })
bitoku-named-gate = Gate { $letter } ({ $effects })
bitoku-named-rock = Rock ({ $types })
bitoku-named-tengucard =
    { $gain ->
        [none] { $option ->
            [none] { $location } ({ $resource })
           *[other] { $location }, { $option } ({ $resource })
        }
       *[other] { $location } ({ $gain })
    }

## Cards: their types

bitoku-yokai-kappa = Kappa
bitoku-yokai-imomushi = Imomushi
bitoku-yokai-nezumi = Nezumi
bitoku-yokai-kitsune = Kitsune
bitoku-yokai-shin-ookami = Shin Ookami
bitoku-yokai-yama-uba = Yama-uba
bitoku-yokai-unnamed = Yōkai card

bitoku-bitoku-makoto = Makoto
bitoku-bitoku-chuugi = Chuugi
bitoku-bitoku-yu = Yu
bitoku-bitoku-jin = Jin
bitoku-bitoku-rei = Rei
bitoku-bitoku-gi = Gi
bitoku-bitoku-meiyo = Meiyo
bitoku-bitoku-unnamed = { $id }

bitoku-vision-unnamed = Vision

## Tiles: their types

bitoku-mitama-ara = Ara
bitoku-mitama-nigi = Nigi
bitoku-mitama-saki = Saki
bitoku-mitama-kushi = Kushi
bitoku-mitama-shinigami = Shinigami
bitoku-mitama-unnamed = Mitama

bitoku-dragonfly-unnamed = Dragonfly

bitoku-colour-dream = Dream Crystal
bitoku-colour-memory = Memory Crystal
bitoku-colour-ingenuity = Ingenuity Crystal
bitoku-crystal-unnamed = crystal

bitoku-building-temple = Temple
bitoku-building-onsen = Onsen
bitoku-building-farm = Farm
bitoku-building-ryokan = Ryokan
bitoku-building-ancient = Ancient Building
bitoku-building-unnamed = building

bitoku-gate-unnamed = gate

bitoku-rock-unnamed = rock

## Places

bitoku-home = Home, space { $number }
bitoku-home-unnamed = { $id }
bitoku-row =
    { $number ->
        [1] { $region }, Forest Action for any die
        [6] { $region }, Forest Action for a 6
       *[other] { $region }, Forest Action for a die of { $number } or more
    }
bitoku-row-unnamed = Forest Action
bitoku-hillfavour-unnamed = Favour of the Hikaru Hills
bitoku-die-value = { $value }
bitoku-die-space = { $value } (card space { $space })
bitoku-die-region = { $value } ({ $region })
bitoku-slot = slot { $number } ({ $colour })
bitoku-slot-beside = { $position } slot ({ $colour })
bitoku-slot-unnamed = { $id }
bitoku-position-left = left
bitoku-position-middle = middle
bitoku-position-right = right
bitoku-site = { $region }, building space { $number }
bitoku-site-unnamed = { $id }
bitoku-path-left = left path
bitoku-path-right = right path
bitoku-node = { $path }, space { $number }
bitoku-node-light = { $path }, Illumination { $number }, space { $space }
bitoku-node-gate = { $path }, gate { $number }, space { $space }
bitoku-node-unnamed = { $id }
bitoku-lone-node = path, space { $number }
bitoku-lone-node-light = path, Illumination { $number }, space { $space }
bitoku-lone-node-gate = path, gate { $number }, space { $space }
bitoku-lonenode-unnamed = { $id }
bitoku-rockspace = Rock Path, Pilgrim space { $number }
bitoku-rockspace-unnamed = { $id }

## The Tengu: its cards are named by what they show, in brackets the Associated Resource

bitoku-side-tengu = Tengu

bitoku-tengucard-unnamed = Tengu card
bitoku-tengulocation-yomi = Yomi
bitoku-tengulocation-stairs = Stairs
bitoku-tengulocation-glade = Glade
bitoku-tengulocation-forges = Forges
bitoku-tengulocation-favourite = Favourite Mitama or Building
bitoku-tenguoption-mitama = Mitama
bitoku-tenguoption-dragonfly = Dragonfly
bitoku-tenguoption-crystal = Crystal
bitoku-tenguoption-building = Building

bitoku-tenguposition-left = left
bitoku-tenguposition-middle = middle
bitoku-tenguposition-right = right
bitoku-attitude-inactive = inactive
bitoku-attitude-active = active
bitoku-tengukind-yokai = Yōkai card
bitoku-tengukind-bitoku = Bitoku card

bitoku-tengurow-a = A (contested Crossing, matching card)
bitoku-tengurow-b = B (unlock and place)
bitoku-tengurow-c = C (place at the location)
bitoku-tengurow-d = D (unlock and take the action)
bitoku-tengurow-e = E (contested Crossing, last space)
bitoku-tengurow-f = F (visit the Home)
bitoku-tengurow-g = G (unlock and gain a resource)
bitoku-tengurow-h = H (any Crossing, matching card)
bitoku-tengurow-i = I (place elsewhere)
bitoku-tengurow-j = J (turn inactive and gain a resource)
bitoku-tengurow-k = K (any Crossing)
bitoku-tengurow-l = L (pass)

bitoku-tenguplace-yomi-mitama = Lands of Yomi, take a Mitama
bitoku-tenguplace-yomi-dragonfly = Lands of Yomi, take a Dragonfly
bitoku-tenguplace-stairs = Stairs of Knowledge, 3 Movement Points
bitoku-tenguplace-glade = Glade of Jade, resources and a Kodama step
bitoku-tenguplace-forges-crystal = Forges, take a crystal
bitoku-tenguplace-forges-building = Forges, construct a building

## Why the Tengu skips a row, loses an action or makes no step: after a colon

bitoku-condition-no-crossing = no Tengu die is at a Crossing
bitoku-condition-not-contested = no Tengu die is at a contested Crossing
bitoku-condition-no-match = no card within reach is of a type on the Active card
bitoku-condition-location-full = the location of the Active card is full
bitoku-condition-location-open = the location of the Active card has an empty space
bitoku-condition-has-unlocked = the Tengu has an unlocked die
bitoku-condition-no-unlocked = the Tengu has no unlocked die
bitoku-condition-no-locked = the Tengu has no locked die
bitoku-condition-attitude-active = the Attitude is active
bitoku-condition-attitude-inactive = the Attitude is inactive
bitoku-condition-not-left = the Active card is not the left one
bitoku-condition-lacks-resource = the Tengu lacks the Associated Resource
bitoku-condition-not-last-space = no contested Crossing has exactly one empty space left
bitoku-condition-home-visited = a Tengu die is already in the Home
bitoku-condition-regions-full = no region by the river has an empty space
bitoku-condition-dice-on-board = the Tengu still has a die on its board
bitoku-condition-display-empty = the display is empty
bitoku-condition-no-counter = the Tengu has no Building counter left
bitoku-condition-no-legal-building = no building in the display can be placed
bitoku-condition-track-end = the last space of the track is taken
bitoku-condition-not-behind = the rival Kodama is not ahead

## Why the Tengu does this and not that: in brackets

bitoku-tenguwhy-location = the card shows it
bitoku-tenguwhy-region = the die stands there
bitoku-tenguwhy-favourite-card = the card asks for a favourite, and the Tengu’s rocks decide of which kind
bitoku-tenguwhy-has-mitama = the card shows neither Mitama nor Dragonfly; the Tengu has an uncombined Mitama
bitoku-tenguwhy-lacks-mitama = the card shows neither Mitama nor Dragonfly; the Tengu has no uncombined Mitama
bitoku-tenguwhy-favourite-possible = the card shows neither Crystal nor Building; a favourite building can be constructed
bitoku-tenguwhy-no-favourite-possible = the card shows neither Crystal nor Building; no favourite building can be constructed
bitoku-tenguwhy-cheapest-favourite = the cheapest favourite, the innermost among equals
bitoku-tenguwhy-innermost-favourite = the innermost favourite that can be placed
bitoku-tenguwhy-only-favourite = the only favourite it can take
bitoku-tenguwhy-matches = its type is on the Active card
bitoku-tenguwhy-favourite-yokai = a favourite Yōkai
bitoku-tenguwhy-rarest-bitoku = no favourite Yōkai within reach; the rarest Bitoku of a type it lacks
bitoku-tenguwhy-any-yokai = neither a favourite Yōkai nor a Bitoku of a type it lacks within reach
bitoku-tenguwhy-only-track = the only track in question
bitoku-tenguwhy-none-behind = no Tengu Kodama is behind
bitoku-tenguwhy-fewest-steps = fewest steps behind
bitoku-tenguwhy-equal-steps = fewest steps behind, tied
bitoku-tenguwhy-reaps-crystals = one for each of its crystals
bitoku-tenguwhy-at-stairs = action of the Stairs of Knowledge
bitoku-tenguwhy-combined-pair = for a combined pair

## Groups of rules

bitoku-rules-b-setup = Setting up
bitoku-rules-b-spring = Spring
bitoku-rules-b-summer = Summer
bitoku-rules-b-forest = Forest regions
bitoku-rules-b-home = The Home of the Great Spirit
bitoku-rules-b-river = River, Hills and favours
bitoku-rules-b-build = Inhabited Areas and buildings
bitoku-rules-b-kodama = Kodamas and Lake Treasures
bitoku-rules-b-path = Movement Points and Paths of Wisdom
bitoku-rules-b-bitoku = Bitoku cards
bitoku-rules-b-rock = Rock Garden and Rock Path
bitoku-rules-b-vision = Visions
bitoku-rules-b-mitama = Mitamas and Dragonflies
bitoku-rules-b-crystal = Crystals
bitoku-rules-b-autumn = Autumn
bitoku-rules-b-winter = Winter
bitoku-rules-b-ascend = The Ascension
bitoku-rules-b-end = End of the game
bitoku-rules-b-hidden = Public and secret information
bitoku-rules-b-variant = Harder variant
bitoku-rules-b-effect = Effects and icons
bitoku-rules-b-tengu-setup = Solo: setting up
bitoku-rules-b-tengu-term = Solo: terms
bitoku-rules-b-tengu-turn = Solo: the seasons and the Tengu’s turn
bitoku-rules-b-tengu-tac = The Tengu Activation Cycle
bitoku-rules-b-tengu-act = The Tengu’s location actions
bitoku-rules-b-tengu-mp = The Tengu’s Movement Points
bitoku-rules-b-tengu-ascend = Solo: the Ascension
bitoku-rules-b-tengu-level = Solo: difficulty
bitoku-rules-b-fact = Facts about the components
bitoku-rules-b-ex = Worked examples
