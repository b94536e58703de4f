"""The mutants of the component packs: one number of one entry, one more or one less.

Only what the rulebook states or what follows from it. A number that was reconstructed is Mori's own
choice: another one, as long as the checks of the pack let it pass, is another design.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.mutation.mutants import DATA, ROOT, Mutant

NUMBER: Final = re.compile(rb"(?<![\w.\"'-])(\d+)(?![\w.\"'-])")
TABLE: Final = re.compile(rb"^\[+([\w.]+)\]+")
ID: Final = re.compile(rb"\bid\s*=\s*\"([^\"]+)\"")
PROVENANCE: Final = re.compile(rb"^(?!note).*\bprovenance\s*=\s*\"(\w+)\"", re.MULTILINE)
RECONSTRUCTED: Final = b"reconstructed"
TEXT: Final = re.compile(rb"\"[^\"]*\"|#.*$")


def all_mutants() -> list[Mutant]:
    packs = sorted((ROOT / "src" / "mori" / "games").glob("*/data/*.toml"))
    return [mutant for path in packs for mutant in mutants_of(path)]


def provenances(lines: list[bytes]) -> list[bytes]:
    """For each line the provenance of its entry: said in the line itself, or in its block."""
    found: list[bytes] = []
    block: list[bytes] = []

    def close() -> None:
        said = PROVENANCE.search(b"".join(line for line in block if not line.startswith(b"    {")))
        of_block = said[1] if said is not None else b""
        for line in block:
            own = PROVENANCE.search(line)
            found.append(own[1] if own is not None else of_block)

    for line in lines:
        if line.startswith(b"["):
            close()
            block = []
        block.append(line)
    close()
    return found


def mutants_of(path: Path) -> Iterator[Mutant]:
    lines = path.read_bytes().splitlines(keepends=True)
    file = path.relative_to(ROOT).as_posix()
    table, entry, offset = "", "", 0
    for line, provenance in zip(lines, provenances(lines), strict=True):
        header = TABLE.match(line)
        if header is not None:
            table, entry = header[1].decode(), ""
        named = ID.search(line)
        if named is not None:
            entry = named[1].decode()
        bare = TEXT.sub(lambda text: b'"' + b"x" * (len(text[0]) - 1), line)
        is_ours = table == "meta" or provenance == RECONSTRUCTED
        for number in () if is_ours else NUMBER.finditer(bare):
            for step in (1, -1):
                changed = int(number[1]) + step
                if changed >= 0:
                    text = str(changed)
                    yield Mutant(
                        area=DATA,
                        file=file,
                        place=f"{table} {entry}".strip(),
                        operator="number",
                        before=short(line),
                        after=short(line[: number.start()] + text.encode() + line[number.end() :]),
                        start=offset + number.start(),
                        end=offset + number.end(),
                        text=text,
                    )
        offset += len(line)


def short(line: bytes) -> str:
    return " ".join(line.decode().split())
