"""Every choice says what it brings and what it costs: one whole game of each kind.

The games are golden ones, so that they are played as people play them. What is told of an answer
are its own words with what they add, the facts that are certain to follow, and the notes on the
rest (`SeatView.about`, `SeatView.outcome`).
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from mori.core.about import About
from mori.core.actions import Action
from mori.core.game import Game
from mori.core.record import read_record
from mori.core.view import Outcome, SeatView, seat_view
from mori.words import Words
from tests import golden

GAMES = ("bitoku-2-greedy", "bitoku-1-greedy", "hitodama-3-mixed")
INTERNAL = re.compile(r"[a-z]:[a-z0-9]|_|\b[a-z]+-\d+\b|\{|\}")  # a reference, an id, a variable

# Actions whose own words say all there is to say before they are chosen.
SAYS_ALL = {
    "bitoku": {"part", "look", "refuse"},  # a part is told by the effect that it stands for
    "hitodama": {"discard", "draw", "pick", "swap"},  # the last two: half of a move
}


class Told(NamedTuple):
    """An answer with all that is told of it."""

    action: Action
    about: About
    outcome: Outcome
    words: str  # its own, with what they add
    facts: list[str]
    notes: list[str]
    kinds: set[str]  # of its facts and notes

    @property
    def sentences(self) -> list[str]:
        return [self.words, *self.facts, *self.notes]


def told_in(known: SeatView, words: Words, names: list[str]) -> Iterator[Told]:
    decision, prompt = known.decision, known.prompt()
    assert decision is not None
    for action in decision.actions:
        about, outcome = known.about(action), known.outcome(action)
        notes = about.notes_beside(outcome.facts)
        yield Told(
            action,
            about,
            outcome,
            words.action(action, prompt, about.adds or "", names),
            [words.fact(fact, names) for fact in outcome.facts],
            [words.note(note, names) for note in notes],
            {fact.kind for fact in outcome.facts} | {note.kind for note in notes},
        )


def walk(name: str) -> Iterator[tuple[Game, str, list[Told]]]:
    """Each question of a golden game, with its kind and its answers as they are told."""
    game = golden.begun(name)
    words = Words.of_table("en", game)
    names = ["Ana", "Ben", "Cid"]
    record = read_record((golden.RECORDS / f"{name}.json").read_bytes())
    lines = record["actions"]
    assert isinstance(lines, list)
    for line in lines:
        seat, _, text = str(line).partition(" ")
        known = seat_view(game, int(seat))
        assert known.decision is not None
        yield game, known.decision.kind, list(told_in(known, words, names))
        game.apply(text, int(seat))


@pytest.mark.parametrize("name", GAMES)
def test_every_answer_says_what_it_costs_and_brings(name: str) -> None:
    silent: set[str] = set()
    met: set[str] = set()
    for game, kind, answers in walk(name):
        met.add(kind)
        for told in answers:
            assert not [text for text in told.sentences if INTERNAL.search(text)], told.sentences
            says_more = told.about.adds is not None or told.facts or told.notes
            if not says_more and told.action.kind not in SAYS_ALL[game.rules.game]:
                silent.add(told.action.text)
            if game.rules.game == "bitoku":
                check_bitoku(told, kind)
            else:
                check_hitodama(told)
    assert not silent
    assert len(met) > 5


def check_bitoku(told: Told, question: str) -> None:
    kind, kinds = told.action.kind, told.kinds
    if kind in ("obtain", "rock_pilgrim"):  # what it costs, whatever is asked before it is paid
        assert kinds & {"paid", "price", "price_less", "free"}, told.sentences
    if kind == "obtain" and told.action.args["market"] == "market:mitama":
        assert "mitama_action" in kinds  # whose name does not say what it does
    if kind == "obtain" and told.action.args["market"] == "market:building":
        assert kinds & {"when_built", "building_laid"}
    if kind == "place":  # what the die may do there, or that it may do nothing
        does = {"forest_action", "no_forest_action", "buildings"}
        assert kinds & (does | {"die_outranked", "nothing_to_do"}), told.sentences
    if kind in ("use", "force"):
        assert kinds & {"acts_in", "acts_nowhere"}
    if kind == "keep_vision":  # the points are in the name of the card
        assert " VP)" in told.words and kinds & {"vision_lacks", "vision_met", "vision_takes"}
    if kind == "virtue":
        assert kinds >= {"card_removed", "scored"}
    if kind == "push_back":  # what the rival has of the treasure then
        assert "treasure_of" in kinds, told.sentences
    if kind == "rock":
        assert "rock_matches" in kinds
    if kind == "skip":  # what is declined
        assert kinds & {"declined", "effects_declined"}, (question, told.sentences)
    if kind in ("walk", "start") and told.about.adds is None:
        assert kinds & {"pilgrim_walked", "pilgrimage_started"}


def check_hitodama(told: Told) -> None:
    kind, kinds = told.action.kind, told.kinds
    later = {"given_later", "price_later", "traded_later", "akku_later", "tribute_later"}
    if kind in ("place", "move", "to_place"):
        assert kinds & (later | {"no_akku_card"}), told.sentences
    if kind == "pay_tribute":
        assert kinds >= {"tribute_paid", "scored"}
    if kind == "decline":
        assert any(each.endswith("_declined") for each in kinds), told.sentences
    if kind == "play":  # what stands on the card, whose name is short
        assert kinds & {"card_says", "gained", "actions_added"}, told.sentences
    if kind == "displace":
        assert "essence_displaced" in kinds
