# What the command line says: headings of tables, notices, and mistakes in what was typed.
# Ids of rules, entries, keys, bots and files are the same in every language and come as variables.

## Shared by the commands

# $version is a number such as 0.2.0; $engine is compiled or interpreted.
cli-version =
    Mori { $version }, { $engine ->
        [compiled] compiled engine
       *[interpreted] interpreted engine
    }
cli-notice-engine-stale = Note: the compiled engine was built from other sources. Run “make setup” to rebuild it.
cli-notice-broken-game = Note: the game “{ $game }” is left out: { $cause }
cli-notice-broken-bot = Note: the bot “{ $bot }” is left out: { $cause }
cli-notice-broken-table = Note: the table of the game “{ $game }” cannot be loaded, so it is shown plainly: { $cause }
cli-notice-crashes =
    Note: the bot “{ $bot }” failed { $count ->
        [one] once
       *[other] { $count } times
    }, and another move was made for it. The first time: { $cause }
# A number in a table.
cli-number = { NUMBER($value, maximumFractionDigits: 2) }
# A share in a table; $value is between 0 and 1.
cli-share = { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
# $message is a whole sentence.
cli-in-file = { $file }: { $message }
cli-bug = This is a bug in Mori: { $cause }
cli-bug-record = The game that leads to it was written to { $file }. Please report it.
cli-bug-record-unwritten = The game that leads to it could not be written to { $file }: { $reason }

## Mistakes in what was typed

cli-mistake-option = “{ $text }” is not an option of a game; write it as name=value.
cli-mistake-option-twice = The option { $name } is given twice.
cli-mistake-bots = “{ $text }” is not a list of bots; write it as { $example }.
cli-mistake-packs = The terminal plays with one pack; { $count } were given.
# $reason comes from the operating system, in its own words.
cli-mistake-file = cannot be read: { $reason }
cli-mistake-file-is-folder = is a folder, not a record.
cli-mistake-no-commitment = the record holds no checksum of its shuffle.
cli-mistake-other-commitment = another shuffle was promised: the checksum of the record’s seed is { $commitment }.
# People count seats from one.
cli-mistake-seat = There is no seat { $seat }: the game has { $players ->
        [one] one seat
       *[other] { $players } seats
    }.
cli-mistake-step = Step { $step } of this record asks nothing that can be compared; there are { $steps } answers.
cli-mistake-coach = The coach is for tables without other people; exactly one seat must be a person.
cli-mistake-one-choice = At this step there is only one choice.
cli-mistake-no-choice = { $choice } cannot be chosen at this step.
# $id was typed; $nearest lists ids that look like it.
cli-mistake-rule = There is no rule, group, example or ruling { $id } in { $game }. Similar: { $nearest }
cli-mistake-rule-no-nearest = There is no rule, group, example or ruling { $id } in { $game }.
cli-mistake-lessons-missing = { $game } has no lessons.
cli-mistake-rules-missing = There is no rule text for { $game }.
# $tables lists names of tables.
cli-mistake-table = There is no table { $table } in this pack. It has: { $tables }
cli-mistake-bench-worker = The measuring process ended early: { $reason }
cli-mistake-pack-exists = There is a file or a folder at { $folder } already.
cli-mistake-results = { $file } cannot be written or read: { $reason }
cli-mistake-range = { $low } to { $high } holds no value.
cli-mistake-values = { $count } values are too many; at most { $limit }.
cli-mistake-no-torch = Training needs PyTorch. Install it with “pip install mori[train]”.
cli-mistake-no-mcp = The Model Context Protocol needs a library. Install it with “{ $command }”.
cli-mistake-no-pyarrow = Parquet needs a library. Install it with “{ $command }”.
cli-export-done = Written to { $folder }. New games: { $games }; their decisions: { $decisions }; games already there: { $kept }.
cli-mcp-no-game = No game is being played. Begin one with { $tool }.
cli-mcp-over = The game is over.
cli-mistake-no-checkpoint = There is no checkpoint in { $folder }.
cli-mistake-resume-and-from = Give either --resume or --from, not both.
cli-mistake-shares = Say percentages such as 5,20,50, not “{ $text }”.
cli-mistake-no-packs = There are no packs in { $folder }. mori pack vary makes some.
cli-mistake-device = “{ $device }” is not a device that can be used here; it is cpu or cuda.
cli-mistake-counts = “{ $text }” is not a list of numbers of players; write it as 2,3.

## mori sim

cli-sim-progress = Playing
# Title of the report. $game is a game's name in lower case.
cli-sim-title = { $game }: { $players ->
        [one] one player
       *[other] { $players } players
    }, { $games ->
        [one] one game
       *[other] { $games } games
    }, seed { $seed }
# The same title of a game at one of its levels.
cli-sim-title-level = { $title }, level “{ $level }”
cli-sim-seat = Seat
cli-sim-bot = Bot
cli-sim-wins = Wins
cli-sim-win-share = Share
cli-sim-mean-score = Mean score
cli-sim-stdev-score = Deviation
# Opponents that the rules play themselves: name, games in which they lost, their scores.
cli-sim-opponent = Opponent
cli-sim-beaten = Beaten
cli-sim-spread = Scores
# Between which two numbers eight scores of ten lie, and the extremes.
cli-sim-spread-value = mostly { $p10 }–{ $p90 }, at least { $min }, at most { $max }
# Above the sources of an opponent's points. $opponent is its name.
cli-sim-points-title = Mean points by source: { $opponent }
# In which share of the games.
cli-sim-all-beaten = All opponents beaten
# The levels of a game in one table.
cli-sim-levels-title = The levels side by side
cli-sim-level = Level
cli-sim-level-won = Games won
cli-sim-opponent-score = Opponent’s mean
cli-sim-difference = Difference
cli-sim-finished = Finished
cli-sim-decisions = Decisions
cli-sim-seconds = Seconds
cli-sim-games-per-second = Games per second
cli-sim-decisions-per-second = Decisions per second
cli-sim-rounds = Rounds
# Rounds of a game: the mean, between which two numbers eight games of ten lie, the extremes.
cli-sim-rounds-value = mean { NUMBER($mean, maximumFractionDigits: 1) }, mostly { $p10 }–{ $p90 }, at least { $min }, at most { $max }
cli-sim-branching = Choices per decision
# $p95: 95 % of all decisions offered no more than this.
cli-sim-branching-value = mean { NUMBER($mean, maximumFractionDigits: 1) }, 95% up to { $p95 }, at most { $max }
cli-sim-endings = Endings
cli-sim-fingerprint = Fingerprint
cli-sim-engine = Engine
cli-sim-engine-value =
    { $engine ->
        [compiled] compiled
       *[interpreted] interpreted
    }
cli-sim-pack = Pack

## mori arena

cli-arena-b = Against
cli-arena-games = Games
cli-arena-share = Share of wins
cli-arena-elo = Elo
cli-arena-interval = 95% interval
cli-arena-margin = Points ahead
# The ends of an interval.
cli-arena-bounds = { $low } to { $high }
# Two bots in a picture.
cli-arena-pair = { $a } – { $b }
cli-arena-pair-level = { $pair }, { $level }
# $players is 2 or more.
cli-arena-explained = Each deal is played once with the first bot in each of the { $players } seats; the second has all the others. Between equal bots, each seat wins { $fair }, which is 0 Elo.
cli-arena-explained-solo = Each bot plays the same deals alone, and the one with more points wins a deal. Equal bots are at 0 Elo.

## mori bots

cli-bots-title = { $game }, { $players ->
        [one] one player
       *[other] { $players } players
    }: the bots, weakest first

## mori calibrate

# A bias below zero means too low.
cli-calibrate-promises = Promises
cli-calibrate-promised = Promised chance
cli-calibrate-came = Came true
cli-calibrate-error = Chances are off by { $error } on average.
cli-calibrate-points = Points are off by { $error } on average, { $bias } too high.
cli-calibrate-margin = Leads are off by { $error } on average, { $bias } too high.

## mori lab

# $bot is a bot's name.
cli-lab-about = { $bot } played all seats. Figures in brackets are bounds at 95%. They show what goes together, not what causes what.
cli-lab-course = How games go
cli-lab-lead-changes = Changes of the lead in a game
cli-lab-leader-wins = Wins of the seat that leads at half-time
cli-lab-seats = Seats
cli-lab-seat = Seat { $seat }
cli-lab-what = What
cli-lab-wins = Share of wins
cli-lab-sources = Where the points come from
cli-lab-winners = Winners
cli-lab-others = Others
cli-lab-difference = Difference
cli-lab-sources-picture = What winners have more than the others
cli-lab-unused = Never or always chosen
cli-lab-never = Offered to at least 20 seats and never chosen:
cli-lab-always = Chosen by nearly every seat that could:
cli-lab-choices = Every choice
cli-lab-choices-about = Counted by seats: a seat that chooses a thing twice counts once. The last column compares the final points of seats that chose it with those of seats that could have and did not. Bold: the difference is clear.
cli-lab-offered = Offered
cli-lab-taken = Chosen
cli-lab-rate = Rate
cli-lab-wins-if-taken = Wins if chosen
cli-lab-edge = Points more
cli-lab-measured = { $value } ({ $low } to { $high })
cli-lab-written = The report is in { $file }.
cli-lab-sweep-about = { $bot } played all seats of the same deals with each value of { $place }. The pack has { $usual }. Changes are compared with it, deal by deal; figures in brackets are bounds at 95%. Bots with a net were trained on the pack as it is.
cli-lab-sweep-values = What each value changes
cli-lab-sweep-value = Value
cli-lab-sweep-score = Points of a seat
cli-lab-sweep-score-change = Points more
cli-lab-sweep-lead-change = Lead more
cli-lab-sweep-rounds-change = Rounds more
cli-lab-sweep-rival-change = Opponent’s points more
cli-lab-sweep-picture = Points of a seat compared with the pack
cli-lab-sweep-sources = Sources of points that clearly change with { $value }

## mori replay

# A record that was played again without a difference.
cli-replay-true = { $file }: the record checks out. { $game }, { $players ->
        [one] one player
       *[other] { $players } players
    }, { $steps ->
        [one] one answer
       *[other] { $steps } answers
    }.
# $commitment is 64 hexadecimal digits.
cli-replay-other-pack = The record names the pack { $given }. With the pack { $loaded } every step of this game is the same.
cli-replay-commitment = The checksum of the seed is { $commitment }. Compare it with the one shown before the first move.
cli-replay-unfinished = The game is not over.
# $ending is a whole sentence from the game's catalogue or a short phrase.
cli-replay-ending = End: { $ending }
cli-replay-place = Place
cli-replay-seat = Seat
cli-replay-score = Score
# A record that the engine could not play on.
cli-replay-bug = Mori has a bug: it cannot play this record on. { $cause }
cli-replay-failed =
    { $count ->
        [one] One record of { $total } does not check out.
       *[other] { $count } records of { $total } do not check out.
    }
cli-explain-question = Step { $step }, { $seat }: { $question }
cli-explain-worlds = Both played on to the end in { $worlds } possible worlds.
cli-explain-even = About as good: { $choice } – { $other }.
cli-explain-choice = { $choice }. { $why }.
cli-explain-at-once = At once, { $choice }:
cli-explain-standing = { $points } points if the game ended now
cli-explain-source = Points from
cli-explain-difference = Difference
cli-explain-give = ±
cli-explain-win = Chance of winning, %
cli-explain-lead = Lead
cli-explain-points = Own points
cli-review-progress = Looking back: { $percent }%
cli-review-luck = Why the points are not what was expected
cli-review-side = Side
cli-review-start = Expected
cli-review-mine = Own choices
cli-review-others = Others’ choices
cli-review-revealed = Luck
cli-review-end = Result
cli-review-win = Chance of winning, %
cli-review-turning = Where the game turned
cli-review-by-luck = Step { $step }: what came to light changed the chance of { $side } by { $change }%.
cli-review-by-choice = Step { $step }: a choice of { $side } changed its chance by { $change }%.
cli-review-learn = What { $side } can learn
cli-review-moment = Step { $step }, { $question } { $played } was { $grade }.
cli-review-instead = Instead: { $choice }. { $why }.
cli-review-none = { $side } made no clear mistake.
# Goals, such as cards with a task; $goal names one.
cli-review-unmet = What { $side } did not complete
cli-review-lost = { $goal }: after step { $step } it was out of reach.
cli-review-never = { $goal }: it was never within reach.
cli-review-sources = Points beside those of strong players
cli-review-usual = { $points } (strong players { $usual })

## mori link

cli-mistake-link-source = “{ $source }” is neither a file nor a link.

## mori rules

cli-rules-title = The rules of { $game }
cli-rules-terms = Terms
cli-rules-examples = Worked examples
cli-rules-rulings = Rulings
cli-rules-rule = Rule
cli-rules-source = Source
# The letters of a source tag such as [S; order R].
cli-rules-source-s = S: the rulebook says it
cli-rules-source-d = D: it follows from the rulebook
cli-rules-source-r = R: chosen by us, where the rulebook is silent or lost
cli-rules-ruling = Ruling
# An example: the situation, and what must come of it.
cli-rules-situation = Situation
cli-rules-expected = Expected
cli-rules-hint = “mori rules { $game } ID” shows one rule, group, example or ruling in full.

## mori pack

# $source names the pack: a path, or cli-pack-own.
cli-pack-own = { $game }, the pack that comes with Mori
cli-pack-copied = { $game }: copied to { $folder }. Correct the files, then check them: mori pack check { $folder }
cli-pack-varied = { $folder }: { $count ->
    [one] one component changed
   *[other] { $count } components changed
}
cli-pack-good = { $source }: no problems. Fingerprint { $fingerprint }
cli-pack-problems =
    { $source }: { $count ->
        [one] one problem.
       *[other] { $count } problems.
    }
# A notice, not an error: the pack in hand differs from what the rulebook states.
cli-pack-departures =
    { $count ->
        [one] Note: the rulebook says otherwise about one entry.
       *[other] Note: the rulebook says otherwise about { $count } entries.
    }
# $entry is a table and an id such as tile amber; $keys lists keys of the entry.
cli-pack-departure = { $entry }: the rulebook states otherwise for { $keys }.
cli-pack-departure-missing = { $entry }: missing, but stated by the rulebook.
cli-pack-table = Table
cli-pack-entries = Entries
cli-pack-total = Total
cli-pack-entry = Entry
cli-pack-provenance = Provenance
cli-pack-fields = Single fields
cli-pack-note = Note
cli-pack-source = Source
cli-pack-fingerprint = Fingerprint of what is played: { $fingerprint }
cli-pack-digest = Digest of the files: { $digest }

## mori bench

cli-bench-progress = Measuring
cli-bench-title = Speed on this machine
cli-bench-game = Game
cli-bench-players = Players
cli-bench-engine = Engine
cli-bench-random-decisions = Random: decisions/s
cli-bench-random-games = Random: games/s
cli-bench-greedy-decisions = Greedy: decisions/s
cli-bench-clone = Clone µs
cli-bench-view = View µs
cli-bench-encode = Encoding µs
cli-bench-net = Net: decisions/s
cli-bench-search = Search: iterations/s
# How many times faster the compiled engine is than the interpreted one.
cli-bench-ratio = compiled : interpreted
# A ratio in a table.
cli-bench-times = { NUMBER($value, maximumFractionDigits: 2) } ×
cli-bench-processes = Two processes : one (random play, { $game }, { $players ->
        [one] one player
       *[other] { $players } players
    }, { $engine ->
        [compiled] compiled
       *[interpreted] interpreted
    }): { NUMBER($value, maximumFractionDigits: 2) } ×
cli-bench-no-compiled = Note: there is no compiled engine here; only the interpreted one was measured.
# $command was typed; $reason is what the command or the operating system said last.
cli-bench-peer-start = The peer “{ $command }” cannot be started: { $reason }
cli-bench-peer-died = The peer “{ $command }” ended early: { $reason }
cli-bench-peer-silent = The peer “{ $command }” does not answer.
cli-bench-peer-garbled = The peer “{ $command }” does not follow the protocol. It said: { $reason }
cli-bench-clock = CPU time of one process; two processes against one in wall-clock time.
# Other engines, measured in the same rounds.
cli-bench-peers-title = Peers on this machine
cli-bench-peer = Peer
# What a peer's own copy of a game takes.
cli-bench-copy = Copy µs
cli-bench-against-title = Mori compared with its peers
# How many times the peer's decisions a second.
cli-bench-against-decisions = Decisions/s : peer’s
# The time of a clone as a share of the time of the peer's copy.
cli-bench-against-clone = Clone time : peer’s copy

## mori serve, mori play

# $address can be typed into a browser.
cli-serving = Mori is at { $address } (Ctrl-C ends it)
# $address can be typed into a browser of another machine.
cli-serving-others = Others in your network find it at { $address }
cli-serving-offline = Mori without a server, which also works without a connection, is at { $address }
cli-serving-no-page = The page has not been built: the browser will find nothing to show.
# $command is to be typed into a shell.
cli-mistake-no-service = The table in the browser needs libraries that are not installed ({ $module } is missing). To install them: { $command }
cli-mistake-offline = There is no Mori without a server in { $folder }. It needs the folder that “make offline” builds.
cli-mistake-address = Mori cannot listen at { $host }: { $reason }
cli-mistake-database = The database cannot be used: { $reason }
cli-mistake-database-in-use = Another Mori already keeps its tables in this file ({ $reason } is locked). End it, choose another file with --database, or let several services share a PostgreSQL database.
cli-mistake-database-in-memory = A database in memory would be gone with its connection. Give a file or a PostgreSQL database: --database.
cli-mistake-database-driver = The driver of this database is not installed ({ $reason }). To install it: pip install “mori[postgres]”
cli-mistake-redis = Redis cannot be used: { $reason }. To install its client: pip install “mori[redis]”
cli-mistake-limit = “{ $text }” is not a limit; write it as name=number, the name being one of { $known }.
cli-mistake-tls = A certificate needs its key: give both --tls-cert and --tls-key.
cli-mistake-tls-file = The certificate cannot be used: { $reason }
cli-mistake-public-url = “{ $text }” is not an address; write it as { $example }.

## mori train

cli-train-title = Against greedy
cli-train-players = Players
cli-train-level = Level
cli-train-games = Games
cli-train-wins = Wins
cli-train-points = Points
cli-train-margin = Margin
cli-train-written = The net is in { $file }.

## mori backup, mori restore, mori records

cli-backup-done = Tables in { $file }: { $count }
cli-restore-done = Tables restored from { $file }: { $count }
# $reason is a file, or a URL without its password.
cli-mistake-no-database = There is no database of Mori’s at { $reason }.
cli-mistake-not-empty = There are tables in this database already; a backup is restored into an empty one.
# $reason is a file.
cli-mistake-backup-exists = There is a file at { $reason } already. To overwrite it: --force
# $reason is a folder.
cli-mistake-no-folder = There is no folder { $reason }.
# $reason is a whole sentence.
cli-records-game = { $table } ({ $game }): { $reason }
cli-records-summary = Games: { $count }. Unchanged: { $same }; changed: { $changed }; pack missing: { $pack_missing }; damaged: { $damaged }.

# $lesson: its id, to be typed.
cli-learn-lesson = { $lesson }: { $title }. { $about }.
