"""docs/hosting.md names every setting and every figure, and no other."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import fields
from pathlib import Path

from prometheus_client import CollectorRegistry, generate_latest

from kupa.server.app import make_context
from kupa.server.metrics import RegistryCollector
from kupa.server.settings import Settings, from_environment
from kupa.service.endpoints import ENDPOINTS
from kupa.tables.registry import CODE_LIFETIME

TEXT = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
ROWS: dict[str, str] = dict(re.findall(r"^\| `(KUPA_\w+)` \| (.+?) \|", TEXT, re.MULTILINE))


class Asked(Mapping[str, str]):
    """An environment that is empty and remembers what was looked for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def __getitem__(self, name: str) -> str:
        self.names.add(name)
        raise KeyError(name)

    def __iter__(self) -> Iterator[str]:
        return iter(())

    def __len__(self) -> int:
        return 0


def test_every_setting_is_explained_and_no_other() -> None:
    asked = Asked()
    from_environment(asked)
    assert set(ROWS) == asked.names
    assert {f"KUPA_{made.name.upper()}" for made in fields(Settings)} == asked.names
    assert set(re.findall(r"KUPA_[A-Z_]+", TEXT)) == asked.names


def test_the_defaults_are_those_of_the_settings() -> None:
    plain = Settings("")
    for name in ("connections", "requests", "guesses", "messages", "time_scale"):
        assert float(ROWS[f"KUPA_{name.upper()}"]) == getattr(plain, name)
    assert re.findall(r"`([^`]+)`", ROWS["KUPA_HOSTS"]) == list(plain.hosts)


def test_every_figure_is_named(tmp_path: Path) -> None:
    registry = CollectorRegistry()
    registry.register(RegistryCollector(make_context(Settings(f"sqlite:///{tmp_path / 'kupa.db'}"))))
    shown = re.findall(r"^(kupa_\w+) ", generate_latest(registry).decode(), re.MULTILINE)
    assert set(shown) == set(re.findall(r"`(kupa_\w+)`", TEXT))


def nginx_key(address: str, at: str, request: str) -> str:
    """What nginx would hash for a request, by the maps that the document shows."""
    maps = dict(re.findall(r"map (\$\w+) \$(?:place|table) \{[^\n]*\n(.*?)\n    \}", TEXT, re.DOTALL))
    place = at or request
    assert re.search(r'""\s+\$request_id;', maps["$arg_at"])
    assert "default $place;" in maps["$uri"]
    [pattern] = re.findall(r'"~(\S+)" \$end;', maps["$uri"])
    found = re.search(pattern.replace("(?<", "(?P<"), address)
    return found["end"] if found else place


def test_a_proxy_sends_all_that_concerns_a_table_to_one_process_and_spreads_the_rest() -> None:
    table, request = "Zk3_-aQ9bX0cTyUv", "3f9c0d"
    addresses = [spec.split(" ")[1].replace("{seat}", "2") for spec in ENDPOINTS]
    assert len(addresses) > 15
    for address in {*addresses, "/", "/t/{table_id}", "/health/ready", "/ws"}:
        of_table = address.startswith("/api/tables/")
        key = nginx_key(address.replace("{table_id}", table), "", request)
        assert key == (table[-2:] if of_table else request), address
    assert nginx_key("/ws", table[-2:], request) == table[-2:]


def test_codes_are_given_back_when_it_says() -> None:
    assert CODE_LIFETIME == 3 * 24 * 3600
    assert "after three days" in TEXT
