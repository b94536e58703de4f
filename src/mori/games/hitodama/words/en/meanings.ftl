# What the icons and terms of Hitodama mean, and a turn at a glance. The page fetches this file when
# somebody asks. An icon without a message of its own means what the term with its id means.
# In .forms a * stands for any letters up to the end of the word (docs/words.md).

## Icons

hitodama-icon-berry = A resource, worth 1 point in a tribute. It also pays for other goods and wakes your essences.
hitodama-icon-amber = A resource, worth 2 points in a tribute.
hitodama-icon-sapphire = A resource, worth 4 points in a tribute.
hitodama-icon-vp-now = Points, counted at once. The first player to reach 25 wins on the spot.
hitodama-icon-compass = It marks North. The season in play says on which side the tiles start to resolve, counting from North.

## Terms

hitodama-term-vp = victory points (VP)
    .forms = victory point*, VP
    .meaning = You score by paying tributes. 25 of them end the game at once.
hitodama-term-essence = essence
    .forms = essence, essences
    .meaning = A player’s meeple, three each. Standing on a tile it collects when the tile is resolved, and then lies down.
hitodama-term-standing = standing
    .forms = standing
    .meaning = Active and waiting to collect; also the posture of every essence in a reserve.
hitodama-term-asleep = asleep
    .forms = asleep
    .meaning = Lying down. Such an essence gets nothing until it is moved again; on the player board it must first be woken for two berries.
hitodama-term-fresh = fresh
    .forms = fresh
    .meaning = Put on a tile during the current round by a Move action or by the lunar “move a meeple” card; pushes and swaps neither give nor take freshness.
hitodama-term-reserve = reserve
    .forms = reserve, reserves
    .meaning = Where your free essences stand. From there they can go to any free space.
hitodama-term-space = space
    .meaning = One place for one meeple on a tile. The spaces of a tile are ranked: rank 1 is the top one and has the best benefit, the highest number is the bottom one and has the lowest.
hitodama-term-blocker = blocker
    .forms = blocker, blockers
    .meaning = An akku meeple or an ice token standing on a tile space. Nobody can use that space.
hitodama-term-akku = akku
    .forms = akku, akkus
    .meaning = A creature that blocks a space. Visit the lair and pay to put one in your basket; in a tribute it is worth 6 points.
hitodama-term-lair = akku lair
    .forms = akku lair, lair
    .meaning = The tile of the akkus and of the solar stack. An essence there may pay for an akku on the map.
hitodama-term-ice = ice
    .forms = ice, ice token*
    .meaning = It blocks a space until the ice melts. It comes when the hitodama is angry.
hitodama-term-extra = extra space
    .forms = extra space*
    .meaning = A lunar card that lies beside a full tile as one more space, until the end of the round.
hitodama-term-merchant = merchant
    .forms = merchant
    .meaning = The tile where goods are traded: your essence stands on what you want, and you pay with the good of a space that is free.
hitodama-term-solar-card = solar card
    .forms = solar card*
    .meaning = A card that waits on the solar stack until the akku tile is resolved. Discarded, it gives a berry; two give a lunar card.
hitodama-term-lunar-card = lunar card
    .forms = lunar card*
    .meaning = A card that takes effect as soon as it is played. Discarded, it gives an amber.
hitodama-term-stack = solar stack
    .forms = solar stack
    .meaning = Where played solar cards wait. The last one played takes effect first; its player makes the choices.
hitodama-term-basket = basket
    .forms = basket, baskets
    .meaning = A player’s open stock of berries, ambers, sapphires, akkus.
hitodama-term-supply = supply
    .forms = supply
    .meaning = The common stock. When it runs short, you take what is left.
hitodama-term-tribute = tribute
    .forms = tribute, tributes
    .meaning = Resources given on the tribute tile. Each essence there may pay one line, and that scores at once.
hitodama-term-line = line
    .forms = tribute line*
    .meaning = One requirement printed on a tribute card, such as “2 ambers”; paying a line is one tribute.
hitodama-term-season = season
    .forms = season, seasons, Haru, Natsu, Aki, Fuyu
    .meaning = Haru, Natsu, Aki, Fuyu. It shows the tributes that can be paid now, where the resolution starts and what displacing costs; once all is paid, the next begins.
hitodama-term-displace = displace
    .forms = displace, displaced, displacing, displacement
    .meaning = Pay another player what the season asks, and a sleeping essence of theirs goes back to their reserve.
hitodama-term-resolution = resolution
    .forms = resolution
    .meaning = After everyone’s turn the eight tiles are resolved one after another, clockwise from the side of the season in play.
hitodama-term-coin = first-player coin
    .forms = first-player coin, coin
    .meaning = Its holder begins the round. The first other player to reach the tribute tile takes it from them.
hitodama-term-spirit = hitodama
    .forms = hitodama
    .meaning = The spirit on the chaos path. It takes a step after every second round; at the end of the path all players lose.
hitodama-term-chaos-path = chaos path
    .forms = chaos path
    .meaning = The path of the hitodama. Its spaces say how bad the wrath is.
hitodama-term-wrath = wrath
    .forms = wrath, wraths
    .meaning = A player who reaches or passes 5, 10, 15 or 20 points unleashes it: ice comes onto the tiles, or that player loses a resource.

## A turn at a glance

hitodama-turn-actions = On your turn you have 3 actions, of any kind and in any order. Then comes the next player, clockwise.
hitodama-turn-move = Move an essence of yours, from your reserve or asleep on a tile, to any free space.
hitodama-turn-play = Play a card: a lunar card takes effect at once, a solar card waits on the solar stack.
hitodama-turn-discard = Discard a solar card for a berry, two for a lunar card, or a lunar card for an amber.
hitodama-turn-draw = Draw a solar card, or wake an essence on your board for 2 berries.
hitodama-turn-displace = Displace a sleeping essence of another player, who gets what the season asks.
hitodama-turn-resolve = After all turns the tiles are resolved clockwise: standing essences collect, the best space first, and fall asleep.
hitodama-turn-tribute = On the tribute tile you pay a line of the season. That is how you score. At 5, 10, 15 and 20 points the wrath comes.
hitodama-turn-end = The first with 25 points wins. Otherwise most points win when Fuyu is paid. If the hitodama reaches the end of its path first, everybody loses.
