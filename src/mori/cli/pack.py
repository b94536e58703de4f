"""`mori pack`: copy and check component packs, and show where their data come from."""

import re
import shutil
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from mori.cli.guard import MISTAKE, Mistake
from mori.cli.options import GameName, Json, Language, shortened
from mori.cli.output import console, harmless, new_table, say, say_json
from mori.cli.pack_sources import CheckedPack, PackSource, chosen_sources, own_source
from mori.content import EntryProvenance, RawPack, entries, table_by_provenance
from mori.core.rng import SEED_LIMIT
from mori.lab import Departure
from mori.lab.study.varying import vary
from mori.words import Words

PackArgument = Annotated[
    Path | None,
    typer.Argument(
        metavar="PATH", help="TOML file or folder of the pack; Mori's own packs if left out."
    ),
]
PackGame = Annotated[
    str | None,
    typer.Option("--game", metavar="GAME", help="Game of the pack, if the pack does not name it."),
]
Listing = tuple[PackSource, RawPack, list[EntryProvenance]]
ENTRY_HEADINGS = (
    "cli-pack-entry",
    "cli-pack-provenance",
    "cli-pack-fields",
    "cli-pack-note",
    "cli-pack-source",
)
PROVENANCES = ("stated", "derived", "reconstructed")  # strongest first


def pack_copy(
    game: GameName,
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="New folder for the copy.")],
    *,
    lang: Language,
) -> None:
    """Copy the pack that comes with a game, to correct it."""
    words = Words(lang)
    try:
        shutil.copytree(own_source(game).path, folder)
    except FileExistsError:
        raise Mistake("cli-mistake-pack-exists", folder=str(folder)) from None
    except OSError as error:
        reason = error.strerror or str(error)
        raise Mistake("cli-mistake-results", file=str(folder), reason=reason) from None
    say(words.text("cli-pack-copied", game=game, folder=str(folder)))


def pack_vary(
    game: GameName,
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="New folder for the packs.")],
    share: Annotated[
        str,
        typer.Option(
            "--share",
            metavar="N,N",
            help="Percentage of the faces that change; several are taken in turns.",
        ),
    ] = "20",
    count: Annotated[
        int, typer.Option("--count", metavar="N", min=1, max=1000, help="Number of packs.")
    ] = 1,
    seed: Annotated[
        int,
        typer.Option("--seed", metavar="N", min=0, max=SEED_LIMIT - 1, help="Seed of the changes."),
    ] = 1,
    *,
    lang: Language,
) -> None:
    """Write packs with randomly changed faces.

    These have other prices, points or effects. Nets learn from such packs what components do
    (mori train --packs).
    """
    words = Words(lang)
    if folder.exists():
        raise Mistake("cli-mistake-pack-exists", folder=str(folder))
    shares = read_shares(share)
    for number in range(count):
        here = folder / f"{number + 1:03}"
        changed = vary(game, shares[number % len(shares)], seed + number, here)
        say(words.text("cli-pack-varied", folder=str(here), count=len(changed)))


def read_shares(typed: str) -> list[int]:
    """Percentages from a text such as "5,20,50"."""
    parts = [part.strip() for part in typed.split(",")]
    if not all(re.fullmatch("[0-9]{1,3}", part) and 1 <= int(part) <= 100 for part in parts):
        raise Mistake("cli-mistake-shares", text=shortened(typed))
    return [int(part) for part in parts]


def pack_check(
    path: PackArgument = None, game: PackGame = None, json: Json = False, *, lang: Language
) -> None:
    """Check a component pack and list every problem with its place."""
    words = Words(lang)
    checked = [source.check() for source in chosen_sources(path, game)]
    if json:
        data = [check_data(pack, words) for pack in checked]
        say_json(data[0] if path is not None else data)
    else:
        for pack in checked:
            show_check(pack, words)
    if any(pack.problems for pack in checked):
        raise typer.Exit(MISTAKE)


def check_data(pack: CheckedPack, words: Words) -> dict[str, object]:
    return {
        "pack": str(pack.source.path),
        "game": pack.source.game,
        "ok": not pack.problems,
        "fingerprint": pack.fingerprint,
        "digest": pack.digest,
        "problems": [
            {
                "file": problem.file,
                "entry": problem.entry,
                "key": problem.key,
                "code": problem.code,
                "data": problem.data,
                "message": words.problem(problem),
            }
            for problem in pack.problems
        ],
        "notices": [asdict(departure) for departure in pack.departures],
    }


def show_check(pack: CheckedPack, words: Words) -> None:
    for problem in pack.problems:
        say(words.problem(problem))
    if pack.departures:
        say(words.text("cli-pack-departures", count=len(pack.departures)))
        for departure in pack.departures:
            say("  " + departure_sentence(departure, words))
    name = source_name(pack.source, words)
    if pack.problems:
        say(words.text("cli-pack-problems", source=name, count=len(pack.problems)))
    else:
        say(words.text("cli-pack-good", source=name, fingerprint=pack.fingerprint))


def departure_sentence(departure: Departure, words: Words) -> str:
    entry = f"{departure.table} {departure.id}".strip()
    if not departure.keys:
        return words.text("cli-pack-departure-missing", entry=entry)
    return words.text("cli-pack-departure", entry=entry, keys=", ".join(departure.keys))


def source_name(source: PackSource, words: Words) -> str:
    return words.text("cli-pack-own", game=source.game) if source.is_own else str(source.path)


def pack_show(
    path: PackArgument = None,
    table: Annotated[
        str | None, typer.Option("--table", metavar="NAME", help="List the entries of one table.")
    ] = None,
    game: PackGame = None,
    json: Json = False,
    *,
    lang: Language,
) -> None:
    """Show where a pack's data come from."""
    words = Words(lang)
    sources = [(source, source.read()) for source in chosen_sources(path, game)]
    listings = [(source, raw, entries(raw)) for source, raw in sources]
    if table is not None:
        listings = only_table(table, listings)
    if json:
        data = [listing_data(*listing, is_whole=table is None) for listing in listings]
        say_json(data[0] if path is not None else data)
        return
    for source, raw, listed in listings:
        say(source_name(source, words))
        if table is None:
            show_counts(listed, words)
        else:
            show_entries(listed, words)
        fingerprint = source.check().fingerprint
        if fingerprint:
            say(words.text("cli-pack-fingerprint", fingerprint=fingerprint))
        say(words.text("cli-pack-digest", digest=raw.digest))


def only_table(table: str, listings: list[Listing]) -> list[Listing]:
    """The packs that have the table, with its entries alone; a Mistake if none has it."""
    found: list[Listing] = []
    for source, raw, listed in listings:
        wanted = [entry for entry in listed if entry.table == table]
        if wanted:
            found.append((source, raw, wanted))
    if not found:
        names = dict.fromkeys(entry.table for _, _, listed in listings for entry in listed)
        raise Mistake("cli-mistake-table", table=shortened(table), tables=", ".join(names))
    return found


def listing_data(
    source: PackSource, raw: RawPack, listed: list[EntryProvenance], *, is_whole: bool
) -> dict[str, object]:
    data: dict[str, object] = {
        "pack": str(source.path),
        "game": source.game or raw.game,
        "fingerprint": source.check().fingerprint,
        "digest": raw.digest,
    }
    if is_whole:
        data["tables"] = table_by_provenance(listed)
    else:
        data["entries"] = [msgspec.to_builtins(entry) for entry in listed]
    return data


def show_counts(listed: list[EntryProvenance], words: Words) -> None:
    counts = table_by_provenance(listed)
    used = [name for name in PROVENANCES if any(name in row for row in counts.values())]
    table = new_table()
    table.add_column(words.text("cli-pack-table"))
    table.add_column(words.text("cli-pack-entries"), justify="right")
    for name in used:
        table.add_column(words.provenance(name), justify="right")
    for row_name, row in counts.items():
        cells = [str(row[name]) if name in row else "" for name in used]
        table.add_row(harmless(row_name), str(sum(row.values())), *cells)
    totals = [str(sum(row.get(name, 0) for row in counts.values())) for name in used]
    table.add_section()
    table.add_row(words.text("cli-pack-total"), str(len(listed)), *totals)
    console().print(table)


def show_entries(listed: list[EntryProvenance], words: Words) -> None:
    table = new_table()
    for heading in ENTRY_HEADINGS:
        table.add_column(words.text(heading), overflow="fold")
    for entry in listed:
        fields = ", ".join(f"{key}: {value}" for key, value in entry.fields.items())
        cells = (entry.id, provenance_word(entry.provenance, words), fields)
        table.add_row(*(harmless(text) for text in (*cells, entry.note, entry.source)))
    console().print(table)


def provenance_word(provenance: str, words: Words) -> str:
    """The word for a provenance; a pack not yet checked may hold any other, shown as it is."""
    return words.provenance(provenance) if provenance in PROVENANCES else provenance
