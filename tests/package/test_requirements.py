"""What is required is written once for each purpose, and locked."""

import tomllib
from importlib.metadata import distributions
from pathlib import Path
from sysconfig import get_path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PROJECT = PYPROJECT["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]
BUILD: list[str] = PYPROJECT["build-system"]["requires"]

# Extras for a few, too large to come with everything: neither installed here nor locked.
LARGE = ("train", "cluster", "research")


def locked() -> dict[str, str]:
    """The version of each library and tool in constraints.txt."""
    lines = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    pins = [line.split("==") for line in lines if not line.startswith("#")]
    return {canonicalize_name(name): pinned for name, pinned in pins}


def test_everything_required_is_locked_at_a_version_that_is_allowed() -> None:
    pins = locked()
    texts = [
        *PROJECT["dependencies"],
        *BUILD,
        *(text for name, extra in EXTRAS.items() if name not in LARGE for text in extra),
    ]
    required = [Requirement(text) for text in texts]
    for each in required:
        if each.name != "mori":
            assert each.specifier.contains(pins[canonicalize_name(each.name)]), str(each)


def test_the_tests_run_with_what_is_locked() -> None:
    """What is locked and not there belongs to another Python or platform."""
    pins = locked()
    # Only what is installed: whoever imports setuptools finds what it brings along, too.
    installed = distributions(path=[get_path("purelib"), get_path("platlib")])
    found = {canonicalize_name(each.metadata["Name"]): each.version for each in installed}
    assert {"msgspec", "pytest"} < set(found) & set(pins)
    others = {
        name: version for name, version in found.items() if version != pins.get(name, version)
    }
    assert others == {}, "the environment is another: run make setup"


def test_a_build_requires_what_development_does() -> None:
    assert set(BUILD) <= {*PROJECT["dependencies"], *EXTRAS["dev"]}


def test_all_is_every_extra_but_the_tools() -> None:
    left_out = ("all", "dev", "docs", "export", *LARGE)
    assert EXTRAS["all"] == [f"mori[{name}]" for name in EXTRAS if name not in left_out]
    assert EXTRAS["dev"][0] == "mori[all]"
