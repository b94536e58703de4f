"""What is hidden from whom in Bitoku (B-HIDDEN), for the conformance tests: plain data."""

from tests.conformance.hidden import Hidden, LookedAt


def looking(deck: int) -> LookedAt:
    """B-HIDDEN-4: who looks at the top of a shared deck sees those cards, and no others."""
    return {"frame": "LookAtDeck", "where": {"deck": deck}, "count": "looked"}


HIDDEN: Hidden = {
    "pools": [
        {
            "parts": [
                {"pile": "yokai_deck", "known_to": "yokai_bottom", "looked_at": looking(0)},
                # Kept from that deck, unseen by others; the cards lie in the hand.
                {"pile": "secret", "of": "others", "ordered": False, "also_in": "hands"},
            ]
        },
        {"parts": [{"pile": "bitoku_deck", "known_to": "bitoku_bottom", "looked_at": looking(1)}]},
        {"parts": [{"pile": "vision_deck", "known_to": "vision_bottom", "looked_at": looking(2)}]},
        {
            # B-HIDDEN-1, -2: nobody knows the order of the own deck, its owner alone the hand.
            "each": True,
            "parts": [
                {"pile": "decks"},
                {
                    "pile": "hands",
                    "of": "others",
                    "ordered": False,
                    "but": ["known_in_hand", "secret"],
                },
            ],
        },
        {"each": True, "parts": [{"pile": "stacks"}]},
        {"parts": [{"pile": "tengu_deck"}]},
    ],
    "answers": [{"frame": "DiscardToThree", "field": "chosen", "out_of": "hands"}],
}
