# Challenges: the same deal for everybody who gets the link. The page fetches these words when it
# shows one.

web-challenge-title = A challenge: { $game }
# To the reader, who has got the line of somebody.
web-challenge-from = { $name } has played this deal. Play it too, then see both games side by side.
web-challenge-what = Everybody gets the same deal and the same opponents. Play it, send your line back, and compare.
web-challenge-reading = Reading the challenge…
web-challenge-failed = This challenge cannot be opened
web-challenge-to-play = What is played
web-challenge-version = The link was made with Mori { $given }. If the rules differ, its lines cannot be shown here.
# An option of the game, and whether it is on, or its value.
web-challenge-option = { $option }: { $value }
web-challenge-on = on
web-challenge-off = off
web-challenge-start = Play this deal
web-challenge-go-on = Go on playing
# Lines of others are not shown before the reader has played.
web-challenge-hidden =
    { $count ->
        [one] One line has come. You see it when you have played.
       *[other] { $count } lines have come. You see them when you have played.
    }

## Links

web-challenge-send = Send this challenge
web-challenge-send-what = Everybody who opens this link gets the same deal.
web-challenge-line = Your line
web-challenge-line-what = Send this link back, or to others: it is the challenge with your game in it. Nobody sees your game before they have played.
web-challenge-add = Add a line
web-challenge-add-what = Did somebody send you their line? Open the link, or paste it here.
web-challenge-add-field = Link to a line
web-challenge-add-do = Add
web-challenge-added = The line was added.
web-challenge-known = This line was here already.
web-challenge-no-line = This link is the challenge alone: nobody has played it yet.

## The lines side by side

web-challenge-lines = Side by side
web-challenge-you = You
# The line of somebody who gives no name.
web-challenge-somebody = Line { $number }
web-challenge-alone = Your line is the only one so far. Send the challenge to somebody, and add the line that comes back.
web-challenge-won = Won
web-challenge-lost = Lost
web-challenge-result = Result
web-challenge-points = Points
web-challenge-replay = Replay
web-challenge-replay-of = Replay of { $name }
web-challenge-broken = The line of { $name } cannot be shown.
web-challenge-parted = Where you parted
web-challenge-parted-at =
    { $step ->
        [0] { $name }: from the first answer on.
        [one] { $name }: after one answer that was the same, in round { $round }.
       *[other] { $name }: after { $step } answers that were the same, in round { $round }.
    }
web-challenge-same = { $name }: exactly the same game.
# What somebody answered where they parted.
web-challenge-chose = { $name }: { $answer }
web-challenge-look = Look at it

## Elsewhere on the page

web-challenge-offer = Challenge a friend
web-challenge-offer-what = This link gives a friend the same deal and the same opponents. Your game is in it; your friend sees it after having played.
web-challenge-offer-deal = This link gives a friend the same deal and the same opponents.
web-challenge-open = Open the challenge
web-challenge-all = Challenges
web-challenge-new = Not played yet
web-challenge-going = You are playing it
web-challenge-played =
    { $count ->
        [0] Played, no other line yet
        [one] Played, one line to compare
       *[other] Played, { $count } lines to compare
    }
web-challenge-forget = Forget this challenge: { $game }
