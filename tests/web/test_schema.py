"""The description of the API holds: whatever Schemathesis thinks of, the server answers as it promises."""

from __future__ import annotations

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import integers
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from teahouse.games import find
from teahouse.web.app import create_app
from teahouse.web.settings import Settings
from tests.web.people import ANN, BEA, OPEN, make_table, tokens

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]


API = schemathesis.openapi.from_dict(create_app(Settings(database="sqlite:///nowhere.db")).openapi_schema.to_schema())
OPERATIONS = {found.ok().label: found.ok() for found in API.get_all_operations()}


REAL: dict[str, object] = {
    "game": "castle",
    "course": "basics",
    "lesson": "twin",
    "language": "de",
    "name": "castle",
    "page": "deception",
    "number": 0,
}
BODIES: dict[str, list[dict[str, object]]] = {
    "POST /api/tables": [
        {"game": "castle", "seats": [ANN, OPEN], "preset": "first-game"},
        {"game": "panda", "seats": [ANN, BEA], "options": {"round_limit": "20"}, "clock": {"bank": 60_000}},
        {"game": "tang", "seats": [ANN], "hints": True, "previews": False},
    ],
    "POST /api/tables/{table}/acts": [
        {"do": "rename", "name": "Ann"},
        {"do": "prefer", "quick": True},
        {"do": "choose", "choice": 0, "revision": 1},
        {"do": "undo", "revision": 0},
        {"do": "pause"},
    ],
    "POST /api/advice": [
        {"game": "castle", "seats": 4, "options": {"layout": "keep"}},
        {"game": "panda", "seats": 2, "preset": "german"},
    ],
    "POST /api/positions": [{"game": "tang", "position": find("tang").start(2, {}).to_text()}],
    "POST /api/lessons/{game}/{course}/{lesson}": [{}, {"line": [], "choice": 0, "shape": "tall"}, {"free": True}],
    "POST /api/lessons/{game}/{course}/{lesson}/why": [{"piece": "tile:d3.2"}],
    "POST /api/tables/{table}/seats": [{"name": "Cleo"}, {"name": "Cleo", "seat": 2}],
}
# Litestar describes fixed lists in a form that JSON Schema does not know
LEFT_OUT = {
    "GET /api/art/{game}": [response_schema_conformance],
    "GET /api/rules/{game}/{page}/{number}": [response_schema_conformance],
}
NOT_HERE = {"POST /api/door"}  # it is open already


@pytest.fixture(scope="module")
def table(host):
    return make_table(host, ANN, BEA, OPEN)


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["right", "wrong"])
@pytest.mark.parametrize("name", OPERATIONS)
def test_the_server_keeps_its_promises(host, table, name, mode):
    operation, right = OPERATIONS[name], mode is GenerationMode.POSITIVE
    reached: set[int] = set()
    if mode is GenerationMode.NEGATIVE and not operation.body and not operation.query:
        pytest.skip("nothing about it can be wrong")

    @settings(max_examples=10, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(generation_mode=mode), real=integers(0, 9))
    def promises(case: Case, real: int) -> None:
        if real:
            known = REAL if right else {key: REAL[key] for key in REAL if key != "number"}  # a wrong one stays wrong
            case.path_parameters |= {key: known[key] for key in case.path_parameters if key in known}
            if "table" in case.path_parameters:
                case.path_parameters["table"] = table["table"]
                case.headers["Authorization"] = f"Bearer {tokens(table)[real % 2]}"
            if right and name in BODIES and real % 2:
                case.body = BODIES[name][real // 2 % len(BODIES[name])]
        answer = case.call(base_url=host.base)
        reached.add(answer.status_code)
        if answer.status_code != 413:  # what is too big is refused before it is read
            case.validate_response(answer, checks=[check for check in CHECKS if check not in LEFT_OUT.get(name, ())])

    promises()
    if right and name not in NOT_HERE:  # the core was reached: something was done, or the table itself refused it
        assert reached & {200, 201, 202, 409}, reached
