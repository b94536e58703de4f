# What goes wrong, for whoever can mend it.

## Answers that cannot be accepted

error-stale-decision = The game has moved on since this question was asked. Answer the current one.
error-not-your-decision = It is not your decision now.
error-unknown-action = “{ $text }” is not an action of this game.
error-nothing-here = Nothing is ever chosen here.
error-chosen-elsewhere = You can do this now, but not here: choose it where it glows.
error-not-legal = “{ $action }” is not possible now. { $reason }
error-game-over = The game is over.
error-game-running = The game is not over yet.

## Games that cannot be set up

error-unknown-game = There is no game called “{ $game }”. Known games: { $known }.
error-broken-game = The game “{ $game }” is installed but cannot be opened.
error-wrong-players = This game takes { $min } to { $max } players, not { $players }.
error-unknown-option = There is no option called “{ $option }”. Known options: { $known }.
error-wrong-option = { $value } is not a value of the option “{ $option }”.
error-option-not-for-players =
    The option “{ $option }” is not for { $players ->
        [one] one player
       *[other] { $players } players
    }.
error-option-idle =
    The option “{ $option }” would change nothing with this pack and { $players ->
        [one] one player
       *[other] { $players } players
    }.
error-options-exclude = The options “{ $option }” and “{ $other }” exclude each other ({ $rule }).
error-unknown-lesson = There is no lesson “{ $lesson }”. Known: { $known }.
error-unknown-level = There is no level called “{ $level }” here. Known levels: { $known }.
error-wrong-seed = The seed { $seed } is out of range; it must lie between 0 and { $limit }.
error-wrong-seats =
    { $seats ->
        [one] One seat is named
       *[other] { $seats } seats are named
    } for { $players ->
        [one] one player
       *[other] { $players } players
    }.
error-cluster-not-installed = Playing on a cluster needs Ray: pip install “mori[cluster]”.
error-cluster-unreachable = There is no Ray cluster at “{ $address }”.
error-arena-bots = An arena needs at least two bots to meet; “{ $bots }” is not enough.
error-arena-results-broken = { $file } is not a file of arena results, or it is damaged.
error-arena-results-other = { $file } holds the results of another game, number of players, seed, pack or version. Choose another file.
error-unknown-number = { $place } is not a number of this pack. A place is a file, then keys and ids with slashes between, such as visions.toml/vision/vision-01/vp.
error-unknown-bot = There is no bot called “{ $bot }”. Known bots: { $known }.
error-broken-bot = The bot “{ $bot }” exists but could not be started.
error-bot-module = The bot “{ $bot }” cannot be imported: { $cause }.
error-bot-command = “{ $bot }” is not a program that can be run. Write { $example }, or { $limited } for a limit of 5 seconds per answer.
error-export-other = { $folder } holds another export. Choose another folder, or the same options as before.
error-record-not-exported = { $file } is not the record of a finished game of { $game } with { $players } players.
error-bot-class = There is no bot “{ $bot }”: the module { $module } has nothing of that name.
error-not-a-bot = “{ $bot }” is not a bot: a bot is a class made from mori.Bot.
error-no-encoder = { $game } cannot be learnt by a net: it does not say what a seat knows as numbers.
error-no-net = No net comes with { $game }.
error-broken-net = The net { $path } cannot be read.
error-unfit-net = The net of { $game } cannot play here: { $reason ->
    [pack] it was trained with another component pack.
    [layout] it was trained with another version of Mori.
    [players] it does not play well enough with so many players.
   *[game] it is for another game.
}
error-few-worlds = { $given } worlds are too few to compare choices; the least is { $least }.
error-review-failed = The review of this game could not be made. Try again later.
error-review-no-net = No trained bot knows these components, so this game cannot be reviewed.
error-no-pack = The game “{ $game }” has no component pack.
error-unknown-pack = There is no pack called “{ $pack }” for { $game }. Known packs: { $known }.
error-unknown-language = There is no catalogue for the language “{ $language }”. Known languages: { $known }.
error-pack-broken =
    { $count ->
        [one] The component pack cannot be played with: one mistake found.
       *[other] The component pack cannot be played with: { $count } mistakes found.
    }

## Records

error-record-too-large = The record is too large: { $size }, the limit is { $limit }.
error-record-not-json = The record is not valid JSON: { $detail }.
error-record-not-table = This file is not a record.
error-record-format = The record has the format “{ $given }”; this version reads “{ $known }”.
error-record-key-missing = The record lacks the key “{ $key }”.
error-record-key-type = The key “{ $key }” of the record has a wrong value.
error-record-key-unknown = The record has an unknown key, “{ $key }”.
error-record-shuffle = The record’s seed does not match its checksum { $commitment }.
error-record-rng = The record was made with the random generator “{ $given }”; this version has “{ $known }”.
error-record-engine = The record is of Mori { $given }; from step { $step } on, { $known } would play a different game from the same moves.
error-record-checks =
    { $actions ->
        [one] The record has one answer, so it needs one more check than that; it has { $checks }.
       *[other] The record has { $actions } answers, so it needs one more check than that; it has { $checks }.
    }
error-pickle-pack = The pickled game was played with the pack { $given }; now it is { $loaded }.
error-record-pack = The record was played with the pack { $given }. With the pack { $loaded } the game differs from step { $step } on.
error-record-answer = Answer { $step } of the record cannot be read: “{ $text }”.
error-record-action = The record diverges at step { $step }: the answer “{ $expected }” is refused.
error-record-state = The record diverges at step { $step }: the position should be { $expected }, but is { $actual }.
error-record-result = The record diverges at its end, step { $step }: the result should be { $expected }, but is { $actual }.

## Links

error-link-not-one = This is not a link to a game of Mori.
error-link-too-long = The link is too long: { $size } characters, the limit is { $limit }.
error-link-damaged = The link is damaged: letters are missing or wrong. Copy it again as a whole.
error-link-version = The link has the form { $given }, and this version of Mori reads form { $known }. A newer Mori made it.
error-link-engine = The link was made with Mori { $given }; { $known } would play a different game from the same answers.
error-link-option = The link was made with Mori { $given } and has an option that { $known } does not know.
error-link-pack = The game of this link was played with the pack { $given }. It cannot be played again with { $loaded }.
error-link-false = The game of this link does not follow from it: somebody changed the link.
error-link-unfinished = Only a finished game has a link. That of a running game would give its hidden cards away.
error-link-is-deal = This link is a challenge, without a game that was played.
error-link-other-deal = This link belongs to another challenge.
error-link-seat = The name of a seat is too long for a link: “{ $name }”.

## The service

error-unknown-table = There is no such table.
error-no-such-seat = This table has no such seat.
error-no-such-step = The game has no such step.
error-token-missing = Only a player at this table may do this.
error-bad-token = This key does not open a seat at this table.
error-not-seated = Only a player at this table may do this; you are a spectator.
error-not-joined = This connection has not joined the table yet.
error-already-joined = This connection has joined the table already.
error-opened-elsewhere = You have this table open in more places than it allows. It goes on in the latest ones; load the page again to go on here.
error-not-finished = This has to wait until the game is over.
error-not-started = This has to wait until all seats are taken.
error-not-host = Only the host of this table may do this.
error-bad-invitation = This invitation is no longer valid, or never was. Ask the host for a new link.
error-seat-taken = This seat is not free.
error-seat-left = You have left this seat. Say that you are back first.
error-no-stand-in = This table was set up without a stand-in bot.
error-seat-nobodys = There is nobody in this seat for a bot to stand in for.
error-seat-present = The player in this seat is connected.
error-seat-second = Somebody at your address already has a seat at this table. Ask its host for a link.
error-name-missing = Type a name that the others can call you by.
error-watching-off = This table does not allow spectators now. Its host can allow them.
error-nothing-to-undo = There is nothing to undo.
error-undo-alone = You can undo this without asking anybody.
error-undo-not-asked = Nobody is asking for this any more.
error-undo-pending = Somebody is already asking to undo a move.
error-undo-refused = This was refused. Ask again when the game has gone on.
error-undo-revealed = Something hidden has been revealed since your last move. You cannot undo it, even if all agree.
error-chat-alone = You are the only person at this table.
error-chat-empty = There is nothing to say in this line.
error-hint-failed = No hint this time: the bot crashed. You can ask again.
error-hint-late = No hint this time: the bot that was asked thought for too long. You may ask again.
error-hints-off = At this table nobody may ask for hints: it was made without them.
error-coach-off = The coach is only for somebody who plays without other people.
error-hint-running = A hint is already on its way.
error-record-unfinished = The game of this record is not over; only a finished one can be looked at.
error-rules-missing = There is no rule text for this game.
error-book-missing = There is no book for this game.
error-table-diverged = This game cannot go on: its stored answers no longer fit the rules from step { $step } on.
error-table-engine = This game was begun with Mori { $given } and cannot go on: from step { $step } on, { $known } would play a different game from the same moves.
error-table-incomplete = This game cannot go on: of its { $wanted } answers only { $step } are still stored.
error-storage-full = Nothing was saved: the disk of the service is full. Try again in a while.
error-storage-busy = The database of the service is busy. Try again in a moment.
error-storage-away = The database of the service cannot be reached now. Try again in a moment.
error-browser-full = Nothing was saved: this browser has no room left for the page. Delete something, or save your games as a file.
error-browser-away = This browser keeps nothing for the page now. Save your games as a file before you close it.
error-export-broken = This file holds no games of Mori.
error-export-newer = A newer version of Mori has written this file.
error-pack-missing =
    This table was created with { $pack ->
        [none] a component pack
       *[other] the component pack “{ $pack }”
    } (fingerprint { $fingerprint }), which the service does not have now. Start the service with that pack (--pack) to open the table again.
error-pack-changed = The component pack with the fingerprint { $fingerprint } has changed since the service was started. Start the service again to play with it.
error-page-missing = The page has not been built.
error-docs-missing = The documentation has not been built: run “make docs”.
error-push-missing = This service does not send notifications.
error-not-found = There is nothing at this address.
error-method-not-allowed = This address does not take such a request.
error-bad-push = The service cannot send notifications to this browser: the address the browser gave is not valid.
error-bad-request = The service does not understand this request.
error-bad-body = The service does not understand what was sent to it.
error-body-too-large = What was sent is too large.
error-body-type = What was sent is not JSON.
error-body-late = What was sent did not arrive in time.
error-bad-message = The service does not understand this message.
error-message-binary = The service takes messages as text only.
error-message-too-large = This message is too large.
error-messages-too-fast = That was too much at once. Wait a moment.
error-limit-tables = Too many tables have been created from your address. Try again in { $seconds } s.
error-limit-imports = Too many records have been imported from your address. Try again in { $seconds } s.
error-lesson-other = That is legal, but not what this step is about. Nothing has changed: try again.
error-lesson-over = This lesson is over. Go on with the next one, or begin it again.
error-limit-bots = Bots are already playing alone at as many tables as your address may have. Wait until one of their games is over.
error-limit-chat = You are sending messages too fast. Wait { $seconds } s.
error-limit-hints = Your address has asked for as many hints as it may have for now. Ask again in { $seconds } s.
error-limit-push = Too many devices have asked for notifications from your address. Try again in { $seconds } s.
error-limit-requests = Too much is being asked for from your address at once. Try again in { $seconds } s.
error-limit-seats = Too many seats at open tables have been taken from your address. Try again in { $seconds } s.
error-limit-sockets = Your address has as many tables open as it may. Close one of them, or try again in { $seconds } s.
error-limit-table-sockets = As many people are looking at this table as there is room for. Try again in { $seconds } s.
error-limit-messages = Too many messages come from your address at once. Wait { $seconds } s.
error-limit-bytes = Too much is being sent from your address at once. Wait { $seconds } s.
error-wrong-host = The service does not go by the name “{ $host }”. The person who runs it can allow the name (--allow-host).
error-wrong-origin = This request came from a page of somebody else ({ $origin }).
error-internal-error = Something went wrong in the service; that is our mistake. Please report it with the number { $incident }.

## Our own mistakes

error-rule-bug = The engine contradicts itself; this is a bug of ours. Please report it with the record of the game. ({ $cause })
