### Hitodama: the table in the terminal.

# At most 12 characters.
terminal-hitodama-round = Round { $round }
# At most 10 characters.
terminal-hitodama-wrath = Wrath { $level }
# The price, in symbols, of displacing another player's essence. At most 14 characters with the colon.
terminal-hitodama-displace = Displacing:
# On the edge of the tile with which this season's resolution begins; where it does not fit, the season stands alone.
terminal-hitodama-starts-here = { $season } starts here
# Points of the compass. At most 2 characters.
terminal-hitodama-slot-n = N
terminal-hitodama-slot-ne = NE
terminal-hitodama-slot-e = E
terminal-hitodama-slot-se = SE
terminal-hitodama-slot-s = S
terminal-hitodama-slot-sw = SW
terminal-hitodama-slot-w = W
terminal-hitodama-slot-nw = NW
# On an extra-space card beside a tile. At most 6 characters.
terminal-hitodama-extra = extra
# What a space of the tribute tile is for. At most 8 characters.
terminal-hitodama-tribute = tribute
# An essence on a wide tile, after its owner's name.
terminal-hitodama-asleep = asleep
# Ice on a space and, before a number, in the supply.
terminal-hitodama-ice = ice
terminal-hitodama-tributes = Tributes
terminal-hitodama-line-points = { $points ->
        [one] { $points } VP
       *[other] { $points } VP
    }
terminal-hitodama-line-waived = waived
terminal-hitodama-season-now = in play
terminal-hitodama-season-past = over
terminal-hitodama-season-later = to come
terminal-hitodama-akku-card = Akku card
terminal-hitodama-akku-cost = { $cost } for one akku
terminal-hitodama-akku-none = none in play
terminal-hitodama-solar-stack = Solar stack
terminal-hitodama-supply = Supply
terminal-hitodama-decks = Decks
terminal-hitodama-discards = Discarded
terminal-hitodama-your-hand = Your hand
terminal-hitodama-hand-empty = You have no cards.
# The holder of the compass coin.
terminal-hitodama-coin = has the coin: first player of the round, or of the next one
# Groups of moves: a letter opens the group, its members have numbers.
terminal-hitodama-group-place = Move an essence from your reserve
terminal-hitodama-group-move = Move your essence from { $source }
terminal-hitodama-group-displace = Displace an essence
terminal-hitodama-help-seasons = the tributes of all seasons
terminal-hitodama-help-cards = your cards, decks and discards
terminal-hitodama-legend-standing = an essence of { $name }, standing
terminal-hitodama-legend-asleep = an essence of { $name }, asleep
terminal-hitodama-legend-pay = what is left of the arrow is paid for what is right of it
terminal-hitodama-legend-trade = the merchant: any good on a free space buys it
terminal-hitodama-legend-number = you may go or choose there: type the number
terminal-hitodama-legend-wrath = the hitodama on the chaos path; the figures are the levels of its wrath
terminal-hitodama-legend-track = points; an upright stroke is a wrath space
terminal-hitodama-words-seasons = seasons tributes
