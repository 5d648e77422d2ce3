"""A game that counts, and what its table calls its decisions."""

from __future__ import annotations

from functools import partial
from typing import Any

from games.kernel import Table, ask
from tests.games.kernel.play import A, B, Small, amount


async def counting(g: Small) -> str | None:
    """Two questions; each step adds, until ten."""
    g.n += await ask(partial(amount, A, "one"))
    g.n += await ask(partial(amount, B, "two"))
    return "step" if g.n < 10 else None


def names(table: Table[Any]) -> dict[str, tuple[str, str]]:
    return {key: (posted.ref, posted.rev) for key, posted in table.open.items()}
