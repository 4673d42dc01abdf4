"""Temporary folders for what is made once in a test run, removed when it ends."""

from __future__ import annotations

import atexit
import shutil
from pathlib import Path
from tempfile import mkdtemp


def temporary_folder(purpose: str) -> Path:
    """Make a folder that is removed when this process ends."""
    folder = Path(mkdtemp(prefix=f"kupa-{purpose}-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder
