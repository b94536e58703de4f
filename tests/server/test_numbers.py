"""Every number and address of the service is the one in docs/numbers.md."""

import mori
from mori.server.openapi import openapi
from mori.server.routes import ENDPOINTS
from tests import numbers


def test_every_number_and_address_of_the_service_is_told_as_it_is() -> None:
    assert numbers.page() == numbers.PAGE.read_text("utf-8"), "meant? python -m tests.numbers"


def test_what_is_described_says_what_it_is() -> None:
    told = openapi(ENDPOINTS)
    assert told["openapi"] == "3.1.0"
    assert told["info"] == {"title": "Mori", "version": mori.__version__}
    bearer = {"token": {"type": "http", "scheme": "bearer"}}
    assert told["components"]["securitySchemes"] == bearer
    for methods in told["paths"].values():
        for operation in methods.values():
            assert operation["summary"].endswith(".") and "\n" not in operation["summary"]
    hidden = {each.path for each in ENDPOINTS if not each.is_described}
    assert not hidden & set(told["paths"]) and "/healthz" in hidden
