"""The service conforms to its OpenAPI description, whatever it is asked."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis import GenerationMode
from schemathesis.checks import load_all_checks, not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi import checks

from mori.server.openapi import openapi as described
from mori.server.routes import ENDPOINTS
from tests.server.running import Service, finished_record

load_all_checks()
document = described(ENDPOINTS)
openapi = schemathesis.openapi.from_dict(document)
OPERATIONS = {
    found.ok().label: found.ok() for found in openapi.get_all_operations() if isinstance(found, Ok)
}
# Where a question has a form, it can be asked in a wrong one.
FORMED = [
    "POST /api/tables",
    "POST /api/tables/mine",
    "POST /api/tables/{table}/fork",
    "GET /api/tables/{table}/replay",
    "GET /api/tables/{table}/replay/{step}",
    "GET /api/tables/{table}/replay/{step}/moments",
]
CASES = [(label, GenerationMode.POSITIVE) for label in OPERATIONS]
CASES += [(label, GenerationMode.NEGATIVE) for label in FORMED]

KEPT = [
    not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
    checks.negative_data_rejection,
]
BOUNDED = settings(
    max_examples=10,
    deadline=None,
    database=None,
    phases=(Phase.generate,),
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def table(service: Service) -> str:
    """A finished table: all that can be asked of a table can be asked of this one."""
    answer = service.http.post(
        "/api/records",
        content=finished_record("hitodama", 2),
        headers={"Content-Type": "application/json"},
    )
    return str(answer.json()["table"]["id"])


@pytest.mark.parametrize(("label", "mode"), CASES)
def test_whatever_is_asked_the_answer_is_as_described(
    service: Service, table: str, label: str, mode: GenerationMode
) -> None:
    @seed(20261)
    @BOUNDED
    @given(case=OPERATIONS[label].as_strategy(generation_mode=mode))
    def ask(case: "schemathesis.Case[Any]") -> None:
        case.validate_response(case.call(base_url=service.address), checks=KEPT)
        if "table" in case.path_parameters:
            # The same of a table that is there.
            case.path_parameters["table"] = table
            case.validate_response(case.call(base_url=service.address), checks=KEPT[:-1])

    ask()


IDS = ("/api/tables/mine", "/api/tables/listed")  # which could be tables


@pytest.mark.parametrize("path", document["paths"])
def test_methods_that_are_not_described_are_refused(service: Service, path: str) -> None:
    described = {method.upper() for method in document["paths"][path]}
    address = path.replace("{", "").replace("}", "").replace("/step", "/0")
    for method in {"GET", "POST", "PUT", "PATCH", "DELETE", "TRACE"} - described:
        answer = service.http.request(method, address)
        if path in IDS and method in ("GET", "DELETE"):
            assert service.error(answer) == (404, "unknown_table")  # an id like any other
            continue
        assert service.error(answer) == (405, "method_not_allowed")
        assert described <= set(answer.headers["Allow"].split(", "))


def test_every_route_of_the_protocol_is_described() -> None:
    assert set(OPERATIONS) == {
        "GET /api/games",
        "POST /api/tables",
        "POST /api/tables/mine",
        "GET /api/tables/listed",
        "GET /api/tables/{table}",
        "DELETE /api/tables/{table}",
        "POST /api/tables/{table}/invitation",
        "POST /api/tables/{table}/seats",
        "POST /api/tables/{table}/leave",
        "POST /api/tables/{table}/rematch",
        "POST /api/tables/{table}/follow",
        "POST /api/tables/{table}/seats/{seat}/invitation",
        "POST /api/tables/{table}/seats/{seat}/bot",
        "POST /api/tables/{table}/seats/{seat}/handover",
        "POST /api/tables/{table}/rights",
        "GET /api/tables/{table}/record",
        "POST /api/records",
        "GET /api/tables/{table}/link",
        "POST /api/links",
        "POST /api/links/look",
        "POST /api/challenges",
        "POST /api/challenges/lines",
        "GET /api/tables/{table}/replay",
        "GET /api/tables/{table}/replay/{step}",
        "GET /api/tables/{table}/replay/{step}/moments",
        "GET /api/tables/{table}/review",
        "POST /api/tables/{table}/review",
        "GET /api/tables/{table}/review/{step}",
        "GET /api/tables/{table}/review/{step}/question",
        "POST /api/tables/{table}/fork",
        "GET /api/lessons/{game}",
        "POST /api/lessons",
        "GET /api/push",
        "POST /api/push",
        "POST /api/push/end",
        "GET /api/rules/{game}",
        "GET /api/books/{game}",
        "GET /api/books/{game}/figures",
        "GET /api/words/{game}/{language}",
        "GET /api/packs/{game}",
    }
