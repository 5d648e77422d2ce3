"""`python -m tests.schemas`: record the shapes that have no file yet; 1: one is not what was recorded."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from games.catalog import GAMES
from games.kernel import Game
from tests.schemas.shapes import HOME, file_of, trouble, written


def main(games: Iterable[Game[Any]], home: Path = HOME) -> int:
    found = 0
    for game in games:
        file = file_of(game, home)
        if not file.exists():
            file.write_text(written(game), encoding="utf-8")
            print(f"{file.name}: recorded")
        elif wrong := trouble(game, home):
            print(wrong)
            found = 1
    return found


if __name__ == "__main__":
    sys.exit(main(GAMES.values()))
