"""Schemathesis asks for all that the OpenAPI names, sense and nonsense: no server error."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings, strategies as st
from schemathesis.checks import not_a_server_error

from support.server_thread import Device, ServerThread

EXAMPLES = 25
STRANGER = "s" * 43  # somebody's secret


@pytest.fixture(scope="session")
def described(normal_server: ServerThread) -> Any:  # noqa: ANN401 — the library's own
    return schemathesis.openapi.from_url(f"{normal_server.url}/schema/openapi.json")


def operations() -> list[tuple[str, str]]:
    """Return every method and address; a test makes sure that this list is whole."""
    table = "/api/tables/{table_id}"
    return [
        ("GET", "/api/games"), ("POST", "/api/check"), ("POST", "/api/tables"), ("GET", "/api/tables"),
        ("GET", "/api/codes/{code}"), ("GET", table), ("POST", f"{table}/chairs"),
        ("PATCH", f"{table}/chairs/mine"), ("DELETE", f"{table}/chairs/mine"),
        ("DELETE", f"{table}/chairs/{{seat}}"), ("POST", f"{table}/bots"), ("PUT", f"{table}/settings"),
        ("PUT", f"{table}/host"), ("PUT", f"{table}/word"), ("POST", f"{table}/deal"),
        ("POST", f"{table}/again"), ("POST", f"{table}/offer"), ("POST", f"{table}/take"),
        ("GET", f"{table}/records/{{deal}}"), ("GET", f"{table}/replay/{{deal}}"),
        ("GET", f"{table}/review/{{deal}}"), ("POST", "/api/replay"), ("GET", "/api/practice/{game}"),
        ("GET", f"{table}/practice/{{deal}}"), ("POST", f"{table}/rematch"), ("PUT", f"{table}/family"),
        ("POST", f"{table}/screen"), ("DELETE", f"{table}/screen"), ("POST", "/api/screens"),
        ("GET", "/api/push"), ("PUT", f"{table}/push"), ("DELETE", f"{table}/push"),
        ("GET", "/health/live"), ("GET", "/health/ready"), ("GET", "/health"),
    ]  # fmt: skip


def test_every_operation_is_tried(described: Any) -> None:  # noqa: ANN401
    named = {(each.ok().method.upper(), each.ok().path) for each in described.get_all_operations()}
    assert named == set(operations())


@pytest.mark.parametrize(("method", "path"), operations())
def test_nothing_anybody_asks_is_a_server_error(
    normal_server: ServerThread,
    described: Any,  # noqa: ANN401
    method: str,
    path: str,
) -> None:
    operation = described[path][method]
    noa = Device(normal_server)
    tables = [noa.open("reset", name="Noa"), noa.open("court", name="Noa", bots="easy", deal=True)]

    @settings(
        max_examples=EXAMPLES, derandomize=True, database=None, deadline=None,
        phases=[Phase.explicit, Phase.generate], suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(data=st.data())
    def ask(data: st.DataObject) -> None:
        mode = data.draw(st.sampled_from(list(schemathesis.GenerationMode)))
        case = data.draw(operation.as_strategy(generation_mode=mode))
        if case.path_parameters and data.draw(st.booleans()):
            case.path_parameters["table_id"] = data.draw(st.sampled_from(tables))
        secret = data.draw(st.sampled_from([noa.secret, STRANGER, "nonsense"]))
        case.call_and_validate(
            headers={"Authorization": f"Bearer {secret}"}, checks=[not_a_server_error]
        )

    ask()
    noa.close()
