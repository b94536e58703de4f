"""What a run found: a table, the survivors, and both as JSON."""

import json
import tomllib
from collections import Counter
from pathlib import Path
from typing import Final

from tests.mutation.mutants import AREAS, Mutant
from tests.mutation.running import EXPLAINED, NOTICED, SURVIVED, Outcome

KNOWN: Final = Path(__file__).with_name("known.toml")
WANTED: Final = 0.98


def explanations() -> dict[tuple[str, str, str], str]:
    """Why mutants that are known cannot be noticed: by file, place and change."""
    entries = tomllib.loads(KNOWN.read_text("utf-8")).get("mutant", [])
    return {(entry["file"], entry["place"], entry["change"]): entry["why"] for entry in entries}


def explain(outcomes: list[Outcome]) -> None:
    known = explanations()
    for outcome in outcomes:
        mutant = outcome.mutant
        if outcome.status == SURVIVED:
            why = known.get((mutant.file, mutant.place, mutant.change))
            if why is not None:
                outcome.status, outcome.why = EXPLAINED, why


def explained_in(found: list[Mutant]) -> list[Outcome]:
    """Those of these mutants that no test can notice."""
    outcomes = [Outcome(mutant, SURVIVED, "", 0, 0.0) for mutant in found]
    explain(outcomes)
    return [outcome for outcome in outcomes if outcome.status == EXPLAINED]


def disprove(outcomes: list[Outcome], wrong: set[str]) -> set[str]:
    """Take what tests noticed for survived that fail without any change; those tests."""
    for outcome in outcomes:
        if outcome.status == NOTICED and outcome.by in wrong:
            outcome.status = SURVIVED
    return wrong


def share_noticed(outcomes: list[Outcome]) -> float:
    """Of those that can be noticed."""
    statuses = Counter(outcome.status for outcome in outcomes)
    can_be = statuses[NOTICED] + statuses[SURVIVED]
    return statuses[NOTICED] / can_be if can_be else 1.0


def table(outcomes: list[Outcome]) -> list[str]:
    lines = ["| area | mutants | noticed | explained | survived |", "|---|---|---|---|---|"]
    for area in (*AREAS, "all"):
        meant = [o for o in outcomes if area in (o.mutant.area, "all")]
        statuses = Counter(outcome.status for outcome in meant)
        if meant:
            counts = [len(meant), statuses[NOTICED], statuses[EXPLAINED], statuses[SURVIVED]]
            lines.append(f"| {area} | " + " | ".join(map(str, counts)) + " |")
    return lines


def told(mutant: Mutant) -> str:
    return f"`{mutant.file}` {mutant.place} ({mutant.operator}): `{mutant.change}`"


def report(outcomes: list[Outcome], title: str) -> str:
    """For people, in Markdown."""
    lines = [title, "", *table(outcomes), "", f"Noticed: {share_noticed(outcomes):.1%}", ""]
    for status in (SURVIVED, EXPLAINED):
        meant = [o for o in outcomes if o.status == status]
        if meant:
            lines += [f"{status.capitalize()}:", ""]
            lines += [f"- {told(o.mutant)}{': ' + o.why if o.why else ''}" for o in meant]
            lines.append("")
    return "\n".join(lines)


def noticed_in(files: list[Path], found: list[Mutant]) -> list[Outcome]:
    """Those of these mutants that earlier runs have seen noticed, by their JSON."""
    told = {
        (entry["file"], entry["place"], entry["change"]): entry
        for file in files
        for entry in json.loads(file.read_text("utf-8"))["mutants"]
        if entry["status"] == NOTICED
    }
    outcomes: list[Outcome] = []
    for mutant in found:
        entry = told.get((mutant.file, mutant.place, mutant.change))
        if entry is not None:
            outcomes.append(Outcome(mutant, NOTICED, entry["by"], entry["stage"], entry["seconds"]))
    return outcomes


def as_json(outcomes: list[Outcome], seed: int) -> str:
    mutants = [
        {
            "area": outcome.mutant.area,
            "file": outcome.mutant.file,
            "place": outcome.mutant.place,
            "operator": outcome.mutant.operator,
            "change": outcome.mutant.change,
            "status": outcome.status,
            "by": outcome.by,
            "stage": outcome.stage,
            "seconds": round(outcome.seconds, 1),
            "why": outcome.why,
        }
        for outcome in outcomes
    ]
    data = {"seed": seed, "noticed": share_noticed(outcomes), "mutants": mutants}
    return json.dumps(data, ensure_ascii=False, indent=1)
