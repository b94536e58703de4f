"""Bundles: files of a folder in one, as the page's workers unpack them.

The first line is a JSON list of names and sizes; then the files follow. All of it is gzipped, since
hosts of static files send such a file as it is. Its name does not end in .gz, because some hosts
would tell browsers to unpack it.
"""

import gzip
import hashlib
import json
from pathlib import Path

LEVEL = 9


def packed(folder: Path) -> bytes:
    """All files of a folder as one; the same files always give the same bytes."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    bodies = [path.read_bytes() for path in files]
    names = [path.relative_to(folder).as_posix() for path in files]
    head = json.dumps([[name, len(body)] for name, body in zip(names, bodies)])
    return zipped(b"\n".join([head.encode(), b"".join(bodies)]))


def zipped(data: bytes) -> bytes:
    return gzip.compress(data, LEVEL, mtime=0)


def digest_of(*parts: bytes) -> str:
    """A short name for a content."""
    return hashlib.sha256(b"".join(parts)).hexdigest()[:16]
