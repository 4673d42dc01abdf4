"""Tricks with who somebody is: names, addresses, devices, and to whom the page speaks."""

from __future__ import annotations

import unicodedata

from bench.attack.person import HERE, Person
from bench.attack.raw import Raw
from bench.attack.server import attacked

GUESSES = 20  # a minute, of one network
# The first is a name, the others look like it.
NAMES = ("Noa", "N\u200boa", "No\u0301a", "\uff2e\uff4f\uff41", " NOA ", "Noa" + "\u0489" * 20)


def one_network() -> str:
    """Guess codes from many addresses of one IPv6 network, which one household has."""
    with attacked() as server:
        statuses = [_guess(server.port, f"2001:db8:1:1::{number:x}") for number in range(1, 61)]
        other = _guess(server.port, "2001:db8:1:2::1")
    guessed = statuses.count(404)
    if guessed > GUESSES + 2:
        return f"{guessed} guesses"
    return "" if other == 404 else f"another network is refused too: {other}"


def _guess(port: int, address: str) -> int:
    """Guess as somebody of whom a proxy on this computer says where they are."""
    raw = Raw(port, HERE)
    told = raw.request("GET", "/api/codes/123456", headers=f"X-Forwarded-For: {address}\r\n")
    raw.close()
    return int(told[9:12])


def connects_elsewhere() -> str:
    """Look whether the page could be made to connect to another server."""
    with attacked() as server:
        raw = Raw(server.port, HERE)
        head = raw.request("GET", "/").split(b"\r\n\r\n")[0].decode().lower()
        raw.close()
        own = {"'self'", "ws://127.0.0.1", "wss://127.0.0.1"}
        own |= {f"{name}:{server.port}" for name in own}
    policy = next(
        (line for line in head.splitlines() if line.startswith("content-security-policy:")), ""
    )
    rules = [rule.split() for rule in policy.partition(":")[2].split(";")]
    allowed = next((set(rule[1:]) for rule in rules if rule[:1] == ["connect-src"]), {"anything"})
    strange = sorted(allowed - own)
    return f"connect-src {strange}" if strange else ""


def look_alikes() -> str:
    """Sit down under names that look like another's."""
    with attacked() as server:
        host = Person(server.port, "a")
        table = host.open(game="court", name=NAMES[0], chairs=len(NAMES))
        for letter, name in zip("bcdef", NAMES[1:], strict=True):
            Person(server.port, letter).ask("POST", f"/api/tables/{table}/chairs", {"name": name})
        chairs = host.ask("GET", f"/api/tables/{table}")[1]["table"]["chairs"]
    shown = [chair["name"] for chair in chairs if chair["name"]]
    odd = [name for name in shown if any(unicodedata.category(each) in {"Cf", "Me"} for each in name)]
    if odd:
        return f"{odd!r} are shown"
    return "" if len(shown) == len({*map(_glance, shown)}) == len(NAMES) else f"alike: {shown!r}"


def _glance(name: str) -> str:
    """Return what one sees of a name."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    return "".join(each for each in plain if each.isalnum())


def barred() -> str:
    """Come back to a table one was removed from: to sit, by a handed-on seat, to play, to rename."""
    with attacked() as server:
        host, other = Person(server.port, "a"), Person(server.port, "b")
        table = host.open(chairs=3)
        at = f"/api/tables/{table}"
        other.ask("POST", f"{at}/chairs", {"name": "Tal"})
        host.ask("DELETE", f"{at}/chairs/1")
        token = host.ask("POST", f"{at}/offer")[1]["token"]
        tried = [
            other.ask("POST", f"{at}/chairs", {"name": "Tal"})[0],
            other.ask("POST", f"{at}/chairs", {"name": "Dina", "seat": 2})[0],
            other.ask("POST", f"{at}/take", {"token": token})[0],
            other.ask("PATCH", f"{at}/chairs/mine", {"name": "Tal"})[0],
        ]
    return "" if tried == [403] * len(tried) else f"allowed: {tried}"
