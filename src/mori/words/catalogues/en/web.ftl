# The page in the browser: what every page of it says, the lobby, the table.
# The pages beside the table and the games’ drawings have files of their own, web_<area>.ftl.

## Everywhere

# In the title of the window.
web-title-game = { $game } – Mori
web-title-turn = ● Your turn – { $game }
web-motion = Motion
web-motion-system = Same as the device
web-motion-reduced = Nothing moves
web-close = Close
web-cancel = Cancel
web-try-again = Try again
web-nowhere = There is nothing at this address
web-unreachable = The service cannot be reached. Is it still running?
web-offline = You are offline. Your tables are safe; you can play on as soon as you are back online.
# A code that has no sentence of its own.
web-refused = The service refuses this ({ $code }).

## The shuffle

# The kind of a shuffle, on one line; the digits of the promise may follow.
web-shuffle-fair = Fair shuffle
web-shuffle-fair-what = The seed came from the operating system and was fixed before the first move. Its checksum is { $commitment }; the seed itself is revealed after the last move, so that anyone can check it.
web-shuffle-chosen = Chosen seed
web-shuffle-chosen-what = The host chose the seed, and may know what is hidden.
web-shuffle-branched = Branched from another game
web-shuffle-branched-what = This game goes on from a step of another one, whose shuffles everybody may know.
web-shuffle-imported = From a record
web-shuffle-imported-what = This game comes from a record. Anyone who has the record may know its shuffles.
web-shuffle-told = The seed was revealed
web-shuffle-told-what = This game could not go on for a while, and somebody at the table saved it with its seed: they may know what is hidden.
web-shuffle-unknown = No promise about the shuffle
web-shuffle-unknown-what = This table was created by a version of Mori that published no checksum of its shuffles.
web-shuffle-kept = Fair shuffle, checked
web-shuffle-kept-what = The seed is the one that was promised to this browser before: { $commitment }
web-shuffle-consistent = Fair shuffle, as promised
web-shuffle-consistent-what = The seed matches the checksum { $commitment }. This browser did not see the checksum during the game: compare it with somebody who did.
web-shuffle-broken = The shuffle is not the one that was promised!
web-shuffle-broken-what = The seed, the checksum in this browser and the one from the service do not agree.

## The lobby

web-set-up-game = Set up a { $game } table
web-options = Options
web-pack-what = See what is known and what is not
web-table-title = Name of the table (optional)
web-seed = Seed (optional)
web-seed-what = The same seed deals the same game again. Without one, chance decides.
web-seed-wrong = A seed is a whole number below 2¹²⁸, of at most 39 digits.
web-start = Start
web-continue = Continue
web-continue-none = No table is waiting. The next one is a click away.
web-table-state = { $game } · round { $round } · { $date }
web-table-round = round { $round } · { $date }
web-others-turn = Others are choosing
web-play = Play
web-show-all = Show all { $count }
web-replays = Replays
web-replays-none = Finished games come here. A record file from elsewhere can be looked at too.
web-replay = Replay
web-import = Open a record file
web-import-failed = This file cannot be replayed.
# Several people of one screen have played; the scores by seat.
web-result-shared = Finished, { $scores }
web-result-won = Won, { $scores }
web-result-lost = Lost, { $scores }
web-statistics = Your games so far
web-statistics-solo = { $game }, solo
web-statistics-played = Played
web-statistics-won = Won
web-statistics-best = Best
web-statistics-mean = Average

## Friends by link

web-friends-what = You get a link for each friend when the table is set up. The game starts when everybody is there.
web-stand-in = If a friend leaves or runs out of time
# What happens to the seat then; else a bot's name stands here.
web-stand-in-none = The seat waits
web-listed = Open to anybody, in the list of tables while you are at it
web-people = At the table
web-gathering = Waiting for everybody
web-gathering-left =
    { $count ->
        [one] One seat is free. The game starts when it is taken.
       *[other] { $count } seats are free. The game starts when all are taken.
    }
web-seat-free = free
# $bot plays in the seat of somebody who has left.
web-stands-in = { $bot } stands in
web-seat-to-bot = Give to a bot…
web-link-to-seat = Invitation to seat { $number }
web-link-copy = Copy
web-link-copied = Copied
web-link-share = Share
web-link-code = QR code
web-link-new = New link
web-link-new-sure = Take the seat from { $name }?
web-table-gone = This table is gone: its host has deleted it, or nobody used it for a long time.
web-seat-moved = Your seat has been given a new link, so this device no longer opens it. Ask the host for the new link; if spectators are allowed, you can watch meanwhile.
web-watch-now = Watch
web-other-device = Continue on another device
web-other-device-what = Open this link on your other device, or scan its code. Both devices then play your seat, so give the link to nobody else.
web-other-device-link = Link to your own seat
web-watchers =
    { $count ->
        [one] One spectator is watching.
       *[other] { $count } spectators are watching.
    }
web-hints-allow = Players may ask a bot for hints
web-hints-on = Hints are allowed at this table.
web-notice-offer = Shall the browser tell you when it is your turn?
web-notice-offer-yes = Yes, please
web-notice-offer-no = No, thanks
web-watching = You are watching
web-watching-allow = Allow spectators
web-watching-link = Link for watchers
web-leave = Leave the table
web-leave-sure = Really leave?
web-delete = Delete the table
web-delete-sure = Delete it for everybody?
web-forget = Take “{ $title }” off this list
web-open-tables = Open tables
web-table-waits =
    { $count ->
        [one] One seat is free
       *[other] { $count } seats are free
    }
web-join = Join

## The table: header

web-you = You
# Read aloud before the names in turn order with their points.
web-order = Turn order and points:
web-points = Points so far
web-points-open = Where the points came from
web-points-none = No points yet
# Two keys to the bars: points scored, and points that an end of the game would add.
web-points-scored = Scored
web-points-added = If it ended now
# $change has its sign: "+22"; $total is the sum of the points scored and of these.
web-points-if-ended = If it ended now: { $change }, { $total } in all
# In a score pill, and with a choice: $total and $change as above.
web-points-then = If it ended now: { $total }
web-points-change = If it ended now: { $change }
web-points-without-hidden-cards = Not counted: cards that you cannot see
web-points-without-dream-crystals = Not counted: Dream Crystals
web-undo = Undo
web-undo-key = Undo (Z)
web-undo-nothing = Nothing to undo: you have not moved yet, or something hidden has been revealed since.
web-undo-over = The game is over: nothing can be undone.
web-undo-showing = You can undo when the moves have been shown.
# $what is a sentence.
web-done-alone = Nothing else was possible, so the table did it for you: { $what }
web-rules-key = Rules (R)
web-speed = How fast others move
web-speed-slow = Slowly
web-speed-normal = At an easy pace
web-speed-fast = Fast
web-speed-instant = At once
# Whether an answer is held until it is confirmed, when it may be impossible to take it back.
web-confirm = Answers that are final
web-confirm-on = Confirm them first
web-confirm-off = Answer at once
# Offered once, when several answers were confirmed.
web-confirm-offer = Would you rather answer without confirming? You can change this at any time in Settings.
web-zoom = Size of the board
web-zoom-in = Closer
web-zoom-out = Farther
web-zoom-whole = The whole board
# $edge is where more than is seen can be chosen: left, right, top, bottom; $count of it.
web-zoom-beyond = { $edge ->
    [left] { $count ->
        [one] One choice further left: show it
       *[other] { $count } choices further left: show them
    }
    [right] { $count ->
        [one] One choice further right: show it
       *[other] { $count } choices further right: show them
    }
    [top] { $count ->
        [one] One choice further up: show it
       *[other] { $count } choices further up: show them
    }
   *[bottom] { $count ->
        [one] One choice further down: show it
       *[other] { $count } choices further down: show them
    }
}
web-my-board = My board
web-side-board = { $name }: show the whole board

## The table: deciding

web-your-turn = Your turn
web-is-choosing = { $name } is choosing
web-goes-on = The game goes on by itself
# $names is a list.
web-are-choosing = { $names } are choosing
web-again = Once more, what happened
web-see-again = Show it again
web-last-turns = What the others did
web-skip = Skip
web-hint = Hint
web-hint-key = Hint (H)
web-hint-thinking = A bot is thinking about it…
# The suggestion in words: what a bot would choose, without a reason.
web-hint-told = “{ $bot }” would choose: { $choice }
web-hint-other = Or: { $choice }
web-hint-line = Then: { $line }
web-other-choice = Something else
web-all-choices = All choices
web-stands = { $name }: { $score } VP.
web-stands-then = { $name }: { $score } VP, { $total } if it ended now.
web-more-choices = More choices
web-one-choice = One choice at a time
web-question-fold = Fold the question
web-question-unfold = Show the question
web-menu = Menu
web-tap-glow = Or tap what glows
web-choice-of = { $number } of { $count }
web-next = Next choice
web-previous = Previous choice
# An answer that is held back: is it the last of the turn, does it bring something to light, or is
# it only a choice of several units?
web-held-yes = Done?
web-held-maybe = You may no longer be able to undo this once you confirm it.
web-held-no = All is chosen. You can still change it.
web-held-confirm = Confirm
web-held-back = Undo
# Before icons: what the whole turn costs and gives.
web-held-turn = This turn:
# Units of one question, on the buttons beside them. $what is one of them in words.
web-unit-more = One more: { $what }
web-unit-less = One less: { $what }
web-unit-count = { $count } chosen: { $what }
# A place for those who listen: how it stands, and what choosing it means.
web-place-state = { $place }, { $standing }
web-place-choice = { $place }: { $action }
# The box in which the question stands, for those who listen.
web-asking = The question
web-taken-back = Undone.
web-which = What do you mean?
web-why-not = Why not?
web-frozen-save = Save the game so far
web-restarting = The service is being restarted. The game goes on in a moment…
web-sent-later = Your move will be sent when the connection is back.
web-sending = Sending your move…
web-not-saved =
    Not saved yet: { $why ->
        [storage_full] the disk of the service is full
        [storage_busy] the database is busy
        [browser_full] this browser has no room left for the page
        [browser_away] this browser keeps nothing for the page now
       *[storage_away] the database cannot be reached
    }. Trying again…
web-saved = Saved.
web-table-failed = This table cannot be opened

## The table: people who share a screen

web-curtain = Hand the screen to { $name }
web-curtain-why = Hands are secret. Nothing is shown until the right person is at the screen.
web-curtain-lift = I am { $name }, show my side

## The table: log

web-log = Log
web-log-filter = Filter the log
web-log-look-back = Look back at this moment
web-log-who = Whose moves
web-log-everybody = Everybody
web-log-kind = Which lines
web-log-all = Everything
web-log-moves = Moves
web-log-points = Points
web-log-earlier = Show the beginning too
# Where a year begins: the points of every side.
web-log-standing = Standing: { $standing }
web-log-standing-side = { $name } { $points }
# $total: what the side would have had if the game had ended then.
web-log-standing-ended = { $name } { $points } ({ $total })
web-log-standing-what = In brackets: if the game had ended then

## The table: the end

# $names is a list.
web-winners = { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
# To the winner alone, and to one of several.
web-won = You have won!
web-won-shared = You share the victory!
# The replay, from the end of the game.
web-look-back = Look back
# Another game against $what: stronger bots, or a harder level.
web-harder = Harder: { $what }
web-opponent-won = { $name } has lost
web-nobody-won = Nobody wins
web-scores = The score in full

## The table on a phone

web-tabs = Parts of the table
web-tab-board = Board
web-tab-mine = My board
web-tab-rivals = Rivals
web-tab-log = Log
web-tab-undo = Undo
web-areas = Parts of the board
web-map = Map of the board
# Said of a part of the board in which something can be chosen.
web-area-glows = (something to choose)

# The table of a game that the page has no drawings for.
web-plain-number = No. { $number }
web-plain-nothing = –
web-plain-yes = yes
web-plain-no = no
web-plain-outline = The table in words
web-plain-why-not = Why can I not choose this action?
web-plain-legal = This can be chosen now.

## Lessons

web-learn-game = Learn { $game }
web-lesson-start = Begin
web-lesson-again = Again
web-lesson-begin = Begin “{ $title }”
web-lesson-continue = Continue “{ $title }”
web-lesson-restart = “{ $title }” from the beginning
web-lesson-done = Done
# Beside a lesson: how long it takes.
web-lesson-minutes = about { $count } min
web-lesson-enough = These { $count } lessons are enough for a first game.
web-lesson-progress = Step { $number } of { $count }
web-lesson-rules = Rules:
web-lesson-on = Next
web-lesson-back = Back
web-lesson-next = Next lesson: { $title }
web-lesson-play = Play your first game
web-lesson-leave = Leave the lesson
# The game in a few pictures, before the lessons.
web-minute = The game in a minute
web-minute-about = What it is about, in four pictures
web-minute-look = Look
web-minute-lesson = To the first lesson

## Tips for a first game

web-tips = Tips
web-tips-first = In the first game
web-tips-on = Always
web-tips-off = Never
web-tips-again = Show all tips again
web-tips-renewed = All tips will be shown again.
web-tips-stop = No more tips
web-tips-stopped = Tips are off. You can turn them on again in Settings.
web-tip = Tip
web-tip-close = Got it
web-tip-advice = Ask for advice
web-tip-fold = Back to the question
web-tip-less = Show one line
