"""``python -m kupa`` is ``kupa``."""

from kupa.cli import main

if __name__ == "__main__":
    main()
