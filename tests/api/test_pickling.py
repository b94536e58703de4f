"""Pickles and deep copies: of a game from its seed and answers, of all else from its parts."""

import copy
import pickle
import shutil
from pathlib import Path

import pytest

import mori
import mori.lab
from mori.bots.comparison import AtOnce, Comparison, Source, Weighing
from mori.bots.intervals import Difference
from mori.core import pickling
from mori.core.about import Note
from mori.core.errors import ContentError, MoriError, Problem, Reason
from mori.core.pickling import game_again, rules_again
from mori.core.registry import entry_of
from mori.core.rng import rng_of_game

CASES = [("bitoku", 1), ("bitoku", 3), ("hitodama", 2)]


def begun(game: str, players: int, answers: int = 40, **how: object) -> mori.Game:
    found = mori.new_game(game, players=players, seed=7, **how)  # type: ignore[arg-type]
    rng = mori.seeded(3)
    for _ in range(answers):
        canonical = found.decisions[0].canonical
        found.apply(canonical[rng.below(len(canonical))])
    return found


def again(thing: object) -> object:
    return pickle.loads(pickle.dumps(thing))


@pytest.mark.parametrize(("game", "players"), CASES)
def test_a_pickled_game_goes_on_as_the_game_would(game: str, players: int) -> None:
    first = begun(game, players)
    second = again(first)
    assert isinstance(second, mori.Game) and second.digest() == first.digest()
    assert second.record() == first.record()
    assert [fact.to_data() for fact in second.facts] == [fact.to_data() for fact in first.facts]
    text = first.legal_actions()[-1].text
    first.apply(text)
    second.apply(text)
    assert second.digest() == first.digest()


@pytest.mark.parametrize(("game", "players"), CASES)
def test_a_deep_copy_shares_nothing_that_changes(game: str, players: int) -> None:
    first = begun(game, players)
    before, known = first.digest(), len(first.facts)
    for other in (copy.deepcopy(first), copy.copy(first)):
        assert other.digest() == before and len(other.facts) == known
        other.apply(other.legal_actions()[0])
        assert len(other.answers) == len(first.answers) + 1
    assert first.digest() == before and len(first.facts) == known


def test_a_pickled_game_keeps_options_level_and_what_it_collects() -> None:
    first = begun("bitoku", 1, level="gentle", facts=False)
    second = again(first)
    assert isinstance(second, mori.Game)
    assert second.rules.options == first.rules.options and not second.facts
    usual = begun("bitoku", 2).rules.options
    name = next(name for name, value in usual.items() if isinstance(value, bool))
    other = again(begun("bitoku", 2, options={name: not usual[name]}))
    assert isinstance(other, mori.Game) and other.rules.options == {**usual, name: not usual[name]}


def test_a_game_of_a_wide_seed_is_pickled() -> None:
    first = mori.new_game("hitodama", players=2, seed=mori.fair_seed())
    second = again(first)
    assert isinstance(second, mori.Game) and second.digest() == first.digest()


def own_pack(folder: Path) -> Path:
    original = entry_of("hitodama").pack
    assert original is not None
    if original.is_dir():
        return Path(shutil.copytree(original, folder / "pack"))
    return Path(shutil.copy(original, folder / "pack.toml"))


def test_a_game_with_an_owners_pack_comes_from_that_pack(tmp_path: Path) -> None:
    pack = own_pack(tmp_path)
    first = begun("hitodama", 2, pack=pack)
    data = pickle.dumps(first)
    second = pickle.loads(data)
    assert second.digest() == first.digest() and second.rules.pack_path == str(pack)
    shutil.rmtree(pack) if pack.is_dir() else pack.unlink()
    pickling._own_packs.clear()
    with pytest.raises((ContentError, MoriError)):
        pickle.loads(data)


def test_a_pickle_of_another_pack_is_refused() -> None:
    rules = begun("hitodama", 2).rules
    with pytest.raises(mori.RecordError) as caught:
        rules_again("hitodama", 2, rules.options, "", "another fingerprint")
    assert caught.value.code == "pickle_pack"


def test_a_pickle_that_comes_to_another_state_is_refused() -> None:
    game = begun("hitodama", 2, answers=1)
    answers = [(game.answer_seats[0], game.answers[0].index)]
    with pytest.raises(mori.RecordDiverged):
        game_again(game.rules, game.seed, game.seats, answers, True, "00000000")


@pytest.mark.parametrize(("game", "players"), CASES)
def test_positions_and_views_are_pickled(game: str, players: int) -> None:
    first = begun(game, players)
    seat = first.decisions[0].seat
    world = first.seat_view(seat).sample(mori.seeded(4))
    for other in (again(world), copy.deepcopy(world)):
        assert isinstance(other, mori.Position) and other.digest() == world.digest()
    known = again(first.seat_view(seat))
    assert isinstance(known, mori.SeatView)
    assert known.data() == first.seat_view(seat).data()
    assert known.sample(mori.seeded(4)).digest() == world.digest()
    assert again(first.view(seat)) == first.view(seat)
    assert isinstance(again(first.view(seat)), mori.View)


def test_an_action_that_was_pickled_is_the_games_own() -> None:
    game = begun("hitodama", 2)
    action = again(game.legal_actions()[0])
    assert isinstance(action, mori.Action)
    game.apply(action)
    assert game.answers[-1] is game.rules.space.parse(action.text)


def test_a_generator_goes_on_where_it_was() -> None:
    for seed in (5, mori.fair_seed()):
        rng = rng_of_game(seed)
        rng.next32()
        other = again(rng)
        assert [other.next32() for _ in range(20)] == [  # type: ignore[attr-defined]
            rng.next32() for _ in range(20)
        ]


def test_errors_come_back_from_other_processes_as_they_were() -> None:
    errors: list[mori.MoriError] = [
        mori.SetupError("unknown_game", {"game": "x"}),
        mori.IllegalAction("not_legal", Reason("a_reason", ("T-01",), {"n": 1}), {"action": "x"}),
        mori.RecordError("record_pack", {"given": "a"}),
        mori.RecordDiverged(3, "record_state", "a", "b"),
        mori.RuleBug("rule_bug", {"seed": 1}, "cause"),
        mori.ContentError([Problem("file", "entry", "key", "code", {"n": 1})]),
    ]
    for error in errors:
        other = again(error)
        assert type(other) is type(error) and str(other) == str(error)
        assert vars_of(other) == vars_of(error)


def vars_of(error: object) -> dict[str, object]:
    names = ("code", "data", "rules", "step", "expected", "actual", "record")
    return {name: getattr(error, name) for name in names if hasattr(error, name)}


def test_results_and_facts_are_pickled() -> None:
    game = mori.new_game("bitoku", players=1, seed=7)
    while not game.is_over:
        game.apply(game.decisions[0].canonical[0])
    result = again(game.final_result)
    assert isinstance(result, mori.Result)
    assert result.to_data() == game.final_result.to_data()
    facts = again(game.facts)
    assert repr(facts) == repr(game.facts)


def test_advice_is_pickled_and_copied() -> None:
    advice = mori.advise(mori.new_game("hitodama", players=2, seed=7))[0]
    for other in (again(advice), copy.deepcopy(advice), copy.copy(advice)):
        assert isinstance(other, mori.Advice) and other.to_data() == advice.to_data()


def test_why_a_choice_is_better_is_pickled_with_the_advice() -> None:
    first, second = mori.new_game("hitodama", players=2, seed=7).legal_actions()[:2]
    difference = Difference(1.0, 0.5)
    source = Source("seat:0", "tribute", difference)
    weighing = Weighing("first", difference, difference, difference, difference, [source], [source])
    at_once = AtOnce([], [Note("price", {"n": 1})], 2)
    why = Comparison(0, first, second, 4, weighing, (at_once, AtOnce([], [], None)))
    other = again(mori.Advice(first, 0.5, 1.0, 2.0, True, why))
    assert isinstance(other, mori.Advice) and other.is_even and other.why is not None
    assert other.why.weighing == weighing
    assert repr(other.why.at_once) == repr(why.at_once)


def test_what_is_known_of_an_action_is_pickled() -> None:
    view = begun("bitoku", 2).seat_view(0)
    for action in view.legal_actions():
        about = view.about(action)
        assert again(about).to_data() == about.to_data()  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", ["random", "greedy", "sprout", "cedar"])
def test_a_copied_bot_chooses_as_the_bot_would(name: str) -> None:
    view = begun("hitodama", 2).view(0)
    bot = mori.make_bot(name, 5)
    bot.choose(view)  # its random numbers have begun
    copies = [again(bot), copy.deepcopy(bot)]
    chosen = [bot.choose(view).text for _ in range(5)]
    for other in copies:
        assert isinstance(other, mori.Bot) and other.name == bot.name
        assert [other.choose(view).text for _ in range(5)] == chosen


class Second(mori.Bot):
    """A bot of one's own, as a user of Mori writes it."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self.rng = mori.seeded(seed)

    def choose(self, view: mori.SeatView | mori.View) -> mori.Action:
        actions = view.legal_actions()
        return actions[self.rng.below(len(actions))]


def test_a_bot_of_ones_own_is_pickled_and_plays_in_several_processes() -> None:
    bot = Second(3)
    other = again(bot)
    assert isinstance(other, Second) and other.seed == 3
    for bots in ([bot], [mori.make_bot("greedy", 3)]):
        report = mori.lab.simulate("hitodama", players=2, games=2, seed=1, bots=bots, jobs=2)
        assert report.finished == 2


def test_an_encoder_says_why_it_is_not_pickled() -> None:
    encoder = begun("hitodama", 2).rules.encoder()
    assert encoder is not None
    for thing in (encoder, encoder.layout):
        with pytest.raises(TypeError, match=r"rules\.encoder\(\)"):
            pickle.dumps(thing)
        with pytest.raises(TypeError, match=r"rules\.encoder\(\)"):
            copy.deepcopy(thing)
