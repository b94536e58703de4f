"""The switches of Bitoku: the harder variant, and the rulings for which another reading stands."""

from mori.core.registry import Option


class Options:
    """The options as settled for one game."""

    __slots__ = (
        "copy_in_home",
        "fresh_ingenuity",
        "harder",
        "late_vision_items",
        "memory_per_icon",
        "score_floor",
        "unmoved_kodamas",
    )

    def __init__(
        self,
        harder: bool,
        fresh_ingenuity: bool,
        copy_in_home: bool,
        late_vision_items: bool,
        memory_per_icon: bool,
        unmoved_kodamas: bool,
        score_floor: bool,
    ) -> None:
        self.harder = harder
        self.fresh_ingenuity = fresh_ingenuity
        self.copy_in_home = copy_in_home
        self.late_vision_items = late_vision_items
        self.memory_per_icon = memory_per_icon
        self.unmoved_kodamas = unmoved_kodamas
        self.score_floor = score_floor


YES_NO = (True, False)

OPTIONS = (
    Option("harder", False, YES_NO, "B-VARIANT-1"),
    # BR-20: an Ingenuity Crystal gained by the card just played on its space may fire.
    Option("fresh_ingenuity", True, YES_NO, "B-SUMMER-11"),
    # BR-29: Home label 6 may copy a die that stands in the Home.
    Option("copy_in_home", True, YES_NO, "B-HOME-5"),
    # BR-64: what Dream Crystals give in the Ascension helps Visions.
    Option("late_vision_items", False, YES_NO, "B-VISION-6"),
    # BR-76: a Memory Crystal pays once for an icon, whatever its number.
    Option("memory_per_icon", False, YES_NO, "B-CRYSTAL-8"),
    # BR-91: Kodamas that never moved are ranked too.
    Option("unmoved_kodamas", True, YES_NO, "B-ASCEND-8"),
    # BR-95: a score never falls below zero.
    Option("score_floor", False, YES_NO, "B-ASCEND-18"),
)


def settle(options: dict[str, object]) -> Options:
    """The options of a game, by their names."""
    return Options(
        bool(options["harder"]),
        bool(options["fresh_ingenuity"]),
        bool(options["copy_in_home"]),
        bool(options["late_vision_items"]),
        bool(options["memory_per_icon"]),
        bool(options["unmoved_kodamas"]),
        bool(options["score_floor"]),
    )
