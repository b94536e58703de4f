"""What is hidden from whom, as plain data, for Mori's conformance kit."""

from typing import Final

HIDDEN: Final = {
    "pools": [
        {
            "parts": [
                {"pile": "bag"},
                {"pile": "hands", "of": "others", "counted": True},
            ]
        }
    ]
}
