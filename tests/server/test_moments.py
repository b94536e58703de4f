"""What the rules play automatically reaches the page step by step."""

import json
from itertools import pairwise

from mori.core.registry import create_game
from mori.core.snapshot import to_data
from mori.server.tables.course import Course
from tests.conformance.cases import random_play
from tests.server.running import Message, Service


def play_until_moments(service: Service) -> tuple[list[Message], Message, str]:
    """Play alone until the Tengu has taken a turn: all states that came, and the table."""
    made = service.make("bitoku", ["me"], seed=5)
    came: list[Message] = []
    with made.join(0) as socket:
        while not came or len(came[-1]["moments"]) < 3:
            socket.answer(socket.state["decision"]["actions"][0]["text"])
            came.append(json.loads(socket.texts[-2]))  # it comes before `done`
    return came, made.headers(0), made.id


def test_a_turn_of_the_tengu_comes_as_steps(service: Service) -> None:
    came, _, _ = play_until_moments(service)
    last = came[-1]
    counts = [moment["facts"] for moment in last["moments"]]
    assert counts == sorted(counts) and counts[-1] < len(last["facts"])
    views = [*(moment["view"] for moment in last["moments"]), last["state"]["view"]]
    assert all(view != after for view, after in pairwise(views))
    kinds = [fact["kind"] for fact in last["facts"]]
    rolled = kinds.index("tengu_rolled")
    assert any(count <= rolled for count in counts), "one's own move is seen by itself first"
    assert all("decision" not in view and "components" not in view for view in views[:-1])


def test_looking_back_shows_the_same_moments(service: Service) -> None:
    came, headers, table = play_until_moments(service)
    path, eyes = f"/api/tables/{table}/replay", {"seat": 0}
    steps = service.http.get(path, params=eyes, headers=headers).json()["steps"]
    assert [step["moments"] for step in steps] == [0, *(len(state["moments"]) for state in came)]
    for step, state in enumerate(came, start=1):
        answer = service.http.get(f"{path}/{step}/moments", params=eyes, headers=headers)
        assert answer.json() == {"moments": state["moments"]}
    setup = service.http.get(f"{path}/0/moments", params=eyes, headers=headers)
    assert setup.json() == {"moments": []}
    late = service.http.get(f"{path}/999/moments", params=eyes, headers=headers)
    assert service.error(late) == (404, "no_such_step")


def test_moments_are_shown_to_who_may_look(service: Service) -> None:
    _, _, table = play_until_moments(service)
    answer = service.http.get(f"/api/tables/{table}/replay/3/moments", params={"seat": 0})
    assert service.error(answer)[1] == "token_missing"
    answer = service.http.get(f"/api/tables/{table}/replay/3/moments")
    assert service.error(answer)[1] == "not_finished"


def test_a_course_goes_through_the_positions_of_all_steps() -> None:
    game = create_game("hitodama", 2, 3, {})
    for _ in zip(range(60), random_play(game, 3), strict=False):
        pass
    course = Course(game)
    found = [to_data(position.state) for position in course.positions()]
    assert found == [to_data(course.position_at(step).state) for step in range(course.step + 1)]
    assert found[-1] == to_data(game.state) != found[0]
