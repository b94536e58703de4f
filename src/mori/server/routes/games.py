"""Which games there are."""

from functools import cache
from pathlib import Path
from typing import cast

from fastapi import APIRouter

from mori.bots import bot_names
from mori.core.registry import GameEntry, entry_of, game_names
from mori.server.bodies import GameInfo, GamesAnswer, LevelInfo, OptionInfo
from mori.server.protocol import Options, OptionValue
from mori.server.requests import Answer, ServiceHere, answered_with

router = APIRouter()


@router.get("/api/games", response_class=Answer, responses=answered_with(GamesAnswer))
async def games(service: ServiceHere) -> Answer:
    """Every game: player counts, options, levels, bots, pack."""
    infos = [game_info(entry_of(name), service.packs.get(name)) for name in game_names()]
    return Answer(GamesAnswer(infos))


def game_info(entry: GameEntry, pack: Path | None) -> GameInfo:
    counts = list(entry.player_counts())
    return GameInfo(
        name=entry.name,
        players=counts,
        options=[
            OptionInfo(
                name=option.name,
                default=cast(OptionValue, option.default),
                values=[cast(OptionValue, value) for value in option.values],
                rule=option.rule,
                players=list(option.players) or counts,
            )
            for option in entry.options
        ],
        levels={
            str(players): [
                LevelInfo(preset.name, cast(Options, preset.options))
                for preset in entry.presets_for(players)
            ]
            for players in counts
            if entry.presets_for(players)
        },
        bots=bot_names(),
        fingerprint=fingerprint(entry.name, pack),
    )


@cache
def fingerprint(game: str, pack: Path | None) -> str:
    """The fingerprint of a pack, which is read once."""
    return entry_of(game).check_pack(pack)
