"""Trying answers, and answering with several units: all or none, and nothing is revealed."""

import json
import random

import pytest

import mori
from mori import Game
from mori.core.trial import MAYBE, NO
from tests.server.running import CASES, MadeTable, Message, Service, Socket, without_places


def at_units(service: Service, kind: str) -> tuple[MadeTable, Game]:
    """A solo table at a question about several units, and its game."""
    for seed in range(1, 60):
        chance = random.Random(seed)
        game = mori.new_game("bitoku", players=1, seed=seed)
        while not game.is_over:
            if game.decisions[0].kind == kind and game.seat_view(0).units() > 1:
                made = service.make("bitoku", ["me"], seed=seed)
                with made.join(0) as socket:
                    for action in game.answers:
                        assert socket.answer(action.text)["type"] == "done"
                return made, game
            game.apply(chance.choice(game.decisions[0].actions))
    raise AssertionError(kind)


def ask_try(socket: Socket, *texts: str, decision: int | None = None) -> Message:
    number = socket.state["decision"]["number"] if decision is None else decision
    return socket.ask("try", decision=number, actions=list(texts))


@pytest.mark.parametrize(("game", "players"), CASES)
def test_a_trial_shows_what_the_seats_own_world_shows_and_changes_nothing(
    service: Service, game: str, players: int
) -> None:
    made = service.make(game, ["me"] * players, seed=5)
    beside = mori.new_game(game, players=players, seed=5)
    decision = beside.decisions[0]
    with made.join(decision.seat) as socket, made.join(None) as spectator:
        before = socket.state
        for action in decision.actions[:6]:
            told = ask_try(socket, action.text)
            tried = beside.seat_view(decision.seat).tried([action])
            data = {key: value for key, value in tried.known.data().items() if key != "components"}
            assert told["view"] == data
            assert without_places(told["facts"]) == [fact.to_data() for fact in tried.facts]
            assert told["ends_turn"] == tried.ends_turn
        assert socket.state == before
        assert spectator.state["step"] == 0
    with made.join(decision.seat) as again:
        assert again.state == before


def test_each_action_says_whether_it_ends_the_turn(service: Service) -> None:
    made = service.make("hitodama", ["me", "me"], seed=3)
    beside = mori.new_game("hitodama", players=2, seed=3)
    seat = beside.decisions[0].seat
    with made.join(seat) as socket:
        said = {a["text"]: a["ends_turn"] for a in socket.state["decision"]["actions"]}
    assert said["end"] == "yes"
    assert said["draw"] == "maybe"  # a card comes to light
    assert {end for text, end in said.items() if text.startswith("move")} == {"no"}


def test_a_draw_is_not_shown_before_it_is_made(service: Service) -> None:
    made = service.make("hitodama", ["me", "me"], seed=3)
    seat = mori.new_game("hitodama", players=2, seed=3).decisions[0].seat
    with made.join(seat) as socket:
        hand = socket.state["view"]["players"][seat]["hand"]
        told = ask_try(socket, "draw")
        assert told["ends_turn"] == MAYBE
        assert told["decision"] is None
        assert told["view"]["players"][seat]["hand"] == hand


def test_a_secret_answer_of_others_is_not_in_a_trial(service: Service) -> None:
    made = service.make("bitoku", ["me", "me"], seed=2)
    with made.join(0) as mine, made.join(1) as other:
        before = ask_try(mine, mine.state["decision"]["actions"][0]["text"])
        other.answer(other.state["decision"]["actions"][1]["text"])
        mine.read_to(1)
        after = ask_try(mine, mine.state["decision"]["actions"][0]["text"])
    assert without_places(after["facts"]) == without_places(before["facts"]) == []
    hands = [view["players"] for view in (before["view"], after["view"])]
    assert hands[0][1] == hands[1][1], "what the other has chosen"


# -- several units


def test_units_are_tried_one_after_another_and_answered_together(service: Service) -> None:
    made, beside = at_units(service, "take_resource")
    with made.join(0) as socket, made.join(None) as spectator:
        decision = socket.state["decision"]
        assert decision["units"] == beside.seat_view(0).units() > 1
        assert all(action["is_unit"] for action in decision["actions"])
        last, first = decision["actions"][-1]["text"], decision["actions"][0]["text"]
        units = [last, first]  # in no order that the engine would prefer
        one = ask_try(socket, last)
        assert one["decision"]["units"] == decision["units"] - 1
        assert one["decision"]["kind"] == decision["kind"]
        two = ask_try(socket, *units)
        assert (two["decision"] is None) == (decision["units"] == 2)
        step = socket.state["step"]
        told = socket.ask("answer", decision=decision["number"], actions=units)
        assert told["type"] == "done"
        for text in units:
            beside.apply(text, 0)
        assert socket.state["step"] == step + 2
        spectator.read_to(step + 2)
        steps = [state["step"] for state in states_of(spectator)]
        assert step + 1 not in steps, "all of them are told at once"
        assert without_places(socket.facts) == [fact.to_data() for fact in beside.facts_for(0)]
    with made.join(0) as again:  # from memory; the record has an answer for each
        assert again.state["step"] == len(beside.answers)


def states_of(socket: Socket) -> list[Message]:
    messages = [json.loads(text) for text in socket.texts]
    return [message["state"] for message in messages if "state" in message]


def test_units_are_answered_all_or_none(service: Service) -> None:
    made, _ = at_units(service, "take_resource")
    with made.join(0) as socket:
        before = socket.state
        number = before["decision"]["number"]
        unit = before["decision"]["actions"][0]["text"]
        for actions, code in (
            ([unit, "pass"], "not_legal"),
            ([unit, "no such thing"], "unknown_action"),
            ([unit] * (before["decision"]["units"] + 1), "stale_decision"),
        ):
            for type in ("try", "answer"):
                told = socket.ask(type, decision=number, actions=actions)
                assert (told["type"], told["code"]) == ("error", code), (type, actions)
        assert socket.state == before
        assert socket.answer(unit)["type"] == "done"


def test_a_refusal_does_not_tell_what_a_draw_would_bring(service: Service) -> None:
    """Whatever card lies on top: an answer after the draw is refused, with the same words."""
    told = set()
    for seed in range(1, 9):
        game = mori.new_game("hitodama", players=2, seed=seed)
        seat = game.decisions[0].seat
        made = service.make("hitodama", ["me", "me"], seed=seed)
        game.apply("draw")
        legal_then = [action.text for action in game.decisions[0].actions]
        with made.join(seat) as socket:
            number = socket.state["decision"]["number"]
            for text in ("end", legal_then[0], "play lunar_akku", "play solar_swap"):
                answer = socket.ask("answer", decision=number, actions=["draw", text])
                told.add((answer["type"], answer["code"], str(answer["data"])))
            assert socket.state["step"] == 0
    assert told == {("error", "stale_decision", "{}")}


# -- what is refused


def test_who_is_not_asked_tries_nothing(service: Service) -> None:
    made = service.make("hitodama", ["me", "me"], seed=3)
    asked = mori.new_game("hitodama", players=2, seed=3).decisions[0].seat
    with made.join(1 - asked) as other, made.join(None) as spectator:
        assert ask_try(other, "end", decision=1)["code"] == "not_your_decision"
        assert ask_try(spectator, "end", decision=1)["code"] == "not_seated"
    with made.join(asked) as socket:
        assert ask_try(socket, "end", decision=7)["code"] == "stale_decision"
        assert ask_try(socket, "fly")["code"] == "unknown_action"
        assert ask_try(socket, "wake")["code"] == "not_legal"
        assert ask_try(socket)["code"] == "bad_message"
        assert ask_try(socket, *["end"] * 51)["code"] == "bad_message"
        assert socket.state["step"] == 0


def test_what_ends_no_turn_can_be_taken_back(service: Service) -> None:
    """`no` is a promise: the seat is asked again, and the answer can be undone."""
    chance = random.Random(4)
    made = service.make("bitoku", ["me"], seed=4)
    promised = 0
    with made.join(0) as socket:
        for _ in range(60):
            action = chance.choice(socket.state["decision"]["actions"])
            assert socket.answer(action["text"])["type"] == "done"
            if action["ends_turn"] == NO:
                promised += 1
                assert socket.state["decision"] is not None
                assert socket.state["can_undo"]
    assert promised > 10
