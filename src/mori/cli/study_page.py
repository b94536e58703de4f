"""The report of a study as a page."""

from collections.abc import Iterable, Sequence
from html import escape
from itertools import groupby

from mori.cli.lab_page import LabPage
from mori.lab.pictures import Interval, bar_picture, intervals_picture
from mori.lab.study import ChoiceFigures, StudyReport
from mori.words import Words


class StudyPage(LabPage):
    """Writes the page in one language. `words` know the components of the game."""

    def __init__(self, report: StudyReport, words: Words) -> None:
        super().__init__(words)
        self.report = report

    def html(self) -> str:
        parts = [
            f'<p class="about">{self.say("about", bot=self.words.bot(self.report.bot))}</p>',
            *self.course(),
            *self.seats(),
            *self.sources(),
            *self.unused(),
            *self.choices(),
        ]
        return self.page(self.title(), parts)

    def title(self) -> str:
        report = self.report
        return self.words.text(
            "cli-sim-title",
            game=report.game,
            players=report.players,
            games=report.games,
            seed=str(report.seed),
        )

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
