"""The suite runs on the source and on an installed wheel; this says, and makes sure, which."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import settings

import kupa

settings.register_profile("kupa", derandomize=True, deadline=None, max_examples=40)
settings.load_profile("kupa")

HERE = Path(kupa.__file__).parent
KIND = "source" if HERE.parent.name == "src" else "wheel"


def pytest_report_header() -> str:
    return f"kupa: {KIND}, {'compiled' if kupa.compiled() else 'pure Python'}"


def pytest_configure() -> None:
    wanted = os.environ.get("KUPA_TESTED", KIND)
    if wanted != KIND:
        raise pytest.UsageError(f"the {wanted} was to be tested, but {KIND} is imported")
