"""What is hidden from whom, declared by each game as plain data, and a hand that permutes it.

A game decides in `GameRules.hide` and `redeal` what a seat may know. Whoever asks these two whether
they keep a secret compares them with themselves. So the tests ask neither: each game declares its
hidden piles, and here they are found, permuted and compared.

A game of Mori's own declares them in `tests/games/<game>/hidden.py`, one of another package by an
entry point of the group `mori.hidden` (docs/adding-a-game.md).
"""

import importlib
import itertools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points
from typing import Any, NotRequired, TypedDict, cast

from mori.core.game import Game
from mori.core.rng import Rng, seeded
from mori.core.rules import GameRules
from mori.core.state import GameState

ENTRY_POINTS = "mori.hidden"


class LookedAt(TypedDict):
    """A frame of the seat's own on top of the stack lets it see the top cards of a pile."""

    frame: str
    where: dict[str, int]  # what else the frame's fields must hold
    count: str  # the field that says how many


class Part(TypedDict):
    """A field of the state that holds hidden cards; "each" of a pool: one pile for each index."""

    pile: str
    of: NotRequired[str]  # "nobody" sees it (if nothing is said), or "others": its owner does
    ordered: NotRequired[bool]  # whether its order means something; if nothing is said, it does
    counted: NotRequired[bool]  # it holds how many there are of each kind, not the cards
    known_to: NotRequired[str]  # a field that says, from the bottom on, which seat knows the card
    looked_at: NotRequired[LookedAt]
    but: NotRequired[list[str]]  # piles of the same owner whose cards lie here too, and stay
    also_in: NotRequired[str]  # a pile of the same owner in which these cards lie too
    below: NotRequired[str]  # only the cards below a number of the rules: "tables.solar_count"
    upward: NotRequired[str]  # only the cards from such a number on


class Pool(TypedDict):
    """Cards that a seat cannot tell apart: any of them can lie at any of these places."""

    parts: list[Part]
    each: NotRequired[bool]  # a pool for each index of its piles


class Answers(TypedDict):
    """Secret answers, which a frame keeps by seat until all are in."""

    frame: str
    field: str
    out_of: NotRequired[str]  # a pile of the seat's, from which each answer is a list of cards
    values: NotRequired[list[int]]  # or all that can be answered


class Hidden(TypedDict):
    pools: list[Pool]
    answers: NotRequired[list[Answers]]


# Declared for games that are in no package: those of the tests.
DECLARED: dict[str, Hidden] = {}


def hidden_of(game: str) -> Hidden:
    """What a game declares; a game that declares nothing does not pass."""
    return DECLARED[game] if game in DECLARED else _declared(game)


@cache
def _declared(game: str) -> Hidden:
    for point in entry_points(group=ENTRY_POINTS):
        if point.name == game:
            return cast(Hidden, point.load())
    return cast(Hidden, importlib.import_module(f"tests.games.{game}.hidden").HIDDEN)


def without(cards: list[int], gone: list[int]) -> list[int]:
    """The cards, in their order, less those that are gone."""
    left = cards.copy()
    for card in gone:
        left.remove(card)
    return left


class Pile:
    """One pile, as far as it is hidden from a seat.

    What its part declares is read once: the cards are asked for a million times.
    """

    def __init__(self, rules: GameRules, part: Part, index: int | None, seat: int | None) -> None:
        self.index = index
        self.seat = seat
        self.field = part["pile"]
        self.is_counted = part.get("counted", False)
        self.is_ordered = part.get("ordered", not self.is_counted)
        self.known_to = part.get("known_to")
        self.looked_at = part.get("looked_at")
        self.but = part.get("but", [])
        self.also_in = part.get("also_in")
        below, upward = part.get("below"), part.get("upward")
        self.first = None if upward is None else number_of(rules, upward)
        self.end = None if below is None else number_of(rules, below)

    def cards(self, state: GameState) -> list[int]:
        """The cards that the seat does not know to be there."""
        held = self._held(state, self.field)
        if self.is_counted:
            return [kind for kind, amount in enumerate(held) for _ in range(amount)]
        if self.is_ordered:
            places = self._places(state)
            if isinstance(places, range):  # from the bottom on
                return held[: len(places)]
            return [held[place] for place in places]
        for other in self.but:
            held = without(held, self._held(state, other))
        if self.first is not None:
            held = [card for card in held if card >= self.first]
        if self.end is not None:
            held = [card for card in held if card < self.end]
        return held.copy()

    def lay(self, state: GameState, before: list[int], cards: list[int]) -> None:
        """Lay other cards, as many, in the stead of those that the seat does not know."""
        held = self._held(state, self.field)
        if self.is_counted:
            laid = [cards.count(kind) for kind in range(len(held))]
        elif self.is_ordered:
            places = self._places(state)
            assert len(places) == len(cards)
            if isinstance(places, range):
                laid = cards + held[len(places) :]
            else:
                laid = held.copy()
                for place, card in zip(places, cards, strict=True):
                    laid[place] = card
        else:
            laid = sorted(without(held, before) + cards)
        self._put(state, self.field, laid)
        if self.also_in is not None:
            rest = without(self._held(state, self.also_in), before)
            self._put(state, self.also_in, sorted(rest + cards))

    def _held(self, state: GameState, field: str) -> list[int]:
        held: Any = getattr(state, field)
        found: list[int] = held if self.index is None else held[self.index]
        return found

    def _put(self, state: GameState, field: str, cards: list[int]) -> None:
        if self.index is not None:  # the list of piles may be shared with the original
            piles = getattr(state, field).copy()
            piles[self.index] = cards
            cards = piles
        setattr(state, field, cards)

    def _places(self, state: GameState) -> Sequence[int]:
        """Where in the pile the cards lie that the seat does not know."""
        places = range(len(self._held(state, self.field)) - self._looked(state))
        if self.known_to is None:
            return places
        known = getattr(state, self.known_to)
        return [place for place in places if place >= len(known) or known[place] != self.seat]

    def _looked(self, state: GameState) -> int:
        looked = self.looked_at
        frame: Any = state.frames[-1] if looked is not None and state.frames else None
        if looked is None or type(frame).__name__ != looked["frame"] or frame.seat != self.seat:
            return 0
        is_this = all(getattr(frame, field) == wanted for field, wanted in looked["where"].items())
        return cast(int, getattr(frame, looked["count"])) if is_this else 0


def number_of(rules: GameRules, path: str) -> int:
    """A number of the rules, by its path."""
    found: Any = rules
    for step in path.split("."):
        found = getattr(found, step)
    return cast(int, found)


@dataclass(frozen=True)
class Unknown:
    """A pool, as it is hidden from a seat: its piles, and cards that may lie anywhere in them."""

    piles: list[Pile]

    def contents(self, state: GameState) -> list[list[int]]:
        """What lies in each pile: in its order, if that means something."""
        found = [pile.cards(state) for pile in self.piles]
        return [
            cards if pile.is_ordered else sorted(cards)
            for pile, cards in zip(self.piles, found, strict=True)
        ]

    def cards(self, state: GameState) -> list[int]:
        return [card for pile in self.piles for card in pile.cards(state)]

    def lay(self, state: GameState, cards: list[int]) -> None:
        """Lay the cards otherwise."""
        self._lay(state, [pile.cards(state) for pile in self.piles], cards)

    def shuffle(self, state: GameState, rng: Rng) -> None:
        """Lay the cards in any way in which they can lie."""
        held = [pile.cards(state) for pile in self.piles]
        cards = [card for before in held for card in before]
        rng.shuffle(cards)
        self._lay(state, held, cards)

    def _lay(self, state: GameState, held: list[list[int]], cards: list[int]) -> None:
        taken = 0
        for pile, before in zip(self.piles, held, strict=True):
            pile.lay(state, before, cards[taken : taken + len(before)])
            taken += len(before)
        assert taken == len(cards)

    def all_contents(self, state: GameState) -> set[str]:
        """Every way in which the cards can lie, written out."""
        other = state.clone()
        found: set[str] = set()
        for cards in set(itertools.permutations(self.cards(state))):
            self.lay(other, list(cards))
            found.add(repr(self.contents(other)))
        return found


def unknown_to(rules: GameRules, state: GameState, seat: int | None) -> list[Unknown]:
    """All pools of a game, as they are hidden from a seat."""
    pools = hidden_of(rules.game)["pools"]
    # They are looked for a hundred thousand times, and depend only on how many piles there are.
    piles = [_count_piles(pool, part, state) for pool in pools for part in pool["parts"]]
    key = (rules, seat, tuple(piles))
    if key not in _unknown:
        _unknown[key] = [found for pool in pools for found in pools_of(pool, rules, state, seat)]
    return _unknown[key]


def _count_piles(pool: Pool, part: Part, state: GameState) -> int:
    if not hasattr(state, part["pile"]):
        return 0
    is_one = part.get("of") != "others" and not pool.get("each", False)
    return 1 if is_one else len(getattr(state, part["pile"]))


_unknown: dict[tuple[GameRules, int | None, tuple[int, ...]], list[Unknown]] = {}


def pools_of(pool: Pool, rules: GameRules, state: GameState, seat: int | None) -> list[Unknown]:
    """A pool of a declaration, or one for each index of its piles; none if it is not in play."""
    parts = [part for part in pool["parts"] if hasattr(state, part["pile"])]
    if not parts:
        return []
    if pool.get("each", False):
        return [
            Unknown(
                [Pile(rules, part, index, seat) for part in parts if is_hidden(part, index, seat)]
            )
            for index in range(len(getattr(state, parts[0]["pile"])))
        ]
    piles = []
    for part in parts:
        if part.get("of") == "others":
            owners = range(len(getattr(state, part["pile"])))
            piles += [Pile(rules, part, n, seat) for n in owners if is_hidden(part, n, seat)]
        else:
            piles.append(Pile(rules, part, None, seat))
    return [Unknown(piles)]


def is_hidden(part: Part, index: int, seat: int | None) -> bool:
    return part.get("of") != "others" or index != seat


def secret_answers(game: str, state: GameState) -> Iterator[tuple[Any, Answers]]:
    """The frames that keep secret answers, each with its declaration."""
    for frame in state.frames:
        for answers in hidden_of(game).get("answers", []):
            if type(frame).__name__ == answers["frame"]:
                yield frame, answers


def answer_otherwise(game: str, state: GameState, seat: int | None, rng: Rng) -> None:
    """Let the others have answered secretly something that they could have answered."""
    for frame, answers in secret_answers(game, state):
        given = getattr(frame, answers["field"])
        for other in range(len(given)):
            if other == seat:
                continue
            if "out_of" in answers:
                cards = getattr(state, answers["out_of"])[other].copy()
                rng.shuffle(cards)
                given[other] = cards[: len(given[other])]
            elif given[other] in answers["values"]:
                given[other] = answers["values"][rng.below(len(answers["values"]))]


def with_hidden_permuted(game: Game, seat: int | None, rng: Rng) -> Game:
    """The same game as the seat sees it, with all that is hidden from it lying otherwise."""
    other = game.clone()
    for pool in unknown_to(game.rules, game.state, seat):
        pool.shuffle(other.state, rng)
    answer_otherwise(game.rules.game, other.state, seat, rng)
    other.state.rng = seeded(rng.next32())
    return other


def hidden_fields(game: str) -> set[str]:
    """The fields of a state in which something hidden lies, by what the game declares."""
    parts: list[Mapping[str, object]] = [
        part for pool in hidden_of(game)["pools"] for part in pool["parts"]
    ]
    return {str(part[key]) for part in parts for key in ("pile", "also_in") if key in part}
