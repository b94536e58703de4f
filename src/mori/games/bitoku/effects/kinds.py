"""Every kind of effect there is: the closed list that a pack may use (B-EFFECT-27)."""

from typing import Final

from mori.games.bitoku.effects.choices import ChooseDifferent, ChooseOne, ChooseUnits
from mori.games.bitoku.effects.discounts import SharedDiscount
from mori.games.bitoku.effects.gains import GainAmulet, GainResource, GainVp, UnlockDie
from mori.games.bitoku.effects.kind import EffectKind
from mori.games.bitoku.effects.kodamas import KodamaBack, KodamaForward
from mori.games.bitoku.effects.looking import DrawVision, GainBitoku, GainYokai
from mori.games.bitoku.effects.obtaining import Build, ObtainCrystal, ObtainDragonfly, ObtainMitama
from mori.games.bitoku.effects.paths import Movement
from mori.games.bitoku.effects.resolving import AllOf
from mori.games.bitoku.effects.rocks import PlacePilgrimRock, TakeRock
from mori.games.bitoku.effects.yokai_cards import DrawCard
from mori.games.bitoku.seasons.home import CopiedForestAction

_LISTED: Final[list[EffectKind]] = [
    GainVp(),
    GainResource(),
    GainAmulet(),
    Movement(),
    KodamaForward(),
    KodamaBack(),
    Build(),
    ObtainCrystal(),
    ObtainMitama(),
    ObtainDragonfly(),
    TakeRock(),
    PlacePilgrimRock(),
    DrawVision(),
    DrawCard(),
    GainYokai(),
    GainBitoku(),
    UnlockDie(),
    ChooseOne(),
    ChooseUnits(),
    ChooseDifferent(),
    AllOf(),
    SharedDiscount(),
    CopiedForestAction(),
]
EFFECT_KINDS: Final[dict[str, EffectKind]] = {kind.name: kind for kind in _LISTED}
