"""Checks of the Home of the Great Spirit on each board face: labels, and what each one does."""

from typing import Final

from mori.content import Reading, check_equal
from mori.games.bitoku.pack.checks.tools import check_positions
from mori.games.bitoku.pack.reading.boards import FaceTables
from mori.games.bitoku.pack.schema.effect_parts import same_effects, written
from mori.games.bitoku.pack.schema.effects import Effect, effect

ONE_AMULET: Final = effect("amulet", value=1, n=1)
ANY_RESOURCE: Final = effect("resource", resource="any", n=1)
# The table of section B-HOME, by label.
HOME: Final[dict[int, tuple[Effect, ...]]] = {
    1: (effect("amulet", value=2, n=1),),
    2: (ONE_AMULET, effect("vision", n=1)),
    3: (ONE_AMULET, ANY_RESOURCE),
    4: (ONE_AMULET, effect("movement", n=1)),
    5: (ONE_AMULET, effect("choose_one", options=(effect("movement", n=1), ANY_RESOURCE))),
    6: (effect("copy_forest_action"),),
}
COPYING: Final = 6
LABELS: Final = {
    "board_1_2.toml": (1, 2, 5, 6),
    "board_3.toml": (1, 2, 3, 4),
    "board_4.toml": (1, 2, 3, 4),
}


def check_home(face: FaceTables, reading: Reading) -> None:
    spaces = face.home_spaces
    if not spaces.present:
        return
    check_positions(spaces, reading)
    labels = LABELS[face.where.file]
    seen: dict[int, str] = {}
    for where, space in spaces.read():
        place = where.at("label")
        if space.label not in labels:
            allowed = ", ".join(map(str, labels))
            problem = place.problem("not_one_of", value=space.label, allowed=allowed)
            reading.problems.append(problem)
            continue
        if space.label in seen:
            problem = place.problem("duplicate_id", id=space.label, first=seen[space.label])
            reading.problems.append(problem)
            continue
        seen[space.label] = where.entry
        expected = HOME[space.label]
        if not same_effects(space.effects, expected):
            texts = written(space.effects), written(expected)
            check_equal(where.at("effects"), *texts, "B-HOME", reading)
        minimum, change = (2, -1) if space.label == COPYING else (1, 0)
        check_equal(where.at("min_die"), space.min_die, minimum, "B-HOME-4", reading)
        check_equal(where.at("die_change"), space.die_change, change, "B-HOME-4", reading)
    if len(seen) == len(spaces.rows):  # a wrong label stands for one that is missing
        for label in labels:
            if label not in seen:
                problem = face.place("home_space").problem("missing_entry", id=label)
                reading.problems.append(problem)
