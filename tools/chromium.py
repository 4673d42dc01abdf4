"""Make sure that there is a Chromium to test the page with; install Debian's where that may be done."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
MISSING = """\
The tests of the page need a Chromium, and none was found. Install one, for example with
  sudo apt-get install chromium        (Debian, Ubuntu)
  brew install --cask chromium         (macOS)
so that one of these is on the PATH: {names}.
"""


def main() -> int:
    """Tell whether there is one now."""
    if not _found() and _may_install():
        print("Installing Chromium (once) …", flush=True)
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        words = ["apt-get", "install", "--yes", "--quiet", "--no-install-recommends", "chromium"]
        subprocess.run(words, env=quiet, check=False, stdout=subprocess.DEVNULL)  # noqa: S603
    if _found():
        return 0
    sys.stderr.write(MISSING.format(names=", ".join(NAMES)))
    return 1


def _found() -> bool:
    return any(shutil.which(name) for name in NAMES)


def _may_install() -> bool:
    return bool(shutil.which("apt-get")) and hasattr(os, "geteuid") and os.geteuid() == 0


if __name__ == "__main__":
    sys.exit(main())
