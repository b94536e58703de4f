"""Every error Mori raises on purpose, in one tree. No words here: the catalogues have them.

MoriError
├── ContentError        a component pack is wrong; lists all its problems at once
├── SetupError          a game was asked for that cannot be set up (game, players, options, seed)
├── IllegalAction       a player's mistake; the game is unchanged
├── RecordError         a record cannot be read
├── RecordDiverged      a record was read, but its game does not follow from it
└── RuleBug             the engine contradicts itself; carries what reproduces it

Each one carries a stable `code` and a `data` table of plain values. `str(error)` is the code with
its data: enough for a log or a bug report; what a person reads is made in `mori.words`.
"""

from typing import Final

# The few codes of IllegalAction. Stable: clients and records rely on them.
STALE_DECISION: Final = "stale_decision"
NOT_YOUR_DECISION: Final = "not_your_decision"
UNKNOWN_ACTION: Final = "unknown_action"
NOT_LEGAL: Final = "not_legal"
GAME_OVER: Final = "game_over"
GAME_RUNNING: Final = "game_running"  # asked for the outcome of a game that is not over


class MoriError(Exception):
    """Base of every error raised on purpose."""

    def __init__(self, code: str, data: dict[str, object] | None = None) -> None:
        self.code = code
        self.data: dict[str, object] = data if data is not None else {}
        details = ", ".join(f"{key}={value!r}" for key, value in self.data.items())
        super().__init__(f"{code} ({details})" if details else code)

    def __reduce__(self) -> tuple[object, ...]:
        """Errors come back from other processes as they were."""
        return type(self), (self.code, self.data)


class Problem:
    """One mistake in a component pack: where it is, and a code with data that says what it is."""

    def __init__(
        self, file: str, entry: str, key: str, code: str, data: dict[str, object] | None = None
    ) -> None:
        self.file = file
        self.entry = entry  # "tile[3] amber", or "" for the file as a whole
        self.key = key  # "side[0].spaces[1].gain", or "" for the entry as a whole
        self.code = code  # a message id without its prefix: "unknown_key"
        self.data: dict[str, object] = data if data is not None else {}

    def __reduce__(self) -> tuple[object, ...]:
        return Problem, (self.file, self.entry, self.key, self.code, self.data)

    def __repr__(self) -> str:
        return f"Problem({self.file}: {self.entry}: {self.key}: {self.code} {self.data})"


class ContentError(MoriError):
    """A pack that cannot be played with. `problems` holds every mistake found, not the first."""

    def __init__(self, problems: list[Problem]) -> None:
        self.problems = problems
        super().__init__("pack_broken", {"count": len(problems), "first": repr(problems[:3])})

    def __reduce__(self) -> tuple[object, ...]:
        return ContentError, (self.problems,)


class SetupError(MoriError):
    """A game that cannot be set up as asked."""


class Reason:
    """Why an action is not legal: a code with data, and the rules that forbid it."""

    def __init__(
        self, code: str, rules: tuple[str, ...], data: dict[str, object] | None = None
    ) -> None:
        self.code = code
        self.rules = rules
        self.data: dict[str, object] = data if data is not None else {}

    def __reduce__(self) -> tuple[object, ...]:
        return Reason, (self.code, self.rules, self.data)

    def __repr__(self) -> str:
        return f"Reason({self.code!r}, {self.rules!r}, {self.data!r})"


# Reasons that tell little, the least telling last. A game's own reasons tell more; of these, those
# that only say when such a thing is chosen come after those that say what stands against it now.
NOTHING_HERE: Final = "nothing_here"
CHOSEN_ELSEWHERE: Final = "chosen_elsewhere"  # it is possible now, at another place
TELLING_LITTLE: Final = (NOT_YOUR_DECISION, UNKNOWN_ACTION, NOTHING_HERE)
WHEN_CHOSEN: Final = "when_"  # how their codes begin


def most_telling(reasons: list[Reason]) -> Reason:
    """The first of the most telling reasons; without any, that nothing is chosen here."""
    best = Reason(NOTHING_HERE, ())
    for reason in reasons:
        if _little(reason) < _little(best):
            best = reason
    return best


def _little(reason: Reason) -> int:
    if reason.code in TELLING_LITTLE:
        return TELLING_LITTLE.index(reason.code) + 2
    return 1 if reason.code.startswith(WHEN_CHOSEN) else 0


class IllegalAction(MoriError):
    """An answer that cannot be accepted. The game is unchanged."""

    def __init__(
        self, code: str, reason: Reason | None = None, data: dict[str, object] | None = None
    ) -> None:
        self.reason = reason
        self.rules: tuple[str, ...] = reason.rules if reason is not None else ()
        merged: dict[str, object] = dict(data) if data is not None else {}
        if reason is not None:
            merged["reason"] = reason.code
            merged["rules"] = list(reason.rules)
            merged.update(reason.data)
        super().__init__(code, merged)

    def __reduce__(self) -> tuple[object, ...]:
        return IllegalAction, (self.code, self.reason, self.data)


class RecordError(MoriError):
    """A record that is malformed, truncated or of another game, format or pack."""


class RecordDiverged(MoriError):
    """A record whose game does not follow from it. `step` is the first one that differs."""

    def __init__(self, step: int, code: str, expected: str, actual: str) -> None:
        self.step = step
        self.expected = expected
        self.actual = actual
        super().__init__(code, {"step": step, "expected": expected, "actual": actual})

    def __reduce__(self) -> tuple[object, ...]:
        return RecordDiverged, (self.step, self.code, self.expected, self.actual)


class RuleBug(MoriError):
    """The engine reached a state it rules out. `record` replays the way there."""

    def __init__(self, code: str, record: dict[str, object], cause: str) -> None:
        self.record = record
        super().__init__(code, {"cause": cause})

    def __reduce__(self) -> tuple[object, ...]:
        return RuleBug, (self.code, self.record, self.data["cause"])
