"""The languages that tests quote, in the order in which they do.

What holds for every language is tried for `mori.words.LANGUAGES`: a new one needs no change here.
"""

from typing import Final

QUOTED: Final = ("en", "es", "fr", "cs")
