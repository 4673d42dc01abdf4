"""Make sure that Firefox and WebKit are there to test the page with; install Debian's if one may."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from tools.chromium import INSTALL, may_install, quietly

PACKAGES = ("firefox-esr", "webkit2gtk-driver", "xvfb")
MISSING = """\
These tests need {names}. Install them, for example with
  sudo apt-get install {packages}        (Debian)
"""


def main() -> int:
    """Tell whether they are there now."""
    if missing() and may_install():
        print(f"Installing {', '.join(PACKAGES)} (once) …", flush=True)
        for words in (INSTALL + PACKAGES, ("update",), INSTALL + PACKAGES):
            if missing():
                command = ("apt-get", "--quiet", *words)
                subprocess.run(command, check=False, **quietly())  # noqa: S603
    if not (names := missing()):
        return 0
    sys.stderr.write(MISSING.format(names=" and ".join(names), packages=" ".join(PACKAGES)))
    return 1


def missing() -> list[str]:
    """Return what is not there."""
    there = {
        "Firefox": any(shutil.which(name) for name in ("firefox-esr", "firefox")),
        "WebKitWebDriver": shutil.which("WebKitWebDriver") is not None,
        "WebKit's MiniBrowser": any(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser")),
        "Xvfb": shutil.which("Xvfb") is not None,
    }
    return [name for name, found in there.items() if not found]


if __name__ == "__main__":
    raise SystemExit(main())
