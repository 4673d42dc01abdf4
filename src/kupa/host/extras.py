"""Optional parts of the installation: a missing one is named, with the command that installs it."""

from __future__ import annotations

import importlib.util
import sys
from typing import Final

from kupa.host.errors import UserError

MODULES: Final = {
    "play": (
        "aiosqlite", "alembic", "filelock", "httptools", "litestar", "msgspec", "platformdirs",
        "prometheus_client", "segno", "sqlalchemy", "uvicorn",
    ),
    "club": ("asyncpg", "redis"),
    "print": ("segno", "typst"),
    "push": ("pywebpush",),
    "env": ("gymnasium", "numpy", "pettingzoo"),
    "lab": ("altair", "pyarrow", "vl_convert"),
    "ray": ("ray",),
}  # fmt: skip
SENTENCES: Final = {
    "play": "The server is not installed (no {missing}): pip install 'kupa[play]'",
    "club": "PostgreSQL and Redis are not installed (no {missing}): pip install 'kupa[club]'",
    "print": "What prints is not installed (no {missing}): pip install 'kupa[print]'",
    "push": "Calling people to their turns is not installed (no {missing}): pip install 'kupa[push]'",
    "env": "Environments are not installed (no {missing}): pip install 'kupa[env]'",
    "lab": "The laboratory is not installed (no {missing}): pip install 'kupa[lab]'",
    "ray": "Ray is not installed (no {missing}): pip install 'kupa[ray]'",
}


def require_extra(extra: str) -> None:
    """Raise a UserError unless everything an extra stands for can be imported."""
    missing = [name for name in MODULES[extra] if not _is_installed(name)]
    if missing:
        raise UserError(SENTENCES[extra].format(missing=", ".join(missing)))


def _is_installed(module: str) -> bool:
    if module in sys.modules:
        return sys.modules[module] is not None  # None: somebody has blocked the import
    return importlib.util.find_spec(module) is not None
