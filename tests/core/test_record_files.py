"""Record files that are malformed, truncated, foreign or edited are refused by name."""

import copy
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import mori
from mori.core.errors import MoriError, RecordDiverged, RecordError, SetupError
from mori.core.record import read_record, write_record
from mori.core.replay import is_of_another_pack, replay
from mori.core.version import VERSION


def a_record() -> dict[str, Any]:
    game = mori.new_game("hitodama", players=2, seed=5)
    for text in ("move reserve > berry.1", "draw", "end"):
        game.apply(text)
    return json.loads(write_record(game.record()))  # type: ignore[no-any-return]


RECORD = a_record()


def edited(**changes: object) -> dict[str, Any]:
    return {**copy.deepcopy(RECORD), **changes}


def test_a_record_is_a_readable_file_with_one_answer_a_line() -> None:
    lines = write_record(RECORD).splitlines()
    first = RECORD["actions"][0]
    assert f'  "{first}",' in lines
    assert read_record(write_record(RECORD)) == RECORD
    assert {
        "format",
        "game",
        "engine",
        "pack",
        "options",
        "seats",
        "seed",
        "actions",
        "result",
    } <= (set(RECORD))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "record_not_json"),
        ("{", "record_not_json"),
        (write_record(RECORD)[:200], "record_not_json"),
        (b"\xff\xfe\x00rubbish", "record_not_json"),
        ("[" * 100_000, "record_not_json"),
        ("[]", "record_not_table"),
        ('"text"', "record_not_table"),
        ("{}", "record_key_missing"),
        ('{"format": "mori-record/99"}', "record_format"),
        (" " * (5 * 1024 * 1024), "record_too_large"),
    ],
    ids=range(10),
)
def test_a_file_that_is_no_record_is_refused(text: str | bytes, code: str) -> None:
    with pytest.raises(RecordError) as refused:
        read_record(text)
    assert refused.value.code == code
    assert len(str(refused.value)) < 300


@pytest.mark.parametrize("key", [key for key in RECORD if key != "format"])
def test_a_missing_key_is_named(key: str) -> None:
    record = edited()
    del record[key]
    with pytest.raises(RecordError) as refused:
        replay(record)
    assert (refused.value.code, refused.value.data) == ("record_key_missing", {"key": key})


@pytest.mark.parametrize("key", [key for key in RECORD if key != "format"])
@pytest.mark.parametrize("value", [True, 1.5, ["x", 1], -1])
def test_a_key_of_the_wrong_type_is_named(key: str, value: object) -> None:
    with pytest.raises(MoriError) as refused:
        replay(edited(**{key: value}))
    error = refused.value
    assert isinstance(error, RecordError | SetupError)
    assert key in str(error) or error.code in ("wrong_players", "record_pack")


def test_an_unknown_key_is_named() -> None:
    with pytest.raises(RecordError) as refused:
        replay(edited(colour="red"))
    assert (refused.value.code, refused.value.data) == ("record_key_unknown", {"key": "colour"})


@pytest.mark.parametrize(
    ("change", "kind", "code"),
    [
        ({"game": "chess"}, SetupError, "unknown_game"),
        ({"players": 9}, SetupError, "wrong_players"),
        ({"players": 3}, SetupError, "wrong_seats"),
        ({"options": {"harder": True}}, SetupError, "unknown_option"),
        ({"pack": "0" * 64, "seed": 6}, RecordError, "record_pack"),
        ({"rng": "dice"}, RecordError, "record_rng"),
        ({"seed": 1 << 64}, RecordError, "record_key_type"),
        ({"checks": []}, RecordError, "record_checks"),
        ({"seed": 6}, RecordDiverged, "record_state"),
        ({"result": {"ending": "chaos"}}, RecordDiverged, "record_result"),
    ],
)
def test_a_record_that_does_not_fit_is_refused(
    change: dict[str, object], kind: type[MoriError], code: str
) -> None:
    with pytest.raises(kind) as refused:
        replay(edited(**change))
    assert refused.value.code == code


def test_a_record_of_another_pack_is_replayed_if_its_game_still_follows() -> None:
    record = edited(pack="0" * 64)
    game = replay(record)
    assert game.answers == replay(edited()).answers
    assert is_of_another_pack(record, game.rules)
    assert not is_of_another_pack(edited(), game.rules)


def test_a_record_of_another_pack_whose_game_does_not_follow_names_pack_and_step() -> None:
    with pytest.raises(RecordError) as refused:
        replay(edited(pack="0" * 64, seed=6))
    loaded = replay(edited()).rules.fingerprint[:12]
    assert refused.value.data == {"given": "0" * 12, "loaded": loaded, "step": 0}


def test_a_record_of_another_version_is_replayed_if_its_game_still_follows() -> None:
    assert replay(edited(engine="0.0.9")).answers == replay(edited()).answers


def test_a_record_of_another_version_whose_game_does_not_follow_is_refused_as_such() -> None:
    with pytest.raises(RecordError) as refused:
        replay(edited(engine="0.0.9", seed=6))
    assert refused.value.code == "record_engine"
    assert refused.value.data == {"given": "0.0.9", "known": VERSION, "step": 0}


@pytest.mark.parametrize("line", ["", "draw", "0", "x draw", "-1 draw", "1234 draw", "٣ draw"])
def test_a_garbled_answer_is_named_with_its_step(line: str) -> None:
    record = edited()
    record["actions"][1] = line
    with pytest.raises(RecordError) as refused:
        replay(record)
    assert refused.value.code == "record_answer"
    assert refused.value.data["step"] == 2


def test_an_illegal_answer_names_step_and_reason() -> None:
    record = edited()
    seat = record["actions"][1].split()[0]
    record["actions"][1] = f"{seat} move berry.1 > berry.2"
    with pytest.raises(RecordDiverged) as diverged:
        replay(record)
    assert diverged.value.step == 2
    assert "essence_standing" in diverged.value.actual


def test_another_legal_answer_is_noticed_at_its_step() -> None:
    record = edited()
    seat = record["actions"][0].split()[0]
    record["actions"][0] = f"{seat} move reserve > berry.2"
    with pytest.raises(RecordDiverged) as diverged:
        replay(record)
    assert (diverged.value.step, diverged.value.code) == (1, "record_state")


@given(st.data())
def test_no_edit_of_a_record_raises_anything_but_a_mori_error(data: st.DataObject) -> None:
    record = edited()
    key = data.draw(st.sampled_from(sorted(record)))
    json_values = st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=5) | st.floats(),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=2),
        max_leaves=5,
    )
    record[key] = data.draw(json_values)
    try:
        replay(record)
    except MoriError:
        return
    if record["options"] == {}:
        record["options"] = RECORD["options"]  # what is left out is as usual
    assert record == RECORD or key in ("engine", "pack", "seats")
