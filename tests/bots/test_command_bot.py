"""Bots that are programs: they play, and whatever they do wrong costs them a move and no more."""

import os
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

import mori
from mori.bots import bot_from, choose_for
from mori.bots.command_bot import MOST_STARTS, CommandBot, command_of
from mori.core.errors import SetupError
from mori.core.view import seat_view
from mori.lab import play_arena, simulate
from mori.words import LANGUAGES, Words

NODE = shutil.which("node")
EXAMPLE = Path(__file__).resolve().parents[1] / "outside" / "node" / "bot.mjs"
PATIENCE = 60.0

# A program that plays, with a place for what it does instead at its third decision.
PLAYING = """
import json, os, sys, time
print(os.getpid(), file=open(sys.argv[1], "a"), flush=True)
asked = 0
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        hello = message
        print(json.dumps({{"type": "hello", "protocol": "mori-bot/1"}}), flush=True)
        continue
    asked += 1
    answer = {{"type": "answer", "number": message["number"], "action": message["actions"][0]}}
    if asked == 3:
        {instead}
    print(json.dumps(answer), flush=True)
"""


@pytest.fixture
def program(tmp_path: Path) -> "Program":
    return Program(tmp_path)


class Program:
    """Writes programs, and knows the processes that they ran in."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.pids = folder / "pids"

    def written(self, text: str, seconds: str = "") -> str:
        """The name of a bot that runs this text."""
        file = self.folder / "bot.py"
        file.write_text(text)
        return f"cmd{seconds}:" + shlex.join([sys.executable, str(file), str(self.pids)])

    def instead(self, does: str, seconds: str = "") -> str:
        return self.written(PLAYING.format(instead=does), seconds)

    def started(self) -> list[int]:
        return [int(line) for line in self.pids.read_text().split()]

    def left(self) -> list[int]:
        return [pid for pid in self.started() if is_running(pid)]


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def causes_of(name: str) -> Counter[str]:
    """What went wrong, by its kind, in a game of the bot against itself."""
    game = mori.new_game("hitodama", players=2, seed=3)
    bots = [bot_from(name, 5), bot_from("random", 6)]
    failed: list[tuple[int, str]] = []
    while not game.is_over:
        choose_for(game, bots, failed)
    assert {seat for seat, _ in failed} <= {0}
    return Counter(cause.partition(":")[0] for _, cause in failed)


def test_a_program_plays_a_game_as_a_bot_in_python_does(program: Program) -> None:
    name = program.instead("pass")
    assert causes_of(name) == {}
    assert len(program.started()) == 1
    assert program.left() == []


@pytest.mark.parametrize(
    ("does", "cause"),
    [
        ("time.sleep(600)", "Late"),
        ("sys.exit(3)", "Ended"),
        ("os.kill(os.getpid(), 9)", "Ended"),
        ("sys.stdin.close(); sys.stdout.close(); os.close(0); os.close(1)", "Ended"),
        ("print('what?', flush=True); continue", "Garbled"),
        ("print('[' * 100_000, flush=True); continue", "Garbled"),
        ("print('x' * 3_000_000, flush=True); continue", "Garbled"),
        ("answer['number'] += 1", "Garbled"),
        ("answer['action'] = 'win at once'", "Illegal"),
        ("answer['action'] = None", "Illegal"),
        ("del answer['action']", "Illegal"),
    ],
)
def test_what_a_program_does_wrong_costs_it_a_move(program: Program, does: str, cause: str) -> None:
    causes = causes_of(program.instead(does, "@5" if cause == "Late" else ""))
    # Garbled with a good line is not the end of the program; else it is started again, and again.
    goes_on = cause == "Illegal" or "number" in does
    assert causes[cause] >= 1
    assert set(causes) <= {cause, "Ended"}
    assert (sum(causes.values()) == 1) == goes_on
    assert len(program.started()) == (1 if goes_on else MOST_STARTS)
    assert program.left() == []


@pytest.mark.parametrize("protocol", ["mori-bot/2", "none"])
def test_a_program_for_another_version_does_not_play(program: Program, protocol: str) -> None:
    causes = causes_of(
        program.written(PLAYING.format(instead="pass").replace("mori-bot/1", protocol))
    )
    assert causes["Garbled"] == MOST_STARTS
    assert program.left() == []


def test_a_program_that_reads_nothing_is_late_too(program: Program) -> None:
    text = "import sys, os, time\nprint(os.getpid(), file=open(sys.argv[1], 'a'))\ntime.sleep(600)"
    causes = causes_of(program.written(text, "@0.5"))
    assert causes["Late"] == MOST_STARTS
    assert program.left() == []


def test_what_a_program_starts_ends_with_it(program: Program) -> None:
    text = (
        "import subprocess, sys\n"
        "child = subprocess.Popen(['sleep', '600'])\n"
        "print(child.pid, file=open(sys.argv[1], 'a'), flush=True)\n"
        "child.wait()"
    )
    causes_of(program.written(text, "@1"))
    wait_until(lambda: not program.left())


def wait_until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_a_program_learns_what_its_seat_may_know_and_no_more(program: Program) -> None:
    """What it is told depends on the seat's view alone: in a world dealt again, it is the same."""
    game = mori.new_game("bitoku", players=2, seed=887_412_887_412)
    decision = game.decisions[0]
    known = game.seat_view(decision.seat)
    told = program.folder / "told"
    reading = "for line in sys.stdin:\n"
    noting = f"    open({str(told)!r}, 'a').write(line)\n"
    saying = PLAYING.format(instead="pass").replace(reading, reading + noting)
    name = program.written(saying)
    texts = []
    other = known.sample(mori.seeded(1))
    for view in (known, seat_view(other, decision.seat)):
        told.unlink(missing_ok=True)
        bot = bot_from(name, 4)
        assert bot.choose(view).text == decision.actions[0].text
        texts.append(told.read_text())
        del bot
    assert texts[0] == texts[1]
    assert str(game.seed) not in texts[0]


def test_each_seat_has_a_process_of_its_own(program: Program) -> None:
    report = simulate(
        "hitodama", players=3, games=2, seed=1, bots=[program.instead("pass")], jobs=1
    )
    assert report.crashes == []
    assert len(set(program.started())) == 6
    assert program.left() == []


def test_failures_are_counted_in_an_arena(program: Program) -> None:
    cheat = program.instead("answer['action'] = 'win'")
    report = play_arena("hitodama", players=2, games=2, seed=1, bots=[cheat, "random"])
    (crashes,) = report.crashes
    assert (crashes.bot, crashes.count) == (cheat, 2)
    assert crashes.first.startswith("Illegal: ")


@pytest.mark.skipif(NODE is None, reason="there is no Node")
def test_the_example_in_javascript_plays_the_same_games_again() -> None:
    name = f"cmd:node {shlex.quote(str(EXAMPLE))}"
    reports = [
        simulate("bitoku", players=2, games=1, seed=2, bots=[name], jobs=1) for _ in range(2)
    ]
    assert [report.crashes for report in reports] == [[], []]
    assert reports[0].to_data()["seats"] == reports[1].to_data()["seats"]


@pytest.mark.parametrize("jobs", [1, 2])
def test_programs_end_with_a_command_that_is_ended(program: Program, jobs: int) -> None:
    name = program.instead("time.sleep(600)", "@600")
    command = ["sim", "hitodama", "--games", "8", "--bots", name, "--jobs", str(jobs)]
    start = [sys.executable, "-c", "from mori.cli import main; main()"]
    running = subprocess.Popen([*start, *command], stderr=subprocess.DEVNULL)
    wait_until(lambda: program.pids.exists() and len(program.started()) >= jobs)
    running.send_signal(signal.SIGTERM)
    assert running.wait(PATIENCE) == 128 + signal.SIGTERM
    wait_until(lambda: not program.left())


@pytest.mark.parametrize(
    "name",
    ["cmd:", "cmd:./not-there", "cmd@x:sh", "cmd@0:sh", "cmd@-1:sh", "cmd@nan:sh", "cmd:'sh"],
)
def test_a_command_that_cannot_be_run_is_told_before_the_first_game(name: str) -> None:
    with pytest.raises(SetupError) as caught:
        bot_from(name, 1)
    assert caught.value.code == "bot_command"
    for language in LANGUAGES:
        assert name in Words(language).error(caught.value)


def test_the_name_says_how_long_an_answer_may_take() -> None:
    assert command_of("cmd:sh -c 'a b'") == (["sh", "-c", "a b"], 10.0)
    assert command_of("cmd@2.5:sh") == (["sh"], 2.5)
    assert isinstance(bot_from("cmd:sh", 1), CommandBot)
