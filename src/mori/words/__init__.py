"""Words: the Fluent catalogues and the only code that makes sentences (docs/words.md)."""

from mori.words.languages import LANGUAGES
from mori.words.sentences import Words

__all__ = ["LANGUAGES", "Words"]
