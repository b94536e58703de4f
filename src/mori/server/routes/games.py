"""The games that can be played."""

from typing import cast

from mori.books import has_book
from mori.bots import bots_for
from mori.core.registry import GameEntry, entry_of, game_names
from mori.lessons import lessons_of
from mori.server.packs import OfferedPack
from mori.server.protocol.fields import Options, OptionValue
from mori.server.protocol.games import GameInfo, GamesAnswer, LevelInfo, OfferedPackInfo, OptionInfo
from mori.server.requests import ASK_AGAIN
from mori.server.routing import Router
from mori.server.service import Service

router = Router()


@router.get("/api/games", keep=ASK_AGAIN)
async def games(service: Service) -> GamesAnswer:
    """Every game: player counts, options, levels, bots, packs; and what the service offers."""
    infos = [game_info(entry_of(name), service.packs.of(name)) for name in game_names()]
    return GamesAnswer(infos, service.offers)


def game_info(entry: GameEntry, packs: list[OfferedPack]) -> GameInfo:
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
        bots=bots_for(entry.name, entry.max_players),
        packs=[pack_info(pack) for pack in packs],
        has_book=has_book(entry.name),
        lessons=[lesson.id for lesson in lessons_of(entry.name)],
    )


def pack_info(pack: OfferedPack) -> OfferedPackInfo:
    counts = entry_of(pack.game).player_counts()
    return OfferedPackInfo(
        id=pack.id,
        title=pack.title,
        fingerprint=pack.fingerprint,
        is_own=pack.is_own,
        entries=len(pack.entries),
        reconstructed=pack.reconstructed,
        idle={str(players): pack.idle_options(players) for players in counts},
        bot_fit={str(players): pack.bot_fit(players) for players in counts},
    )
