"""Rule studies: variants of a game compared on the same deals, until each question is decided."""

from kupa.lab.study.findings import Findings
from kupa.lab.study.plan import Study, read_study
from kupa.lab.study.run import run_study

__all__ = ["Findings", "Study", "read_study", "run_study"]
