"""Many games at once: simulate and report."""

from kupa.lab.duel import Verdict, duel
from kupa.lab.report import Report
from kupa.lab.simulate import Plan, simulate

__all__ = ["Plan", "Report", "Verdict", "duel", "simulate"]
