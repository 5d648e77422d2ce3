"""What is on its way to Discord."""

from __future__ import annotations

from bot.store.store import Parcel
from bot.table.tables import Tables


async def told(tables: Tables, *kinds: str) -> list[Parcel]:
    """All that waits to be sent, of these kinds; it is sent by that."""
    found: list[Parcel] = []
    while rows := await tables.store.claim(tables.time.now(), 100):
        for row in rows:
            await tables.store.sent(row.id)
            found += [row.parcel] if row.parcel.kind in kinds else []
    return found
