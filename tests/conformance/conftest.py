"""The promises are not in test modules; their asserts shall be as telling as if they were."""

import pytest

pytest.register_assert_rewrite(
    *(
        f"tests.conformance.{name}"
        for name in ("play", "records", "states", "no_leak", "worlds", "about")
    )
)
