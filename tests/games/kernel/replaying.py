"""Prints what a tangle and The Salt Road come to: run by a test under several hash seeds."""

from __future__ import annotations

import hashlib
import sys

from games import sample
from games.kernel import save
from tests.games.conformance import Walk
from tests.games.kernel import tangle


def digest() -> str:
    """Of every mark, told event, name of a decision, and of the last state."""
    text: list[str] = []
    for game in (tangle.GAME, sample.GAME):
        walk = Walk.of(game, 4, seed=11, moves=120)
        text += [entry.mark for entry in walk.entries]
        text += [repr(telling) for outcome in walk.outcomes for telling in outcome.tellings]
        text += [posted.ref + posted.rev for posted in walk.table.open.values()]
        text.append(save(walk.table.state).decode())
    return hashlib.sha256("\n".join(text).encode()).hexdigest()


if __name__ == "__main__":
    sys.stdout.write(digest())
