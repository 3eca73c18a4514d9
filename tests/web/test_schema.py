"""The description of the API holds: whatever Schemathesis thinks of, the server answers as it promises."""

from __future__ import annotations

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import booleans
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from teahouse.web.app import create_app
from teahouse.web.settings import Settings
from tests.web.people import ANN, BEA, make_table, tokens

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]


API = schemathesis.openapi.from_dict(create_app(Settings(database="sqlite:///nowhere.db")).openapi_schema.to_schema())
OPERATIONS = {found.ok().label: found.ok() for found in API.get_all_operations()}


@pytest.fixture(scope="module")
def table(host):
    return make_table(host, ANN, BEA)


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["right", "wrong"])
@pytest.mark.parametrize("name", OPERATIONS)
def test_the_server_keeps_its_promises(host, table, name, mode):
    operation = OPERATIONS[name]
    if mode is GenerationMode.NEGATIVE and not operation.body and not operation.query:
        pytest.skip("nothing about it can be wrong")

    @settings(max_examples=10, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(generation_mode=mode), real=booleans())
    def promises(case: Case, real: bool) -> None:
        if real and "table" in case.path_parameters:
            case.path_parameters["table"] = table["table"]
            case.headers["Authorization"] = f"Bearer {tokens(table)[0]}"
        answer = case.call(base_url=host.base)
        if answer.status_code != 413:  # what is too big is refused before it is read
            case.validate_response(answer, checks=CHECKS)

    promises()
