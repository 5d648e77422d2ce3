"""What lies on the table in the Combat Phase only (RC-10): who has still to act, and what is to be rolled next."""

from __future__ import annotations

from dataclasses import dataclass, field

from games.kernel import Saved
from games.republic.combat import pieces as republic


@dataclass(slots=True, kw_only=True)
class Attempt(Saved):
    """RC-10.1: an expedition's roll for its goal, before its dice."""

    expedition: str
    exploration: int  # EXP
    short: int  # taken off for units that are missing
    disaster: int | None  # the natural roll that is one; None: ignored
    bonus: int = 0  # of the Explorer's card
    halved: bool = False  # the Explorer's card halves all losses

    @property
    def modifier(self) -> int:
        """What is added to the dice."""
        return self.exploration + self.bonus - self.short


@dataclass(slots=True, kw_only=True)
class Combat(republic.Combat):
    """How far the phase is: expeditions come first."""

    expeditions: list[str] = field(default_factory=list[str])  # still to be resolved, in order
    attempt: Attempt | None = None
