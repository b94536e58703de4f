"""The mutants of the page's modules; `page.mjs` finds them in TypeScript's own syntax tree."""

import json
import subprocess
from pathlib import Path
from typing import Final

from tests.mutation.mutants import PAGE, ROOT, Mutant

WEB: Final = ROOT / "web"

TEST: Final = ".test.ts"
WORDS: Final = "words"  # compared with Python's, sentence by sentence
DRAWN: Final = ("geo", "geometry", "zooms")  # where things are drawn: a picture shows it


def modules() -> list[Path]:
    """The modules with a test beside them. What only a browser can show is proven in one
    (tests/web), which is too slow to ask about every change."""
    found = (path for path in sorted((WEB / "src").rglob("*.ts")) if is_tested(path))
    return [path for path in found if not path.read_text("utf-8").startswith("// Generated")]


def is_tested(path: Path) -> bool:
    name = path.name.removesuffix(".ts").removesuffix(".svelte")
    if path.name.endswith(TEST) or name in DRAWN:
        return False
    return path.with_name(name + TEST).exists() or path.parent.name == WORDS


def all_mutants() -> list[Mutant]:
    script = str(Path(__file__).with_name("page.mjs"))
    done = subprocess.run(
        ["node", script, *map(str, modules())], stdout=subprocess.PIPE, check=True, text=True
    )
    return [
        Mutant(
            area=PAGE,
            file=Path(change["file"]).relative_to(ROOT).as_posix(),
            place=change["place"],
            operator=change["operator"],
            before=" ".join(change["before"].split()),
            after=" ".join(change["after"].split()),
            start=change["start"],
            end=change["end"],
            text=change["text"],
        )
        for change in json.loads(done.stdout)
    ]
