"""People are called to their turn, by a push service here that speaks RFC 8030, 8291 and 8292."""

from __future__ import annotations

import base64
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import http_ece
import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from kupa.core.refused import Refused
from kupa.server.push_address import check_address, check_keys
from kupa.server.quiet import call_time
from kupa.server.settings import PUSH_SERVICES
from kupa.tables.store.subscriptions import MOST, Subscription
from support.server_thread import Device, ServerThread, run_server, wait

SPEED = 100.0


def text(raw: bytes) -> str:
    """Return bytes as browsers write them."""
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class PushService(ThreadingHTTPServer):
    """Takes messages for one browser, whose keys it knows, so that they can be read."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"
        self.status = 201
        self.messages: list[tuple[dict[str, str], bytes]] = []
        self.paths: list[str] = []

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.server_port}"

    def subscription(self, **more: object) -> dict[str, object]:
        """Return what the browser's page sends to the server."""
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        usual = {"p256dh": text(point), "auth": text(self.auth), "zone": "Asia/Jerusalem"}
        return {"endpoint": f"http://{self.host}/push/device-1", **usual, **more}

    def read(self, at: int) -> bytes:
        """Decrypt a message as the browser does (RFC 8291)."""
        headers, body = self.messages[at]
        assert headers["content-encoding"] == "aes128gcm"
        return bytes(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth))


class Handler(BaseHTTPRequestHandler):
    server: PushService

    def do_POST(self) -> None:
        """Take a message (RFC 8030)."""
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.paths.append(self.path)
        self.server.messages.append(({k.lower(): v for k, v in self.headers.items()}, body))
        self.send_response(self.server.status)
        self.send_header("location", f"http://{self.server.host}/message/1")
        self.send_header("content-length", "0")
        self.end_headers()

    def log_message(self, *_words: object) -> None:
        """Stay silent."""


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as made:
        thread = threading.Thread(target=made.serve_forever)
        thread.start()
        yield made
        made.shutdown()
        thread.join()


@contextmanager
def calling(folder: Path, service: PushService) -> Iterator[ServerThread]:
    """Run a server that may call through the push service."""
    url = f"sqlite:///{folder / 'kupa.db'}"
    with run_server(url, time_scale=SPEED, push_services=(service.host,)) as served:
        yield served


def waiting_table(noa: Device, service: PushService, **more: object) -> str:
    """Open a slow table at which Noa will be asked, and let her be called."""
    table = noa.open("court", chairs=2, pace="days", options={"first": "1"})
    noa.sit(table)
    noa.ask("POST", f"/api/tables/{table}/bots", {"level": "easy"})
    answer = noa.ask("PUT", f"/api/tables/{table}/push", service.subscription(**more))
    assert answer.status_code == 200, answer.text
    return table


def test_whoever_is_asked_and_not_there_is_called_once_and_told_nothing_else(
    tmp_path: Path, service: PushService
) -> None:
    with calling(tmp_path, service) as served:
        noa = Device(served, "Noa Secret-Name")
        table = waiting_table(noa, service)
        noa.ask("POST", f"/api/tables/{table}/deal")  # the bot begins, although nobody looks on
        wait(lambda: service.messages)
        assert json.loads(service.read(0)) == {"t": "turn"}
        headers, body = service.messages[0]
        sent = repr(headers).encode() + body
        assert not any(each.encode() in sent for each in (table, noa.secret, noa.name, "court"))
        assert (headers["topic"], headers["ttl"]) == ("turn", "86400")
        _proves(headers["authorization"], noa.get("/api/push").json()["key"], service)
        page = noa.page(table)
        page.move()
        wait(lambda: page.receive()["t"] == "told" and page.moves)  # asked again, but she is here
        page.cut()
        noa.close()
    assert len(service.messages) == 1


def _proves(authorization: str, key: str, service: PushService) -> None:
    """Check that the server has signed for this push service (RFC 8292)."""
    facts = dict(part.strip().split("=", 1) for part in authorization.split(" ", 1)[1].split(","))
    assert facts["k"] == key
    signed, _, signature = facts["t"].rpartition(".")
    raw = base64.urlsafe_b64decode(signature + "==")
    point = base64.urlsafe_b64decode(key + "==")
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    numbers = (int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public.verify(encode_dss_signature(*numbers), signed.encode(), ec.ECDSA(SHA256()))
    claims = json.loads(base64.urlsafe_b64decode(facts["t"].split(".")[1] + "=="))
    assert claims["aud"] == f"http://{service.host}"


def test_the_key_is_made_once_and_a_restart_forgets_nobody(tmp_path: Path, service: PushService) -> None:
    with calling(tmp_path, service) as served:
        noa = Device(served)
        key = noa.get("/api/push").json()["key"]
        table = waiting_table(noa, service)
        noa.close()
    with calling(tmp_path, service) as served:
        again = Device(served)
        again.secret = noa.secret
        assert again.get("/api/push").json()["key"] == key
        again.ask("POST", f"/api/tables/{table}/deal")
        wait(lambda: service.messages)
        again.close()
    assert json.loads(service.read(0)) == {"t": "turn"}


def test_a_device_that_is_gone_is_forgotten(tmp_path: Path, service: PushService) -> None:
    service.status = 410
    with calling(tmp_path, service) as served:
        noa = Device(served)
        table = waiting_table(noa, service)
        noa.ask("POST", f"/api/tables/{table}/deal")
        subscriptions = served.context.push.subscriptions
        wait(lambda: service.messages and not served.call(subscriptions.of_table(table)))
        noa.close()


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://127.0.0.1:1/x",
        "https://example.org/x",
        "http://fcm.googleapis.com/x",
        "file:///etc/x",
        "",
        "https://127.0.0.1:8443\\@x.push.apple.com/p",
        "https://noa@web.push.apple.com/p",
        "https://web.push.apple.com:8443/p",
        "https://web.push.apple.com/p q",
        "https://web.push.apple.com/\n",
        "https://web.push.apple.com\t/p",
        "https://fcm.googleapis.com.example.org/p",
        "https://[::1/p",
        "https://127.0.0.1/p",
    ],
)
def test_the_server_sends_to_known_push_services_only(
    normal_server: ServerThread, service: PushService, endpoint: str
) -> None:
    noa = Device(normal_server)
    table = noa.open("court", name="Noa", pace="day")
    answer = noa.ask("PUT", f"/api/tables/{table}/push", service.subscription(endpoint=endpoint))
    assert answer.json()["reason"] == "table.bad_push"
    stranger = Device(normal_server)
    refused = stranger.ask("PUT", f"/api/tables/{table}/push", service.subscription())
    assert refused.json()["reason"] == "table.not_seated"
    noa.close()
    stranger.close()


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/e-1:APA91_x%3d",
        "https://web.push.apple.com:443/QGuQyavXutnMH",
        "https://db5p.notify.windows.com/w/?token=BQYA%2bx",
    ],
)
def test_push_services_as_browsers_name_them_are_known(endpoint: str) -> None:
    check_address(endpoint, PUSH_SERVICES)


@pytest.mark.parametrize(
    "keys",
    [
        {"p256dh": "x"},
        {"p256dh": text(b"\x04" + bytes(64))},
        {"p256dh": "ש" * 40},
        {"auth": text(b"short")},
        {"auth": "a b"},
        {"auth": ""},
    ],
)
def test_a_device_whose_keys_are_none_is_refused(
    tmp_path: Path, service: PushService, keys: dict[str, str]
) -> None:
    usual = service.subscription()
    with pytest.raises(Refused, match="bad_push"):
        check_keys(**{name: str({**usual, **keys}[name]) for name in ("p256dh", "auth")})


def test_one_device_that_cannot_be_called_keeps_no_other_from_being_called(
    tmp_path: Path, service: PushService
) -> None:
    with calling(tmp_path, service) as served:
        noa = Device(served)
        table = waiting_table(noa, service)
        subscriptions = served.context.push.subscriptions
        (good,) = served.call(subscriptions.of_table(table))
        for at, wrong in enumerate(({"p256dh": "x"}, {"endpoint": "https://example.org/x"})):
            moved = {"endpoint": f"{good.endpoint}-{at}", **wrong}
            served.call(subscriptions.put(msgspec.structs.replace(good, **moved)))
        noa.ask("POST", f"/api/tables/{table}/deal")
        wait(lambda: service.messages)
        wait(lambda: served.call(subscriptions.of_table(table)) == [_called(good)])
        noa.close()


def _called(subscription: Subscription) -> Subscription:
    """Return a subscription after its device was called for the first question."""
    return msgspec.structs.replace(subscription, asked=4, due=None)


def test_a_push_service_that_points_elsewhere_is_not_followed(
    tmp_path: Path, service: PushService
) -> None:
    service.status = 307
    with calling(tmp_path, service) as served:
        noa = Device(served)
        table = waiting_table(noa, service)
        noa.ask("POST", f"/api/tables/{table}/deal")
        wait(lambda: len(service.messages) > 1)  # tried again, at the same address
        noa.close()
    assert set(service.paths) == {"/push/device-1"}


def test_who_has_the_page_hidden_is_called(tmp_path: Path, service: PushService) -> None:
    with calling(tmp_path, service) as served:
        noa = Device(served)
        table = waiting_table(noa, service)
        page = noa.page(table)
        page.send({"t": "shown", "shown": False})
        page.send({"t": "ping"})
        wait(lambda: page.receive()["t"] == "pong")
        noa.ask("POST", f"/api/tables/{table}/deal")
        wait(lambda: service.messages)
        page.cut()
        noa.close()


def test_a_table_that_is_deleted_leaves_nobody_to_be_called(
    tmp_path: Path, service: PushService
) -> None:
    with calling(tmp_path, service) as served:
        noa = Device(served)
        table = waiting_table(noa, service)
        assert served.call(served.context.log.delete(table))
        assert served.call(served.context.push.subscriptions.of_table(table)) == []
        noa.close()


def test_a_person_is_called_on_so_many_devices_at_most(tmp_path: Path, service: PushService) -> None:
    with calling(tmp_path, service) as served:
        noa = Device(served)
        table = waiting_table(noa, service)
        subscriptions = served.context.push.subscriptions
        (one,) = served.call(subscriptions.of_table(table))
        for at in range(2 * MOST):
            served.call(subscriptions.put(msgspec.structs.replace(one, endpoint=f"{at}")))
        kept = served.call(subscriptions.of_table(table))
        noa.close()
    assert len(kept) == MOST
    assert f"{2 * MOST - 1}" in {each.endpoint for each in kept}


@pytest.mark.parametrize(
    ("hour", "quiet", "called"),
    [
        (23, (22, 7), 7),
        (3, (22, 7), 7),
        (12, (22, 7), 12),
        (7, (22, 7), 7),
        (13, (12, 14), 14),
        (9, (8, 8), 9),
    ],
)
def test_nobody_is_called_in_quiet_hours(hour: int, quiet: tuple[int, int], called: int) -> None:
    at = datetime(2026, 5, 4, hour - 3, 30 if hour != called else 0, tzinfo=UTC) if hour >= 3 else None
    assert at is not None
    found = call_time(at.timestamp(), "Asia/Jerusalem", quiet[0] * 60, quiet[1] * 60)
    local = datetime.fromtimestamp(found, UTC)
    assert (local.hour + 3) % 24 == called
    assert found - at.timestamp() < 24 * 3600


def test_a_zone_that_nobody_knows_is_that_of_greenwich() -> None:
    at = datetime(2026, 5, 4, 23, tzinfo=UTC).timestamp()
    assert call_time(at, "Mars/Olympus", 22 * 60, 7 * 60) == at + 8 * 3600
