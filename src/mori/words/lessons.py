"""The words that teach a game: `lessons.ftl` and `tips.ftl` of its words, read where it is taught.

`<game>-lesson-<lesson>` is a lesson's title, with `.about`, what it is about, and `.learnt`, what
is known at its end; `<game>-lesson-<lesson>-<say>` is a sentence of it (docs/adding-a-lesson.md).
`<game>-tip-<tip>` is a tip (docs/adding-a-tip.md).
"""

from functools import cache
from typing import Final

from fluent.runtime import FluentBundle

from mori.words.catalogue import FALLBACK, SHORT_WORD, catalogue_path, read_resource

LESSONS: Final = "lessons"  # the files
TIPS: Final = "tips"


class LessonWords:
    """The words of a game's lessons, or tips, in a language; in English where it has none there."""

    def __init__(self, language: str, game: str, file: str = LESSONS) -> None:
        paths = {one: catalogue_path(one, file, game) for one in (language, FALLBACK)}
        self.language = next((one for one, path in paths.items() if path.is_file()), FALLBACK)
        self._bundle = FluentBundle([self.language], use_isolating=False)
        if paths[self.language].is_file():
            self._bundle.add_resource(read_resource(self.language, file, game))

    def has(self, message: str, attribute: str = "") -> bool:
        if not self._bundle.has_message(message):
            return False
        entry = self._bundle.get_message(message)
        return attribute in entry.attributes if attribute else entry.value is not None

    def text(self, message: str, attribute: str = "") -> str:
        """A message, or one of its attributes; LookupError if there is none."""
        if not self.has(message, attribute):
            raise LookupError(message, attribute)
        entry = self._bundle.get_message(message)
        pattern = entry.attributes[attribute] if attribute else entry.value
        assert pattern is not None
        text = str(self._bundle.format_pattern(pattern, {})[0])
        return SHORT_WORD.sub("\\1\u00a0", text) if self.language == "cs" else text


@cache
def lesson_words(language: str, game: str) -> LessonWords:
    return LessonWords(language, game)


@cache
def tip_words(language: str, game: str) -> LessonWords:
    return LessonWords(language, game, TIPS)
