"""The base of all that can happen in the political Diplomacy, and by it the name under which events are known."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from games.kernel import Event


@dataclass(frozen=True, slots=True)
class DiplomacyEvent(Event):
    """Base of all that can happen here. Players are named by their codes, never by their seats (CD-3.B.1)."""

    namespace: ClassVar[str] = "diplomacy"
