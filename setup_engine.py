"""The compiled engine: mypyc and the C compiler as a command of the build (see setup.py)."""

import contextlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import tomllib
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType
from typing import Any

from setuptools import Distribution
from setuptools.command.build_ext import build_ext

from setup_docstrings import tell_in_c

if sys.platform != "win32":
    import fcntl

ROOT = Path(__file__).resolve().parent
SOURCES = ROOT / "src"
PACKAGE = SOURCES / "mori"
BUILD = ROOT / "build"
LOCK = BUILD / ".lock"  # held while the engine is compiled
WANTED = os.environ.get("MORI_COMPILE", "1")
GROUP = "mori_engine"  # the library that all compiled modules share: src/mori_engine__mypyc.*.so
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))  # names Python's version and the platform

# Calls within the library go straight to their function: nobody may put another one in its place,
# and a game at random is played several per cent faster. Said as Linux's compilers understand it.
IS_LINUX = sys.platform.startswith("linux")
COMPILER_OPTIONS = ["-fno-semantic-interposition"] if IS_LINUX else []
LINKER_OPTIONS = ["-Wl,-Bsymbolic"] if IS_LINUX else []

NO_COMPILER = """\
no working C compiler, or Python's C headers are missing (Debian, Ubuntu: build-essential and
python3-dev)."""
NOTICE = f"""\
Notice: {NO_COMPILER}
Mori runs interpreted: the same games, several times slower. Once they are installed, run
`make setup` again."""
CANNOT_COMPILE = f"""\
Mori's engine cannot be compiled: {NO_COMPILER}
MORI_COMPILE=0 builds Mori without it: the same games, several times slower."""
NO_MYPYC = """\
Mori's engine cannot be compiled: there is no mypyc, which [build-system] in pyproject.toml
requires (without build isolation, install it yourself).
MORI_COMPILE=0 builds Mori without a compiled engine: the same games, several times slower."""


def compiled_sources() -> list[Path]:
    """List the modules to compile, as pyproject.toml names them."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        table = tomllib.load(file)["tool"]["mori"]["compiled"]
    chosen, left_out = (
        {path for pattern in table[key] for path in ROOT.glob(pattern)}
        for key in ("include", "exclude")
    )
    return sorted(chosen - left_out)


def has_working_compiler() -> bool:
    """Try the compiler that Python was configured with on a file that needs Python's headers."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\n", encoding="utf-8")
        include = sysconfig.get_path("include")
        command = [*compiler.split(), f"-I{include}", "-c", str(source), "-o", f"{source}.o"]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def load_engine_module() -> ModuleType:
    """Load mori._engine by its path: while building, Mori itself cannot be imported."""
    spec = importlib.util.spec_from_file_location("_engine", PACKAGE / "_engine.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class BuildEngine(build_ext):
    """Runs mypyc, then the C compiler, and leaves the manifest that mori._engine reads.

    Nothing is done before `run`: packing sources and asking for metadata finalize this command too.
    """

    def finalize_options(self) -> None:
        self.extensions = []
        self.inplace = self.inplace or self.editable_mode
        self.set_undefined_options("build", ("build_lib", "build_lib"))

    def run(self) -> None:
        with one_at_a_time():
            self._run()

    def _run(self) -> None:
        engine = load_engine_module()
        target = SOURCES if self.inplace else Path(self.build_lib)
        manifest = target / "mori" / engine.MANIFEST_NAME
        sources = compiled_sources()
        started = time.time()
        wanted = wanted_manifest(sources)  # before mypyc reads the sources
        is_built = is_built_in_place(PACKAGE / engine.MANIFEST_NAME, wanted, sources)
        if self.inplace and is_built:
            return
        manifest.unlink(missing_ok=True)  # an interrupted build leaves no manifest
        if is_built:
            kept = {self._copied(extension) for extension in extensions_of(sources)}
        elif has_working_compiler():
            kept = self._compiled(sources)
        elif WANTED == "auto":
            remove_extensions(target, kept=set())
            print(NOTICE, file=sys.stderr)
            return
        else:
            raise SystemExit(CANNOT_COMPILE)
        remove_extensions(target, kept)
        manifest.write_text(wanted, encoding="utf-8")
        os.utime(manifest, (started, started))  # a source edited meanwhile is newer

    def get_source_files(self) -> list[str]:
        """None beside the modules themselves: the C files are made."""
        return []

    def build_extensions(self) -> None:
        """Compile the C files side by side, and only those that changed."""
        compile_in_turn = self.compiler.compile
        shared = [Path(__file__), *ROOT.glob("build/**/*.h")]
        newest_shared = max(path.stat().st_mtime for path in shared)

        def compile_one(source: str, output_dir: str, **options: Any) -> list[str]:
            (target,) = self.compiler.object_filenames([source], output_dir=output_dir)
            newest = max(newest_shared, Path(source).stat().st_mtime)
            if Path(target).exists() and Path(target).stat().st_mtime > newest:
                return [target]
            # An interrupted compiler leaves half a file, which must not look like a whole one.
            (made,) = compile_in_turn([source], output_dir=f"{output_dir}/unfinished", **options)
            Path(target).parent.mkdir(parents=True, exist_ok=True)
            os.replace(made, target)
            return [target]

        def compile_all(sources: Sequence[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                jobs = [pool.submit(compile_one, source, **options) for source in sources]
                return [target for job in jobs for target in job.result()]

        self.compiler.compile = compile_all
        remove_extensions(Path(self.build_lib), kept=set())  # half of one would look whole, too
        super().build_extensions()

    def _compiled(self, sources: list[Path]) -> set[Path]:
        """Compile the sources, and say which extension modules there are now."""
        try:
            from mypyc.build import mypycify
        except ImportError:
            raise SystemExit(NO_MYPYC) from None
        paths = [str(path.relative_to(ROOT)) for path in sources]
        extensions: list[Any] = mypycify(  # in setuptools' own terms, or in those of distutils
            paths, group_name=GROUP, opt_level="3", debug_level="0", multi_file=True
        )
        for path in sources:
            parts = path.relative_to(SOURCES).with_suffix("").parts
            made = BUILD / f"__native_{'___'.join(parts)}.c"
            if made.is_file():
                tell_in_c(made, ".".join(parts), path.read_text(encoding="utf-8"))
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *COMPILER_OPTIONS]
            extension.extra_link_args = [*extension.extra_link_args, *LINKER_OPTIONS]
        self.distribution.ext_modules = extensions
        super().finalize_options()  # now that the extension modules are known
        super().run()
        return {Path(self.get_ext_fullpath(each.name)).resolve() for each in self.extensions}

    def _copied(self, extension: Path) -> Path:
        """Take an extension module that lies beside the sources."""
        copy = Path(self.build_lib).resolve() / extension.relative_to(SOURCES)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(extension, copy)
        return copy


class NativeDistribution(Distribution):
    """A distribution with extension modules, although they are not known before mypyc has run."""

    def has_ext_modules(self) -> bool:
        return True


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Wait for another build of the engine: `make play` leaves one in the background."""
    BUILD.mkdir(exist_ok=True)
    with LOCK.open("a") as lock:
        if is_being_compiled():
            print("== waiting for the engine that is being compiled already", flush=True)
        if sys.platform != "win32":
            fcntl.flock(lock, fcntl.LOCK_EX)  # the end of the process releases it
        yield


def is_being_compiled() -> bool:
    """Whether some process compiles the engine now."""
    if sys.platform == "win32" or not LOCK.is_file():
        return False
    with LOCK.open("a") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
    return False


def wanted_manifest(sources: list[Path]) -> str:
    """The manifest of an engine made from the sources as they are now."""
    names = [path.relative_to(PACKAGE).as_posix() for path in sources]
    manifest: str = load_engine_module().manifest_of(PACKAGE, names)
    return manifest


def extensions_of(sources: list[Path]) -> Iterator[Path]:
    """The extension modules that `make setup` leaves beside the sources."""
    yield SOURCES / f"{GROUP}__mypyc{SUFFIX}"
    for path in sources:
        yield path.with_name(path.stem + SUFFIX)


def is_built_in_place(manifest: Path, wanted: str, sources: list[Path]) -> bool:
    """Whether these very sources have been compiled, as this file does it, for this Python.

    The digests are of compiled modules; they depend on the types in others, which must be older.
    """
    return (
        manifest.is_file()
        and manifest.read_text(encoding="utf-8") == wanted
        and manifest.stat().st_mtime > newest_source()
        and all(path.is_file() for path in extensions_of(sources))
    )


def newest_source() -> float:
    """When the latest change was made to all that the engine is made from, and with."""
    layers = [PACKAGE / name for name in ("bots", "content", "core", "games", "learn")]
    tools = [Path(__file__), ROOT / "setup_docstrings.py"]
    tools += [ROOT / "pyproject.toml", ROOT / "constraints.txt"]
    read = [*tools, *(path for layer in layers for path in layer.rglob("*.py"))]
    return max(path.stat().st_mtime for path in read if path.is_file())


def remove_extensions(folder: Path, kept: set[Path]) -> None:
    """Remove what an earlier build left: the extension of a deleted module could be imported."""
    for path in folder.rglob(f"*{SUFFIX}"):
        if path.resolve() not in kept:
            path.unlink()
