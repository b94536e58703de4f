"""Draws how often choices were taken before and after a pack was changed.

    python -m bench.balance BEFORE AFTER OUT.svg keep_vision vision:vision-12 …

The reports are `report.json` of `mori lab report`. Each choice has a row before and one after, with
its interval at 95 %.
"""

import json
import sys
from pathlib import Path
from typing import Any

from mori.lab.pictures import Interval, intervals_picture


def rates(report: Path, kind: str) -> dict[str, dict[str, Any]]:
    """How often each subject of a kind of choice was taken by those who were offered it."""
    choices = json.loads(report.read_text("utf-8"))["choices"]
    return {each["subjects"][0]: each["rate"] for each in choices if each["kind"] == kind}


def rows(before: Path, after: Path, kind: str, subjects: list[str]) -> list[Interval]:
    found: list[Interval] = []
    for subject in subjects:
        for name, report in (("before", before), ("after", after)):
            rate = rates(report, kind).get(subject)
            if rate is not None:
                label = f"{subject.partition(':')[2]}, {name}"
                found.append(Interval(label, rate["low"], rate["value"], rate["high"]))
    return found


def main(arguments: list[str]) -> None:
    before, after, out, kind, *subjects = arguments
    title = f"How often a seat took it: {kind.replace('_', ' ')}"
    picture = intervals_picture(
        title,
        "share of seats that were offered it",
        rows(Path(before), Path(after), kind, subjects),
    )
    Path(out).write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
