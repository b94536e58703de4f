### Playing in the terminal (mori play --terminal).
###
### Commands (undo, log, save …) are the same words in every language and stay untranslated inside
### sentences. Short labels stand in narrow columns: where a length is given, keep to it.

## Before the game

terminal-which-game = Which game?
terminal-how-many-players = How many players?
terminal-which-level = Which level?
# The default answer stands in brackets: Number (2):
terminal-number-prompt = Number ({ $default }):
terminal-welcome = { $game } for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, seed { $seed }. Type ? for help.
terminal-resumed = The game goes on after { $count ->
        [one] { $count } answer
       *[other] { $count } answers
    }.
terminal-seat-you = { $name } (you)
terminal-seat-bot = { $name } ({ $bot })

## Before the game: what can be wrong

terminal-seats-or-bots = Give either --seats or --bots, not both.
terminal-cannot-read = { $file } cannot be read: { $detail }
terminal-resume-alone = A resumed game keeps its players, seats, seed and options: leave { $option } out.

## The table. Titles and labels

# How many there are of how many there may be: 2 of 3.
terminal-of-limit = { $count } of { $limit }

## The question and its answers

terminal-asked = { $name }:
terminal-on-table = { $numbers } (numbers on the table)
terminal-open-group = { $numbers } (type { $letter } to see where)
terminal-prompt = Your answer (? helps)
# Under a question where several units are chosen. $example: some numbers in a row.
terminal-units = Several at once: type their numbers in one line, such as { $example }.
# A tip for a first game.
terminal-tip = Tip: { $tip }
# An answer that is held until it is confirmed. The command undo stays as it is.
terminal-held-yes = You have nothing else to choose. This is the result:
terminal-held-maybe = This reveals something hidden; once you confirm, you cannot undo it.
terminal-held-prompt = Enter confirms, undo cancels
terminal-held-back = Undone; no move was made.
terminal-coach = The coach would rather: { $choice }. { $why }.
terminal-thinking = { $name } is thinking…
terminal-since-last = Since your last move

## Replies to what was typed

terminal-not-understood = “{ $text }” is not an answer here. Type a number, an action such as “{ $example }”, or ? for help.
terminal-number-range = There is no number { $number }: choose from 1 to { $max }.
terminal-not-together = These cannot be answered in one go; nothing was done. Type one answer.
terminal-several = Several answers begin like that:
terminal-too-long = That line is too long; nothing was done.
terminal-allowed = Allowed now: { $action }
terminal-refused = Not allowed: { $reason }
terminal-rules = Rules: { $rules }
terminal-why-usage = Write ? and an action, for example: ? { $example }
terminal-undone = { $count ->
        [one] Undone: { $count } move.
       *[other] Undone: { $count } moves.
    }
terminal-undo-none = You have not made a move yet.
terminal-undo-other = You cannot undo it: another player has moved since.
terminal-undo-revealed = You cannot undo it: something hidden or random has been revealed since.
terminal-undo-usage = Type undo, or undo and how many moves, for example: undo 2
terminal-log = What happened
terminal-log-empty = Nothing has happened yet.
terminal-log-usage = Write log, or log and how many lines, for example: log 20
terminal-saved = Saved as { $file }.
terminal-how-to-resume = To resume later: { $command }
terminal-save-usage = Write save and a file name, for example: save { $example }
terminal-not-a-record = { $file } exists and is not a record of a game: choose another name.
terminal-cannot-write = { $file } cannot be written: { $detail }
terminal-rules-usage = Write rules and a rule’s id, for example: rules { $example }
terminal-no-such-rule = There is no rule { $rule }.
terminal-language-now = From now on in English.
terminal-language-usage = Write lang and one of { $known }.
terminal-lesson = The lesson “{ $title }”
terminal-lesson-on = Enter goes on, q ends
terminal-goodbye = Goodbye.

## Several people at one screen

terminal-curtain = Hand the screen to { $name }.
terminal-curtain-enter = { $name }, press Enter when you alone are looking.

## Help

terminal-help = What you can type
terminal-help-number = the answer with that number
terminal-help-units = several units of one question, in any order
terminal-help-letter = a letter opens a group of answers
terminal-help-text = an action in short notation, or an unmistakable beginning of it
terminal-help-why = why an action is not allowed, with the rules
terminal-help-undo = undo your last move
terminal-help-log = what happened, the last lines
terminal-help-hint = what the strongest bot would choose, and what it promises
terminal-hint-line = Then: { $line }
# Heads the second, better judgement of a hint.
terminal-hint-played = The same, played on to the end
terminal-help-save = write the game to a file
terminal-help-quit = stop; the game is saved
terminal-help-rules = the text of a rule
terminal-help-lang = change the language
terminal-help-table = draw the table again
terminal-help-score = the points so far, by source
terminal-legend = Signs on the table

# Words that may be typed instead of the commands, separated by spaces. Leave a command's own word
# if the language has no short one.
terminal-words-undo = undo
terminal-words-log = log
terminal-words-hint = hint
terminal-words-save = save
terminal-words-quit = quit exit
terminal-words-rules = rules rule
terminal-words-lang = lang language
terminal-words-table = table board
terminal-words-cards = cards hand
terminal-words-score = score points
terminal-words-help = help

## The end

terminal-over = The game is over
terminal-source = Source
terminal-total = Total
terminal-if-ended = If it ended now
terminal-total-then = Total then
terminal-place = Place
terminal-rule = Rule
terminal-winner = { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
# Opponents that the rules play themselves have won against everybody.
terminal-opponent-wins = Defeat: { $count ->
        [one] { $names } wins.
       *[other] { $names } win.
    }
terminal-nobody-wins = Nobody wins.
terminal-save-offer = To keep the record, type a file name; Enter skips it:
