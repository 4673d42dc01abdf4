"""Make sure that there is a Chromium to test the page with; install Debian's where that may be done."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import Any

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")
INSTALL = ("install", "--yes", "--no-install-recommends")
SHELL = ("chromium-headless-shell",)  # without windows: two thirds of the work of the whole one
WHOLE = ("chromium",)
MISSING = """\
The tests of the page need a Chromium, and none was found. Install one, for example with
  sudo apt-get install chromium        (Debian, Ubuntu)
  brew install --cask chromium         (macOS)
so that one of these is on the PATH: {names}.
"""


def main() -> int:
    """Tell whether there is one now."""
    if not _found() and may_install():
        print("Installing Chromium (once) …", flush=True)
        _install()
    if _found():
        return 0
    sys.stderr.write(MISSING.format(names=", ".join(NAMES)))
    return 1


def _install() -> None:
    """Try what Debian has, with newer lists if the old ones do not know it."""
    for words in (INSTALL + SHELL, ("update",), INSTALL + SHELL, INSTALL + WHOLE):
        if not _found():
            command = ("apt-get", "--quiet", *words)
            subprocess.run(command, check=False, **quietly())  # noqa: S603


def quietly() -> dict[str, Any]:
    """How apt-get is run: without questions, and without telling all it does."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    return {"env": environment, "stdout": subprocess.DEVNULL}


def _found() -> bool:
    return any(shutil.which(name) for name in NAMES)


def may_install() -> bool:
    """Tell whether Debian's packages can be installed here."""
    return bool(shutil.which("apt-get")) and hasattr(os, "geteuid") and os.geteuid() == 0


if __name__ == "__main__":
    sys.exit(main())
