"""What is hidden from whom in Hitodama, for the conformance tests: plain data.

Solar and lunar cards have different backs, so everybody knows how many of each a hand holds.
"""

from tests.conformance.hidden import Hidden

SOLAR = "tables.solar_count"  # the cards below are solar ones

HIDDEN: Hidden = {
    "pools": [
        {
            "parts": [
                {"pile": "solar_deck"},
                {"pile": "hands", "of": "others", "ordered": False, "below": SOLAR},
            ]
        },
        {
            "parts": [
                {"pile": "lunar_deck"},
                {"pile": "hands", "of": "others", "ordered": False, "upward": SOLAR},
            ]
        },
        {"parts": [{"pile": "akku_deck"}]},
        {"parts": [{"pile": "ice_deck"}]},
    ],
}
