"""What is told beside the game tells nothing of it: neither words nor sizes."""

import json
import re

import mori
from tests.server.running import MadeTable, Service
from tests.server.test_undoing import answered, consented, heard

CHANCE = re.compile(r'"(request|said)":"[^"]*"|"seconds":\d+')


def told_beside(made: MadeTable, first: int) -> list[tuple[int | None, list[str]]]:
    """All but the states that everybody is told: requests, refusals, the chat, who is there."""
    with answered(made, 2) as sockets:
        mine, other = sockets[first], sockets[1 - first]
        other.ask("ask_undo")
        mine.ask("ask_undo")
        asked = heard(other)
        other.ask("say", text="Not this time.")
        consented(other, asked, is_given=False)
        mine.ask("ask_undo")
        mine.ask("say", phrase="oops")
        for socket in sockets.values():
            socket.ask("consent", request="none", is_given=True)
        found = []
        for seat, socket in sockets.items():
            told = [text for text in socket.texts if "state" not in json.loads(text)]
            told.append(json.dumps(socket.present["seats"]))
            found.append((seat, [CHANCE.sub("", text) for text in told]))
            for text in socket.texts:
                assert not any(key in text for key in (*made.tokens.values(), made.host))
        return found


def test_it_is_the_same_whatever_is_hidden(service: Service) -> None:
    seeds = [
        seed
        for seed in range(1, 30)
        if mori.new_game("hitodama", players=2, seed=seed).decisions[0].seat == 1
    ]
    tables = [service.make("hitodama", ["me", "me"], seed=seed) for seed in seeds[:4]]
    first, *others = [told_beside(made, 1) for made in tables]
    assert sum(len(texts) for _, texts in first) > 15
    for other in others:
        assert other == first
