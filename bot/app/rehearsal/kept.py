"""What was rehearsed so far, line by line in a file: whoever is interrupted begins where it ended."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.app.rehearsal.play import Rehearsed, Wish


@dataclass(frozen=True, slots=True)
class Kept:
    """The file; a line counts for games of as many answers, `wished` as it was. What differed is played again."""

    file: Path
    wish: Wish

    def known(self) -> Iterator[Rehearsed]:
        """All of them that need not be played again."""
        for line in self.file.read_text("utf-8").splitlines() if self.file.exists() else ():
            told: dict[str, Any] = json.loads(line)
            told["applied"] = Counter[str](told["applied"])
            if told.pop("wished") == self.wish.answers and not told["differences"]:
                yield Rehearsed(**told)

    def add(self, one: Rehearsed) -> None:
        """One more."""
        told = {name: getattr(one, name) for name in Rehearsed.__slots__}
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps({**told, "wished": self.wish.answers}) + "\n")
