"""The coach in the terminal: a choice is held once, and can be played anyway."""

import pytest

import mori
from mori.cli.guard import Mistake
from mori.cli.play import coach_of
from mori.words import Words
from tests.cli.test_terminal_game import Desk


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_the_terminal_holds_such_a_choice_until_it_is_meant(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = Desk(["1", "undo", "2", ""], lang=lang)
    said = mori.compare(desk.session.game, *desk.session.game.legal_actions()[:2], worlds=2)
    asked: list[mori.Action] = []

    class Warns:
        def caution(self, _view: object, action: mori.Action) -> mori.Comparison:
            asked.append(action)
            return said

    monkeypatch.setattr(desk.session, "coach", Warns())
    desk.play()
    game = desk.session.game
    given = [action for seat, action in zip(game.answer_seats, game.answers) if seat == 0]
    assert asked[0] is not asked[1]
    assert given == asked[1:2], "the first one was put back"
    why = Words(lang, "hitodama").why(said.lead, said.told)
    assert why in " ".join(desk.output.split())


def test_nobody_is_coached_beside_other_people() -> None:
    with pytest.raises(Mistake, match="cli-mistake-coach"):
        coach_of(mori.new_game("hitodama", players=2, seed=1))
