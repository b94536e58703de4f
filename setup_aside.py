"""The engine for the next start: compiled in the background while people play already.

`make play` runs this file before it starts, and starts interpreted where it fails. Nothing changes
under the game that is being played: `MORI_PURE=1` keeps it to the sources until it ends.
"""

import os
import subprocess
import sys

import setup_engine
from setup_engine import BUILD, PACKAGE, ROOT

LOG = BUILD / "engine.log"
FAILED = BUILD / "engine.failed"  # the log of a build that failed

# Low priority: the game goes first. In a session of its own: Ctrl-C ends the game alone.
COMPILE = ["nice", "-n", "19", sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
IN_BACKGROUND = 'log=$1; failed=$2; shift 2; { "$@" || mv "$log" "$failed"; } &'

STARTED = """\
== compiling the engine in the background, for the next start (one to three minutes). This game
   runs on the interpreted one: the same game, fast enough to play."""
GOES_ON = """\
== the engine is still being compiled in the background: this game runs on the interpreted one."""
DID_FAIL = """\
== the engine could not be compiled ({log} says why): Mori runs interpreted, which is fast enough
   to play. `make setup` tries again."""


def is_ready() -> bool:
    """Whether the compiled engine is there, made from these very sources."""
    sources = setup_engine.compiled_sources()
    manifest = PACKAGE / setup_engine.load_engine_module().MANIFEST_NAME
    wanted = setup_engine.wanted_manifest(sources)
    return setup_engine.is_built_in_place(manifest, wanted, sources)


def compile_aside() -> str:
    """Compile in the background where that is of use, and say what is being done."""
    if setup_engine.is_being_compiled():
        return GOES_ON
    if not setup_engine.has_working_compiler():
        return setup_engine.NOTICE
    if FAILED.is_file() and FAILED.stat().st_mtime > setup_engine.newest_source():
        return DID_FAIL.format(log=FAILED.relative_to(ROOT))
    BUILD.mkdir(exist_ok=True)
    with LOG.open("wb") as log:
        subprocess.run(
            ["sh", "-c", IN_BACKGROUND, "sh", str(LOG), str(FAILED), *COMPILE],
            cwd=ROOT,
            env={**os.environ, "MORI_COMPILE": "1"},
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
            check=True,
        )
    return STARTED


if __name__ == "__main__" and os.environ.get("MORI_PURE", "") in ("", "0") and not is_ready():
    print(compile_aside(), file=sys.stderr, flush=True)
    sys.exit(1)
