"""What the user of the laboratory can put right."""

from __future__ import annotations


class LabError(Exception):
    """A sentence that says what is wrong with a study, a data set or a cluster."""
