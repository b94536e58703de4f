"""The same seed and answers make the same game, everywhere; a record proves it."""

import pytest

from mori.core.errors import RecordDiverged
from mori.core.record import make_record, read_record, write_record
from mori.core.replay import replay
from mori.core.snapshot import digest
from tests.conformance.cases import random_play, start
from tests.conformance.promises import Ending, Promise


class TheSameSeedMakesTheSameGame(Promise):
    """Nor does collecting facts change it, nor all that looked on during the walk."""

    def end(self, ending: Ending) -> None:
        game = start(self.case)
        marks = [digest(game.state) for _ in random_play(game, self.case.seed)]
        marks.append(digest(game.state))
        assert make_record(game.history(), marks, game.result) == ending.record


class ARecordReplaysFromItsFile(Promise):
    def end(self, ending: Ending) -> None:
        record = read_record(write_record(ending.record))
        again = replay(record)
        assert again.record() == record
        assert again.result is not None and ending.game.result is not None
        assert again.result.to_data() == ending.game.result.to_data()


class AnUnfinishedRecordReplaysToo(Promise):
    def end(self, ending: Ending) -> None:
        game = ending.game
        half = game.rewound(len(game.answers) // 2)
        assert len(replay(half.record()).answers) == len(game.answers) // 2


class AChangedRecordNamesTheFirstStepThatDiffers(Promise):
    def end(self, ending: Ending) -> None:
        checks = ending.record["checks"]
        assert isinstance(checks, list)
        step = len(ending.game.answers) // 3
        other = "00000000" if checks[step] != "00000000" else "11111111"
        changed = {**ending.record, "checks": [*checks[:step], other, *checks[step + 1 :]]}
        with pytest.raises(RecordDiverged) as diverged:
            replay(changed)
        assert diverged.value.step == step
