"""What can happen in the Senate of Rome alone (RR-1.09): who meets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from games.rome.told import RomeEvent


@dataclass(frozen=True, slots=True)
class SenateOpened(RomeEvent):
    """RR-1.09.12, 1.09.11.1: the Senate meets, and who presides; "": nobody is in Rome, so there is no business."""

    magistrate: str


EVENTS: Final = (SenateOpened,)
