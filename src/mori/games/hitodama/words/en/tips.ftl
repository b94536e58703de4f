# The tips for a first game of Hitodama (docs/adding-a-tip.md). The page fetches this file with the first tip.

## What matters this round

hitodama-tip-goal = You score by paying the tributes of the season. The first player to reach 25 points wins. But be quick: if the hitodama reaches the end of its path, everybody loses.
hitodama-tip-half = Half the time is gone: after round 16 the hitodama reaches the end of its path and everybody loses. Which lines of the season are still open? Collect for those, also when they are not your favourites.
hitodama-tip-late = The last rounds. If nobody has 25 points and Fuyu is not paid, everybody loses after round 16. Collect only what a line asks for, and get onto the tribute tile.

## Your turn

hitodama-tip-actions = You have 3 actions, of any kind and in any order. A good beginning: move both essences of your reserve onto tiles, then draw a card.
hitodama-tip-spaces = The top space of a tile is the best. After everyone’s turn the tiles are resolved, clockwise from the season’s side; your essences collect there and fall asleep.
hitodama-tip-asleep = Your essence has collected and is asleep. It gets nothing more where it lies: move it to another space, and it will collect again.
hitodama-tip-cards = A lunar card takes effect at once. A solar card waits on the solar stack until the akku tile is resolved, and the last one played takes effect first.
hitodama-tip-discard = Cards are goods, too: discard a solar card for a berry, two for a lunar card, or a lunar card for an amber.
hitodama-tip-wake = An essence of yours sleeps on your board. Wake it for two berries and you have one more essence to collect with. The sooner, the better.
hitodama-tip-displace = Is somebody asleep where you want to be? Pay the owner what the season asks, and that essence goes home. Moving there is another action.

## What you are asked

hitodama-tip-price = This space has a price, paid whole or not at all. Your essence falls asleep either way, so pay only for what you will need.
hitodama-tip-merchant = The merchant gives the good that your essence stands on. You pay with the good of any space that is still free here.
hitodama-tip-lair = Here you may buy an akku off the map, for what the akku card asks. That frees a space, and in a tribute an akku is worth 6 points.
hitodama-tip-tribute = This is how you score: pay one open line in full. A berry is worth 1 point, an amber 2, a sapphire 4, an akku 6. Your essence then comes home.
hitodama-tip-meeples = This card moves meeples on the tiles, also those of others. Move yours to a better space, or an akku into somebody else’s way.
hitodama-tip-effect = A card of yours gives you a choice. Look at what each option gives; if in doubt, ask for a hint.

## What has happened

hitodama-tip-season = A new season! It has other tributes, the tiles are resolved from another side, and displacing has another price. Look at its lines before you collect.
hitodama-tip-wrath = Reach or pass 5, 10, 15 or 20 points and you unleash the wrath. What it does depends on where the hitodama stands on its path: ice comes onto the tiles, or you lose a resource.
hitodama-tip-pushed = A blocker comes in at the lowest space and pushes essences up; on a full tile the top one goes home to its reserve. That may even be to your advantage.
hitodama-tip-coin = The first to reach the tribute tile takes the coin and starts the next round; if that is the coin’s holder, the next to arrive takes it. Going first means first pick of every space.
