# The page in the browser: what those at a table ask and tell each other beside the game.

## Taking back by consent

# Taken back only if the others consent.
web-undo-ask = Ask for undo
# On a small button of a phone.
web-tab-undo-ask = Ask undo
web-undo-ask-key = Ask the others for undo (Z)
# $count: how many answers of others would be taken back with it.
web-undo-asked =
    { $count ->
        [one] { $name } would like to take back their last answer, and the one given since.
       *[other] { $name } would like to take back their last answer, and the { $count } given since.
    }
web-undo-asked-mine =
    { $count ->
        [one] You asked to take back your last answer, and the one given since.
       *[other] You asked to take back your last answer, and the { $count } given since.
    }
# $names is a list.
web-undo-waiting = Not answered yet: { $names } · { $seconds } s
web-undo-agree = Agree
web-undo-refuse = Refuse
web-undo-withdraw = Withdraw
web-undo-ended-given = All agreed: it was taken back.
web-undo-ended-refused = { $name } does not agree. Nothing is taken back.
web-undo-ended-withdrawn = { $name } no longer asks to take it back.
web-undo-ended-late = Not everybody answered in time. Nothing is taken back.
web-undo-ended-overtaken = The game has gone on. Nothing is taken back.
