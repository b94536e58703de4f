"""The report of a study as a page: HTML that stands alone, with its pictures in it."""

from collections.abc import Iterable, Sequence
from html import escape
from itertools import groupby
from pathlib import Path
from typing import Final

from mori.lab.pictures import Interval, bar_picture, intervals_picture
from mori.lab.study import ChoiceFigures, Measured, StudyReport
from mori.lab.study.subjects import subject_of
from mori.words import Words

STYLE: Final = (Path(__file__).parent / "study.css").read_text(encoding="utf-8")


class StudyPage:
    """Writes the page in one language. `words` know the components of the game."""

    def __init__(self, report: StudyReport, words: Words) -> None:
        self.report = report
        self.words = words

    def html(self) -> str:
        title = self.title()
        parts = [
            f"<h1>{escape(title)}</h1>",
            f'<p class="about">{self.say("about", bot=self.words.bot(self.report.bot))}</p>',
            *self.course(),
            *self.seats(),
            *self.sources(),
            *self.unused(),
            *self.choices(),
        ]
        return "\n".join(
            [
                "<!doctype html>",
                f'<html lang="{self.words.language}">',
                f'<head><meta charset="utf-8"><title>{escape(title)}</title>',
                '<meta name="viewport" content="width=device-width, initial-scale=1">',
                f"<style>{STYLE}</style></head>",
                "<body>",
                *parts,
                "</body></html>\n",
            ]
        )

    def title(self) -> str:
        report = self.report
        return self.words.text(
            "cli-sim-title",
            game=report.game,
            players=report.players,
            games=report.games,
            seed=str(report.seed),
        )

    # -- sections

    def course(self) -> Iterable[str]:
        """How long games are, how they end, and how often the lead changes."""
        report = self.report
        yield self.heading("course")
        rows = [
            (self.plain("cli-sim-rounds"), self.number(report.rounds.mean)),
            (self.plain("cli-sim-decisions"), self.number(report.decisions.mean)),
        ]
        if report.lead_changes is not None:
            rows.append((self.plain("cli-lab-lead-changes"), self.number(report.lead_changes.mean)))
        if report.leader_wins is not None:
            rows.append((self.plain("cli-lab-leader-wins"), self.share(report.leader_wins)))
        for ending, count in report.endings.items():
            share = self.words.text("cli-share", value=count / report.games)
            rows.append((self.words.ending(ending), share))
        yield self.table((), rows)

    def seats(self) -> Iterable[str]:
        """What it is worth to sit where."""
        report = self.report
        yield self.heading("seats")
        rows = []
        for each in report.seats:
            name = self.words.text("cli-lab-seat", seat=each.seat + 1)
            score = "" if each.score is None else self.measured(each.score)
            rows.append((name, self.share(each.wins), score))
        if report.opponent_score is not None:
            name = self.plain("cli-sim-opponent")
            rows.append((name, "", self.measured(report.opponent_score)))
        heads = ("cli-lab-what", "cli-lab-wins", "cli-sim-mean-score")
        yield self.table(heads, rows)

    def sources(self) -> Iterable[str]:
        """Where the points come from, and what sets winners apart."""
        yield self.heading("sources")
        rows: list[tuple[str, ...]] = []
        drawn: list[Interval] = []
        for each in self.report.categories:
            name = self.words.category(each.category)
            found = each.difference
            rows.append(
                (
                    name,
                    "" if each.winners is None else self.number(each.winners),
                    "" if each.others is None else self.number(each.others),
                    "" if found is None else self.measured(found),
                )
            )
            if found is not None:
                drawn.append(Interval(name, found.low, found.value, found.high))
        heads = ("cli-lab-what", "cli-lab-winners", "cli-lab-others", "cli-lab-difference")
        yield self.table(heads, rows)
        if drawn:
            title = self.plain("cli-lab-sources-picture")
            yield intervals_picture(title, self.plain("cli-train-points"), drawn)

    def unused(self) -> Iterable[str]:
        """What everybody takes, and what nobody does."""
        yield self.heading("unused")
        for message, found in (
            ("cli-lab-never", [each for each in self.report.choices if each.is_never_taken]),
            ("cli-lab-always", [each for each in self.report.choices if each.is_always_taken]),
        ):
            yield f"<h3>{self.plain(message)}</h3>"
            lines = [
                f"<tr><td><code>{escape(kind)}</code></td>"
                f'<td class="list">{"; ".join(self.label(each) for each in group)}</td></tr>'
                for kind, group in groupby(found, key=lambda each: each.kind)
            ]
            yield f"<table>{''.join(lines)}</table>" if lines else "<p>–</p>"

    def choices(self) -> Iterable[str]:
        """Every kind of choice, a table each."""
        yield self.heading("choices")
        yield f'<p class="about">{self.say("choices-about")}</p>'
        for kind, group in groupby(self.report.choices, key=lambda each: each.kind):
            yield f"<h3><code>{escape(kind)}</code></h3>"
            yield self.choice_table(list(group))

    def choice_table(self, choices: Sequence[ChoiceFigures]) -> str:
        heads = ("what", "offered", "taken", "rate", "wins-if-taken", "edge")
        lines = [self.head([f"cli-lab-{head}" for head in heads])]
        for each in choices:
            clear = ' class="clear"' if each.edge is not None and each.edge.is_clear else ""
            rate = bar_picture(each.rate.low, each.rate.value, each.rate.high)
            cells = [
                f"<td>{self.label(each)}</td>",
                f"<td>{self.number(each.offered)}</td>",
                f"<td>{self.number(each.taken)}</td>",
                f"<td>{self.words.text('cli-share', value=each.rate.value)} {rate}</td>",
                self.cell(None if each.wins is None else self.share(each.wins)),
                self.cell(None if each.edge is None else self.measured(each.edge), "edge"),
            ]
            lines.append(f"<tr{clear}>{''.join(cells)}</tr>")
        return f"<table>{''.join(lines)}</table>"

    # -- pieces

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
