"""What surrounds every command: mistakes become messages, and an end from outside a quiet end.

Status 2 is a mistake in what was typed or in a file; status 1 is a bug in Mori.
"""

import functools
import io
import os
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final, ParamSpec

import typer

from mori import ContentError, MoriError, RuleBug, SetupError, write_record
from mori.cli.output import complain
from mori.words import Words

BUG: Final = 1
MISTAKE: Final = 2
INTERRUPTED: Final = 130  # as shells count: 128 and the signal's number
BROKEN_PIPE: Final = 141

P = ParamSpec("P")


class Mistake(Exception):
    """Something wrong in what was typed, or in a file named there: a message and its values."""

    def __init__(self, message: str, **values: object) -> None:
        super().__init__(message)
        self.message = message
        self.values = values

    def sentence(self, words: Words) -> str:
        return words.text(self.message, **self.values)


def guarded(command: Callable[P, None]) -> Callable[P, None]:
    """The command, with its mistakes told in the language of its `lang`, and a status for each."""

    @functools.wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        if isinstance(sys.stdout, io.TextIOWrapper):
            # Not every terminal has every letter, and a file's names may hold anything.
            sys.stdout.reconfigure(errors="backslashreplace")
        language = kwargs.get("lang")
        try:
            command(*args, **kwargs)
            sys.stdout.flush()
        except KeyboardInterrupt:
            raise typer.Exit(INTERRUPTED) from None
        except BrokenPipeError:
            # Whoever read has enough. What is left in the buffers must go somewhere.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            raise typer.Exit(BROKEN_PIPE) from None
        except RuleBug as bug:
            tell_bug(bug, message_words(language))
            raise typer.Exit(BUG) from None
        except (Mistake, MoriError) as error:
            for line in mistake_lines(error, message_words(language)):
                complain(line)
            raise typer.Exit(MISTAKE) from None

    return run


def message_words(language: object) -> Words:
    """The words for messages; English where the language itself is the mistake."""
    try:
        return Words(language if isinstance(language, str) else "en")
    except SetupError:
        return Words("en")


def mistake_lines(error: Mistake | MoriError, words: Words) -> list[str]:
    """What is wrong, in a line or, for a pack, a line for each problem."""
    if isinstance(error, Mistake):
        return [error.sentence(words)]
    lines = [words.error(error)]
    if isinstance(error, ContentError):
        lines += [words.problem(problem) for problem in error.problems]
    return lines


def tell_bug(bug: RuleBug, words: Words) -> None:
    """Say that the engine is wrong, and leave the game that shows it in a file."""
    complain(words.text("cli-bug", cause=str(bug.data.get("cause", ""))))
    name = re.sub(r"\W", "", str(bug.record.get("game", "game")), flags=re.ASCII)[:20]
    file = Path(f"mori-bug-{name}-{bug.record.get('seed', 0)}.json")
    try:
        file.write_text(write_record(bug.record), encoding="utf-8", errors="backslashreplace")
    except OSError as error:
        reason = error.strerror or type(error).__name__
        complain(words.text("cli-bug-record-unwritten", file=str(file), reason=reason))
    else:
        complain(words.text("cli-bug-record", file=str(file)))
