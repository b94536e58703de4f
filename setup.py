"""Adds the compiled engine to the build; everything else about the package is in pyproject.toml.

MORI_COMPILE=1     compile what [tool.mori.compiled] lists; any failure fails the build
MORI_COMPILE=auto  the same where there is a working C compiler; without one, a notice and no engine
otherwise          a pure Python build
"""

import importlib.util
import os
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType
from typing import Any

from setuptools import Distribution, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src" / "mori"
WANTED = os.environ.get("MORI_COMPILE", "")
GROUP = "mori_engine"  # the library that all compiled modules share: src/mori_engine__mypyc.*.so

NOTICE = """\
Notice: no working C compiler, or Python's C headers are missing; Mori runs interpreted.
        It plays the same games, several times slower. To compile the engine, install them
        (Debian, Ubuntu: build-essential and python3-dev) and run `make setup` again."""


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


def engine_module() -> ModuleType:
    """Load mori._engine by its path: while building, Mori itself cannot be imported."""
    spec = importlib.util.spec_from_file_location("_engine", PACKAGE / "_engine.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class BuildEngine(build_ext):
    """Runs mypyc, then the C compiler, and leaves the manifest that mori._engine reads."""

    def finalize_options(self) -> None:
        from mypyc.build import mypycify

        sources = compiled_sources()
        names = [path.relative_to(PACKAGE).as_posix() for path in sources]
        self.engine = engine_module()
        self.manifest = self.engine.manifest_of(PACKAGE, names)  # before mypyc reads the sources
        paths = [str(path.relative_to(ROOT)) for path in sources]
        self.distribution.ext_modules = mypycify(
            paths, group_name=GROUP, opt_level="3", debug_level="0", multi_file=True
        )
        super().finalize_options()

    def run(self) -> None:
        target = PACKAGE.parent if self.inplace else Path(self.build_lib)
        manifest = target / "mori" / self.engine.MANIFEST_NAME
        manifest.unlink(missing_ok=True)  # an interrupted build leaves no manifest
        super().run()
        built = {Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions}
        remove_extensions(target, kept={path.resolve() for path in built})
        manifest.write_text(self.manifest, encoding="utf-8")

    def build_extensions(self) -> None:
        """Compile the C files side by side, and only those that changed."""
        compile_in_turn = self.compiler.compile
        shared = [ROOT / "setup.py", *ROOT.glob("build/**/*.h")]
        newest_shared = max(path.stat().st_mtime for path in shared)

        def compile_one(source: str, output_dir: str, **options: Any) -> list[str]:
            (target,) = self.compiler.object_filenames([source], output_dir=output_dir)
            newest = max(newest_shared, Path(source).stat().st_mtime)
            if Path(target).exists() and Path(target).stat().st_mtime > newest:
                return [target]
            return compile_in_turn([source], output_dir=output_dir, **options)

        def compile_all(sources: Sequence[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                jobs = [pool.submit(compile_one, source, **options) for source in sources]
                return [target for job in jobs for target in job.result()]

        self.compiler.compile = compile_all
        super().build_extensions()


class NativeDistribution(Distribution):
    """A distribution with extension modules, although they are not known before mypyc has run."""

    def has_ext_modules(self) -> bool:
        return True


def remove_extensions(folder: Path, kept: set[Path]) -> None:
    """Remove what an earlier build left: the extension of a deleted module could be imported."""
    for path in folder.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
        if path.resolve() not in kept:
            path.unlink()


def main() -> None:
    if WANTED not in ("1", "auto"):
        setup()
    elif WANTED == "auto" and not has_working_compiler():
        (PACKAGE / engine_module().MANIFEST_NAME).unlink(missing_ok=True)
        remove_extensions(PACKAGE.parent, kept=set())
        print(NOTICE, file=sys.stderr)
    else:
        setup(cmdclass={"build_ext": BuildEngine}, distclass=NativeDistribution)


main()
