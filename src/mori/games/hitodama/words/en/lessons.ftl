# The lessons of Hitodama (docs/adding-a-lesson.md). The page fetches this file with the first lesson.

## The ring

hitodama-lesson-ring = A round in the ring
    .about = Three actions, eight tiles and your first tribute
    .learnt = You know a whole round: three actions each, then the tiles are resolved clockwise, and tributes earn points.
hitodama-lesson-ring-welcome = Eight tiles form a ring. You send your essences to them, and each tile gives you something different.
hitodama-lesson-ring-goal = You score by paying tributes; these are those of spring, Haru. The first with 25 points wins at once. But if the hitodama, the spirit of the forest, comes to the end of its path before that, everybody loses.
hitodama-lesson-ring-berries = You have three actions each turn. First, place an essence from your reserve on the top berry space: it will earn you 3.
hitodama-lesson-ring-lower = That space gives only 2 berries. The one above it is free and gives 3.
hitodama-lesson-ring-elsewhere = A fine place, too. But for the tribute you need berries first.
hitodama-lesson-ring-early = You have three actions, and an unused one is lost. Use them all.
hitodama-lesson-ring-tribute = Second action: send your other essence to the tribute tile. Only there can it pay.
hitodama-lesson-ring-no-tribute = Berries alone do not score. Somebody must stand on the tribute tile to pay them.
hitodama-lesson-ring-draw = Both essences are on their way. Draw a solar card with your third action.
hitodama-lesson-ring-keep = Keep your cards for now: they have a lesson of their own.
hitodama-lesson-ring-resolved = Everyone has had a turn, so the tiles are resolved, clockwise from the season’s tile. Your essence collected 3 berries and fell asleep.
hitodama-lesson-ring-pay = Now the tribute tile. Pay the line that asks for 3 berries: each berry is worth 1 point.
hitodama-lesson-ring-less = You can pay more than that. The line with 3 berries scores 3 points.
hitodama-lesson-ring-unpaid = You have come all the way to pay. Give your 3 berries.
hitodama-lesson-ring-home = 3 points! An essence that pays goes back to your reserve. The one on the berries stays asleep and collects nothing until you move it.

## Places

hitodama-lesson-places = Where you stand
    .about = Ranks, sleep, and what happens when somebody pushes
    .learnt = You know your places: the top space is served first, and an akku pushes from below. An essence that has collected sleeps until you move it.
hitodama-lesson-places-asleep = Round 2. Your essences sleep where they collected. Asleep, they collect nothing more until you move them.
hitodama-lesson-places-ranks = The spaces of a tile are ranked. The top one is the best and is served first. On the ambers your rival sleeps there.
hitodama-lesson-places-move = A sleeper wakes when you move it. Move one of yours to the free space of the ambers.
hitodama-lesson-places-patience = You could send your rival home for 1 berry. But keep your berries: you need them all, and something will happen by itself.
hitodama-lesson-places-not-amber = A sleeper may go to any free space, that is true. This time try the ambers.
hitodama-lesson-places-wake = Your third essence sleeps on your board. Wake it for 2 berries, and it comes to your reserve.
hitodama-lesson-places-third = Wake your third essence first: three of them do more than two.
hitodama-lesson-places-tribute = It is awake and may leave at once. Send it to the tribute tile.
hitodama-lesson-places-no-tribute = A good place, too. But only an essence on the tribute tile can pay for points.
hitodama-lesson-places-pushed = Look at the ambers! Your rival took an akku, so another one came. It takes the lowest space and pushes everybody up: you are on top now, and your rival was pushed off, home to the reserve.
hitodama-lesson-places-arrow = Now the ambers are resolved. An arrow means: pay what is left of it for what is right of it. Pay 1 berry for 2 ambers.
hitodama-lesson-places-worth = You have 1 berry left, and 2 ambers are worth far more. Pay it.
hitodama-lesson-places-score = And on the tribute tile, pay 2 ambers: each is worth 2 points.
hitodama-lesson-places-one-amber = One amber is worth 2 points. You have two of them: pay the line with both, for 4.
hitodama-lesson-places-unpaid = Points win the game, and these ambers are worth 4. Pay them.

## Cards

hitodama-lesson-cards = Cards and the stack
    .about = Lunar cards, solar cards, and the order of the stack
    .learnt = You know the cards: a lunar card takes effect at once, solar cards wait on the stack and are resolved from the top, and spare cards become goods.
hitodama-lesson-cards-hand = These are your cards. Dark lunar cards take effect at once. Golden solar cards wait on a stack.
hitodama-lesson-cards-lunar = Play the lunar card with the 3 berries. That is one action, and they are yours at once.
hitodama-lesson-cards-later = Good idea, but take your berries first. The solar card comes next.
hitodama-lesson-cards-waste = Discarded, a card gives little. Played, this one gives 3 berries.
hitodama-lesson-cards-solar = Now play your solar card. It waits on the stack of the akku tile; later it gives a point for every essence on the tile in the West.
hitodama-lesson-cards-point = A berry is nice, but this card will earn you a point. Play it.
hitodama-lesson-cards-west = The tile in the West gives lunar cards. Put an essence on its top space: a card and a point.
hitodama-lesson-cards-dear = On that space the card costs a berry. The one above gives it away.
hitodama-lesson-cards-not-west = Your solar card counts essences in the West. Be there when it is resolved.
hitodama-lesson-cards-stack = The stack is resolved from the top: the last card first. Your rival’s card resolved the West early, so you drew a lunar card. Then yours gave each of you a point.
hitodama-lesson-cards-discard = A card can also become goods. Discard a lunar card for an amber.
hitodama-lesson-cards-soon = You will play it in a moment. First see what else a card can be.
hitodama-lesson-cards-give = One of your cards gives 2 ambers when it is played. Give up the other one.
hitodama-lesson-cards-better = Better keep that one: it gives 2 ambers when you play it.
hitodama-lesson-cards-two = Now play the card that you kept, for 2 more ambers.
hitodama-lesson-cards-half = Discarded, it would give 1 amber. Played, it gives 2.
hitodama-lesson-cards-limit = You may hold five cards. At the table, the tips will tell you what else you can get for spare ones.

## Akkus

hitodama-lesson-akkus = Akkus, ice and the spirit
    .about = What blocks a space, and what makes the hitodama angry
    .learnt = You know the dangers: akkus and ice block spaces and push, the wrath comes at 5, 10, 15 and 20 points, and the hitodama walks on.
hitodama-lesson-akkus-akku = The dark creature is an akku. It blocks a space. The akku card shows what taking it costs, here 2 ambers. As a tribute it is worth 6 points.
hitodama-lesson-akkus-ambers = You need 2 ambers. Your lunar card has them: play it.
hitodama-lesson-akkus-half = Discarded, the card gives only 1 amber. Played, it gives 2.
hitodama-lesson-akkus-first = You will go there in a moment, gladly. But get the ambers first.
hitodama-lesson-akkus-visit = Send an essence to the akku tile. An essence there may pay for an akku.
hitodama-lesson-akkus-elsewhere = A good place, but the akku is sold only on its own tile. Go there.
hitodama-lesson-akkus-tribute = Send the other one to the tribute tile. You still have 3 berries to pay with.
hitodama-lesson-akkus-no-tribute = Not there: your berries want to become points, on the tribute tile.
hitodama-lesson-akkus-five = You have 3 points. Pay 2 berries for 2 more, and look at the score track: 5 is a space of wrath.
hitodama-lesson-akkus-spare = Better keep your ambers for the akku, and pay with berries.
hitodama-lesson-akkus-unpaid = Do not be afraid of the wrath: it comes to everybody. Pay the 2 berries.
hitodama-lesson-akkus-wrath = You came to 5, and the hitodama is angry. A card put ice on two tiles. Ice blocks and pushes as an akku does. Later, the wrath may also cost goods.
hitodama-lesson-akkus-capture = Now your visit: take the akku for your 2 ambers.
hitodama-lesson-akkus-free = It is worth 6 points in a later tribute, and you have the ambers. Take it.
hitodama-lesson-akkus-next = It was the last akku of the map, so the next card came at once. Ice already holds the lower berry space, so the new akku took the top one, and your rival’s sleeping essence had to go home.
hitodama-lesson-akkus-spirit = After every second round the hitodama takes a step, and its wrath grows worse. If it comes to the end of its path, all players lose.

## Seasons

hitodama-lesson-seasons = Seasons and tributes
    .about = How a season changes, and how to make room on a full tile
    .learnt = The last line of a season begins the next one at once: its tributes and its price for displacing count from then on. One thing is still missing: how a game ends.
hitodama-lesson-seasons-last = Of the tributes of Haru only one is left: 1 amber. The player who pays it ends the season, and the next one begins at once.
hitodama-lesson-seasons-first = Move a sleeper to the largest circle of the tribute tile. The essence there pays first.
hitodama-lesson-seasons-circle = The right tile. But in the largest circle you pay before all others.
hitodama-lesson-seasons-elsewhere = A good place, but this is the moment to pay. Go to the tribute tile.
hitodama-lesson-seasons-second = Each essence pays one line. Send the other one, too.
hitodama-lesson-seasons-both = You have two ambers: with both essences on the tribute tile you can pay two lines.
hitodama-lesson-seasons-draw = Use your third action to draw a solar card.
hitodama-lesson-seasons-berries = Better keep your 2 berries: you will need them in a moment.
hitodama-lesson-seasons-coin = You came to the tribute tile first, so you have the coin: next round you begin.
hitodama-lesson-seasons-haru = Pay the last line of Haru with 1 amber.
hitodama-lesson-seasons-unpaid = No need to hold back: it is the last line, and it is yours. Pay it.
hitodama-lesson-seasons-wrath = With 5 points you have woken the wrath: ice has fallen on a space of the merchant and on one of the tribute tile. Nothing of yours is lost, and ice melts again.
hitodama-lesson-seasons-natsu = It is Natsu, summer! From the next round on, the tiles are resolved starting in the East. Your second essence may already pay here: a line with 1 amber.
hitodama-lesson-seasons-open = You have an amber, and two lines ask for one. Pay it.
hitodama-lesson-seasons-displace = A new round. Your rival sleeps on the best berries. Displace it: in Natsu that costs 2 berries, which your rival gets.
hitodama-lesson-seasons-below = There you would get 2 berries. The top space gives 3, but somebody sleeps on it.
hitodama-lesson-seasons-top = A good move. But first make room on the berries.
hitodama-lesson-seasons-take = The space is free, and taking it is an action of its own. Move there.
hitodama-lesson-seasons-yours = You have just paid for that space on the berries. Take it before your rival does.

## The end

hitodama-lesson-ends = How a game ends
    .about = The last turn of a close game, and three endings
    .learnt = Now you know all you need: collect, pay, mind the hitodama, and be the first with 25 points. Have a good game!
hitodama-lesson-ends-race = Fuyu, winter, is the last season. You have 22 points; your rival has 19 and an essence on the tribute tile. The first with 25 wins at once: you need 3 more.
hitodama-lesson-ends-amber = In Fuyu the ambers are resolved before the tribute tile. Move a sleeper to their top space: there 1 berry becomes 2 ambers, and as a tribute they are worth 4 points.
hitodama-lesson-ends-tribute-later = That comes next. But you have nothing to pay with yet: the ambers first.
hitodama-lesson-ends-elsewhere = A good place on another day. Today 2 ambers win: go to their top space.
hitodama-lesson-ends-tribute = Now send another sleeper to the tribute tile. Only there can it pay.
hitodama-lesson-ends-no-tribute = A fine place, too. But points come only from the tribute tile.
hitodama-lesson-ends-draw = You have all you need. Draw a solar card with your third action, and see what happens.
hitodama-lesson-ends-pay = The ambers are resolved first. Pay 1 berry for 2 ambers.
hitodama-lesson-ends-needed = Berries are precious, but today these ambers win the game. Pay it.
hitodama-lesson-ends-rival = Your rival stood on the larger circle, paid first, and now has 23 points. The wrath at 20 put ice on two tiles. But nobody has 25 yet.
hitodama-lesson-ends-win = Your turn to pay: give the 2 ambers and come to 26 points.
hitodama-lesson-ends-winning = Nothing holds you back: this tribute wins the game. Pay it!
hitodama-lesson-ends-points = You have won, in the middle of a round: the first with 25 points wins at once. That is the first of three endings.
hitodama-lesson-ends-winter = The second: the last line of Fuyu is paid. Then the player with the most points wins.
hitodama-lesson-ends-chaos = The third: the hitodama comes to the end of its path. Then everybody loses. So pay tributes, all of you!
