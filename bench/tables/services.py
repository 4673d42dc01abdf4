"""The services of the tests, for the benchmark: one way to start PostgreSQL and Redis is enough."""

from __future__ import annotations

import sys

from bench.peers import ROOT

sys.path.append(str(ROOT / "tests"))  # behind everything else: nothing of ours is hidden by it

from support.packages import Missing
from support.services import free_port, postgres, redis

__all__ = ["Missing", "free_port", "postgres", "redis"]
