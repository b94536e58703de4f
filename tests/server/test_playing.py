"""Playing over the socket: each seat gets exactly what the engine says it may know."""

import contextlib
from typing import Any

import pytest

import mori
from mori import Game
from tests.server.running import CASES, MadeTable, Service, Socket, without_places

SEED = 987654321987


def known(game: Game, seat: int | None) -> dict[str, Any]:
    """The view as the protocol sends it."""
    return {key: value for key, value in game.view(seat).items() if key != "components"}


def check(socket: Socket, game: Game, seat: int | None) -> None:
    """Everything in a socket's state follows from what the seat may know of the game."""
    state = socket.state
    assert state["step"] == len(game.answers)
    assert state["view"] == known(game, seat)
    assert state["asked"] == [decision.seat for decision in game.decisions]
    assert without_places(socket.facts) == [fact.to_data() for fact in game.facts_for(seat)]
    assert (state["result"] is None) == (not game.is_over)
    decision = game.decision_of(seat) if seat is not None else None
    if decision is None:
        assert state["decision"] is None
    else:
        told = state["decision"]
        assert (told["number"], told["seat"]) == (decision.number, decision.seat)
        assert (told["kind"], told["prompt"]) == (decision.kind, game.prompt(decision))
        actions = [(a["text"], a["kind"], a["args"]) for a in told["actions"]]
        assert actions == [(a.text, a.kind, a.args) for a in decision.actions]
    if seat is None:
        assert not state["can_undo"]
    else:
        assert state["can_undo"] == bool(game.undoable(seat))


def play_beside(
    made: MadeTable, sockets: dict[int | None, Socket], game: Game, answers: int
) -> None:
    """Give answers at the table and to the game beside it, and compare all that is told."""
    for number in range(answers):
        if game.is_over:
            return
        decision = game.decisions[number % len(game.decisions)]
        action = decision.actions[(number * 7) % len(decision.actions)].text
        socket = sockets[decision.seat]
        assert socket.answer(action, decision.number) == {"type": "done", "id": socket.last_id}
        # The state it led to has come before.
        game.apply(action, decision.seat)
        assert socket.state["step"] == len(game.answers)
        for seat, other in sockets.items():
            other.read_to(len(game.answers))
            check(other, game, seat)


@pytest.mark.parametrize(("game", "players"), CASES)
def test_every_seat_is_told_what_it_may_know_and_no_more(
    service: Service, game: str, players: int
) -> None:
    made = service.make(game, ["me"] * players, seed=SEED)
    beside = mori.new_game(game, players=players, seed=SEED)
    with contextlib.ExitStack() as stack:
        seats: list[int | None] = [*range(players), None]
        sockets = {seat: stack.enter_context(made.join(seat)) for seat in seats}
        for seat, socket in sockets.items():
            check(socket, beside, seat)
        play_beside(made, sockets, beside, 60)
        for socket in sockets.values():
            for text in socket.texts:
                assert str(SEED) not in text
                assert not any(token in text for token in made.tokens.values())


def test_the_welcome_has_the_components_and_the_seat(service: Service) -> None:
    made = service.make("bitoku", ["me", "me"], seed=SEED)
    with service.socket(made.id) as socket:
        welcome = socket.join(made.tokens[1])
    printed = mori.new_game("bitoku", players=2, seed=SEED).view(1)["components"]
    # Lists of tables have neither; two people play, so nobody is coached.
    assert welcome["table"] == {**made.info, "components": printed, "coach": False}
    assert welcome["seat"] == 1
    with service.socket(made.id) as socket:
        assert socket.join(None)["seat"] is None


def test_whoever_joins_late_is_told_all_that_happened(service: Service) -> None:
    made = service.make("hitodama", ["me", "me"], seed=3)
    beside = mori.new_game("hitodama", players=2, seed=3)
    with made.join(0) as first, made.join(1) as second:
        play_beside(made, {0: first, 1: second}, beside, 12)
    with made.join(0) as late, made.join(None) as spectator:
        check(late, beside, 0)
        check(spectator, beside, None)


def test_a_seat_can_be_open_in_two_places(service: Service) -> None:
    made = service.make("bitoku", ["me"], seed=4)
    with made.join(0) as here, made.join(0) as there:
        here.answer(here.state["decision"]["actions"][0]["text"])
        there.read_to(here.state["step"])
        assert there.state == here.state
        assert there.facts == here.facts


@pytest.mark.parametrize(("game", "players"), [("bitoku", 1), ("hitodama", 2)])
def test_a_whole_game_to_its_result(service: Service, game: str, players: int) -> None:
    made = service.make(game, ["me"] * players, seed=5)
    beside = mori.new_game(game, players=players, seed=5)
    with contextlib.ExitStack() as stack:
        sockets = [stack.enter_context(made.join(seat)) for seat in range(players)]
        while not beside.is_over:
            decision = beside.decisions[0]
            action = decision.actions[len(beside.answers) % len(decision.actions)].text
            assert sockets[decision.seat].answer(action, decision.number)["type"] == "done"
            beside.apply(action, decision.seat)
        assert beside.result is not None
        for seat, socket in enumerate(sockets):
            socket.read_to(len(beside.answers))
            check(socket, beside, seat)
            told = socket.state["result"]
            assert {**told, "opponents": told["opponents"] or None} == {
                "opponents": None,
                **beside.result.to_data(),
                "ties": [{**tie.to_data(), "places": []} for tie in beside.result.ties],
            }
            refused = socket.answer("anything", 1)
            assert (refused["type"], refused["code"]) == ("error", "game_over")
    assert service.http.get(f"/api/tables/{made.id}").json()["finished"]


# -- taking back


def first_undoable(service: Service, game: str, players: int) -> tuple[MadeTable, Game, int]:
    """A table at a moment when the seat that answered last may take its answer back."""
    for seed in range(1, 30):
        beside = mori.new_game(game, players=players, seed=seed)
        for _ in range(80):
            decision = beside.decisions[0]
            beside.apply(decision.actions[0])
            if len(beside.answers) > 5 and beside.undoable(decision.seat):
                made = service.make(game, ["me"] * players, seed=seed)
                return made, beside, decision.seat
    raise AssertionError(game)


@pytest.mark.parametrize(("game", "players"), [("bitoku", 1), ("bitoku", 3), ("hitodama", 2)])
def test_an_answer_is_taken_back_for_everybody(service: Service, game: str, players: int) -> None:
    made, beside, seat = first_undoable(service, game, players)
    with contextlib.ExitStack() as stack:
        seats: list[int | None] = [*range(players), None]
        sockets = {one: stack.enter_context(made.join(one)) for one in seats}
        for action, by in zip(beside.answers, beside.answer_seats, strict=True):
            number = sockets[None].state["step"]
            current = sockets[by]
            current.read_to(number)
            assert current.answer(action.text)["type"] == "done"
            for socket in sockets.values():
                socket.read_to(number + 1)
        mine = sockets[seat]
        assert mine.state["can_undo"]
        assert mine.ask("undo")["type"] == "done"
        before = beside.rewound(len(beside.answers) - 1)
        for one, socket in sockets.items():
            socket.read_to(len(before.answers))
            assert socket.state["rewound"]
            check(socket, before, one)
        # The game goes on from there, another way.
        decision = before.decisions[0]
        mine.answer(decision.actions[-1].text)
        before.apply(decision.actions[-1])
        assert not mine.state["rewound"]
        check(mine, before, seat)


def test_what_was_thought_out_before_an_undo_is_stale(service: Service) -> None:
    """The number of the question comes again, for another position."""
    made = service.make("hitodama", ["me", "me"], seed=3, hints=True)
    first = made.asked()
    with made.join(first) as mine, made.join(1 - first) as other:
        actions = mine.state["decision"]["actions"]
        one, another = [each["text"] for each in actions if each["ends_turn"] == "no"][:2]
        for text in (one, "end"):
            assert mine.answer(text)["type"] == "done"
        other.read_to_turn()
        seen = {"mark": other.state["mark"], "decision": other.state["decision"]["number"]}
        for _ in range(2):
            assert mine.ask("undo")["type"] == "done"
        assert mine.ask("undo", mark="1.1")["code"] == "stale_decision", "it is taken back by now"
        for text in (another, "end"):
            assert mine.answer(text)["type"] == "done"
        while other.state["mark"] != mine.state["mark"]:
            other.read()
        assert other.state["decision"]["number"] == seen["decision"]
        for type in ("answer", "try"):
            told = other.ask(type, **seen, actions=["end"])
            assert told["code"] == "stale_decision"
        assert other.ask("hint", **seen)["code"] == "stale_decision"
        assert other.answer("end")["type"] == "done"


def test_an_answer_that_is_sent_again_is_confirmed_and_played_once(service: Service) -> None:
    """Its confirmation was lost with the connection."""
    made = service.make("hitodama", ["me", "me"], seed=3)
    first = made.asked()
    with made.join(first) as mine, made.join(1 - first) as other:
        actions = mine.state["decision"]["actions"]
        one, another = [each["text"] for each in actions if each["ends_turn"] == "no"][:2]
        seen = {"mark": mine.state["mark"], "decision": mine.state["decision"]["number"]}
        assert mine.ask("answer", **seen, actions=[one], is_again=True)["type"] == "done"
        assert mine.ask("answer", **seen, actions=[one], is_again=True)["type"] == "done"
        assert mine.state["step"] == 1, "it did not arrive the first time, and is played once"
        told = mine.ask("answer", **seen, actions=[another], is_again=True)
        assert told["code"] == "stale_decision", "another answer was never given"
        assert mine.ask("answer", **seen, actions=[one])["code"] == "stale_decision"
        assert mine.ask("undo")["type"] == "done"
        told = mine.ask("answer", **seen, actions=[one], is_again=True)
        assert told["code"] == "stale_decision", "it was taken back meanwhile"
        told = other.ask("answer", **seen, actions=[one], is_again=True)
        assert "code" in told, "it is nobody else's"


def test_a_secret_answer_is_taken_back_after_others_have_given_theirs(service: Service) -> None:
    made = service.make("bitoku", ["me"] * 3, seed=4)
    beside = mori.new_game("bitoku", players=3, seed=4)
    with contextlib.ExitStack() as stack:
        sockets = {seat: stack.enter_context(made.join(seat)) for seat in range(3)}
        for seat in (1, 0):
            text = beside.decisions[0 if seat == 0 else 1].actions[0].text
            assert sockets[seat].answer(text)["type"] == "done"
            beside.apply(text, seat)
        mine = sockets[1]
        mine.read_to(2)
        assert mine.state["can_undo"] and mine.state["decision"] is None
        assert mine.ask("undo")["type"] == "done"
        beside = beside.taken_back(1)
        for seat in (1, 2):
            decision = beside.decision_of(seat)
            assert decision is not None
            sockets[seat].read_to(len(beside.answers))
            assert sockets[seat].answer(decision.actions[-1].text)["type"] == "done"
            beside.apply(decision.actions[-1], seat)
        for seat, socket in sockets.items():
            socket.read_to(len(beside.answers))
            check(socket, beside, seat)
            assert not socket.state["can_undo"]


def test_nothing_can_be_taken_back_at_the_beginning_or_of_others(service: Service) -> None:
    made = service.make("hitodama", ["me", "me"], seed=1)
    with made.join(0) as first, made.join(1) as second:
        for socket in (first, second):
            assert socket.ask("undo")["code"] == "nothing_to_undo"
        asked = first if first.state["decision"] else second
        other = second if asked is first else first
        asked.answer(asked.state["decision"]["actions"][0]["text"])
        assert other.ask("undo")["code"] == "nothing_to_undo"


def test_a_state_names_the_sides_that_the_rules_play(service: Service) -> None:
    with service.make("hitodama", ["me", "me"], seed=1).join(0) as socket:
        assert socket.state["sides"] == ["seat:0", "seat:1"]
    alone = service.make("bitoku", ["me"], seed=1)
    with alone.join(0) as socket:
        seats, opponents = socket.state["sides"][:1], socket.state["sides"][1:]
    rules = mori.new_game("bitoku", players=1, seed=1).rules
    assert seats == ["seat:0"]
    assert opponents == rules.sides()[1:] and len(opponents) == 1


# -- why not


def test_why_not_is_asked_by_action_or_by_place(service: Service) -> None:
    made = service.make("hitodama", ["me", "me"], seed=1)
    beside = mori.new_game("hitodama", players=2, seed=1)
    asked = beside.decisions[0].seat
    legal = beside.decisions[0].actions[0]
    forbidden = next(
        action.text
        for action in beside.rules.space.actions
        if (reason := beside.why_not(action, asked)) is not None and reason.rules
    )
    somewhere = beside.seat_view(asked).about(legal).places[0]
    nothing_now = f"asleep-{asked}"
    with made.join(asked) as socket, made.join(1 - asked) as other:
        for question, expected in (
            ({"action": forbidden}, beside.why_not(forbidden, asked)),
            ({"place": nothing_now}, beside.why_not_at(nothing_now, asked)),
            ({"place": "nowhere"}, beside.why_not_at("nowhere", asked)),
        ):
            assert expected is not None
            given = socket.ask("why_not", **question)
            assert (given["type"], given["code"]) == ("reason", expected.code)
            assert (given["data"], given["rules"]) == (expected.data, list(expected.rules))
        assert socket.ask("why_not", place="nowhere")["code"] == "nothing_here"
        assert socket.ask("why_not", action="no such action")["code"] == "unknown_action"
        assert socket.ask("why_not", action=legal.text)["code"] is None
        assert socket.ask("why_not", place=somewhere)["code"] is None
        assert other.ask("why_not", action=legal.text)["code"] == "not_your_decision"
        assert other.ask("why_not", place=f"asleep-{1 - asked}")["code"] == "not_your_decision"
        assert socket.state["step"] == 0
