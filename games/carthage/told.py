"""The base of all that can happen at Carthage, and by it the name under which events are known."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from games.kernel import Event


@dataclass(frozen=True, slots=True)
class CarthageEvent(Event):
    """Base of all that can happen at Carthage."""

    namespace: ClassVar[str] = "carthage"
