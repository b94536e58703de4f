# The lessons of Bitoku (docs/adding-a-lesson.md). The page fetches this file with the first lesson.

## The goal and a year

bitoku-lesson-year = Your goal, and a year in the forest
    .about = What you play for, and the journey that every die makes
    .learnt = A card unlocks a die, the die works in the forest, and later it crosses the river. Some things give points now, others at the end: choose two or three that help each other.
bitoku-lesson-year-welcome = The Great Spirit is leaving the forest, and you want its place. After four years it goes to the player with the most Virtue Points (VP). In this game, the last year has just begun.
bitoku-lesson-year-seasons = A year has four seasons. In Spring you choose three cards. In Summer you take turns, one action each. Autumn sets the turn order, and in Winter all dice come home.
bitoku-lesson-year-card = It is Summer. A die’s journey begins with a card: play the lit Nezumi on the right card space, and your 4 beside it is unlocked.
bitoku-lesson-year-card-elsewhere = There it would unlock another die. But on the right lies a crystal that will help you: play it there.
bitoku-lesson-year-other-card = A good card, too. But let us begin with the lit Nezumi.
bitoku-lesson-year-force = That is possible, but it would cost you a Pilgrim for good. A card unlocks the die for free: play the Nezumi.
bitoku-lesson-year-crystal = The crystal beside that space gives you 1 Movement Point whenever you play a card there. Use the crystal first.
bitoku-lesson-year-crystal-first = The card comes next, of course. But use the crystal first: one of your Pilgrims is almost there.
bitoku-lesson-year-now = Points now: your Pilgrim stands beside an Illumination. Let it enter, and you score 5 VP at once.
bitoku-lesson-year-now-elsewhere = That is possible. But the best space of the Illumination is one step away: 5 VP.
bitoku-lesson-year-later = Points later: now use the card itself, which lets you obtain a crystal for 2 resources less.
bitoku-lesson-year-later-free = It costs you nothing, and it is yours. Use the card.
bitoku-lesson-year-obtain = Take the crystal. It wakes a Pilgrim and uncovers points on your board, which count at the end. And each time you construct a building, it will score you 2 VP.
bitoku-lesson-year-journey = Your 4 is unlocked now. On a later turn it uses a row and a building in the forest, and after that it crosses the river for a favour. Card, forest, river: every die makes this journey each year.
bitoku-lesson-year-ways = There are more ways to points than anyone can follow. Choose two or three that help each other: crystals wake Pilgrims, Pilgrims reach points and make rocks count, and what you gather fulfils Visions.

## Card and die

bitoku-lesson-dice = A card and a die
    .about = What a turn is: play a card, place a die, take what the forest gives
    .learnt = Summer offers three things: play a card, use a die, cross the river. A card unlocks a die and gives you its action. A die may use one row and one building.
bitoku-lesson-dice-welcome = Welcome to the forest! The Great Spirit is leaving, and you want its place. Gather Virtue Points (VP) for four rounds; a final scoring, the Ascension, adds the rest. Most VP wins.
bitoku-lesson-dice-guardians = These dice are your Guardians, showing 3, 2 and 1. They start locked, on the red spaces, one beside each card space.
bitoku-lesson-dice-spring = Spring: you have drawn four Yōkai cards and keep three. Discard any but the Imomushi. What you discard comes back later.
bitoku-lesson-dice-keep = Please keep that one: the Imomushi will give you wood or stone in a moment.
bitoku-lesson-dice-play = Summer: one action a turn. Play the Imomushi on the left card space. It unlocks the die beside it, your 3.
bitoku-lesson-dice-other-space = There it would unlock a smaller die. The 3 can do more: play on the left.
bitoku-lesson-dice-other-card = Any card unlocks the die. But start with the Imomushi: resources come first.
bitoku-lesson-dice-force = You could use a locked die right now, but it would cost you a Pilgrim for the rest of the game. Playing a card unlocks it for free.
bitoku-lesson-dice-effect = The die moves to green: it is unlocked. Now use the card: take 1 wood or 1 stone.
bitoku-lesson-dice-use = Your rival has played a card, too. Your turn again: use your 3.
bitoku-lesson-dice-card-later = Two more cards are waiting, that is true. But first see what a die can do.
bitoku-lesson-dice-pilgrims = Pilgrims are precious, and your 3 is unlocked already. Use that one.
bitoku-lesson-dice-place = A die goes to an empty space of any region. Place it in the Glade, where the resources are.
bitoku-lesson-dice-amulet = An Amulet raises a die’s value. Save it: here a 3 is all you need.
bitoku-lesson-dice-elsewhere = A good place, and it has its own lesson. For today: the Glade.
bitoku-lesson-dice-row = A die may take one row, as long as it reaches that row’s number. Take the row for a 3: one resource of your choice.
bitoku-lesson-dice-lower = A 3 may take a lower row. But the row for a 3 gives you more.
bitoku-lesson-dice-first-row = You will have that, too. Begin with the Forest Action.
bitoku-lesson-dice-take = Take what you like. Wood and stone pay for buildings, jade and sake for Mitamas.
bitoku-lesson-dice-building = Your die may also use one building here. The Ancient Building belongs to nobody. It gives 2 VP to a die of 3 or more.
bitoku-lesson-dice-free-points = 2 VP, and they cost nothing. Use the building!

## Regions

bitoku-lesson-regions = Five regions, and who outranks whom
    .about = What each region gives, and how a small die stands up to a big one
    .learnt = In a river region an equal die is enough, a lower one is not. An Amulet is spent before a die is placed, and it lasts. For buildings dice are never compared; with one or two players, not at all.
bitoku-lesson-regions-regions = Each river region offers something different: Yomi Mitamas and Dragonflies, the Stairs Movement Points, the Glade resources, the Forges buildings and crystals. Each has five rows; a die uses one row, up to its value.
bitoku-lesson-regions-rank = With three or four players, dice meet: you only get a Forest Action if no other die in the region shows more. A rival’s 3 is in the Glade. With one or two players, a river region holds one die, and nothing is compared.
bitoku-lesson-regions-use = You want a resource from the Glade, and your unlocked die shows 2. Use it all the same.
bitoku-lesson-regions-cheaper = A locked die costs a Pilgrim. There is a cheaper way: use the unlocked one.
bitoku-lesson-regions-card-later = Good idea, but let us stand up to that rival first.
bitoku-lesson-regions-amulet = Spend your +1 Amulet: it turns the 2 into a 3. You can only do this before you place the die, and never above 6.
bitoku-lesson-regions-outranked = Your 2 may go there, but the 3 outranks it: no Forest Action. Raise it first.
bitoku-lesson-regions-home = In the Home dice are never compared, so a 2 would do. But today we stand up to the 3.
bitoku-lesson-regions-elsewhere = That is possible. But today we stand up to the 3 in the Glade.
bitoku-lesson-regions-place = A 3 beside a 3: equal is enough. Place it in the Glade.
bitoku-lesson-regions-glade = A good place, but your raised die is strongest in the Glade. Place it there.
bitoku-lesson-regions-row = No die outranks yours here. Take the row for a 3.
bitoku-lesson-regions-lower = A lower row is allowed, but the one for a 3 lets you choose among all resources.
bitoku-lesson-regions-first-row = You will have that right afterwards. First take the row that you have fought for.
bitoku-lesson-regions-take = One resource of any kind is yours.
bitoku-lesson-regions-building = For a Building Action dice are never compared. This Ancient Building gives a +1 Amulet, so you get yours back.
bitoku-lesson-regions-again = A free Amulet. Use the building!
bitoku-lesson-regions-stays = An Amulet is an investment: this die keeps its 3 in later years, too, until something lowers it. It stays here until it crosses or Winter comes, and a rival who wants the Glade’s Forest Action has to match it.

## The river

bitoku-lesson-river = Across the river
    .about = Dice cross to the Hills and claim a favour
    .learnt = Crossing is an action of its own. It lowers the die, frees its space in the forest, and claims one of a Hill’s three favours. The first to cross has the first choice.
bitoku-lesson-river-hills = A die can work twice: after the forest it may cross the river, which lowers it. Across lie the Hills, each with three favours: a Bitoku card, a Yōkai card, or two small rewards.
bitoku-lesson-river-cross = A die in a river region may cross. Do it with your 3 in the Stairs: crossing lowers it by 1 (a 6 would become a 3).
bitoku-lesson-river-left-first = It will cross, too. Begin on the left, where the card is that you want.
bitoku-lesson-river-hurry = Playing a card can wait, a favour cannot: your rival may take it.
bitoku-lesson-river-force = You can keep your Pilgrims: your 3 crosses for free.
bitoku-lesson-river-favour = With two players you reach both Hills of this side. Claim the Yōkai card of the Stairs: jade, sake and an Amulet whenever you play it.
bitoku-lesson-river-bitoku = Bitoku cards give points, and there is a lesson about them. Now claim the Yōkai card.
bitoku-lesson-river-small-later = The small rewards are for your second crossing. Now claim the Yōkai card.
bitoku-lesson-river-other-card = A good card, but that one builds, and building has a lesson of its own.
bitoku-lesson-river-cover = Covering keeps the others away, but gives you nothing. Claim it instead!
bitoku-lesson-river-covered = A marker covers what was claimed; nobody gets it before Winter. Your rival has crossed as well. And note: a die that crosses frees its forest space at once, for anybody.
bitoku-lesson-river-play = The new card is in your hand, and your right card space is empty. Play it there.
bitoku-lesson-river-last-space = This is your last empty card space. The new card gives you more.
bitoku-lesson-river-card-first = Good idea, but let us play the new card first. The die can still cross afterwards.
bitoku-lesson-river-again = Jade, sake, an Amulet and an unlocked die! Now cross from the Glade with your 2. A 1 could not cross.
bitoku-lesson-river-die-later = Your last die will have its turn. But cross first, while favours are left.
bitoku-lesson-river-small = This side has favours of its own, and with two players room for only two dice: a third comes too late. Claim small rewards here: two different ones of four.
bitoku-lesson-river-not-cards = Cards are fine, but now try the small rewards.
bitoku-lesson-river-cover-again = That would leave the rewards on the Hill. Claim them!
bitoku-lesson-river-rock = Choose two of four: a Vision, a rock, a Pilgrim placed beside a rock, or a Kodama step. Start with a rock.
bitoku-lesson-river-rock-first = That is one of the four. But let the rock come first.
bitoku-lesson-river-which-rock = Choose a rock that fits what you gather. It goes on your Rock Path and counts at the end.
bitoku-lesson-river-kodama = The second reward must be a different one. Take the Kodama step.
bitoku-lesson-river-kodama-now = Allowed, too. But a step on the lake has never hurt anyone.
bitoku-lesson-river-step = Move any of your Kodamas a step forward. Your die stays on the Hill until Winter.

## The Home

bitoku-lesson-home = The Home of the Great Spirit
    .about = A place for weak dice, for clever ones, and for anyone who wants to be first
    .learnt = In the Home every die is welcome. Its lowest space copies a rival, and the player whose die stands topmost goes first from Autumn on.
bitoku-lesson-home-home = The Home lies in the middle. Each of its spaces has its own action, and dice are never compared here.
bitoku-lesson-home-weak = Summer is nearly over. Your 1 is worth little elsewhere; here it is as good as any. Use it.
bitoku-lesson-home-three-later = Keep the 3 for the next turn: it will need its value.
bitoku-lesson-home-no-crossing = That would work. But the dice that wait on your board come first: use your 1.
bitoku-lesson-home-top = Place it on the top space: it gives a +2 Amulet, and you stand above your rival’s die.
bitoku-lesson-home-below = A good reward, but below your rival. On the top space you will be first in the next round.
bitoku-lesson-home-alone = There a 1 moves only your Kodama. In the Home it gets more.
bitoku-lesson-home-no-value = Better save the Amulet: in the Home the value does not matter.
bitoku-lesson-home-taken = Now your 3. The Glade would be the place, but your rival’s 3 has taken its only space. Use your die anyway.
bitoku-lesson-home-die-first = Soon, gladly. But one die is still waiting on your board: use it first.
bitoku-lesson-home-copy-space = There is a way around that. With one or two players, the lowest space of the Home lowers your die by 1 and lets you copy the Forest Action of a rival’s die.
bitoku-lesson-home-their-value = Better save the Amulet: the value of the copied die will count, not yours.
bitoku-lesson-home-plain = Possible. But you wanted what the Glade gives: use the space that copies.
bitoku-lesson-home-copy = Choose the rival’s 3 in the Glade.
bitoku-lesson-home-copy-home = That copies a space of the Home: an Amulet and a Vision. Not bad, but you wanted a resource.
bitoku-lesson-home-copy-one = That die is a 1 and copies only the row for any die. Choose the 3.
bitoku-lesson-home-row = You choose as if the 3 there were yours. Take the row for a 3.
bitoku-lesson-home-lower = You may, but the row for a 3 leaves you the choice of all resources.
bitoku-lesson-home-take = Take a resource of your choice. Your own die now shows 2 and keeps that.
bitoku-lesson-home-cross = Your rival has passed, but your Summer goes on as long as there is something you can do. A die that can still cross earns one more favour: cross with your 2.
bitoku-lesson-home-stay = You may pass now. But a favour is still within reach: before you pass, always look at the river.
bitoku-lesson-home-favour = Claim the card of the Hills that you like best: a Bitoku card for points later, or a Yōkai card for your hand.
bitoku-lesson-home-small = Small rewards are a fine choice, too. But today take a card, so that Autumn can come.
bitoku-lesson-home-cover = That would keep your rival from it, but give you nothing. Claim a card for yourself.
bitoku-lesson-home-autumn = Nothing was left to do, so you passed and Autumn came. It sets the turn order: the topmost die in the Home goes first, whatever its value. That is yours, so you start the next round.

## Winter

bitoku-lesson-winter = Winter, and a new year
    .about = Take your dice home, turn a card into points, and begin again
    .learnt = Now you know a whole year. Dice keep their values, Hills and displays change, and your discards become a new deck. Three more years like this, and the Ascension comes.
bitoku-lesson-winter-home = The lesson on the Home ended with Autumn, and here the year goes on. Winter is short, but it closes the year and prepares the next one.
bitoku-lesson-winter-arrange = Your dice come home, locked, with the values they have now. Arrange them beside your card spaces as you like: a card will unlock the die beside it.
bitoku-lesson-winter-virtue = The Spirit’s Virtue: you own at least five Yōkai cards, so you may remove one that you have played, for its points. That card is gone for good. Choose one.
bitoku-lesson-winter-keep-all = You may keep them all. But better cards will come: let one of these go for 3 VP.
bitoku-lesson-winter-renewed = The other played cards go to your discard pile. New cards lie on the Hills, and the markers are gone: every favour can be claimed again.
bitoku-lesson-winter-displays = In each display the outermost tile leaves the game, the others slide outwards, and new ones come in behind them. A crystal that you want may get more expensive if you wait.
bitoku-lesson-winter-spring = Spring: you drew until you held four cards. Your deck ran out on the way, so your discards became a new one. Discard the card that helps you least now.
bitoku-lesson-winter-again = And Summer begins again: it is round 2, and you start. Your dice still show what the last year left them, so an Amulet spent now helps for three years.

## Buildings

bitoku-lesson-buildings = Buildings, and who profits
    .about = Build a farm where others come by, and be paid for it
    .learnt = Every die that comes may use a building, and its owner gets a bonus when others do. Build where others want to be.
bitoku-lesson-buildings-areas = Each river region has an Inhabited Area. With two players an Ancient Building stands in each; the other spaces are for farms, temples, onsen and ryokan.
bitoku-lesson-buildings-use = You own wood and stone: time to build. Use your 3.
bitoku-lesson-buildings-card-later = A card is a good idea, but let us build first.
bitoku-lesson-buildings-force = You will need your Pilgrims, and your 3 is unlocked anyway: use that one.
bitoku-lesson-buildings-forges = Buildings come from the Forges. Place your die there.
bitoku-lesson-buildings-elsewhere = A useful place, but nothing is built there. Go to the Forges.
bitoku-lesson-buildings-amulet = Better save the Amulet: for building, a 3 is enough.
bitoku-lesson-buildings-row = Take the row for a 2: it builds.
bitoku-lesson-buildings-either = That row lets you choose between a crystal and a building, at the same price. You want a building: take the row for a 2.
bitoku-lesson-buildings-build-first = You will have that right afterwards. First let us build.
bitoku-lesson-buildings-tile = Choose a building: the farm that gives wood or stone to a die of 2 or more. Your rock likes farms, too.
bitoku-lesson-buildings-other-tile = A good building for another day. Take the farm: even a small die can use it, so it will be used often.
bitoku-lesson-buildings-site = It may stand on any farm space, in any region. Choose the Glade: your rival is sure to come there.
bitoku-lesson-buildings-other-site = It could stand there. But in the Glade you can expect more guests.
bitoku-lesson-buildings-bonus = The first building costs 1 wood. Its bonus is yours at once: a step for your Kodama in the Glade, and a +1 Amulet.
bitoku-lesson-buildings-ancient = Your new farm can be used from the next turn on. But today your die may still use a building of its own region: take 2 VP from the Ancient Building in the Forges.
bitoku-lesson-buildings-free-points = 2 VP, free. Use the building!
bitoku-lesson-buildings-property = Your rival has come to the Glade and used your farm. It costs you nothing and pays you 1 VP or a +1 Amulet. Choose one.
bitoku-lesson-buildings-prices = The next building costs 1 stone, and later ones more, because each one that you build uncovers points on your board for the end. You can build six.

## Crystals

bitoku-lesson-crystals = Crystals
    .about = Three kinds of crystals, and the Pilgrims that sleep beneath them
    .learnt = Ingenuity rewards you when you play a card beside it, Memory when you do what it shows, Dream every Spring. And every crystal wakes a Pilgrim.
bitoku-lesson-crystals-kinds = Crystals are Ingenuity (pink), Memory (yellow) or Dream (purple). Each goes into a slot of its kind on your board and wakes a Pilgrim: this is the only way to get more Pilgrims.
bitoku-lesson-crystals-memory = This Memory Crystal is yours already. It scores 2 VP each time you do what it shows: obtain a crystal. Keep an eye on it.
bitoku-lesson-crystals-play = With your Nezumi you obtain a building or a crystal. Play it on the middle card space, and leave the right one empty.
bitoku-lesson-crystals-keep-right = Leave the right space empty for now: the crystal will lie beside it.
bitoku-lesson-crystals-nezumi = A good card, but it gives no crystal. Play the Nezumi.
bitoku-lesson-crystals-river-later = A good idea for later. First let us get a crystal: play the Nezumi.
bitoku-lesson-crystals-force = Keep your Pilgrims: a card unlocks a die for free. Play the Nezumi.
bitoku-lesson-crystals-crystal = Choose the crystal.
bitoku-lesson-crystals-no-building = You could build, yes. But this lesson is about crystals.
bitoku-lesson-crystals-price = The first space of the display is free, the next cost 1 resource, the last 2. Take the first, an Ingenuity Crystal.
bitoku-lesson-crystals-dearer = That one costs something. The first is free, and just what you need.
bitoku-lesson-crystals-slot = Lay it beside the right card space, where no card lies yet. The Pilgrim asleep there wakes up for you, and the points beneath it count at the end.
bitoku-lesson-crystals-other-slot = It would wake a Pilgrim there, too. But your next card goes on the right: lay the crystal there.
bitoku-lesson-crystals-beside = 2 VP from your Memory Crystal, and a Pilgrim is awake! An Ingenuity Crystal rewards you when you play a card beside it: play your Kappa on the right space.
bitoku-lesson-crystals-see-it-work = Good idea, but let us see your crystal at work first.
bitoku-lesson-crystals-order = You may use both the card and the crystal, in either order. Try the crystal first.
bitoku-lesson-crystals-either-order = The card first is fine as well. But try the crystal.
bitoku-lesson-crystals-take = Jade or sake, each time you play a card here. Take what you like.
bitoku-lesson-crystals-card = And now the card.
bitoku-lesson-crystals-use-it = It is yours and costs nothing: use your card, too.
bitoku-lesson-crystals-part = Choose what it gives you.
bitoku-lesson-crystals-dream = Dream Crystals pay out every Spring and once more in the Ascension, so get them early.

## Mitamas and Dragonflies

bitoku-lesson-souls = Mitamas and Dragonflies
    .about = A Mitama scores at once, and a Dragonfly wakes when it finds one
    .learnt = A Mitama gives you points and its action at once. A Dragonfly gives its action once combined with a Mitama, which you can do only when you obtain one of the two.
bitoku-lesson-souls-souls = A Mitama is paid for with jade and sake. The space where it lies sets its price and its VP, and you score those at once.
bitoku-lesson-souls-waiting = This Dragonfly has been on your board since the beginning. It gives 4 VP, but only once you combine it with a Mitama.
bitoku-lesson-souls-use = So you need a Mitama. Use your 3.
bitoku-lesson-souls-die-first = That would be a way, too. But a die in Yomi gets a discount.
bitoku-lesson-souls-force = You will need your Pilgrims, and your 3 is unlocked anyway. Use it.
bitoku-lesson-souls-yomi = Mitamas are at home in Yomi. Place your die there.
bitoku-lesson-souls-elsewhere = A good place, but there are no Mitamas. Go to Yomi.
bitoku-lesson-souls-amulet = Better save the Amulet: a 3 is enough today.
bitoku-lesson-souls-row = The row for a 3 gives a Mitama for one resource less, or a Dragonfly. Take it.
bitoku-lesson-souls-no-discount = You may, but only the row for a 3 gives you the discount that you need.
bitoku-lesson-souls-soul-first = You will have that right afterwards. First the Mitama.
bitoku-lesson-souls-mitama = Choose the Mitama.
bitoku-lesson-souls-not-dragonfly = You have a Dragonfly already. What it needs is a Mitama.
bitoku-lesson-souls-dearest = The outermost costs 1 jade and 2 sake, and scores 5 VP. You have 1 jade and 1 sake: with the discount it is enough!
bitoku-lesson-souls-cheaper = Cheaper, but fewer points. With the discount you can have the one for 5 VP.
bitoku-lesson-souls-ara = 5 VP! This Mitama is an Ara: right away it also gives you a resource or an Amulet. Take the Amulet.
bitoku-lesson-souls-resource = A resource would do as well. But an Amulet makes your next die stronger.
bitoku-lesson-souls-combine = Now combine it with your Dragonfly, which then gives you its 4 VP.
bitoku-lesson-souls-now-only = This is the only moment! Later this Mitama can only join a Dragonfly that is new.
bitoku-lesson-souls-nine = 9 VP in one turn. The pair is final and counts for Visions. Use the building here as well: a +1 Amulet.
bitoku-lesson-souls-one-more = A free Amulet. Use the building!
bitoku-lesson-souls-waits = A Dragonfly that you buy later waits, as this one did, until you obtain a Mitama. And a free Mitama waits for the next Dragonfly. So plan for both.

## Kodamas

bitoku-lesson-kodamas = Kodamas and the lake
    .about = Five little spirits race for the treasures of the lake
    .learnt = You get Kodama steps from rows, buildings, Mitamas, Dragonflies and cards. Only rank counts: race where it pays, and push back the Kodama ahead of yours.
bitoku-lesson-kodamas-tracks = In each of the five regions one of your Kodamas walks along the lake. They start on space 1.
bitoku-lesson-kodamas-treasure = The Lake Treasure here pays 7, 3 and 1 VP to the Kodamas that are farthest at the end. With two players a neutral one waits on space 4.
bitoku-lesson-kodamas-use = Even your weakest die can help here. Use the 1.
bitoku-lesson-kodamas-die-first = Good idea, but let us use the die first.
bitoku-lesson-kodamas-force = You will need your Pilgrims, and the 1 is unlocked already. Use it.
bitoku-lesson-kodamas-place = Place it in the Stairs, where the treasure is big.
bitoku-lesson-kodamas-amulet = Better save the Amulet: for this row a 1 is enough.
bitoku-lesson-kodamas-elsewhere = Every river region has such a row. But in the Stairs there is more to win.
bitoku-lesson-kodamas-row = The top row of every river region, for any die, moves your Kodama there. Take it.
bitoku-lesson-kodamas-both = You will have the building right afterwards. Take the row first.
bitoku-lesson-kodamas-building = This Ancient Building moves your Kodama, too, even for a 1. Use it.
bitoku-lesson-kodamas-free-step = A free step. Use the building!
bitoku-lesson-kodamas-wolf = Space 3! In Yomi your rival is ahead, thanks to a new building. Your Shin Ookami can fix that: play it.
bitoku-lesson-kodamas-other-card = A good card for the Paths of Wisdom. For the lake, play the Shin Ookami.
bitoku-lesson-kodamas-mitama = Choose the Mitama.
bitoku-lesson-kodamas-mitama-now = A Dragonfly is fine, but this Mitama is special: choose the Mitama.
bitoku-lesson-kodamas-shinigami = A Shinigami for 1 jade: it moves one of your Kodamas forward and one of a rival’s back. Take it.
bitoku-lesson-kodamas-back = Both parts are yours, in the order you like. Begin with the step back.
bitoku-lesson-kodamas-either-order = That works, too. But begin with your rival.
bitoku-lesson-kodamas-push = Your rival’s Kodama in Yomi is on space 3. Push it back.
bitoku-lesson-kodamas-forward = Now your own step. In the Stairs you draw level with the neutral Kodama on space 4: level Kodamas share the prizes.
bitoku-lesson-kodamas-catch-up = A step there is fine. But in the Stairs you could draw level right now.
bitoku-lesson-kodamas-combine = The Mitama finds your Dragonfly: combine them for 1 VP and two more steps.
bitoku-lesson-kodamas-run = Two steps, together or apart. One more in the Stairs and your Kodama is alone in front: if the game ended now, the 7 VP would be yours. The last space holds one Kodama only.

## Pilgrims

bitoku-lesson-pilgrims = Pilgrims, paths and rocks
    .about = A walk to the first gate, and what a rock is for
    .learnt = Movement Points are spent at once. Branches give points and keep the Pilgrim. A rock counts at the end, once for each Pilgrim beside it.
bitoku-lesson-pilgrims-kitsune = On the Paths of Wisdom the points lie on the side branches. Movement Points (MP) take you there: 1 MP starts a Pilgrim or moves one a space. Your Kitsune gives 2: play it on the left.
bitoku-lesson-pilgrims-left = On the left it unlocks your 3, which you will need.
bitoku-lesson-pilgrims-fox = A good card, but it moves no Pilgrim. Play the Kitsune.
bitoku-lesson-pilgrims-force = You need your Pilgrims for the paths, and a card unlocks a die for free. Play the Kitsune.
bitoku-lesson-pilgrims-start = The first MP: start a Pilgrim from your board.
bitoku-lesson-pilgrims-not-saved = MP cannot be saved. What you do not spend now is lost.
bitoku-lesson-pilgrims-walk = The second: one step on. Any number of Pilgrims may share a space of the path.
bitoku-lesson-pilgrims-second = A second Pilgrim is a good idea, but lead this one on first.
bitoku-lesson-pilgrims-branch = Beside you lies an Illumination: 4 or 3 VP and a +2 Amulet. A Pilgrim that enters stays for good, and each player may have only one there.
bitoku-lesson-pilgrims-use = You are going farther. The Stairs give MP: use your 3.
bitoku-lesson-pilgrims-die-first = Good idea, but your Pilgrim wants to move on first.
bitoku-lesson-pilgrims-stairs = Place it in the Stairs.
bitoku-lesson-pilgrims-elsewhere = A good place on another day, but it gives no MP. Go to the Stairs.
bitoku-lesson-pilgrims-amulet = It would give a third MP, but two are enough today.
bitoku-lesson-pilgrims-row = Take the row for a 3: 2 MP.
bitoku-lesson-pilgrims-lower = You may, but that row has fewer MP, and you need two.
bitoku-lesson-pilgrims-on = Go on along the path.
bitoku-lesson-pilgrims-light = 4 VP is not bad at all! But today we are heading for a gate. One more step.
bitoku-lesson-pilgrims-not-start = Soon, gladly. But your first Pilgrim is almost there: go on with it.
bitoku-lesson-pilgrims-gate = A Torii Gate! Enter its better space: 2 VP, a +1 Amulet, and you may use the gate’s tile. Your next Pilgrims may start from here, too: a shortcut.
bitoku-lesson-pilgrims-better-space = You may, but that space gives less, and the better one is still free.
bitoku-lesson-pilgrims-enter = A second Pilgrim can wait: your first one stands before the gate. Let it enter!
bitoku-lesson-pilgrims-rock-first = This tile gives a rock and a place for a Pilgrim at a rock. First the rock.
bitoku-lesson-pilgrims-rock-before = With a second rock your Pilgrim finds a better place. Take the rock first.
bitoku-lesson-pilgrims-rock = Choose one. At the end a rock gives 1 VP for each card, Mitama or building of its types that you own, times the Pilgrims beside it.
bitoku-lesson-pilgrims-between = Now the Pilgrim. The space between your two rocks costs a resource, but counts for both.
bitoku-lesson-pilgrims-one-rock = There it would lie beside one rock only. Between the two it counts for both.
bitoku-lesson-pilgrims-pay = Pay with what you can spare.
bitoku-lesson-pilgrims-bridge = Ahead lies the first bridge. It asks for a completed Bitoku card: the next lesson is about those.

## Bitoku Path and Visions

bitoku-lesson-visions = Bitoku Path and Visions
    .about = Complete a card, and make a promise for the end
    .learnt = Movement Points complete Bitoku cards, always the next one in the row. Different types count at the end. A Vision is a promise: kept, it scores; broken, it costs.
bitoku-lesson-visions-path = This Bitoku card came to you from the Hills. It lies on your Bitoku Path and waits to be completed with 1 MP.
bitoku-lesson-visions-use = One die is left, a 1. Use it.
bitoku-lesson-visions-die-first = Good idea, but use the die that is left on your board first.
bitoku-lesson-visions-amulet = In the Stairs MP begin with the row for a 2. Make your die a 2 with the Amulet.
bitoku-lesson-visions-too-low = The right place, but a 1 gets no MP there. Spend the Amulet first.
bitoku-lesson-visions-stairs = You need MP, and a 1 gives none. Spend the Amulet first.
bitoku-lesson-visions-place = Now place it in the Stairs.
bitoku-lesson-visions-stairs-now = A good place, but MP are in the Stairs.
bitoku-lesson-visions-row = Take the row for a 2: 1 MP.
bitoku-lesson-visions-movement = A good row, but it moves your Kodama, and you need the MP.
bitoku-lesson-visions-row-first = You will have that right afterwards. First use the row for a 2.
bitoku-lesson-visions-step = Complete your Bitoku card: it gives you 3 VP and its action.
bitoku-lesson-visions-not-walk = A Pilgrim could use it, too. But your card is waiting.
bitoku-lesson-visions-look = This card gives a Vision. Look at the two top cards.
bitoku-lesson-visions-vision = A Vision scores at the end if you have all it asks for then; if not, it costs 1 or 2 VP. Keep one that you believe in.
bitoku-lesson-visions-refuse = You may refuse both and take a resource. But there is a long way to go: keep one.
bitoku-lesson-visions-building = The building here gives your +1 Amulet back. Use it.
bitoku-lesson-visions-amulet-back = It is free, and you get your Amulet back: use the building.
bitoku-lesson-visions-types = More Bitoku cards will follow, and they are completed in order. At the end your different types count, completed or not: from one type to all seven 1, 2, 4, 7, 11, 16 or 22 VP.

## The Ascension

bitoku-lesson-ascension = The Ascension
    .about = The last points of a game, one category after another
    .learnt = Much is counted only at the end: Visions, treasures, Bitoku types, rocks, uncovered points. Now play a game, and enjoy the forest!
bitoku-lesson-ascension-end = A game of four rounds is almost over. You have 75 VP, your rival 77. Two more choices are yours, then comes the Ascension.
bitoku-lesson-ascension-building = Your last die stands in the Stairs. Use the Ancient Building: 2 VP.
bitoku-lesson-ascension-points = That is your own building. The Ancient one gives points at once.
bitoku-lesson-ascension-take-points = They cost nothing: take the 2 VP along!
bitoku-lesson-ascension-virtue = The last Winter. Remove the card on the right: it scores 2 VP for each of your crystals, 12 at most.
bitoku-lesson-ascension-better = A good card to remove, but the one on the right scores more.
bitoku-lesson-ascension-no-keeping = No card will be needed any more. Take its points.
bitoku-lesson-ascension-first = Now the Ascension, at 89 to 80. Dream Crystals give their rewards once more, and the player who is first in turn order scores 3 VP: that is you.
bitoku-lesson-ascension-types = Bitoku types: your three different ones score 4 VP. Your rival has five and scores 11: each new type is worth more than the one before.
bitoku-lesson-ascension-lakes = Lake Treasures: 13 VP for you, 9 for your rival. In the Home your Kodama is alone in front, and that prize alone is 6 VP.
bitoku-lesson-ascension-rocks = Rocks: 2 of your buildings match your rock, and 1 Pilgrim lies beside it, so 2 VP. A second Pilgrim there would have doubled that.
bitoku-lesson-ascension-rest = Dice and resources add up to 14. Every 4 are worth 1 VP, so you get 3: hoarding does not pay.
bitoku-lesson-ascension-visions = Visions: four came true and score 24 VP. Each thing you own serves only one of them. Your three pairs all went to one Vision, so another failed and cost 1 VP.
bitoku-lesson-ascension-uncovered = Last come the points that crystals and buildings have uncovered on your board: 14 VP. Your rival uncovered only 8.
bitoku-lesson-ascension-won = You were 2 VP behind and won 151 to 122: 62 of your points came in the Ascension alone. Plan for it early.

## The Tengu

bitoku-lesson-tengu = Alone against the Tengu
    .about = How the spirit of the mountain plays, and how to stay ahead of it
    .learnt = Dice and cards steer the Tengu, in fixed steps. Watch its cards and its side of the river; you win only with more VP. This was its gentlest level: five more are waiting.
bitoku-lesson-tengu-welcome = Alone, you play against the Tengu. It has no hand and no plan: it rolls, and does the first thing it can. For you, the rules stay the same.
bitoku-lesson-tengu-cards = Two dice were rolled; the lower one chose one of its three open cards. Then it went down its list of steps from the top and did the first thing it could: unlock a die and take 1 jade.
bitoku-lesson-tengu-play = Your turn. Play the Imomushi on the left card space.
bitoku-lesson-tengu-imomushi = The Imomushi on the left, please: you need your 3.
bitoku-lesson-tengu-force = Keep your Pilgrims: a card unlocks your 3 for free. Play the Imomushi.
bitoku-lesson-tengu-part = Choose what it gives you.
bitoku-lesson-tengu-placed = A card showing the Glade came up, and a die was unlocked: so the Tengu went there and took wood and jade. It needs no value and pays nothing.
bitoku-lesson-tengu-use = The Glade is full now. Use your 3.
bitoku-lesson-tengu-die-first = Good idea, but let us use the die first.
bitoku-lesson-tengu-forges = Place it in the Forges. That is on the same side of the river: the crossing is now contested. See what follows.
bitoku-lesson-tengu-elsewhere = A good place, and safe. But watch what happens on the Tengu’s side: go to the Forges.
bitoku-lesson-tengu-row = Build something: the row for a 2.
bitoku-lesson-tengu-build = That is possible. But you have wood, so let us build.
bitoku-lesson-tengu-tile = Take the first building, a farm.
bitoku-lesson-tengu-farm = The farm can be used by any die. Take that one.
bitoku-lesson-tengu-site = Lay it on the farm space you like best.
bitoku-lesson-tengu-raced = It beat you to it! When you both have a die on the same side, the Tengu crosses as soon as a card there matches its Active card. It took a Yōkai card.
bitoku-lesson-tengu-cross = One space is left on that side. Cross before it comes again.
bitoku-lesson-tengu-last-place = The Tengu likes that side. Cross while there is room.
bitoku-lesson-tengu-favour = Claim a card of the Hills before the Tengu does.
bitoku-lesson-tengu-a-card = A fine reward, but the Tengu may take a card that you leave. Claim one.
bitoku-lesson-tengu-score = At the end it scores what fits its rocks, its Yōkai cards, buildings and treasures. Where Kodamas are level it ranks first, and you need more VP than it has.
