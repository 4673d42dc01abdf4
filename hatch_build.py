"""Compile the rules with mypyc while the wheel is built; without a C compiler, build it pure.

``KUPA_BUILD=pure`` asks for a pure wheel, ``KUPA_BUILD=compiled`` fails rather than fall back.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Without it gcc inlines no function that a shared library exports, and mypyc exports all of them.
INLINE = [] if sys.platform == "win32" else ["-fno-semantic-interposition"]


# A game has a library of its own, with its bots; the rest is in that of its layer.
LIBRARIES = {"core": "core", "tables": "live", "service": "live", "server": "live"}


class CompiledBuildHook(BuildHookInterface[Any]):
    """Adds the compiled modules to the wheel beside their sources, and tags it for this platform."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile unless told otherwise; an editable install runs from the source."""
        wanted = os.environ.get("KUPA_BUILD", "auto")
        if wanted not in ("auto", "pure", "compiled"):
            raise SystemExit(f"KUPA_BUILD is auto, pure or compiled, not {wanted!r}")
        if wanted == "pure" or version == "editable":
            return
        if wanted == "auto" and not has_compiler():
            print("No C compiler found: the wheel will be pure Python (slower).", file=sys.stderr)
            return
        self._work = TemporaryDirectory(prefix="kupa-build-")
        for library in compile_modules(Path(self.root), Path(self._work.name)):
            inside = library.relative_to(self._work.name).as_posix()
            build_data["force_include"][str(library)] = inside
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what compiling left."""
        work = getattr(self, "_work", None)
        if work is not None:
            work.cleanup()


def has_compiler() -> bool:
    """Tell whether the compiler that Python names can be run and Python's own headers are there."""
    if sys.platform == "win32":
        return True
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    headers = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return shutil.which(named.split()[0]) is not None and headers.exists()


def compile_modules(root: Path, work: Path) -> list[Path]:
    """Compile the listed modules; return the libraries, laid out below ``work`` as in the wheel."""
    from mypyc.build import mypycify  # noqa: PLC0415 — needed only where it compiles
    from setuptools import Distribution  # noqa: PLC0415

    settings = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    modules: list[str] = settings["tool"]["kupa"]["compiled"]["modules"]
    before = Path.cwd()
    os.chdir(root / "src")  # mypyc names modules by their path from here
    try:
        extensions = mypycify(
            modules,
            separate=group_modules(modules),
            opt_level="3",
            debug_level="0",
            target_dir=str(work / "c"),
        )
        for extension in extensions:
            extension.extra_compile_args += INLINE
        command = Distribution({"name": "kupa", "ext_modules": extensions}).get_command_obj("build_ext")
        command.build_lib, command.build_temp = str(work), str(work / "o")
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(before)
    return sorted(found for found in work.rglob("*") if found.suffix in (".so", ".pyd"))


def group_modules(modules: list[str]) -> list[tuple[list[str], str | None]]:
    """Return the modules of each library: gcc inlines calls within one and compiles several at once.

    The largest come first, so that no core waits long for the last one.
    """
    groups: dict[str, list[str]] = {}
    for module in modules:
        _, layer, part, *_ = Path(module).with_suffix("").parts
        groups.setdefault(part if layer in ("bots", "games") else LIBRARIES[layer], []).append(module)
    largest_first = sorted(groups.items(), key=lambda group: -len(group[1]))
    return [(members, f"kupa_{name}") for name, members in largest_first]
