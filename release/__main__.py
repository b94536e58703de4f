"""`python -m release`, which `make release` runs."""

import sys
import time

from mori.core.version import VERSION
from release import building, checking
from release.bare import ROOT
from release.pythons import MORE, WANTED, found_pythons


def main() -> None:
    started = time.monotonic()
    pythons = found_pythons()
    building.clean_clone()
    building.check_changelog(VERSION)
    building.fresh(building.RESULT)
    checked: dict[str, str] = {}

    tell("the folder for static hosts")
    offline = building.build_offline(VERSION)
    tell("the source distribution, and from it the pure wheel")
    sources = building.build_sources()
    pure = building.build_pure(sources)
    checked[sources.name] = "the pure wheel was built from it, without compiler and Node"
    checked[pure.name] = checking.check_wheel(pure, VERSION, "interpreted", sys.executable)
    tell(f"{pure.name}: {checked[pure.name]}")
    checked[offline.name] = checking.check_offline(offline, VERSION)
    tell(f"{offline.name}: {checked[offline.name]}")
    for python in pythons:
        tell(f"the wheel for Python {python.version} (some minutes)")
        wheel = building.build_compiled(sources, python)
        checked[wheel.name] = checking.check_wheel(wheel, VERSION, "compiled", python.path)
        tell(f"{wheel.name}: {checked[wheel.name]}")
    artefacts = [building.RESULT / name for name in checked]
    building.write_checksums(artefacts)
    checking.check_checksums(artefacts)

    print(f"== Mori {VERSION} in {building.RESULT.relative_to(ROOT)}")
    for name in sorted(checked):
        size = (building.RESULT / name).stat().st_size
        print(f"{size / 1e6:6.1f} MB  {name}: {checked[name]}")
    missing = sorted(set(WANTED) - {python.version for python in pythons})
    if missing:
        names = ", ".join(missing)
        print(f"== no wheel with the compiled engine for Python {names}: not found, or without")
        print(f"   headers. {MORE}='/path/to/python3.x …' names more.")
    print(f"== {time.monotonic() - started:.0f} seconds")


def tell(text: str) -> None:
    print(f"== {text}", flush=True)


if __name__ == "__main__":
    main()
