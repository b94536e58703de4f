"""The report of a sweep as a page."""

from collections.abc import Iterable
from html import escape

from mori.cli.lab_page import LabPage
from mori.lab.pictures import Interval, intervals_picture
from mori.lab.study import Measured, SweepReport
from mori.words import Words


class SweepPage(LabPage):
    """Writes the page in one language. `words` know the components of the game."""

    def __init__(self, report: SweepReport, words: Words) -> None:
        super().__init__(words)
        self.report = report

    def html(self) -> str:
        report = self.report
        title = self.words.text(
            "cli-sim-title",
            game=report.game,
            players=report.players,
            games=report.games,
            seed=str(report.seed),
        )
        about = self.say(
            "sweep-about",
            place=report.place,
            usual=report.usual,
            bot=self.words.bot(report.bot),
        )
        parts = [f'<p class="about">{about}</p>', *self.values(), *self.sources(), *self.choices()]
        return self.page(title, parts)

    def values(self) -> Iterable[str]:
        """What each value changes for the whole game."""
        yield self.heading("sweep-values")
        rows = []
        drawn: list[Interval] = []
        for each in self.report.values:
            change = each.change
            told = [
                self.told(found)
                for found in (
                    (change.score, change.lead, change.rounds, change.opponent_score)
                    if change is not None
                    else (None, None, None, None)
                )
            ]
            rows.append((str(each.value), self.told(each.score), *told[: self.columns()]))
            if change is not None and change.score is not None:
                found = change.score
                drawn.append(Interval(str(each.value), found.low, found.value, found.high))
        heads = ("value", "score", "score-change", "lead-change", "rounds-change", "rival-change")
        shown = heads[: self.columns() + 2]
        yield self.table([f"cli-lab-sweep-{head}" for head in shown], rows)
        if any(each.low < each.high for each in drawn):
            title = self.plain("cli-lab-sweep-picture")
            yield intervals_picture(title, self.plain("cli-train-points"), drawn)

    def columns(self) -> int:
        """Changes that are told: those of the opponents only where there are any."""
        changes = [each.change for each in self.report.values if each.change is not None]
        return 4 if any(change.opponent_score is not None for change in changes) else 3

    def sources(self) -> Iterable[str]:
        """Which sources of points give clearly more or less."""
        for each in self.report.values:
            if each.change is None:
                continue
            rows = [
                (self.words.category(name), self.measured(found))
                for name, found in each.change.categories.items()
                if found is not None and found.is_clear
            ]
            yield f"<h3>{self.say('sweep-sources', value=each.value)}</h3>"
            heads = ("cli-lab-what", "cli-lab-sweep-score-change")
            yield self.table(heads, rows) if rows else "<p>–</p>"

    def choices(self) -> Iterable[str]:
        """How often the component itself is chosen, if it is one that is chosen."""
        rows = [
            (
                str(each.value),
                f"{choice.kind}: {self.label(choice)}",
                self.number(choice.offered),
                self.share(choice.rate),
                "–" if choice.wins is None else self.share(choice.wins),
            )
            for each in self.report.values
            for choice in each.choices
        ]
        if not rows:
            return
        yield self.heading("choices")
        heads = ("sweep-value", "what", "offered", "rate", "wins-if-taken")
        lines = [self.head([f"cli-lab-{head}" for head in heads])]
        for value, what, *figures in rows:
            cells = [escape(value), what, *(escape(figure) for figure in figures)]
            lines.append(f"<tr>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>")
        yield f"<table>{''.join(lines)}</table>"

    def told(self, found: Measured | None) -> str:
        return "–" if found is None else self.measured(found)
