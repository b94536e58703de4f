# The page in the browser: what those at a table ask and tell each other beside the game.

## Taking back by consent

# Taken back only if the others consent.
web-undo-ask = Ask to undo
# On a small button of a phone.
web-tab-undo-ask = Ask undo
web-undo-ask-key = Ask the others to undo (Z)
# $count: how many answers of others would be undone with it.
web-undo-asked =
    { $count ->
        [one] { $name } would like to undo their last move, and the one made since.
       *[other] { $name } would like to undo their last move, and the { $count } made since.
    }
web-undo-asked-mine =
    { $count ->
        [one] You asked to undo your last move, and the one made since.
       *[other] You asked to undo your last move, and the { $count } made since.
    }
# $names is a list.
web-undo-waiting = Not answered yet: { $names } · { $seconds } s
web-undo-agree = Agree
web-undo-refuse = Refuse
web-undo-withdraw = Withdraw
web-undo-ended-given = Everybody agreed: the move was undone.
web-undo-ended-refused = { $name } does not agree. Nothing is undone.
web-undo-ended-withdrawn = { $name } no longer asks to undo.
web-undo-ended-late = Not everybody answered in time. Nothing is undone.
web-undo-ended-overtaken = The game has gone on. Nothing is undone.

## The chat

web-chat = Chat
web-chat-key = Chat (C)
web-chat-unread =
    { $count ->
        [one] Chat, one line unread
       *[other] Chat, { $count } lines unread
    }
# Read aloud when somebody says something.
web-chat-said = { $name } says: { $text }
web-chat-none = No messages yet.
# In the chat, after the name of a seat: the host made a new link to it, and somebody used it.
web-chat-given-anew = This seat was taken with a new link at step { $step }.
web-chat-hint-asked = asked for a hint at step { $step }.
web-chat-open = Spectators can read this.
# A choice of the host.
web-chat-open-allow = Spectators may read the chat
web-chat-mute = Mute
web-chat-write = Say something
web-chat-send = Send
web-chat-phrases = Short phrases
# Said among those who play, to one or to all.
web-phrase-hello = Hello!
web-phrase-good-luck = Good luck!
web-phrase-well-done = Well done!
web-phrase-thanks = Thank you!
web-phrase-sorry = Sorry!
web-phrase-oops = Oops!
web-phrase-thinking = I am thinking…
web-phrase-no-hurry = No hurry!
web-phrase-back-soon = I will be right back.
web-phrase-back = I am back.
web-phrase-good-game = Good game!
web-phrase-again = Another game?

## Presence: beside the name of somebody who sits elsewhere

web-here = (connected)
web-away = (away)

## Leaving, and coming back

web-leave-bot = If you leave, { $bot } plays for you until you are back.
web-leave-waits = If you leave, your seat waits for you.
# Beside the name of somebody who has left, in whose seat nobody plays.
web-seat-left = has left; the seat waits
# Below a seat: how often somebody took it with a new link in the middle of the game.
web-seat-given-anew =
    { $count ->
        [one] Taken with a new link during the game, at step { $step }.
       *[other] Taken with a new link { $count } times during the game, last at step { $step }.
    }
# $name is a player.
web-late-what = { $name } is out of time. A bot can play until they are back.
# A choice of the host: $bot plays for somebody who is not connected.
web-hand-over = Let { $bot } play
web-stood-in = { $bot } plays for you
web-seat-left-mine = You have left your seat
web-stood-in-line = You can have your seat back at any time.
web-back = I am back
web-told-left = { $name } has left. The seat waits.
web-told-stands-in = { $bot } plays for { $name } now.
web-told-back = { $name } is back.
web-told-given-anew = { $name }: this seat was taken with a new link. Its new owner sees all that the seat may see.
web-told-hint-asked = { $name } asked for a hint.

## Another game with the same people

web-rematch = Play again
web-rematch-go = To the next game
# $names is a list; you may be among them.
web-rematch-proposed = Up for another game: { $names }.
# $name laid the table.
web-rematch-waits = { $name } can open the next game.
## Between visits

web-missed = Since you last looked
# Leads to another table that waits for the reader.
web-next-table = Next table: { $title }
web-note = My note
web-note-what = A note to yourself. It stays in this browser, and nobody else sees it.

## Sound and notices

web-sound = Sounds of the table
web-sound-off = Off
web-sound-on = On
# Offered once, at the first new season.
web-sound-offer = This table has soft sounds for dice, cards, seasons and your turn.
web-sound-take = Turn them on
web-notice = Tell me when it is my turn
web-notice-off = No
web-notice-tab = While this tab is in the background
web-notice-push = Also while Mori is closed
web-notice-private = The message names the table and nothing else, and only this browser can read it.
web-notice-denied = Your browser blocks notifications from this page. Allow them in its settings, then try again.
web-notice-failed = The browser could not do that. Is there a connection? In a private window it does not work.
web-notice-none = This browser cannot receive notifications while Mori is closed. That needs https and, on an iPhone or iPad, Mori on the home screen.
web-remind = Remind me once, if it is still my turn
web-remind-0 = No
web-remind-12 = After 12 hours
web-remind-24 = After a day
web-remind-72 = After three days

## Clocks

web-clock = Clock
web-clock-none = Without a clock
# What can be chosen; $increment is added with each answer.
web-clock-each-move = { $time } per move
web-clock-whole-game = { $time } for the whole game, plus { $increment } per move
# $clock is one of the two above.
web-clock-is = Clock: { $clock }
# Read aloud, of one’s own time.
web-clock-soon = You have { $time } left.
# In the place of the time that is left.
web-late = time is up
web-told-late = { $name } has no time left.
web-told-late-mine = Your time is up.
