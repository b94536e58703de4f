"""The mutants of the component packs: one number of one entry, one more or one less."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.mutation.mutants import DATA, ROOT, Mutant

NUMBER: Final = re.compile(rb"(?<![\w.\"'-])(\d+)(?![\w.\"'-])")
TABLE: Final = re.compile(rb"^\[+([\w.]+)\]+")
ID: Final = re.compile(rb"\bid\s*=\s*\"([^\"]+)\"")
TEXT: Final = re.compile(rb"\"[^\"]*\"|#.*$")


def all_mutants() -> list[Mutant]:
    packs = sorted((ROOT / "src" / "mori" / "games").glob("*/data/*.toml"))
    return [mutant for path in packs for mutant in mutants_of(path)]


def mutants_of(path: Path) -> Iterator[Mutant]:
    source = path.read_bytes()
    file = path.relative_to(ROOT).as_posix()
    table, entry, offset = "", "", 0
    for line in source.splitlines(keepends=True):
        header = TABLE.match(line)
        if header is not None:
            table, entry = header[1].decode(), ""
        named = ID.search(line)
        if named is not None:
            entry = named[1].decode()
        bare = TEXT.sub(lambda text: b'"' + b"x" * (len(text[0]) - 1), line)
        for number in NUMBER.finditer(bare) if table != "meta" else ():
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
