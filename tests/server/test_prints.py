"""Decks from a server: made once, in a process of its own; what goes wrong is a sentence to read."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from kupa.paper.order import Order
from kupa.server import printer as printing, prints_api
from kupa.server.printer import Busy, Printer, PrintFailed
from support.server_thread import Device, ServerThread, run_server

LID = Order("pairs", ("en",), ("lid",))


@pytest.fixture
def noa(normal_server: ServerThread) -> Iterator[Device]:
    device = Device(normal_server)
    yield device
    device.close()


def test_a_deck_is_printed_in_the_language_asked_for(noa: Device) -> None:
    answer = noa.ask("GET", "/api/games/pairs/print/he,en?what=lid&paper=letter")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/pdf"
    assert answer.headers["content-disposition"] == 'inline; filename="pairs-he-en.pdf"'
    assert answer.content.startswith(b"%PDF-1.7")
    assert b"(he)" in answer.content


@pytest.mark.parametrize(
    ("path", "told"),
    [
        ("chess/print/en", "Choose one of: ushpizin"),
        ("reset/print/xx", "--lang 'xx'"),
        ("reset/print/en?paper=a3", "a4, letter"),
        ("reset/print/en?what=cats", "cards, lid"),
    ],
)
def test_what_cannot_be_printed_is_told(noa: Device, path: str, told: str) -> None:
    answer = noa.ask("GET", f"/api/games/{path}")
    assert answer.status_code == 400
    assert answer.headers["content-type"].startswith("text/plain")
    assert told in answer.text


def test_without_the_extra_it_says_what_to_install(noa: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prints_api, "available", lambda: False)
    answer = noa.ask("GET", "/api/games/reset/print/he")
    assert answer.status_code == 503
    assert "pip install 'kupa[print]'" in answer.text


def test_prints_are_limited(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("prints")
    with run_server(f"sqlite:///{folder / 'kupa.db'}", prints=1) as served:
        device = Device(served)
        assert device.ask("GET", "/api/games/pairs/print/en?what=scores").status_code == 200
        answer = device.ask("GET", "/api/games/pairs/print/ar?what=scores")
        assert answer.status_code == 429
        device.close()


class Runs:
    """Stands for the process: counts what it is asked for, and how many at once."""

    def __init__(self, size: int = 10) -> None:
        self.size, self.asked, self.now, self.most = size, 0, 0, 0

    async def __call__(self, order: Order) -> bytes:
        self.asked += 1
        self.now += 1
        self.most = max(self.most, self.now)
        await asyncio.sleep(0)
        self.now -= 1
        return order.languages[0].encode() * self.size


def test_an_order_is_made_once_and_one_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    runs = Runs()
    monkeypatch.setattr(printing, "run", runs)
    orders = [LID, Order("pairs", ("he",), ("lid",)), LID]

    async def twice() -> list[bytes]:
        printer = Printer()
        first = await asyncio.gather(*map(printer.make, orders))
        return [*first, *[await printer.make(order) for order in orders]]

    made = asyncio.run(twice())
    assert made == [b"en" * 10, b"he" * 10, b"en" * 10] * 2
    assert (runs.asked, runs.most) == (2, 1)


def test_too_many_waiting_are_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(printing, "run", Runs())
    many = [Order("pairs", ("en",), ("lid",), address=f"https://k.example/{i}") for i in range(12)]

    async def asked() -> list[bytes | BaseException]:
        printer = Printer()
        return await asyncio.gather(*map(printer.make, many), return_exceptions=True)

    found = asyncio.run(asked())
    assert [isinstance(each, Busy) for each in found] == [False] * 8 + [True] * 4


def test_old_prints_make_room(monkeypatch: pytest.MonkeyPatch) -> None:
    runs = Runs(size=printing.KEPT // 4)
    monkeypatch.setattr(printing, "run", runs)

    async def asked() -> None:
        printer = Printer()
        for language in ("he", "ar", "en", "en", "he"):
            await printer.make(Order("pairs", (language,), ("lid",)))

    asyncio.run(asked())
    assert runs.asked == 4  # the first was dropped for the third


def test_a_process_that_fails_is_an_error() -> None:
    with pytest.raises(PrintFailed):
        asyncio.run(printing.run(Order("chess", ("en",))))
