"""The base of all that can happen at Rome, and by it the name under which events are known."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from games.kernel import Event


@dataclass(frozen=True, slots=True)
class RomeEvent(Event):
    """Base of all that can happen at Rome."""

    namespace: ClassVar[str] = "rome"
