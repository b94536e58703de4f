"""The CPythons that wheels with the compiled engine are built for."""

import json
import os
import shutil
import subprocess
from dataclasses import dataclass
from typing import Final

WANTED: Final = ("3.11", "3.12", "3.13", "3.14")
# Where more of them are: their paths, with a space between them.
MORE: Final = "PYTHONS"
ASK: Final = """
import json, os, sys, sysconfig
header = os.path.join(sysconfig.get_path("include"), "Python.h")
version = "%d.%d" % sys.version_info[:2]
print(json.dumps([sys.implementation.name, version, os.path.isfile(header)]))
"""


@dataclass(frozen=True)
class Python:
    """A CPython that extension modules can be built for."""

    path: str
    version: str  # such as 3.12


def found_pythons() -> list[Python]:
    """One of each wanted version, oldest first."""
    given = os.environ.get(MORE, "").split()
    named = [path for version in WANTED if (path := shutil.which(f"python{version}"))]
    found: dict[str, Python] = {}
    for path in (*given, *named):
        python = _asked(path)
        if python is not None and python.version in WANTED:
            found.setdefault(python.version, python)
    return [found[version] for version in WANTED if version in found]


def _asked(path: str) -> Python | None:
    """What a program says of itself; None if it is no CPython, or has no headers."""
    try:
        done = subprocess.run([path, "-c", ASK], capture_output=True, text=True)
    except OSError:
        return None
    if done.returncode:
        return None
    name, version, has_headers = json.loads(done.stdout)
    return Python(path, version) if name == "cpython" and has_headers else None
