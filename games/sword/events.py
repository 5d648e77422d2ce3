"""The base of all that can happen in The Sword of Rome; each folder lists its own events."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from games.kernel import Event


@dataclass(frozen=True, slots=True)
class SwordEvent(Event):
    """Base of all that can happen in The Sword of Rome."""

    namespace: ClassVar[str] = "sword"
