"""Why an order is refused when it is sent, or void when it is carried out: by clause (CD-E.5)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from games.diplomacy.told import DiplomacyEvent


@dataclass(frozen=True, slots=True)
class Why:
    """The reason, as the name of its text; the clause; what its text speaks of."""

    reason: str
    clause: str
    about: Mapping[str, str | int] = field(default_factory=dict[str, str | int])


@dataclass(frozen=True, slots=True)
class VoidOrder(DiplomacyEvent):
    """CD-E.5: an order has come to nothing; told to its author. `matter`: its kind; `subject`: what it was about."""

    rules: ClassVar = {}
    matter: str
    subject: str
    reason: str
