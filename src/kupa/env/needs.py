"""What the extra brings, imported in one place: without it, one line says what to install."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType


def need(*names: str, extra: str = "env") -> tuple[ModuleType, ...]:
    """Import modules of an extra; what is missing is named, with the command that installs it."""
    try:
        return tuple(import_module(name) for name in names)
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing not in {name.partition(".")[0] for name in names}:
            raise
        sentence = f"This part of kupa needs {missing}: pip install 'kupa[{extra}]'"
        raise ModuleNotFoundError(sentence, name=missing) from error
