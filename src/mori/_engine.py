"""Decides which engine runs: the compiled modules next to the sources, or the sources.

This module is never compiled, and it is imported before every other module of Mori, so it needs the
standard library only. `setup_engine.py` builds the compiled engine and writes a manifest next to
it: one line for each compiled source, as `sha256sum` writes them.
"""

import hashlib
import importlib
import importlib.machinery
import os
import sys
from pathlib import Path
from typing import Final, Literal

PACKAGE: Final = Path(__file__).resolve().parent
MANIFEST_NAME: Final = "_engine.sha256"
ENGINE_MODULE: Final = "mori.core.game"  # the engine comes from where this module comes from

EngineKind = Literal["compiled", "interpreted"]


def prefer_sources_if_asked() -> None:
    """With `MORI_PURE=1`, load every further module of Mori from its source.

    The same happens without a manifest. It is written last, so without it a build is unfinished or
    was interrupted, and some compiled modules may be missing.
    """
    is_asked = os.environ.get("MORI_PURE", "") not in ("", "0")
    if not is_asked and (PACKAGE / MANIFEST_NAME).is_file():
        return
    if _find_sources_only not in sys.path_hooks:
        sys.path_hooks.insert(0, _find_sources_only)
    for path in [path for path in sys.path_importer_cache if _is_ours(path)]:
        del sys.path_importer_cache[path]  # a finder that still loads extension modules


def engine_kind() -> EngineKind:
    """Tell how this process runs the rules."""
    spec = importlib.import_module(ENGINE_MODULE).__spec__
    is_extension = spec is not None and isinstance(
        spec.loader, importlib.machinery.ExtensionFileLoader
    )
    return "compiled" if is_extension else "interpreted"


def engine_is_stale() -> bool:
    """Whether this process runs a compiled engine that was built from other sources."""
    return engine_kind() == "compiled" and not is_manifest_true(PACKAGE)


def is_manifest_true(package: Path) -> bool:
    """Whether the engine built into `package` was built from the sources there."""
    try:
        written = (package / MANIFEST_NAME).read_text(encoding="utf-8")
        names = [line.partition("  ")[2] for line in written.splitlines()]
        return written == manifest_of(package, names)
    except FileNotFoundError:  # the manifest, or a source that it names
        return False


def manifest_of(package: Path, names: list[str]) -> str:
    """The digests of the named sources (paths below `package`), one on each line."""
    digests = [hashlib.sha256((package / name).read_bytes()).hexdigest() for name in names]
    return "".join(f"{digest}  {name}\n" for digest, name in zip(digests, names))


def _find_sources_only(path: str) -> importlib.machinery.FileFinder:
    """A path hook: a finder that ignores the extension modules in Mori's folders."""
    if not _is_ours(path):
        raise ImportError("not a folder of Mori", path=path)  # the next hook handles it
    return importlib.machinery.FileFinder(
        path,
        (importlib.machinery.SourceFileLoader, importlib.machinery.SOURCE_SUFFIXES),
        # Where Mori is installed without its sources, as in a browser.
        (importlib.machinery.SourcelessFileLoader, importlib.machinery.BYTECODE_SUFFIXES),
    )


def _is_ours(path: str) -> bool:
    return Path(path).resolve().is_relative_to(PACKAGE)
