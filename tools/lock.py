"""Print the newest versions that satisfy a requirements file, each as name==version, for pip's -c.

pip's own resolver is asked; nothing is installed. Python and platform are those that run this.
"""

from __future__ import annotations

import json
import subprocess
import sys

HEAD = """\
# Versions the tests have passed with, for development. They only limit what pyproject.toml asks for:
# pip install -c requirements-dev.lock …  Renew them with: make lock, then make test."""


def resolve(requirements: str) -> list[str]:
    """Return name==version of everything pip would install into an empty environment."""
    options = ["--quiet", "--dry-run", "--ignore-installed", "--report", "-", "-r", requirements]
    done = subprocess.run(  # noqa: S603 — our own Python
        [sys.executable, "-m", "pip", "install", "--disable-pip-version-check", *options],
        stdout=subprocess.PIPE, check=True, text=True,
    )  # fmt: skip
    found = [each["metadata"] for each in json.loads(done.stdout)["install"]]
    return sorted(f"{each['name'].lower().replace('_', '-')}=={each['version']}" for each in found)


print("\n".join([HEAD, *resolve(sys.argv[1])]))
