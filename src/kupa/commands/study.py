"""``kupa study``: variants of a game compared on the same deals, with a report."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kupa.commands.common import (
    Force,
    Language,
    On,
    Processes,
    Resume,
    check_free,
    fail,
    progress_bar,
    read,
)
from kupa.commands.output import err, out, print_line
from kupa.host.extras import require_extra
from kupa.lab.errors import LabError
from kupa.lab.study import Findings, Study, read_study, run_study
from kupa.lab.study.plan import titled
from kupa.lab.study.run import Conduct, Heard
from kupa.lab.study.spoken import spoken
from kupa.lab.study.wording import answers, asked_measures, heading

if TYPE_CHECKING:
    from rich.progress import Progress

PROGRESS = "progress.json"
NO_ISOLATES = {0x2066: None, 0x2069: None}  # for pages; a terminal shows them as signs


def study_command(  # noqa: PLR0913
    file: Annotated[Path, typer.Argument(help="The study, as TOML; or findings.json, to report anew.")],
    to: Annotated[
        Path | None, typer.Option("--out", "-o", help="A folder; else named like the study.")
    ] = None,
    lang: Language = "en",
    on: On = None,
    processes: Processes = None,
    resume: Resume = False,  # noqa: FBT002
    force: Force = False,  # noqa: FBT002
) -> None:
    """Compare variants of a game on the same deals, until each question is decided; write a report."""
    require_extra("lab")
    folder = to or Path(file.stem)
    with user_errors():
        found = _found(file, folder, Conduct(on, processes, folder / PROGRESS, resume), force=force)
        _write(found, folder, lang)


def _found(file: Path, folder: Path, how: Conduct, *, force: bool) -> Findings:
    """Play the study; findings that are given are read instead."""
    if file.suffix == ".json":
        from kupa.lab.study.files import read_findings  # noqa: PLC0415 — an extra

        return read_findings(file)
    study = read_study(read(file), file.stem)
    check_free(folder / "findings.json", force=force or how.resume)
    if (folder / PROGRESS).exists() and not (how.resume or force):
        fail(f"{folder} holds a study that was interrupted: --resume goes on, --force begins anew.")
    folder.mkdir(parents=True, exist_ok=True)
    return _played(study, how)


def _played(study: Study, how: Conduct) -> Findings:
    with progress_bar() as bar:
        try:
            return run_study(study, Conduct(how.on, how.processes, how.progress, how.resume, heard(bar)))
        except KeyboardInterrupt:
            print_line("Interrupted; what was played is kept. Go on with --resume.", err)
            raise


def heard(bar: Progress) -> Heard:
    """Return what moves the bar: each look has its own, as nobody knows how many will follow."""

    def move(total: int, done: int) -> None:
        if bar.finished:
            bar.add_task(f"look {len(bar.tasks) + 1}", total=total)
        bar.advance(bar.tasks[-1].id, done)

    return move


def _write(found: Findings, folder: Path, lang: str) -> None:
    from kupa.lab.study.files import write_findings  # noqa: PLC0415 — an extra

    folder.mkdir(parents=True, exist_ok=True)
    out.print(f"[bold]{titled(found.title, lang, found.study)}[/]")
    said = spoken(found, lang)
    for question, measures in asked_measures(said):
        print_line("")
        print_line(heading(question, lang))
        for line in answers(said, measures, lang):
            print_line(f"  {line}".translate(NO_ISOLATES))
    for path in write_findings(found, folder, lang):
        print_line(f"wrote {path}", err)


@contextmanager
def user_errors() -> Iterator[None]:
    """Print what the user of the laboratory can put right as one line."""
    try:
        yield
    except LabError as error:
        fail(str(error))
