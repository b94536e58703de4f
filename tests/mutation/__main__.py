"""python -m tests.mutation: sample changes, run the tests against each, report what survives."""

import argparse
import json
import math
import sys
import tempfile
from pathlib import Path

from tests.mutation.areas import all_mutants, sampled
from tests.mutation.mutants import AREAS, Mutant
from tests.mutation.report import (
    WANTED,
    as_json,
    disprove,
    explain,
    explained_in,
    noticed_in,
    report,
    share_noticed,
)
from tests.mutation.running import SURVIVED, Outcome, fail_anyway, run_all
from tests.mutation.trees import trees


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make mutate", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=300, help="how many changes are tried")
    parser.add_argument("--areas", default=",".join(AREAS), help="some of " + ",".join(AREAS))
    parser.add_argument("--only", default="", help="only changes to files with this in their path")
    parser.add_argument("--again", type=Path, help="those that survived, by an earlier --json")
    parser.add_argument(
        "--resume", type=Path, nargs="*", default=[], help="take what these --json have noticed"
    )
    parser.add_argument("--seconds", type=float, default=math.inf, help="begin none after so long")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--json", type=Path, help="write everything there, too")
    parser.add_argument("--list", action="store_true", help="only say what would be tried")
    return parser.parse_args()


def survivors_of(file: Path) -> list[Mutant]:
    """The mutants that survived an earlier run and can still be made."""
    told = [m for m in json.loads(file.read_text("utf-8"))["mutants"] if m["status"] == SURVIVED]
    wanted = {(m["area"], m["file"], m["place"], m["change"]) for m in told}
    found = [m for area in {m["area"] for m in told} for m in all_mutants(area)]
    return [m for m in found if (m.area, m.file, m.place, m.change) in wanted]


def main() -> None:
    given = arguments()
    if given.again:
        found = survivors_of(given.again)
    else:
        found = sampled(given.areas.split(","), given.count, given.seed)
    found = [mutant for mutant in found if given.only in mutant.file]
    if given.list:
        for mutant in found:
            print(mutant.area, mutant.file, mutant.place, mutant.change, sep=" | ")
        return

    # Mutants known to be equivalent would only cost time.
    outcomes = [*noticed_in(given.resume, found), *explained_in(found)]
    judged = [outcome.mutant for outcome in outcomes]
    left = [mutant for mutant in found if mutant not in judged]

    def tell(outcome: Outcome) -> None:
        outcomes.append(outcome)
        mark = "." if outcome.status != SURVIVED else "!"
        place = f"{outcome.mutant.file} {outcome.mutant.place}"
        by = outcome.by or outcome.mutant.change
        print(
            f"{len(outcomes)}/{len(found)} {mark} {outcome.seconds:.0f}s {place} {by}", flush=True
        )
        if given.json:  # what is known so far, should the run be stopped
            given.json.write_text(as_json(outcomes, given.seed), encoding="utf-8")

    with tempfile.TemporaryDirectory() as folder, trees(Path(folder) / "t", given.workers) as made:
        run_all(left, made, given.seconds, tell)
        for test in sorted(disprove(outcomes, fail_anyway(outcomes, made[0]))):
            print(f"fails without any change, so it proves nothing: {test}")
    explain(outcomes)
    title = f"Seed {given.seed}: {len(outcomes)} mutants of {len(found)} sampled."
    print("\n" + report(outcomes, title))
    if given.json:
        given.json.write_text(as_json(outcomes, given.seed), encoding="utf-8")
    sys.exit(share_noticed(outcomes) < WANTED)


if __name__ == "__main__":
    main()
