"""The words of a game's lessons: `lessons.ftl` of its words, read where lessons are given.

`<game>-lesson-<lesson>` is a lesson's title, with `.about`, what it is about, and `.learnt`, what
is known at its end; `<game>-lesson-<lesson>-<say>` is a sentence of it (docs/adding-a-lesson.md).
"""

from functools import cache
from typing import Final

from fluent.runtime import FluentBundle

from mori.words.catalogue import FALLBACK, SHORT_WORD, catalogue_path, read_resource

LESSONS: Final = "lessons"  # the file


class LessonWords:
    """The words of a game's lessons in a language; in English where it has none there."""

    def __init__(self, language: str, game: str) -> None:
        paths = {one: catalogue_path(one, LESSONS, game) for one in (language, FALLBACK)}
        self.language = next((one for one, path in paths.items() if path.is_file()), FALLBACK)
        self._bundle = FluentBundle([self.language], use_isolating=False)
        if paths[self.language].is_file():
            self._bundle.add_resource(read_resource(self.language, LESSONS, game))

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
