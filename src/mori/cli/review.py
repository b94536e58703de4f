"""`mori review`: a finished game told back, with its curve, its luck and its lessons."""

import sys
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.table import Table

import mori
from mori import Game, Review
from mori.cli.options import Json, Language, PackPath
from mori.cli.output import console, new_table, say, say_json
from mori.cli.replay import read_bytes
from mori.core.view import SeatView
from mori.reviewing import Judgement
from mori.words import Words
from mori.words.lists import sentence_case
from mori.words.sentences import signed

BARS: Final = "▁▂▃▄▅▆▇█"
CURVE: Final = 60  # letters at most


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Record of a finished game.")],
    budget: Annotated[
        int,
        typer.Option(
            "--budget",
            metavar="N",
            min=0,
            help="Decisions in the games that are played on; the default takes about a minute.",
        ),
    ] = 300_000,
    pack: PackPath = None,
    json: Json = False,
    *,
    lang: Language,
) -> None:
    """Review a finished game: curve, luck, turning points and mistakes."""
    words = Words(lang)
    game = mori.replay(mori.read_record(read_bytes(file)), pack=pack)
    found = mori.review(game, budget=budget, progress=lambda done: show_progress(done, words))
    if json:
        say_json(found.to_data())
    else:
        tell(found, game, Words.of_table(lang, game))


def show_progress(done: float, words: Words) -> None:
    """How far the review is, on a terminal only."""
    if sys.stderr.isatty():
        line = words.text("cli-review-progress", percent=int(100 * done))
        sys.stderr.write(f"\r{line}" + ("\r\033[K" if done >= 1 else ""))
        sys.stderr.flush()


def tell(found: Review, game: Game, words: Words) -> None:
    names = [words.ref(side) for side in found.sides]
    say(words.text("cli-review-win"))
    for name, win in zip(names, found.win, strict=True):
        say(f"  {name}: {curve(win)} {100 * win[0]:.0f} → {100 * win[-1]:.0f}")
    say()
    console().print(luck_table(found, names, words))
    if found.turning:
        say()
        say(words.text("cli-review-turning"))
    for each in found.turning:
        kind = "cli-review-by-luck" if each.kind == "luck" else "cli-review-by-choice"
        change = signed(round(100 * each.change))
        say("  " + words.text(kind, step=each.step, side=names[each.side], change=change))
    for seat in range(found.players):
        say()
        tell_moments(found, game, seat, names[seat], words)
        tell_unmet(found, seat, names[seat], words)
    say()
    console().print(sources_table(found, names, words))


def tell_moments(found: Review, game: Game, seat: int, name: str, words: Words) -> None:
    moments = [each for each in found.blamed(seat) if each.step in found.moments]
    if not moments:
        say(words.text("cli-review-none", side=name))
        return
    say(words.text("cli-review-learn", side=name))
    for each in sorted(moments, key=lambda moment: moment.step):
        known = game.rewound(each.step - 1).seat_view(seat)
        for line in moment_lines(each, known, words):
            say(f"  {line}")


def tell_unmet(found: Review, seat: int, name: str, words: Words) -> None:
    """The goals of a seat that were not met, and since when they were out of reach."""
    unmet = [each for each in found.unmet if each.seat == seat]
    if unmet:
        say(words.text("cli-review-unmet", side=name))
    for each in unmet:
        kind = "cli-review-never" if each.lost == each.set else "cli-review-lost"
        goal = sentence_case(words.ref(each.goal))
        say("  " + words.text(kind, goal=goal, step=each.lost))


def moment_lines(each: Judgement, known: SeatView, words: Words) -> list[str]:
    decision = known.decision
    assert decision is not None
    prompt = known.prompt()
    meant = {action.text: action for action in decision.actions}
    played, better = (
        words.action(meant[text], prompt, known.about(meant[text]).adds or "")
        for text in (each.played, each.better)
    )
    return [
        words.text(
            "cli-review-moment",
            step=each.step,
            question=words.decision(decision.kind, prompt),
            played=played,
            grade=words.grade(each.grade),
        ),
        words.text(
            "cli-review-instead",
            choice=better,
            why=words.why(
                max(each.points, 0.1), [(reason.source, reason.points) for reason in each.reasons]
            ),
        ),
    ]


def luck_table(found: Review, names: list[str], words: Words) -> Table:
    """How choices and luck led from what was expected to the result, in points."""
    table = new_table(words.text("cli-review-luck"))
    table.add_column(words.text("cli-review-side"))
    for heading in ("start", "mine", "others", "revealed", "end"):
        table.add_column(words.text(f"cli-review-{heading}"), justify="right")
    for name, accounts in zip(names, found.luck, strict=True):
        points = accounts["points"]
        changes = [f"{change:+.1f}" for change in (points.mine, points.others, points.luck)]
        table.add_row(name, f"{points.start:.1f}", *changes, f"{points.end:.0f}")
    return table


def sources_table(found: Review, names: list[str], words: Words) -> Table:
    """The points of each side by category, beside those that strong players make."""
    table = new_table(words.text("cli-review-sources"))
    table.add_column(words.text("cli-explain-source"))
    for name in names:
        table.add_column(name, justify="right")
    categories = list(dict.fromkeys(each.category for side in found.sources for each in side))
    for category in categories:
        cells: list[str] = []
        for side in found.sources:
            own = [each for each in side if each.category == category]
            cells += [told_points(own[0].points, own[0].usual, words) if own else ""]
        table.add_row(words.category(category), *cells)
    return table


def told_points(points: int, usual: float | None, words: Words) -> str:
    if usual is None:
        return str(points)
    return words.text("cli-review-usual", points=points, usual=f"{usual:.0f}")


def curve(shares: list[float]) -> str:
    """A curve of shares between 0 and 1, as a line of bars."""
    count = min(CURVE, len(shares))
    picked = [shares[number * (len(shares) - 1) // max(1, count - 1)] for number in range(count)]
    return "".join(BARS[min(len(BARS) - 1, int(share * len(BARS)))] for share in picked)
