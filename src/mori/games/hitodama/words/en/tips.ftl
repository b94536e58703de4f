# The tips for a first game of Hitodama (docs/adding-a-tip.md). The page fetches this file with the first tip.

## What matters this round

hitodama-tip-goal = You score by paying the tributes of the season. Whoever has 25 points first wins. But be quick: if the hitodama comes to the end of its path, all of you lose.
hitodama-tip-half = Half of the time is over: after round 16 the hitodama is there. Which lines of the season are still open? Collect for those, also when they are not your favourites.
hitodama-tip-late = The last rounds. If nobody has 25 points and Fuyu is not paid, everybody loses after round 16. Collect only what a line asks for, and be on the tribute tile.

## Your turn

hitodama-tip-actions = You have 3 actions, of any kind and in any order. A good beginning: move both essences of your reserve onto tiles, then draw a card.
hitodama-tip-spaces = The top space of a tile is the best. After all turns the tiles act, clockwise from the side of the season; your essences collect there and fall asleep.
hitodama-tip-asleep = Your essence has collected and is asleep. It gets nothing more where it lies: move it to another space, and it will collect again.
hitodama-tip-cards = A lunar card acts at once. A solar card waits on the solar stack until the akku tile is resolved, and the last one played acts first.
hitodama-tip-discard = Cards are goods, too: discard a solar card for a berry, two for a lunar card, or a lunar card for an amber.
hitodama-tip-wake = An essence of yours sleeps on your board. Two berries wake it, and from then on you collect with one more. The earlier, the better.
hitodama-tip-displace = Is somebody asleep where you want to be? Pay the owner what the season asks, and that essence goes home. Moving there is another action.

## What you are asked

hitodama-tip-price = This space has a price, paid whole or not at all. Your essence falls asleep either way, so pay only for what you will need.
hitodama-tip-merchant = The merchant gives the good that your essence stands on. You pay with the good of any space that is still free here.
hitodama-tip-lair = Here you may buy an akku off the map, for what the akku card asks. That frees a space, and in a tribute an akku is worth 6 points.
hitodama-tip-tribute = This is how you score: pay one open line in full. A berry is worth 1 point, an amber 2, a sapphire 4, an akku 6. Your essence then comes home.
hitodama-tip-meeples = This card moves meeples on the tiles, also those of others. Bring yours to a better space, or an akku to where it is in somebody else’s way.
hitodama-tip-effect = A card of yours leaves you a choice. Look at what each one brings; if you are in doubt, ask for advice.

## What has happened

hitodama-tip-season = A new season! It has other tributes, another tile acts first, and displacing costs something else. Look at its lines before you collect.
hitodama-tip-wrath = Whoever reaches 5, 10, 15 or 20 points wakes the wrath. Where the hitodama stands on its path says how: ice comes onto the tiles, or that player loses a resource.
hitodama-tip-pushed = A blocker comes in at the lowest space and pushes essences up; on a full tile the top one goes home to its reserve. That may even be to your advantage.
hitodama-tip-coin = Who comes first to the tribute tile takes the coin and begins the next round. Whoever begins has the first choice of all spaces.
