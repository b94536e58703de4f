"""The words that teach a game: `lessons.ftl` and `tips.ftl`, read when they are needed.

`<game>-lesson-<lesson>` is a lesson's title, with `.about` (its subject) and `.learnt` (a summary
at its end); `<game>-lesson-<lesson>-<say>` is one of its sentences (docs/adding-a-lesson.md).
`<game>-tip-<tip>` is a tip (docs/adding-a-tip.md).
"""

from functools import cache
from typing import Final

from mori.words.catalogue import spoken_messages
from mori.words.languages import FALLBACK

LESSONS: Final = "lessons"  # the files
TIPS: Final = "tips"


class LessonWords:
    """The words of a game's lessons or tips in a language; in English if they are missing there."""

    def __init__(self, language: str, game: str, file: str = LESSONS) -> None:
        spoken, self._messages = spoken_messages(language, file, game)
        self.language = spoken or FALLBACK

    def has(self, message: str, attribute: str = "") -> bool:
        return self._messages.has(message, attribute)

    def text(self, message: str, attribute: str = "") -> str:
        """A message, or one of its attributes; LookupError if there is none."""
        return self._messages.format(message, {}, attribute)


@cache
def lesson_words(language: str, game: str) -> LessonWords:
    return LessonWords(language, game)


@cache
def tip_words(language: str, game: str) -> LessonWords:
    return LessonWords(language, game, TIPS)
