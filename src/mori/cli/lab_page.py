"""Pages of the laboratory: HTML that stands alone, with its pictures in it."""

from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from typing import Final

from mori.lab.study import ChoiceFigures, Measured
from mori.lab.study.subjects import subject_of
from mori.words import Words

STYLE: Final = (Path(__file__).parent / "study.css").read_text(encoding="utf-8")


class LabPage:
    """What the pages of the laboratory have in common. `words` know the components of the game."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def page(self, title: str, parts: Iterable[str]) -> str:
        return "\n".join(
            [
                "<!doctype html>",
                f'<html lang="{self.words.language}">',
                f'<head><meta charset="utf-8"><title>{escape(title)}</title>',
                '<meta name="viewport" content="width=device-width, initial-scale=1">',
                f"<style>{STYLE}</style></head>",
                "<body>",
                f"<h1>{escape(title)}</h1>",
                *parts,
                "</body></html>\n",
            ]
        )

    def label(self, choice: ChoiceFigures) -> str:
        """The subjects of a choice, in words."""
        names = []
        for text in choice.subjects:
            subject = subject_of(text)
            names.append(text if subject is None else self.words.ref(subject))
        return escape(" → ".join(names))

    def table(self, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
        lines = [self.head(heads)] if heads else []
        for row in rows:
            lines.append(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>")
        return f"<table>{''.join(lines)}</table>"

    def head(self, messages: Sequence[str]) -> str:
        return f"<tr>{''.join(f'<th>{self.plain(message)}</th>' for message in messages)}</tr>"

    def cell(self, text: str | None, name: str = "") -> str:
        if text is None:
            return '<td class="none">–</td>'
        return f'<td class="{name}">{escape(text)}</td>' if name else f"<td>{escape(text)}</td>"

    def heading(self, name: str) -> str:
        return f"<h2>{self.plain(f'cli-lab-{name}')}</h2>"

    def say(self, name: str, **args: object) -> str:
        return escape(self.words.text(f"cli-lab-{name}", **args))

    def plain(self, message: str) -> str:
        return escape(self.words.text(message))

    def number(self, value: float) -> str:
        return self.words.text("cli-number", value=value)

    def share(self, found: Measured) -> str:
        shares = [
            self.words.text("cli-share", value=each)
            for each in (found.value, found.low, found.high)
        ]
        return self.words.text("cli-lab-measured", value=shares[0], low=shares[1], high=shares[2])

    def measured(self, found: Measured) -> str:
        numbers = [
            self.number(round(each, 1) or 0) for each in (found.value, found.low, found.high)
        ]
        return self.words.text(
            "cli-lab-measured", value=numbers[0], low=numbers[1], high=numbers[2]
        )
