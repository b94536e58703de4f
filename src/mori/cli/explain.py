"""`mori explain`: why one choice of a recorded game is better than another."""

from pathlib import Path
from typing import Annotated, Final

import typer

import mori
from mori import Action, Comparison, Decision, Game
from mori.bots.intervals import Difference
from mori.cli.guard import Mistake
from mori.cli.options import Json, Language, PackPath, shortened
from mori.cli.output import console, new_table, say, say_json
from mori.cli.replay import read_bytes
from mori.core.view import SeatView
from mori.words import Words

BEST: Final = 2  # choices that are asked for if one or both are not named


def explain(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Record of the game.")],
    step: Annotated[
        int, typer.Option("--step", metavar="N", min=1, help="Answer to explain; 1 is the first.")
    ],
    choice: Annotated[
        str | None,
        typer.Option("--choice", metavar="ACTION", help="Choice; the played one if left out."),
    ] = None,
    other: Annotated[
        str | None,
        typer.Option("--other", metavar="ACTION", help="Other choice; the best if left out."),
    ] = None,
    worlds: Annotated[
        int,
        typer.Option("--worlds", metavar="N", min=2, max=10_000, help="Possible worlds to play."),
    ] = 24,
    pack: PackPath = None,
    json: Json = False,
    *,
    lang: Language,
) -> None:
    """Explain why one choice of a recorded game is better than another."""
    game = mori.replay(mori.read_record(read_bytes(file)), pack=pack)
    before = game_before(game, step)
    seat, played = game.answer_seats[step - 1], game.answers[step - 1]
    known = before.seat_view(seat)
    decision = known.decision
    if decision is None:
        raise Mistake("cli-mistake-step", step=step, steps=len(game.answers))
    first = named(before, decision, choice) if choice is not None else played
    second = named(before, decision, other) if other is not None else best_beside(known, first)
    found = mori.compare(known, first, second, worlds=worlds)
    if json:
        say_json({"step": step, "seat": seat + 1, "played": played.text, **found.to_data()})
    else:
        tell(found, known, step, Words.of_table(lang, before))


def game_before(game: Game, step: int) -> Game:
    """The game as it was before an answer."""
    if step > len(game.answers):
        raise Mistake("cli-mistake-step", step=step, steps=len(game.answers))
    return game.rewound(step - 1)


def named(game: Game, decision: Decision, typed: str) -> Action:
    """The legal action that was typed."""
    action = game.find_action(typed)
    if action is None or action not in decision.actions:
        raise Mistake("cli-mistake-no-choice", choice=shortened(typed))
    return action


def best_beside(known: SeatView, action: Action) -> Action:
    """The best of the other choices."""
    for each in mori.advise(known, top=BEST):
        if each.action is not action:
            return each.action
    raise Mistake("cli-mistake-one-choice")


def tell(found: Comparison, known: SeatView, step: int, words: Words) -> None:
    """The better choice and its reasons, what is certain at once, and all differences."""
    choices = [meaning(known, action, words) for action in (found.first, found.second)]
    decision = known.decision
    assert decision is not None
    question = words.decision(decision.kind, known.prompt())
    seat = words.ref(f"seat:{found.seat}")
    say(words.text("cli-explain-question", step=step, seat=seat, question=question))
    if found.better is None:
        say(words.text("cli-explain-even", choice=choices[0], other=choices[1]))
    else:
        better = choices[0] if found.better is found.first else choices[1]
        why = words.why(found.lead, found.told)
        say(words.text("cli-explain-choice", choice=better, why=why))
    say(words.text("cli-explain-worlds", worlds=found.worlds))
    for choice, brought in zip(choices, found.at_once, strict=True):
        lines = [words.fact(fact) for fact in brought.facts]
        lines += [words.note(note) for note in brought.notes]
        if brought.standing:
            points = f"{brought.standing:+}"
            lines.append(words.text("cli-explain-standing", points=points))
        if lines:
            say()
            say(words.text("cli-explain-at-once", choice=choice))
            for line in lines:
                say(f"  {line}")
    say()
    table = new_table()
    table.add_column(words.text("cli-explain-source"))
    table.add_column(words.text("cli-explain-difference"), justify="right")
    table.add_column(words.text("cli-explain-give"), justify="right")
    rows = [
        *((words.category(each.category), each.points, 1) for each in found.sources),
        (words.text("cli-explain-points"), found.points, 1),
        *((words.ref(each.side), each.points, 1) for each in found.rivals),
        (words.text("cli-explain-lead"), found.margin, 1),
        (words.text("cli-explain-win"), found.win, 100),
    ]
    for name, difference, scale in rows:
        table.add_row(name, *cells(difference, scale))
    console().print(table)


def cells(difference: Difference, scale: int) -> tuple[str, str]:
    return f"{scale * difference.mean:+.1f}", f"{scale * difference.give:.1f}"


def meaning(known: SeatView, action: Action, words: Words) -> str:
    """A choice in words, with what they should add."""
    return words.action(action, known.prompt(), known.about(action).adds or "")
