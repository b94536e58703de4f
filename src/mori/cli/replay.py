"""`mori replay`: verify records and print their logs."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

import mori
from mori import ContentError, Game, MoriError, RuleBug
from mori.cli.guard import BUG, MISTAKE, Mistake, mistake_lines
from mori.cli.options import Json, Language, PackPath
from mori.cli.output import complain, console, new_table, say, say_json
from mori.cli.winner import winner_sentence
from mori.core.record import MAX_SIZE, SHUFFLE
from mori.core.replay import SHOWN, is_of_another_pack
from mori.words import Words


def replay(
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help="Records to replay.")],
    seat: Annotated[
        int | None,
        typer.Option(
            "--seat",
            metavar="N",
            min=1,
            help="Print only what this seat could see; 1 is the first.",
        ),
    ] = None,
    pack: PackPath = None,
    quiet: Annotated[bool, typer.Option("--quiet", help="Print no log.")] = False,
    verify: Annotated[
        bool,
        typer.Option("--verify", help="Check the shuffle against its commitment."),
    ] = False,
    promised: Annotated[
        str | None,
        typer.Option("--commitment", metavar="HEX", help="Commitment shown at the start."),
    ] = None,
    json: Json = False,
    *,
    lang: Language,
) -> None:
    """Replay records, verify every step and print their logs."""
    words = Words(lang)
    checks = []
    for file in files:
        check = check_record(file, seat, pack, words)
        if (verify or promised is not None) and check.game is not None:
            check = verified(check, promised, words)
        checks.append(check)
        if not json:
            show(check, seat, quiet, words)
    if json:
        say_json([check.to_data(seat, quiet, words) for check in checks])
    false = [check for check in checks if check.game is None]
    if len(files) > 1 and false and not json:
        complain(words.text("cli-replay-failed", count=len(false), total=len(files)))
    if false:
        raise typer.Exit(BUG if any(check.is_bug for check in false) else MISTAKE)


@dataclass
class Check:
    """What came of a record: the game it tells of, or what is wrong with it."""

    file: Path
    game: Game | None = None
    mistakes: Sequence[str] = ()
    code: str = ""
    step: int | None = None
    is_bug: bool = False
    commitment: str | None = None
    other_pack: str = ""  # the pack that the record names, if it was played again with another

    def to_data(self, seat: int | None, quiet: bool, words: Words) -> dict[str, object]:
        data: dict[str, object] = {"file": str(self.file), "ok": self.game is not None}
        game = self.game
        if game is None:
            return {**data, "code": self.code, "step": self.step, "errors": list(self.mistakes)}
        result = game.result
        data["game"] = game.rules.game
        data["players"] = game.rules.players
        data["steps"] = len(game.answers)
        data["commitment"] = self.commitment
        data["other_pack"] = self.other_pack or None
        data["result"] = result.to_data() if result is not None else None
        if not quiet:
            data["log"] = log_lines(game, seat, Words.of_table(words.language, game))
        return data


def verified(check: Check, promised: str | None, words: Words) -> Check:
    """The check of a record whose shuffle was promised; what is wrong if it was not, or another.

    That the seed leads to the commitment in the record was checked when it was read.
    """
    found = check.commitment
    if found is None:
        mistake = Mistake("cli-mistake-no-commitment")
    elif promised is not None and promised.strip().lower() != found:
        mistake = Mistake("cli-mistake-other-commitment", commitment=found)
    else:
        return check
    code = mistake.message.removeprefix("cli-mistake-").replace("-", "_")
    return Check(check.file, mistakes=[mistake.sentence(words)], code=code)


def check_record(file: Path, seat: int | None, pack: Path | None, words: Words) -> Check:
    """Play the record in a file again."""
    try:
        record = mori.read_record(read_bytes(file))
        game = mori.replay(record, pack=pack)
        if seat is not None and seat > game.rules.players:
            raise Mistake("cli-mistake-seat", seat=str(seat), players=game.rules.players)
        shuffle = record.get(SHUFFLE)
        told = shuffle.get("commitment") if isinstance(shuffle, dict) else None
        other = str(record["pack"]) if is_of_another_pack(record, game.rules) else ""
        return Check(file, game, commitment=told, other_pack=other)
    except RuleBug as bug:
        sentence = words.text("cli-replay-bug", cause=str(bug.data.get("cause", "")))
        return Check(file, mistakes=[sentence], code=bug.code, is_bug=True)
    except ContentError:
        raise  # the pack is broken, whatever the records are like
    except MoriError as error:
        step = error.data.get("step")
        lines = mistake_lines(error, words)
        return Check(file, None, lines, error.code, step if isinstance(step, int) else None)
    except Mistake as mistake:
        code = mistake.message.removeprefix("cli-mistake-").replace("-", "_")
        return Check(file, mistakes=[mistake.sentence(words)], code=code)


def read_bytes(file: Path) -> bytes:
    """What is in the file, or just more of it than a record may have."""
    try:
        if file.is_dir():
            raise Mistake("cli-mistake-file-is-folder")
        with file.open("rb") as stream:
            return stream.read(MAX_SIZE + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else None
        raise Mistake("cli-mistake-file", reason=reason or str(error)) from None


def show(check: Check, seat: int | None, quiet: bool, words: Words) -> None:
    """Print the log and the outcome of one record, or what is wrong with it."""
    game = check.game
    if game is None:
        for line in check.mistakes:
            complain(words.text("cli-in-file", file=str(check.file), message=line))
        return
    game_words = Words.of_table(words.language, game)
    if not quiet:
        for line in log_lines(game, seat, game_words):
            say(line)
        say()
        show_result(game, game_words)
    say(
        words.text(
            "cli-replay-true",
            file=str(check.file),
            game=game.rules.game,
            players=game.rules.players,
            steps=len(game.answers),
        )
    )
    if check.other_pack:
        given, loaded = check.other_pack[:SHOWN], game.rules.fingerprint[:SHOWN]
        say(words.text("cli-replay-other-pack", given=given, loaded=loaded))
    if check.commitment is not None:
        say(words.text("cli-replay-commitment", commitment=check.commitment))


def log_lines(game: Game, seat: int | None, words: Words) -> list[str]:
    """What happened, in words: all of it, or what one seat learnt while it was played."""
    facts = [fact if seat is None else fact.seen_by(seat - 1) for fact in game.facts]
    return [words.fact(fact) for fact in facts if fact is not None]


def show_result(game: Game, words: Words) -> None:
    result = game.result
    if result is None:
        say(words.text("cli-replay-unfinished"))
        return
    say(words.text("cli-replay-ending", ending=words.ending(result.ending)))
    table = new_table()
    for heading in ("cli-replay-place", "cli-replay-seat", "cli-replay-score"):
        table.add_column(words.text(heading), justify="right")
    for tied in result.ranking:
        for seat in tied:
            table.add_row(str(result.places[seat]), str(seat + 1), str(result.scores[seat]))
    for opponent in result.opponents:
        table.add_row("", words.ref(opponent.name), str(opponent.score))
    console().print(table)
    for tie in result.ties:
        say(words.fact(tie))
    if result.opponents:  # the places are those of the seats alone, and do not tell who won
        say(winner_sentence(result, (), words))
