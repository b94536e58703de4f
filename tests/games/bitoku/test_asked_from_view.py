"""Questions answered once more from what the asked seat sees: the same choices are legal.

For each kind of question below, the rules are written here a second time, over the seat's view and
the answers given so far. No part of the engine is asked.
"""

from collections import Counter
from collections.abc import Callable
from itertools import permutations
from typing import Any

import pytest

import mori
from mori.core.decision import Decision
from mori.core.game import Game

SEEDS = 3
TOP = 6  # the highest value of a die
CARDS_FOR_VIRTUE = 5
FAVOUR_CARDS = {"a": "bitoku", "b": "yokai"}  # favour c has no card

Seen = Any


class Question:
    """A pending question, with what its seat sees and has answered to it before."""

    def __init__(self, game: Game, decision: Decision, named: list[str], turn: Seen) -> None:
        self.seen: Seen = game.view(decision.seat)
        self.me: Seen = self.seen["players"][decision.seat]
        self.prompt: Seen = game.prompt(decision)
        self.seat = decision.seat
        self.named = named  # by the answers before, to the same question
        self.turn = turn  # the view in which the turn was begun, and the action it was begun with


def open_regions(seen: Seen) -> list[str]:
    return [each["id"] for each in seen["regions"] if len(each["dice"]) < each["spaces"]]


def open_in_home(seen: Seen, value: int) -> list[str]:
    spaces = seen["components"]["home"]
    free = [each["id"] for each in seen["home"] if each["die"] is None]
    return [space for space in free if value >= spaces[space]["min_die"]]


def area_of(seen: Seen, region: str) -> Seen:
    """The Hill area across the river from a region."""
    return next(area for area in seen["hill_areas"] if region in area["hills"])


def turn(q: Question) -> set[str]:
    """B-SUMMER-6, -13, -30, -32, -33, -37."""
    empty = [number for number, card in enumerate(q.me["played"], 1) if card is None]
    found = {f"play {card} > {number}" for card in q.me["hand"] for number in empty}
    reinforced = sum(value * held for value, held in enumerate(q.me["amulets"], 1))
    for number, die in enumerate(q.me["dice"], 1):
        best = min(TOP, die["value"] + reinforced)
        is_room = bool(open_regions(q.seen) or open_in_home(q.seen, best))
        if die["state"] == "unlocked" and is_room:
            found.add(f"use {number}")
        if die["state"] == "locked" and is_room and q.me["pilgrims"]:
            found.add(f"force {number}")
        by_the_river = die["state"] == "forest" and not die["place"].startswith("home")
        if by_the_river and die["value"] > 1:
            area = area_of(q.seen, die["place"])
            if len(area["dice"]) < area["spaces"]:
                found.add(f"cross {number}")
    is_left = any(die["state"] in ("locked", "unlocked") for die in q.me["dice"])
    if not is_left and not (q.me["hand"] and empty):
        found.add("pass")
    return found


def place_die(q: Question) -> set[str]:
    """B-SUMMER-16, -18, B-HOME-1, -4, BR-18."""
    value = q.prompt["value"]
    found = {f"place {region}" for region in open_regions(q.seen)}
    found |= {f"place {space}" for space in open_in_home(q.seen, value)}
    spent = [int(text.removeprefix("amulet ")) for text in q.named]
    for amulet, held in enumerate(q.me["amulets"], 1):
        if held and value < TOP and value + amulet - min([amulet, *spent]) < TOP:
            found.add(f"amulet {amulet}")
    return found


def discard_to_three(q: Question) -> set[str]:
    """B-SPRING-4."""
    held = Counter(q.me["hand"]) - Counter(text.removeprefix("discard ") for text in q.named)
    return {f"discard {card}" for card in held}


def claim_favour(q: Question) -> set[str]:
    """B-RIVER-2, -3, -7, -9."""
    before, action = q.turn
    die = before["players"][q.seat]["dice"][int(action.removeprefix("cross ")) - 1]
    found = set()
    for hill in q.seen["hills"]:
        if hill["id"] not in area_of(before, die["place"])["hills"]:
            continue
        for favour, covered in zip("abc", hill["covered"], strict=True):
            if not covered:
                found.add(f"cover {hill['id']}.{favour}")
                if favour not in FAVOUR_CARDS or hill[FAVOUR_CARDS[favour]] is not None:
                    found.add(f"favour {hill['id']}.{favour}")
    return found


def spirits_virtue(q: Question) -> set[str]:
    """B-WINTER-4."""
    played = [number for number, card in enumerate(q.me["played"], 1) if card is not None]
    owned = q.me["deck"] + q.me["hand_size"] + len(q.me["discard"]) + len(played)
    assert owned >= CARDS_FOR_VIRTUE
    return {"skip"} | {f"virtue {number}" for number in played}


def arrange_dice(q: Question) -> set[str]:
    """B-WINTER-2: arrangements that look different, each by the first of the orders for it."""
    values = [die["value"] for die in q.me["dice"]]
    found: dict[tuple[int, ...], str] = {}
    for order in permutations(range(len(values))):
        look = tuple(values[number] for number in order)
        found.setdefault(look, "arrange " + " ".join(str(number + 1) for number in order))
    return set(found.values())


def take_resource(_: Question) -> set[str]:
    """B-EFFECT-11."""
    return {f"take {resource}" for resource in ("wood", "stone", "jade", "sake")}


def look_or_not(q: Question) -> set[str]:
    """B-VISION-3: declined before looking, or not at all."""
    return {"look", "skip"}


FROM_VIEW: dict[str, Callable[[Question], set[str]]] = {
    each.__name__: each
    for each in (
        turn,
        place_die,
        discard_to_three,
        claim_favour,
        spirits_virtue,
        arrange_dice,
        take_resource,
        look_or_not,
    )
}
ALWAYS_ASKED = ("turn", "place_die", "discard_to_three", "claim_favour", "take_resource")


@pytest.mark.rule("B-SUMMER-6", "B-SUMMER-13", "B-SUMMER-16", "B-SUMMER-18", "B-SUMMER-30")
@pytest.mark.rule("B-SUMMER-32", "B-SUMMER-33", "B-SUMMER-37", "B-SPRING-4", "B-HOME-4", "BR-18")
@pytest.mark.rule("B-RIVER-2", "B-RIVER-3", "B-RIVER-7", "B-WINTER-2", "B-WINTER-4")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_what_can_be_answered_follows_from_the_view_of_the_seat(players: int) -> None:
    asked: Counter[str] = Counter()
    for seed in range(SEEDS):
        game = mori.new_game("bitoku", players=players, seed=seed)
        rng = mori.seeded(seed + 9)
        named: dict[int, list[str]] = {}
        begun: dict[int, Seen] = {}
        before = ""
        while not game.is_over:
            decision = game.decisions[rng.below(len(game.decisions))]
            if decision.kind != before:
                named = {}
            before = decision.kind
            own = named.setdefault(decision.seat, [])
            action = decision.actions[rng.below(len(decision.actions))]
            if decision.kind in FROM_VIEW:
                question = Question(game, decision, own, begun.get(decision.seat))
                legal = {each.text for each in decision.actions}
                assert FROM_VIEW[decision.kind](question) == legal, decision.kind
                asked[decision.kind] += 1
                if decision.kind == "turn":
                    begun[decision.seat] = (question.seen, action.text)
            own.append(action.text)
            game.apply(action, decision.seat)
    assert all(asked[kind] > SEEDS for kind in ALWAYS_ASKED), asked
