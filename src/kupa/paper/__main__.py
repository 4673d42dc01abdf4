"""``python -m kupa.paper ORDER``: the PDF of an order, given as JSON, on standard output.

A server prints in a process of its own: laying out takes seconds of a core, and memory that is not given
back.
"""

from __future__ import annotations

import json
import sys

from kupa.paper.deck import NotDrawn
from kupa.paper.order import BadOrder, Order
from kupa.paper.printing import print_order


def main() -> int:
    """Print the order; what is wrong with it is one line and exit code 2."""
    given = json.loads(sys.argv[1])
    lists = {name: tuple(given[name]) for name in ("languages", "sections")}
    try:
        sys.stdout.buffer.write(print_order(Order(**{**given, **lists})))
    except (BadOrder, NotDrawn) as error:
        sys.stderr.write(f"{error}\n")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
