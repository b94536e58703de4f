"""Peers: the protocol, and what becomes of one that does not keep to it."""

import json
import shlex
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from mori.lab.bench_process import MAX_SHOWN, ProcessFailed
from mori.lab.peers import Peer

HELLO = '{"engine": "fake", "version": "1.0"}'
FIGURES = '{"decisions_per_second": 100, "games_per_second": 0.5, "microseconds": 8.5}'

MakePeer = Callable[[str], str]


@pytest.fixture
def make_peer(tmp_path: Path) -> MakePeer:
    """Writes a script and gives the command that runs it."""

    def make(source: str) -> str:
        script = tmp_path / "a peer.py"
        script.write_text("import sys, time\n" + source, encoding="utf-8")
        return shlex.join([sys.executable, str(script)])

    return make


def saying(*lines: str) -> str:
    """A script that says the first line at once, and each other one when it is asked."""
    first, *others = (f"print({line!r}, flush=True)" for line in lines)
    return "\n".join([first, *(f"sys.stdin.readline()\n{other}" for other in others)])


def failure_of(command: str, *, patience: float = 60) -> ProcessFailed:
    with pytest.raises(ProcessFailed) as caught, Peer(command, patience=patience) as peer:
        peer.measure("random", 0.01)
    return caught.value


def test_a_peer_says_who_it_is_and_answers_what_it_is_asked(
    make_peer: MakePeer, tmp_path: Path
) -> None:
    heard = tmp_path / "heard"
    listen = f"open({str(heard)!r}, 'w').write(sys.stdin.readline())"
    command = make_peer(f"{saying(HELLO)}\n{listen}\nprint({FIGURES!r}, flush=True)")
    with Peer(command) as peer:
        assert (peer.engine, peer.version) == ("fake", "1.0")
        assert peer.measure("random", 0.25)["decisions_per_second"] == 100.0
    assert json.loads(heard.read_text("utf-8")) == {"measure": "random", "seconds": 0.25}


def test_what_a_peer_says_on_standard_error_does_not_stop_it(make_peer: MakePeer) -> None:
    noise = "print('x' * 1_000_000, file=sys.stderr, flush=True)\n"
    with Peer(make_peer(noise + saying(HELLO, FIGURES))) as peer:
        assert peer.measure("clone", 0.01)["microseconds"] == 8.5


@pytest.mark.parametrize("command", ["", " ", "/no/such/command", "'no end", "a\0b"])
def test_a_command_that_cannot_be_started(command: str) -> None:
    failure = failure_of(command)
    assert (failure.trouble, failure.command) == ("start", command)
    assert failure.said


@pytest.mark.parametrize("before", ["", saying(HELLO) + "\nsys.stdin.readline()\n"])
def test_a_peer_that_dies_is_quoted_with_its_last_words(make_peer: MakePeer, before: str) -> None:
    failure = failure_of(make_peer(before + "raise RuntimeError('no dice')"))
    assert (failure.trouble, failure.said) == ("died", "RuntimeError: no dice")


def test_a_peer_that_dies_without_a_word_is_quoted_with_its_status(make_peer: MakePeer) -> None:
    failure = failure_of(make_peer("sys.exit(7)"))
    assert (failure.trouble, failure.said) == ("died", "status 7")


def test_a_peer_that_is_silent_is_given_up(make_peer: MakePeer) -> None:
    failure = failure_of(make_peer("time.sleep(600)"), patience=0.2)
    assert failure.trouble == "silent"


@pytest.mark.parametrize(
    "hello",
    [
        "Welcome!",
        "",
        "[]",
        "{}",
        '{"engine": "fake"}',
        '{"engine": "", "version": "1"}',
        '{"engine": 5, "version": "1"}',
        '{"engine": "\\u001b[2J", "version": "1"}',
        json.dumps({"engine": "x" * 1000, "version": "1"}),
        "[" * 5000,
        "x" * 100_000,
    ],
)
def test_a_greeting_that_is_none(make_peer: MakePeer, hello: str) -> None:
    failure = failure_of(make_peer(saying(hello)))
    assert failure.trouble == "garbled"
    assert len(failure.said) <= MAX_SHOWN


@pytest.mark.parametrize(
    "answer",
    [
        "fast",
        "7",
        "{}",
        '{"microseconds": 3}',
        '{"decisions_per_second": 5}',
        '{"decisions_per_second": "5", "games_per_second": 1}',
        '{"decisions_per_second": true, "games_per_second": 1}',
        '{"decisions_per_second": null, "games_per_second": 1}',
        '{"decisions_per_second": 0, "games_per_second": 1}',
        '{"decisions_per_second": -5, "games_per_second": 1}',
        '{"decisions_per_second": NaN, "games_per_second": 1}',
        '{"decisions_per_second": Infinity, "games_per_second": 1}',
        '{"decisions_per_second": 1e400, "games_per_second": 1}',
        '{"decisions_per_second": 1' + "0" * 400 + ', "games_per_second": 1}',
    ],
)
def test_an_answer_that_is_none(make_peer: MakePeer, answer: str) -> None:
    failure = failure_of(make_peer(saying(HELLO, answer)))
    assert failure.trouble == "garbled"
