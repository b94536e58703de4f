"""A whole game in a link: small, the same again, and refused by name when it is not."""

import base64
import inspect
import json
import zlib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import mori
from mori.bots import play_out
from mori.core.errors import MoriError, RecordError, SetupError
from mori.core.link import MAX_LETTERS, Link, option_tag, pack_tag, read_link, write_link
from mori.core.linked_game import link_of_game, options_of_link, play_link
from mori.core.record import SHUFFLE, Record
from mori.core.registry import entry_of, game_names, load_rules
from mori.core.shuffle import shuffle_data
from mori.core.version import VERSION

RECORDS = Path(__file__).parent.parent / "fixtures" / "records"


def finished(name: str) -> Record:
    """A recorded game, as this version would record it."""
    return mori.replay(RECORDS / f"{name}.json").record()


HITODAMA = finished("hitodama-2-greedy")
LINK = mori.write_link(HITODAMA)


def changed(**parts: object) -> str:
    """The link with other parts, and the sum that belongs to them."""
    link = read_link(LINK)
    for name, value in parts.items():
        setattr(link, name, value)
    return write_link(link)


def refused(text: str) -> MoriError:
    with pytest.raises(MoriError) as refusal:
        mori.read_link(text)
    return refusal.value


@pytest.mark.parametrize("file", sorted(RECORDS.glob("*.json")), ids=lambda file: file.stem)
def test_a_link_gives_the_same_record_back(file: Path) -> None:
    record = mori.replay(file).record()
    assert mori.read_link(mori.write_link(record)) == record


# Answers, the bytes they need, and the letters of the whole link with everything around them.
SIZES = {
    "bitoku-1-greedy": (172, 44, 102),
    "bitoku-2-greedy": (346, 88, 161),
    "bitoku-3-greedy": (465, 117, 199),
    "bitoku-4-greedy": (650, 169, 269),
    "hitodama-2-greedy": (151, 66, 133),
    "hitodama-4-greedy": (228, 104, 184),
}


@pytest.mark.parametrize("name", SIZES)
def test_a_game_needs_about_two_bits_an_answer(name: str) -> None:
    record = finished(name)
    text = mori.write_link(record)
    answers = record["actions"]
    assert isinstance(answers, list)
    assert (len(answers), len(read_link(text).answers), len(text)) == SIZES[name]


def test_the_promise_of_a_shuffle_is_kept_and_needs_43_letters() -> None:
    game = mori.new_game("hitodama", players=2, seed=mori.fair_seed())
    play_out(game, [mori.make_bot("random", seat) for seat in range(2)])
    plain = game.record()
    promised = {**plain, SHUFFLE: shuffle_data(game.seed, "5e" * 32)}
    assert mori.read_link(mori.write_link(promised)) == promised
    longer = len(mori.write_link(promised)) - len(mori.write_link(plain))
    assert longer in (42, 43)  # 32 bytes


def test_a_seed_of_either_generator_is_kept() -> None:
    for seed in (0, 5, 255, 256, (1 << 64) - 1, 1 << 64, (1 << 128) - 1):
        text = mori.write_challenge("hitodama", seats=["human", "fern"], seed=seed)
        assert read_link(text).seed == seed


def test_secret_answers_may_come_in_any_order() -> None:
    forwards = mori.new_game("bitoku", players=3, seed=8)
    backwards = mori.new_game("bitoku", players=3, seed=8)
    assert len(forwards.decisions) == 3
    for game, seats in ((forwards, (0, 1, 2)), (backwards, (2, 0, 1))):
        for seat in seats:
            decision = game.decision_of(seat)
            assert decision is not None
            game.apply(decision.actions[0], seat)
        play_out(game, [mori.make_bot("random", seat) for seat in range(3)])
    for game in (forwards, backwards):
        assert mori.read_link(mori.write_link(game)) == game.record()


def test_names_of_seats_and_options_are_kept() -> None:
    options: dict[str, object] = {"harder": True}
    seats = ["human", "cedar", "human", "Ježek 7"]
    game = mori.new_game("bitoku", players=4, seed=3, options=options, seats=seats)
    play_out(game, [mori.make_bot("random", seat) for seat in range(4)])
    link = read_link(mori.write_link(game))
    assert link.seats == seats
    assert options_of_link(link, entry_of("bitoku")) == options
    assert mori.read_link(mori.write_link(game)) == game.record()


def test_no_two_options_of_a_game_have_the_same_tag() -> None:
    for name in game_names():
        pairs = [(each.name, value) for each in entry_of(name).options for value in each.values]
        assert len({option_tag(*pair) for pair in pairs}) == len({repr(pair) for pair in pairs})


def test_the_version_has_the_three_numbers_that_links_hold() -> None:
    assert [part.isdigit() for part in VERSION.split(".")] == [True] * 3


@pytest.mark.parametrize(
    "around", ["{}", "  {}\n", "https://mori.example/#g={}", "http://x:8/a/b/#g={}&by=Ana", "#g={}"]
)
def test_a_link_is_found_in_an_address(around: str) -> None:
    assert mori.read_link(around.format(LINK)) == HITODAMA


def test_a_running_game_has_no_link() -> None:
    game = mori.new_game("hitodama", players=2, seed=5)
    with pytest.raises(RecordError) as refusal:
        mori.write_link(game)
    assert refusal.value.code == "link_unfinished"


SEATS = ["human", "fern", "fern"]


def test_a_challenge_fixes_everything_but_the_answers() -> None:
    text = mori.write_challenge("bitoku", seats=SEATS, seed=77, options={"harder": True})
    link = read_link(text)
    assert (link.game, link.players, link.seed, link.seats) == ("bitoku", 3, 77, SEATS)
    assert not link.is_game and refused(text).code == "link_is_deal"
    game = mori.new_game("bitoku", players=3, seed=77, options={"harder": True}, seats=SEATS)
    play_out(game, [mori.make_bot("random", seat) for seat in range(3)])
    line = link_of_game(game)
    assert line.deal_key() == link.deal_key() and write_link(line.deal()) == text
    assert read_link(mori.write_challenge("bitoku", seats=SEATS, seed=78)).deal_key() != (
        link.deal_key()
    )


# -- links that are not what they should be


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "link_not_one"),
        ("hello", "link_not_one"),
        ("https://mori.example/", "link_not_one"),
        ("HITODAMA.AQAC", "link_not_one"),
        (LINK.partition(".")[0] + ".", "link_not_one"),
        (LINK + "ö", "link_not_one"),
        (LINK[:-1], "link_damaged"),
        (LINK[:-8], "link_damaged"),
        (LINK.replace("hitodama.", "bitoku."), "link_damaged"),
        ("hitodama.A", "link_damaged"),
        ("hitodama.AAAAAAAA", "link_version"),
        ("hitodama." + "A" * MAX_LETTERS + "A", "link_too_long"),
        ("x" * 1_000_000, "link_too_long"),
    ],
)
def test_what_is_no_link_is_refused(text: str, code: str) -> None:
    assert refused(text).code == code


def test_any_wrong_letter_is_noticed_before_a_game_is_played() -> None:
    name, _, letters = LINK.partition(".")
    for at in range(4, len(letters)):  # the first few tell the form of the link
        other = "A" if letters[at] != "A" else "B"
        assert refused(f"{name}.{letters[:at]}{other}{letters[at + 1 :]}").code == "link_damaged"


@pytest.mark.parametrize(
    ("parts", "code"),
    [
        ({"game": "chess"}, "unknown_game"),
        ({"players": 9, "seats": ["human"] * 9}, "wrong_players"),
        ({"seed": 6}, "link_false"),
        ({"answers": read_link(LINK).answers[:-1]}, "link_false"),
        ({"answers": read_link(LINK).answers + b"\0"}, "link_false"),
        ({"answers": b""}, "link_false"),
        ({"answers": b"\xff" * 3000}, "link_false"),
        ({"check": "00000000"}, "link_false"),
        ({"options": ["abcdef"]}, "link_option"),
        ({"seed": 6, "engine": "0.1.0"}, "link_engine"),
        ({"seed": 6, "pack": "00000000", "engine": "0.1.0"}, "link_pack"),
    ],
)
def test_a_link_that_somebody_made_up_is_refused(parts: dict[str, object], code: str) -> None:
    error = refused(changed(**parts))
    assert isinstance(error, RecordError | SetupError)
    assert error.code == code


def test_a_link_of_another_version_or_pack_is_played_if_its_game_still_follows() -> None:
    assert mori.read_link(changed(engine="0.1.0")) == HITODAMA
    assert mori.read_link(changed(pack="00000000")) == HITODAMA


def test_an_error_says_which_version_and_which_pack() -> None:
    known = pack_tag(str(HITODAMA["pack"]))
    assert refused(changed(seed=6, engine="9.9.9")).data == {"given": "9.9.9", "known": VERSION}
    assert refused(changed(seed=6, pack="00000000")).data == {
        "given": "00000000",
        "loaded": known,
    }


@given(st.binary(max_size=300))
def test_no_bytes_raise_anything_but_a_mori_error(body: bytes) -> None:
    """With the right first byte and the right sum, so that all the rest is read."""
    data = b"\x01" + body
    total = (zlib.crc32(data, zlib.crc32(b"hitodama")) & 0xFFFF).to_bytes(2, "big")
    letters = base64.urlsafe_b64encode(data + total).decode().rstrip("=")
    try:
        link = read_link(f"hitodama.{letters}")
        if link.players <= 4:
            play_link(link, load_rules("hitodama", max(2, link.players)), want_facts=False)
    except MoriError:
        return


@given(st.binary(max_size=60))
def test_no_answers_raise_anything_but_a_mori_error(answers: bytes) -> None:
    assert refused(changed(answers=answers)).code == "link_false"


def test_a_link_holds_nothing_but_what_is_read_again() -> None:
    link = read_link(LINK)
    assert write_link(link) == LINK
    read_again = read_link(write_link(link))
    for name in inspect.signature(Link).parameters:
        assert getattr(read_again, name) == getattr(link, name), name
    assert json.dumps(LINK) == f'"{LINK}"'  # it needs no quoting, in JSON or in an address
