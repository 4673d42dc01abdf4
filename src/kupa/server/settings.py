"""Settings of the server, from the environment; the defaults suit a laptop at home."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

PUSH_SERVICES = (
    "fcm.googleapis.com", "push.services.mozilla.com", "push.apple.com", "notify.windows.com",
)  # fmt: skip
LOCAL_HOSTS = ("localhost", "127.0.0.1", "[::1]")


def database_file() -> Path:
    """Return the file of the default database; one that an earlier version made is used where it is."""
    chosen = user_data_path("kupa", appauthor=False) / "kupa.db"
    earlier = _earlier_data_dir() / "kupa.db"
    return earlier if earlier.exists() and not chosen.exists() else chosen


def _earlier_data_dir() -> Path:
    """Return what versions before 0.2 chose; it differs where environment variables are set oddly."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "kupa"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "kupa"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "kupa"


def default_database() -> str:
    """Return the address of the database beside the program."""
    return f"sqlite:///{database_file()}"


@dataclass(frozen=True, slots=True)
class Settings:
    """Addresses, allowed hosts and limits. A limit of 0 means no limit."""

    database_url: str = field(default_factory=default_database)
    redis_url: str | None = None
    hosts: tuple[str, ...] = LOCAL_HOSTS  # allowed Host headers; * for any
    origins: tuple[str, ...] = ()  # other origins that may connect
    address: str | None = None  # where other devices find the page, for links and QR codes
    push_services: tuple[str, ...] = PUSH_SERVICES  # hosts that devices may be called through
    time_scale: float = 1.0
    connections: int = 200  # at once, from one address: a school may be behind one router
    requests: int = 600  # a minute, from one address
    guesses: int = 20  # codes tried a minute, from one address
    openings: int = 60  # tables opened a minute, from one address
    prints: int = 12  # decks printed a minute, from one address
    messages: int = 60  # a second, on one connection


def from_environment(environment: Mapping[str, str] = os.environ) -> Settings:
    """Read the variables ``KUPA_…``; what is not set keeps its default."""
    plain = Settings(database_url=environment.get("KUPA_DATABASE_URL") or default_database())
    given = {
        "redis_url": environment.get("KUPA_REDIS_URL") or None,
        "hosts": _names(environment, "KUPA_HOSTS", LOCAL_HOSTS),
        "origins": _names(environment, "KUPA_ORIGINS", ()),
        "push_services": _names(environment, "KUPA_PUSH_SERVICES", PUSH_SERVICES),
        "address": (environment.get("KUPA_ADDRESS") or "").rstrip("/") or None,
        "time_scale": float(environment.get("KUPA_TIME_SCALE", 1)),
    }
    limits = {
        name: int(environment.get(f"KUPA_{name.upper()}", getattr(plain, name)))
        for name in ("connections", "requests", "guesses", "openings", "prints", "messages")
    }
    return Settings(plain.database_url, **given, **limits)  # type: ignore[arg-type]


def _names(environment: Mapping[str, str], name: str, default: tuple[str, ...]) -> tuple[str, ...]:
    given = tuple(each.strip() for each in environment.get(name, "").split(",") if each.strip())
    return (*default, *given) if given else default
