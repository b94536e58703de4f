"""The kinds of action in Bitoku: the names of their sentences in the catalogues."""

from typing import Final

PLAY: Final = "play"
USE: Final = "use"
FORCE: Final = "force"
CROSS: Final = "cross"
PASS: Final = "pass"
AMULET: Final = "amulet"
PLACE: Final = "place"
PLACE_HOME: Final = "place_home"
ROW: Final = "row"
USE_BUILDING: Final = "use_building"
FAVOUR: Final = "favour"
COVER: Final = "cover"
ACTIVATE_CARD: Final = "activate_card"
ACTIVATE_CRYSTAL: Final = "activate_crystal"
PART: Final = "part"
SKIP: Final = "skip"
TAKE: Final = "take"
PAY: Final = "pay"
WAIVE: Final = "waive"
ADVANCE: Final = "advance"
PUSH_BACK: Final = "push_back"
BITOKU_STEP: Final = "bitoku_step"
START: Final = "start"
WALK: Final = "walk"
OBTAIN: Final = "obtain"
SLOT: Final = "slot"
SITE: Final = "site"
COMBINE: Final = "combine"
ROCK: Final = "rock"
ROCK_PILGRIM: Final = "rock_pilgrim"
KEEP_VISION: Final = "keep_vision"
REFUSE: Final = "refuse"
LOOK: Final = "look"
DRAW: Final = "draw"
KEEP_YOKAI: Final = "keep_yokai"
KEEP_BITOKU: Final = "keep_bitoku"
UNLOCK: Final = "unlock"
COPY: Final = "copy"
DISCARD: Final = "discard"
DREAM: Final = "dream"
ARRANGE: Final = "arrange"
VIRTUE: Final = "virtue"
BONUS_VP: Final = "bonus_vp"
BONUS_AMULET: Final = "bonus_amulet"

ACTION_KINDS: Final = (
    PLAY,
    USE,
    FORCE,
    CROSS,
    PASS,
    AMULET,
    PLACE,
    PLACE_HOME,
    ROW,
    USE_BUILDING,
    FAVOUR,
    COVER,
    ACTIVATE_CARD,
    ACTIVATE_CRYSTAL,
    PART,
    SKIP,
    TAKE,
    PAY,
    WAIVE,
    ADVANCE,
    PUSH_BACK,
    BITOKU_STEP,
    START,
    WALK,
    OBTAIN,
    SLOT,
    SITE,
    COMBINE,
    ROCK,
    ROCK_PILGRIM,
    KEEP_VISION,
    REFUSE,
    LOOK,
    DRAW,
    KEEP_YOKAI,
    KEEP_BITOKU,
    UNLOCK,
    COPY,
    DISCARD,
    DREAM,
    ARRANGE,
    VIRTUE,
    BONUS_VP,
    BONUS_AMULET,
)
