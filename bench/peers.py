"""The environment of the peers, apart from ours: ``build/peers``, made on first use."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
HOME = ROOT / "build" / "peers"
PINS = ROOT / "bench" / "peers.txt"
STAMP = HOME / "made-of.txt"  # written last: without it the environment is half made
TAIL = 1_000  # characters of pip's complaint that are shown


MAKING = """Making build/peers: a virtual environment with the packages of bench/peers.txt, the engines
that ours is compared with. It takes a minute and is kept for later runs."""


class BenchError(Exception):
    """The benchmark cannot go on; the message is for the person who started it."""


def peers_python() -> Path:
    """Return the interpreter of the peers; make their environment if it is missing or outdated."""
    wanted = made_of()
    if not STAMP.exists() or STAMP.read_text(encoding="utf-8") != wanted:
        make()
        STAMP.write_text(wanted, encoding="utf-8")
    return interpreter()


def made_of() -> str:
    """Return what the environment depends on: this Python and the pinned packages."""
    return f"{sys.version}\n{PINS.read_text(encoding='utf-8')}"


def interpreter() -> Path:
    """Return where a virtual environment keeps its Python."""
    return HOME / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def make() -> None:
    """Make the environment afresh, and say so: it needs the network."""
    print(MAKING, file=sys.stderr, flush=True)
    shutil.rmtree(HOME, ignore_errors=True)
    run([sys.executable, "-m", "venv", str(HOME)])
    run([str(interpreter()), "-m", "pip", "install", "--quiet", "-r", str(PINS)])


def run(command: list[str]) -> None:
    """Run a step of making the environment; its complaint becomes ours."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        complaint = (done.stderr or done.stdout)[-TAIL:].strip()
        raise BenchError(f"build/peers could not be made:\n{complaint}")
