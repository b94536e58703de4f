# The page in the browser: what a first view of the lobby says. It is fetched before all other
# words, so that it soon shows on a slow line.

## Everywhere

web-title = Mori
web-language = Language
web-theme = Colours
web-theme-system = Same as the device
web-theme-light = Light
web-theme-dark = Dark
web-settings = Settings
web-reconnecting = The connection is lost. Trying again…
web-loading = Setting up the table…
web-to-lobby = To the lobby

## The lobby

web-welcome = Come into the forest
web-welcome-line = Two games of spirits and seasons. Play now, alone or with friends; the table knows the rules and tells you why something is not possible.
web-name = Your name
web-game-bitoku = Bitoku
web-game-bitoku-facts = 1–4 players · about two hours
web-game-bitoku-line = Wake the spirits, send your dice through five regions and over the river, walk the Paths of Wisdom.
web-game-hitodama = Hitodama
web-game-hitodama-facts = 2–4 players · about an hour
web-game-hitodama-line = Move your guardian’s essences around the ring, pay the tributes of the season, and do not let the spirit reach chaos.
web-players = Players
web-solo = Solo
web-seats = Seats
web-seat = Seat { $number }
web-seat-me = You
# Somebody else at this screen.
web-seat-person = Someone at this screen
web-seat-name = Name for seat { $number }
# A seat that somebody elsewhere takes by a link.
web-seat-friend = A friend, by link
web-level = Level of the Tengu
# On the seat that the rules play; $level is one of its levels.
web-level-of = Tengu: { $level }
web-play-now = Play now
web-play-friends = Invite and play
web-set-up = Set up a table
web-learn = Learn
web-rules = Rules
web-book = How to play
# Leads to the game in a few pictures, for readers who have never played it.
web-newcomer = New here? The game in a minute
web-pack = Component pack
# The pack that comes with Mori.
web-pack-own = Mori’s own

## An invitation: it shows before all other words are there

web-invited = You are invited
web-invited-line = Choose a name and take a seat.
web-invited-by =
    { $count ->
        [one] { $names } is at the table.
       *[other] { $names } are at the table.
    } Choose a name and take a seat.
web-take-seat = Take the seat
# Leads to the book of the game.
web-invited-first = First time? How it works, in a few minutes

## Names of the seats, where a game has none. Proper names

web-name-1 = Hana
web-name-2 = Iris
web-name-3 = Tomáš
web-name-4 = Sumi
