"""Wheels: compiled or pure, each tagged as what it is, installed, and playing the same games."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from functools import cache
from pathlib import Path

import pytest

from support.folders import temporary_folder

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
SUM = """
import hashlib, sys
import kupa
from kupa.core import seeds
from kupa.core.playout import playout
from kupa.core.conformance import tables

total = hashlib.sha256()
for game in kupa.GAMES.values():
    for options, seats in tables(game):
        answers = 0
        for number in range(int(sys.argv[1])):
            if answers > 160 * int(sys.argv[1]):
                break  # games are of very different length
            state = game.start(game.with_limit(options), seats, kupa.Dice(seeds.from_number(number)))
            made = playout(state, kupa.Dice(seeds.from_number(number + 1)))
            answers += made
            total.update(repr((made, state.ranks(), state.snapshot(), state.view(0))).encode())
print(kupa.compiled(), total.hexdigest())
"""


def has_compiler() -> bool:
    """Ask the build itself."""
    done = python("import hatch_build; print(hatch_build.has_compiler())", str(ROOT))
    return done.strip() == "True"


@cache
def wheel(kind: str) -> Path:
    """Build a wheel: auto, pure, bare (no compiler here), forced (compiled, but no compiler)."""
    if kind == "auto" and "KUPA_WHEEL" in os.environ:
        return Path(os.environ["KUPA_WHEEL"]).resolve()  # the one that make setup built and installed
    folder = temporary_folder("wheel")
    build = "compiled" if kind == "forced" else "auto" if kind == "bare" else kind
    compiler = {"CC": "no-such-compiler"} if kind in ("bare", "forced") else {}
    command = ["-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "-w"]
    run([*command, str(folder), str(ROOT)], {"KUPA_BUILD": build, **compiler})
    (made,) = folder.glob("*.whl")
    return made


@cache
def installed(kind: str) -> Path:
    """Install a wheel into a folder of its own."""
    folder = temporary_folder("installed")
    run(["-m", "pip", "install", "-q", "--no-deps", "--target", str(folder), str(wheel(kind))], {})
    return folder


def run(arguments: list[str], variables: dict[str, str]) -> str:
    """Run Python away from the source tree; a failure shows what it said."""
    ours = ("PYTHONPATH", "KUPA_BUILD")
    clean = {name: value for name, value in os.environ.items() if name not in ours}
    done = subprocess.run(
        [sys.executable, *arguments],
        env=clean | variables,
        cwd=temporary_folder("elsewhere"),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def python(code: str, path: str, *arguments: str) -> str:
    """Run a little program with one place to import from."""
    return run(["-c", code, *arguments], {"PYTHONPATH": path})


def test_a_pure_wheel_fits_every_python() -> None:
    assert wheel("pure").name.endswith("-py3-none-any.whl")
    assert not [name for name in zipfile.ZipFile(wheel("pure")).namelist() if name.endswith(".so")]


def test_without_a_compiler_the_wheel_is_pure() -> None:
    assert wheel("bare").name.endswith("-py3-none-any.whl")


def test_a_wheel_carries_types_sentences_and_licence() -> None:
    names = zipfile.ZipFile(wheel("pure")).namelist()
    for wanted in ("kupa/py.typed", *(f"kupa/words/{each}/core.ftl" for each in ("he", "ar", "en"))):
        assert wanted in names
    assert any(name.endswith("licenses/LICENSE") for name in names)


def test_a_wheel_is_compiled_where_it_can_be_and_tagged_for_this_python_and_platform() -> None:
    interpreter = f"cp{sys.version_info.major}{sys.version_info.minor}"
    tag = f"-{interpreter}-{interpreter}-" if has_compiler() else "-py3-none-any"
    assert tag in wheel("auto").name


def test_asked_for_a_compiled_wheel_it_fails_rather_than_fall_back() -> None:
    with pytest.raises(AssertionError, match="no-such-compiler"):
        wheel("forced")


def test_compiled_and_interpreted_play_the_same_games() -> None:
    """Thousands of seeded games, every option: one checksum of moves, ranks, states and views."""
    compiled, mine = python(SUM, str(installed("auto")), "250").split()
    interpreted, source = python(SUM, str(SOURCE), "250").split()
    assert (compiled, interpreted) == (str(has_compiler()), "False")
    assert mine == source


def test_a_pure_wheel_plays_the_games_of_its_source() -> None:
    assert python(SUM, str(installed("pure")), "10") == python(SUM, str(SOURCE), "10")


def test_a_record_of_the_wheel_replays_on_the_source_move_by_move() -> None:
    code = "from kupa.cli import main; main()"
    words = ("reset", "--seed", "2026", "--seats", "5", "--options", "finish=places")
    record = python(code, str(installed("auto")), "record", *words)
    folder = temporary_folder("record")
    (folder / "game.txt").write_text(record, encoding="utf-8")
    told = [
        python(code, path, "replay", str(folder / "game.txt"), *eyes)
        for path in (str(installed("auto")), str(installed("pure")), str(SOURCE))
        for eyes in ((), ("--seat", "3"))
    ]
    assert told[0] == told[2] == told[4]
    assert told[1] == told[3] == told[5]
    assert "place 4" in told[0]


WITHOUT_EXTRAS = """
import sys
from kupa.host.extras import MODULES

for name in (*MODULES["play"], *MODULES["club"], *MODULES["print"]):
    sys.modules[name] = None
from kupa.cli import main

main()
"""


def test_a_compiled_wheel_simulates_without_the_extras() -> None:
    """Compiled modules of the server share a library with the rules, but are not imported with them."""
    words = ("simulate", "reset", "--games", "40", "--json")
    assert '"unfinished": 0' in python(WITHOUT_EXTRAS, str(installed("auto")), *words)


CONFORM = """
import kupa
from kupa.core.conformance import check

print(check(kupa.find("reset"), games=1).games)
"""


@pytest.mark.parametrize("kind", ["auto", "pure"])
def test_an_installed_wheel_conforms_and_simulates(kind: str) -> None:
    assert int(python(CONFORM, str(installed(kind)))) > 0
    words = ("simulate", "reset", "--games", "40", "--json")
    report = python("from kupa.cli import main; main()", str(installed(kind)), *words)
    assert '"unfinished": 0' in report
