"""The mutants of the page's modules; `page.mjs` finds them in TypeScript's own syntax tree."""

import json
import subprocess
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

from tests.mutation.mutants import PAGE, ROOT, Mutant

SOURCES: Final = ROOT / "web" / "src"

# Left out of the page, below web/src. What only a browser can show is proven in one (tests/web),
# which is too slow to ask about every change.
LEFT_OUT: Final = {
    "*.test.ts": "tests",
    "*/fixtures.ts": "tests",
    "testing/*.ts": "tests",
    "games/bitoku/geo.ts": "drawing: where things are",
    "games/hitodama/geometry.ts": "drawing: where things are",
    "games/*/zooms.ts": "drawing: where things are",
    "games/hitodama/lettering.ts": "drawing: the size of words in a picture",
    "parts/strip.ts": "drawing: a row of icons",
    "table/motion.ts": "drawing: how pieces travel",
    "table/fireflies.ts": "drawing: where a hint glows",
    "games/*/context.ts": "drawing: what components ask of their table",
    "games/bitoku/board/context.ts": "drawing: what components ask of their table",
    "games/bitoku/table.ts": "drawing: what components ask of their table",
    "parts/place.ts": "a browser's events",
    "parts/reading.svelte.ts": "a browser's events",
    "games/*/ui.ts": "puts the parts of a game together",
    "lib/chunks.svelte.ts": "loads the parts of the page",
    "lib/sprite.ts": "loads the parts of the page",
    "main.ts": "loads the parts of the page",
    "lib/router.svelte.ts": "a browser's address, language and memory",
    "lib/language.svelte.ts": "a browser's address, language and memory",
    "lib/recordimport.svelte.ts": "a browser's address, language and memory",
    "lib/settings.svelte.ts": "a browser's address, language and memory",
}
GENERATED: Final = "// Generated"


def modules() -> list[Path]:
    found = (path for path in sorted(SOURCES.rglob("*.ts")) if not is_left_out(path))
    return [path for path in found if not path.read_text("utf-8").startswith(GENERATED)]


def is_left_out(path: Path) -> bool:
    name = path.relative_to(SOURCES).as_posix()
    return any(fnmatch(name, pattern) for pattern in LEFT_OUT)


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
