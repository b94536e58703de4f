"""How a game ended: who ranks where, and where every point came from."""

from mori.core.facts import Fact
from mori.core.native import mypyc_attr


class ScoreItem:
    """Points of one seat in one category, with the rules that gave them."""

    __slots__ = ("category", "points", "rules")

    def __init__(self, category: str, points: int, rules: tuple[str, ...]) -> None:
        self.category = category
        self.points = points
        self.rules = rules

    def to_data(self) -> dict[str, object]:
        return {"category": self.category, "points": self.points, "rules": list(self.rules)}

    def __reduce__(self) -> tuple[object, ...]:
        return ScoreItem, (self.category, self.points, self.rules)

    def __repr__(self) -> str:
        return f"ScoreItem({self.category!r}, {self.points}, {self.rules!r})"


class Opponent:
    """How an opponent fared that the rules play themselves, such as an automa.

    It has no seat and no place; `name` is a reference such as "side:automa".
    """

    __slots__ = ("is_beaten", "items", "name", "score")

    def __init__(self, name: str, score: int, items: list[ScoreItem], is_beaten: bool) -> None:
        self.name = name
        self.score = score
        self.items = items
        self.is_beaten = is_beaten

    def to_data(self) -> dict[str, object]:
        return {
            "name": self.name,
            "score": self.score,
            "items": [item.to_data() for item in self.items],
            "is_beaten": self.is_beaten,
        }

    def __reduce__(self) -> tuple[object, ...]:
        return Opponent, (self.name, self.score, self.items, self.is_beaten)

    def __repr__(self) -> str:
        return f"Opponent({self.name!r}, {self.score}, {self.items!r}, {self.is_beaten})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Result:
    """The outcome of a finished game.

    `places[seat]` is 1 for the best; tied seats share a place. `winners` is empty when everybody
    lost, although the places still say who did best. `opponents` are those that the rules play.
    `ties` tell what decides between sides with the same points; they follow from the game, so a
    record has none.
    """

    __slots__ = ("ending", "items", "opponents", "places", "rules", "scores", "ties", "winners")

    def __init__(
        self,
        ending: str,
        rules: tuple[str, ...],
        scores: list[int],
        places: list[int],
        winners: list[int],
        items: list[list[ScoreItem]],
        opponents: list[Opponent] | None = None,
        ties: list[Fact] | None = None,
    ) -> None:
        self.ending = ending
        self.rules = rules
        self.scores = scores
        self.places = places
        self.winners = winners
        self.items = items
        self.opponents: list[Opponent] = opponents if opponents is not None else []
        self.ties: list[Fact] = ties if ties is not None else []

    def __repr__(self) -> str:
        if len(self.winners) > 1:
            who = f"seats {', '.join(str(seat) for seat in self.winners)} share the win"
        elif self.winners:
            who = f"seat {self.winners[0]} wins"
        else:
            who = "nobody wins"
        return f"<result: {who}, scores {self.scores}, {self.ending}>"

    def __str__(self) -> str:
        """A line for each side: its place, its points and where they came from."""
        lines = [f"{self.ending}"]
        for seat, score in enumerate(self.scores):
            won = ", wins" if seat in self.winners else ""
            lines.append(
                f"seat {seat}: place {self.places[seat]}{won}, {score} points"
                f"{_told(self.items[seat])}"
            )
        for opponent in self.opponents:
            beaten = "beaten" if opponent.is_beaten else "not beaten"
            lines.append(
                f"{opponent.name}: {beaten}, {opponent.score} points{_told(opponent.items)}"
            )
        return "\n".join(lines)

    def __reduce__(self) -> tuple[object, ...]:
        return Result, (
            self.ending,
            self.rules,
            self.scores,
            self.places,
            self.winners,
            self.items,
            self.opponents,
            self.ties,
        )

    @property
    def ranking(self) -> list[list[int]]:
        """The seats from best to worst, tied seats together."""
        return [
            [seat for seat, place in enumerate(self.places) if place == wanted]
            for wanted in sorted(set(self.places))
        ]

    def to_data(self) -> dict[str, object]:
        data: dict[str, object] = {
            "ending": self.ending,
            "rules": list(self.rules),
            "scores": self.scores,
            "places": self.places,
            "winners": self.winners,
            "items": [[item.to_data() for item in items] for items in self.items],
        }
        if self.opponents:  # without any, a record is what it was before there were opponents
            data["opponents"] = [opponent.to_data() for opponent in self.opponents]
        return data


def _told(items: list[ScoreItem]) -> str:
    parts = [f"{item.category} {item.points}" for item in items if item.points]
    return f" ({', '.join(parts)})" if parts else ""


def places_from_keys(keys: list[tuple[int, ...]]) -> list[int]:
    """Places for seats compared by their keys, higher first; equal keys share a place."""
    return [1 + sum(1 for other in keys if other > key) for key in keys]


def ties_in_keys(keys: list[tuple[int, ...]]) -> list[tuple[int, int, int]]:
    """Seats with the same points, each with the next after it: (ahead, behind, what decides).

    What decides is the first number of their keys that differs, 0 if none does.
    """
    ranked = sorted(range(len(keys)), key=lambda seat: keys[seat], reverse=True)
    found: list[tuple[int, int, int]] = []
    for rank in range(1, len(ranked)):
        ahead, behind = ranked[rank - 1], ranked[rank]
        more, less = keys[ahead], keys[behind]
        if more[0] == less[0]:
            differing = [number for number in range(len(more)) if more[number] != less[number]]
            found.append((ahead, behind, differing[0] if differing else 0))
    return found
