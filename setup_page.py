"""The page in the browser: built by npm into the package, which serves it.

`make setup` runs this file; a wheel and a source distribution build the page first (see setup.py).
"""

import json
import os
import re
import subprocess
from pathlib import Path
from shutil import which

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
CHECKED = WEB / ".svelte-check"  # what the type checker remembers
INSTALLED = MODULES / ".package-lock.json"  # written by npm
PAGE = ROOT / "src" / "mori" / "server" / "page" / "index.html"
IS_WANTED = os.environ.get("MORI_PAGE", "1") != "0"

CANNOT_BUILD = """\
Mori's page in the browser cannot be built: {reason}
MORI_PAGE=0 builds Mori without it: for `import mori`, `mori sim` and the terminal."""


def build_page() -> None:
    """Build the page, unless it is there and newer than all that it is made from."""
    if not WEB.is_dir():  # a source distribution holds the page, not what it is made from
        if not PAGE.is_file():
            raise SystemExit(CANNOT_BUILD.format(reason="these sources were packed without it."))
    elif not is_newer(PAGE, page_sources()):
        install_packages()
        print("== building the page", flush=True)
        npm("run", "--silent", "build", "--", "--logLevel", "warn")
        PAGE.touch()


def install_packages() -> None:
    """Install what the page is built with: exactly what the lock file names."""
    if not is_newer(INSTALLED, [WEB / "package.json", WEB / "package-lock.json"]):
        check_node()
        print("== installing what the page is built with", flush=True)
        npm("ci", "--silent", "--no-audit", "--no-fund")
        INSTALLED.touch()


def page_sources() -> list[Path]:
    """All that the page is made from: its own files and the catalogues."""
    package = ROOT / "src" / "mori"
    found = [*package.rglob("*.ftl"), *package.glob("games/*/words/*.json")]
    for folder, folders, files in os.walk(WEB):
        folders[:] = [name for name in folders if name not in (MODULES.name, CHECKED.name)]
        found += [Path(folder, name) for name in files]
    return found


def is_newer(made: Path, sources: list[Path]) -> bool:
    """Whether something made is there and newer than all of its sources."""
    return made.is_file() and made.stat().st_mtime > max(path.stat().st_mtime for path in sources)


def check_node() -> None:
    """Stop, and say why, where the Node is missing or older than package.json asks for."""
    needed = json.loads((WEB / "package.json").read_text(encoding="utf-8"))["engines"]["node"]
    oldest = needed.removeprefix(">=")
    if which("npm") is None or which("node") is None:
        raise SystemExit(CANNOT_BUILD.format(reason=f"it needs npm and Node {oldest} or newer."))
    said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout
    if version_in(said) < version_in(oldest):
        reason = f"it needs Node {oldest} or newer, and this is {said.strip()}."
        raise SystemExit(CANNOT_BUILD.format(reason=reason))


def version_in(text: str) -> tuple[int, ...]:
    """The numbers of a version: "v20.19.1" is (20, 19, 1)."""
    return tuple(int(number) for number in re.findall(r"\d+", text))


def npm(*arguments: str) -> None:
    """Run npm for the page."""
    done = subprocess.run([which("npm") or "npm", *arguments], cwd=WEB, check=False)
    if done.returncode:
        raise SystemExit(CANNOT_BUILD.format(reason=f"npm {arguments[0]} failed."))


if __name__ == "__main__" and IS_WANTED:
    install_packages()  # checking and testing need them too, even where the page is new enough
    build_page()
