"""A process of its own that resumes saved tables and prints their marks: run by a test under another hash seed."""

from __future__ import annotations

import pickle
import sys
from pathlib import Path

from games.carthage import GAME
from games.kernel import Table


def main(path: str) -> None:
    """Resume every table in the file; each entry must leave the mark it left before, or this raises."""
    for checkpoint, entries, head in pickle.loads(Path(path).read_bytes()):  # noqa: S301
        table = Table.resume(GAME, checkpoint, entries, head)
        sys.stdout.write(f"{table.entries[-1].mark if table.entries else ''} {sorted(table.open)}\n")
        table.close()


if __name__ == "__main__":
    main(sys.argv[1])
