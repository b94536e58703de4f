"""Chains of answers: found for a seat, given in one request all or none, and undone as a whole."""

import random
from pathlib import Path

import mori
from mori import Game
from mori.lessons import begin, find_lesson
from tests.server.running import MadeTable, Message, Service, Socket, running, settings_in

LONG = 3  # answers
TO_THE_DIE = (
    "0 discard start-kitsune",
    "1 discard start-kappa",
    "0 play start-imomushi > 1",
    "0 part 2",
    "1 play start-kitsune > 1",
    "1 start right-1",
    "1 walk right-1 > right-2",
)


def chains_of(told: Message) -> dict[str, list[list[str]]]:
    """By place, the chains that a `within` message tells."""
    steps = told["steps"]

    def chain(number: int | None) -> list[str]:
        return [] if number is None else [*chain(steps[number]["after"]), steps[number]["text"]]

    return {place: [chain(end) for end in ends] for place, ends in told["meanings"].items()}


def ask_reach(socket: Socket) -> Message:
    return socket.ask("reach", decision=socket.state["decision"]["number"])


def answer_all(socket: Socket, texts: list[str], **more: object) -> Message:
    number = socket.state["decision"]["number"]
    return socket.ask("answer", decision=number, actions=texts, **more)


def at_chain(service: Service) -> tuple[MadeTable, Game, list[str]]:
    """A table of one person where a press means a long chain, its game, and the chain."""
    for seed in range(1, 40):
        chance = random.Random(seed)
        game = mori.new_game("bitoku", players=1, seed=seed)
        while not game.is_over and len(game.answers) < 60:
            reach = game.seat_view(0).reach()
            for ends in reach.meanings.values():
                texts = [reach.steps[each].action.text for each in reach.chain(ends[0])]
                if len(texts) >= LONG and can_be_undone(game, texts):
                    made = service.make("bitoku", ["me"], seed=seed)
                    with made.join(0) as socket:
                        for action in game.answers:
                            assert socket.answer(action.text)["type"] == "done"
                    return made, game, texts
            game.apply(chance.choice(game.decisions[0].actions))
    raise AssertionError("no chain")


def can_be_undone(game: Game, texts: list[str]) -> bool:
    then = game.clone()
    for text in texts:
        then.apply(text, 0)
    return len(then.undoable(0)) >= len(texts)


def test_the_chains_told_are_those_of_the_seats_own_world(service: Service) -> None:
    made, beside, _ = at_chain(service)
    reach = beside.seat_view(0).reach()
    with made.join(0) as socket:
        before = socket.state
        told = ask_reach(socket)
        assert chains_of(told) == {
            place: [[reach.steps[each].action.text for each in reach.chain(end)] for end in ends]
            for place, ends in reach.meanings.items()
        }
        first = told["questions"][told["steps"][0]["question"]]
        assert first["kind"] == before["decision"]["kind"]
        assert first["prompt"] == before["decision"]["prompt"]
        assert socket.state == before


def test_a_chain_is_given_at_once_and_undone_at_once(service: Service) -> None:
    made, beside, texts = at_chain(service)
    with made.join(0) as socket, made.join(None) as spectator:
        step = socket.state["step"]
        assert answer_all(socket, texts)["type"] == "done"
        for text in texts:
            beside.apply(text, 0)
        assert socket.state["step"] == step + len(texts)
        spectator.read_to(step + len(texts))
        data = {key: value for key, value in beside.view(0).items() if key != "components"}
        assert socket.state["view"] == data
        assert socket.state["can_undo"]
        assert socket.ask("undo")["type"] == "done"
        assert socket.state["step"] == step, "the whole chain, not its last answer"


def test_an_answer_before_a_chain_is_undone_on_its_own(service: Service) -> None:
    made, _, texts = at_chain(service)
    with made.join(0) as socket:
        step = socket.state["step"]
        assert socket.answer(texts[0])["type"] == "done"
        assert answer_all(socket, texts[1:])["type"] == "done"
        assert socket.ask("undo")["type"] == "done"
        assert socket.state["step"] == step + 1
        assert socket.ask("undo")["type"] == "done"
        assert socket.state["step"] == step


def test_a_chain_is_undone_as_a_whole_after_a_restart(tmp_path: Path) -> None:
    with running(settings_in(tmp_path)) as service:
        made, _, texts = at_chain(service)
        with made.join(0) as socket:
            step = socket.state["step"]
            assert answer_all(socket, texts)["type"] == "done"
    with running(settings_in(tmp_path)) as service:
        made.service = service
        with made.join(0) as socket:
            assert socket.state["step"] == step + len(texts)
            assert socket.ask("undo")["type"] == "done"
            assert socket.state["step"] == step


def test_a_chain_sent_again_is_played_once(service: Service) -> None:
    made, _, texts = at_chain(service)
    with made.join(0) as socket:
        step, mark = socket.state["step"], socket.state["mark"]
        number = socket.state["decision"]["number"]
        assert answer_all(socket, texts)["type"] == "done"
        again = {"decision": number, "mark": mark, "actions": texts, "is_again": True}
        assert socket.ask("answer", **again)["type"] == "done"
        assert socket.state["step"] == step + len(texts)


def test_of_a_chain_with_a_wrong_answer_nothing_is_played(service: Service) -> None:
    made, _, texts = at_chain(service)
    with made.join(0) as socket:
        before = socket.state
        for last, code in (("pass", "not_legal"), ("fly", "unknown_action")):
            told = answer_all(socket, [*texts[:-1], last])
            assert (told["type"], told["code"]) == ("error", code)
        assert socket.state == before


def test_who_is_not_asked_is_told_no_chains(service: Service) -> None:
    made = service.make("hitodama", ["me", "me"], seed=3)
    asked = mori.new_game("hitodama", players=2, seed=3).decisions[0].seat
    with made.join(1 - asked) as other, made.join(None) as spectator:
        assert other.ask("reach", decision=1)["code"] == "not_your_decision"
        assert spectator.ask("reach", decision=1)["code"] == "not_seated"


def test_a_lesson_tells_only_chains_that_one_step_asks_for(service: Service) -> None:
    """Else a click would skip what the next step says."""
    answer = service.http.post("/api/lessons", json={"game": "bitoku", "lesson": "dice"})
    table = MadeTable(service, answer.json())
    lesson = find_lesson("bitoku", "dice")
    game = begin(lesson)
    with table.join(0) as learner:
        for text in ("discard start-kitsune", "play start-imomushi > 1", "part 2"):
            learner.read_to_turn()
            assert learner.answer(text)["type"] == "done"
        learner.read_to(7)
        for each in TO_THE_DIE:
            seat, _, text = each.partition(" ")
            game.apply(text, int(seat))
        reach = game.seat_view(0).reach()
        assert "forest-glade-1" in reach.meanings, "elsewhere a press would be the whole answer"
        assert chains_of(ask_reach(learner)) == {}, "the die is one step, its place the next"
