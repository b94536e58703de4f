"""Finished games told back: what each choice was worth, and what was luck.

A review is worked out in pieces, none of which takes long, so that it can be done in another
process, with progress, and given up at any time (`Reviewing`, `worked`).
"""

from mori.reviewing.judgement import GRADES, Judgement
from mori.reviewing.ledger import Account
from mori.reviewing.pieces import REASONS, Piece, ReviewedGame, worked
from mori.reviewing.review import METHOD, Review, Turning
from mori.reviewing.reviewing import Reviewing, reviewed

__all__ = [
    "GRADES",
    "METHOD",
    "REASONS",
    "Account",
    "Judgement",
    "Piece",
    "Review",
    "ReviewedGame",
    "Reviewing",
    "Turning",
    "reviewed",
    "worked",
]
