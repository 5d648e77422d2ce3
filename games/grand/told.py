"""The base of all that can happen between the two republics."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from games.kernel import Event


@dataclass(frozen=True, slots=True)
class GrandEvent(Event):
    """Base of all that can happen between the two republics."""

    namespace: ClassVar[str] = "grand"
