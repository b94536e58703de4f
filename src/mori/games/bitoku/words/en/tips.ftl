# The tips for a first game of Bitoku (docs/adding-a-tip.md). The page fetches this file with the first tip.

## What matters this round

bitoku-tip-round-one = You play four rounds, then the Ascension counts what you have gathered. In this first round, collect resources and see what each region gives. Ask for advice whenever you like.
bitoku-tip-round-two = The second round: choose a direction. Your rocks, Visions and the Lake Treasures say what will count at the end. Gather what fits together.
bitoku-tip-points = Beside each score you see what it would be if the game ended now. Press the points to see where they come from, yours and your rivals’.
bitoku-tip-round-three = The third round: what you buy now can still pay off. Crystals wake Pilgrims, buildings uncover points, and the Kodamas near the front are worth another step.
bitoku-tip-round-four = The last round: spend everything. What is left is worth little: dice and resources, added up, give only 1 VP for every 4. Fulfil your Visions, and place Pilgrims at rocks.

## Your turn

bitoku-tip-turn = One action a turn: play a card, use a die, or cross the river. Three cards and three dice make a Summer. When all are used, you may pass.
bitoku-tip-card = A card unlocks the die beside its space, and then you may use its action. Play it beside the die that you want to place next.
bitoku-tip-force = You could use a locked die at once, but it would cost you a Pilgrim for the rest of the game. A card unlocks it for free.
bitoku-tip-cross = A die of 2 or more in a river region may cross: it loses 1, a 6 becomes a 3, and it claims a favour of the Hills. Room is short: the first to cross chooses first.
bitoku-tip-pass = Cards and dice are used, so you may pass. But look at the river first: each die that can still cross earns one more favour.

## Die and region

bitoku-tip-place = Place the die where its actions help you most. A river region gives you its Forest Action only if no die there outranks yours. In the Home dice are never compared.
bitoku-tip-place-alone = Place the die where a row and a building help you most. A river region holds one die only, and is free again when that die crosses. In the Home any value is welcome.
bitoku-tip-amulet = An Amulet raises this die before it is placed, up to 6, and is then used up. The die keeps the higher value in later years, too, so it pays to spend Amulets early.
bitoku-tip-row = Your die may take one row up to its value, and also use one building here, in either order. Take both whenever you can.
bitoku-tip-outranked = A die there outranks yours, so it gets no Forest Action, though it may use a building. Next time an Amulet may help.
bitoku-tip-copy = This space of the Home lowers your die by 1 and lets you copy a rival’s die: take a Forest Action where it stands, with its value. Choose the die whose row you want.
bitoku-tip-favour = Claim one favour: a Bitoku card for your path, a Yōkai card for your hand, or two small rewards. Covering one without claiming it gives you nothing.

## What you are asked

bitoku-tip-spring = Spring: keep three cards for this Summer. Keep what helps you now; your discards form a new deck when yours runs out.
bitoku-tip-dreams = Your Dream Crystals give every Spring, in the order you like, and once more at the end. First take what the next one may need.
bitoku-tip-build = Build where other dice will come: whenever a rival uses your building, you gain its property bonus. And your Kodama there moves forward at once.
bitoku-tip-crystal = A crystal stays on your board and wakes the Pilgrim in its slot. Dream gives every Spring, Memory when you do what it shows, Ingenuity with the card beside it.
bitoku-tip-mitama = A Mitama gives you the points in its corner and its action, both at once. More expensive spaces score more, so it pays to save up jade and sake.
bitoku-tip-dragonfly = A Dragonfly gives its action when you combine it with a Mitama. You can combine only when you obtain one of the two, so plan for both.
bitoku-tip-combine = Combine them now: you can only do it at the moment you obtain one of the two. The Dragonfly takes effect at once, and pairs count for Visions.
bitoku-tip-movement = Movement Points cannot be saved. Start a Pilgrim, lead one on, or complete your next Bitoku card. Branches beside the path give points and keep the Pilgrim.
bitoku-tip-kodama = Kodamas race along the lake, one track in each region. At the end only rank counts, so step where the treasure is big and the race is close.
bitoku-tip-vision = A Vision scores if you own all it shows at the end; otherwise it costs 1 or 2 VP. Each thing serves one Vision only. Or refuse, and take a resource.
bitoku-tip-look = New cards for you! Keep what fits your rocks and your plan; the rest goes back under its deck. But with four Yōkai cards in hand you draw none in Spring.
bitoku-tip-rock = At the end a rock gives 1 VP for each thing of its types that you own, times the Pilgrims beside it. Choose one for what you gather anyway.
bitoku-tip-unlock = Unlock the die that you want to place next. You can use it from your next turn on, without playing a card beside it.
bitoku-tip-order = All of this is yours, one after the other, in the order you like. Begin with what helps the rest: resources before something that costs any.
bitoku-tip-choice = You get only some of these, so choose what you need next. Each choice says what it gives; if in doubt, ask for a hint.
bitoku-tip-purchase = You may obtain one of each here, one after the other, but the discount helps with only one of them. Use it where you would have to pay most.
bitoku-tip-goods = Wood and stone pay for buildings, jade and sake for Mitamas, and crystals take anything. Think of what you want to buy next.
bitoku-tip-property = A rival has used your building, and you are rewarded for it. That is why busy regions are good places to build.
bitoku-tip-winter = Winter: your dice come home locked, with the values they have now. Put a high die beside the space where you will play your first card.
bitoku-tip-virtue = You may remove one card that you have played, for the points it shows. It leaves your deck for good, but still counts for your rocks.

## What has happened

bitoku-tip-path = A Bitoku card lies on your Bitoku Path. One Movement Point completes it: you get its points and its action, and it opens bridges. Different types count at the end.
bitoku-tip-autumn = In Autumn the dice in the Home, from top to bottom, set the new turn order. Going first means first pick of everything, and 3 VP at the end of the game.
bitoku-tip-tengu = The Tengu rolls, and does the first of its steps that it can. Dice values do not limit it, and it pays nothing. To win you need more VP; a tie is a loss.
bitoku-tip-contested = You and the Tengu both have a die on this side of the river. It will cross as soon as a card of the Hills fits its own, so cross first if you want it.
