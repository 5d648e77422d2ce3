"""What wakes whoever waits for rows to change."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

NOW, NEVER = datetime.min.replace(tzinfo=UTC), datetime.max.replace(tzinfo=UTC)


class Bell:
    """Wakes the one task that waits for it; a ring nobody waited for is kept."""

    def __init__(self) -> None:
        self._rung = asyncio.Event()
        self._soonest = NEVER

    def ring(self, at: datetime = NOW) -> None:
        """Something changed; `at`: which nobody need know of earlier than then."""
        self._soonest = min(self._soonest, at)
        self._rung.set()

    async def wait(self, before: datetime = NEVER) -> None:
        """Until the next ring, or at once if there was one; `before`: that who looks again then anyhow need know of."""
        soonest = NEVER
        while soonest >= before:
            await self._rung.wait()
            self._rung.clear()
            soonest, self._soonest = self._soonest, NEVER
