"""What a device may ask the server to send to: a known push service, and keys that can be used.

The address is read here by one library and called by another. Only addresses that both read alike are
let through: no user, no backslash, nothing but visible ASCII.
"""

from __future__ import annotations

import base64
import binascii
import re
from typing import Final
from urllib.parse import urlsplit

from kupa.core.refused import Refused

LOOPBACK: Final = "127.0.0.1"
PLAIN: Final = re.compile(r"https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?/[!-?A-\[\]-~]*")  # neither @ nor \
POINT, SECRET = 65, 16  # bytes of a key and of an authentication secret (RFC 8291)


def check_address(endpoint: str, services: tuple[str, ...]) -> None:
    """Raise unless an address is that of a push service; one on this machine is named with its port."""
    if PLAIN.fullmatch(endpoint) is None or not _is_known(endpoint, services):
        raise Refused(None, "table.bad_push")


def _is_known(endpoint: str, services: tuple[str, ...]) -> bool:
    try:
        address = urlsplit(endpoint)
        host, port = (address.hostname or "").lower(), address.port
    except ValueError:
        return False
    if host == LOOPBACK:
        return f"{host}:{port}" in services
    known = any(host == each or host.endswith(f".{each}") for each in services)
    return known and address.scheme == "https" and port in (None, 443)


def check_keys(p256dh: str, auth: str) -> None:
    """Raise unless a message can be encrypted with a device's keys."""
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 — an extra

    try:
        point, secret = _bytes(p256dh), _bytes(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise Refused(None, "table.bad_push") from None
    if len(point) != POINT or len(secret) != SECRET:
        raise Refused(None, "table.bad_push")


def _bytes(text: str) -> bytes:
    """Read text as browsers write bytes: Base64 for URLs, without padding."""
    try:
        padded = text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4)
        return base64.b64decode(padded.encode("ascii"), altchars=b"-_", validate=True)
    except (binascii.Error, UnicodeEncodeError) as error:
        raise ValueError(text) from error
