"""What came of the military orders of a season, unit by unit, and why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from games.diplomacy.atlas import Piece, Place, Position
from games.diplomacy.orders import Block, Order, Reason


class Profile(StrEnum):
    """CD-D.9: the column of preferences in force."""

    OLD = "1971"
    MODERN = "modern"


@dataclass(frozen=True, slots=True)
class Fate:
    """What became of one unit.

    Attributes:
        order: as judged: an illegal order is none, and its unit stands (CD-D.2); coasts that were understood are written.
        fault: why what was written is illegal; None: it is legal, or nothing was written.
        end: where it is after movement; where it stood, if it was dislodged.
        dislodged: whether it was; `closed`: where the attacker came from, "" if it came by convoy (CD-D.12).
        attempt: whether it made an effective attempt to enter its destination (CD-5.B(f)3).
        convoyed: whether it went, or would have gone, by convoy; `over_pass`: over a pass (CD-10.B).
        support_given: whether its support counted; None: it was ordered none, or none that is legal.
        seizing: the province that it seizes by a legal order, for `seizing_for`; "": none.
        seize_fault: why the seize that was written is illegal or void; `block_fault`: the same of a block.
        block: its block, as far as it is legal.
        reasons: what decided it: the orders of which units.
    """

    piece: Piece
    order: Order
    fault: Reason | None
    end: Place
    dislodged: bool = False
    closed: str = ""
    attempt: bool = False
    convoyed: bool = False
    over_pass: bool = False
    support_given: bool | None = None
    seizing: str = ""
    seizing_for: str = ""
    seize_fault: Reason | None = None
    block: Block | None = None
    block_fault: Reason | None = None
    reasons: Sequence[Reason] = ()

    @property
    def moved(self) -> bool:
        """Whether it has left its space by its own move."""
        return self.end.space != self.piece.at.space


@dataclass(frozen=True, slots=True)
class Outcome:
    """The season after movement. `fates`: by the space where each unit stood, in alphabetical order.

    `contested`: spaces left empty by a standoff, closed to retreats (CD-D.12), in alphabetical order.
    """

    position: Position
    fates: Mapping[str, Fate]
    contested: Sequence[str]

    @property
    def dislodged(self) -> Sequence[str]:
        """Where the dislodged units stood."""
        return [space for space, fate in self.fates.items() if fate.dislodged]

    @property
    def occupied(self) -> Sequence[str]:
        """The spaces in which a unit is now, those not counted that have to retreat."""
        return [fate.end.space for fate in self.fates.values() if not fate.dislodged]

    @property
    def end(self) -> Mapping[str, str]:
        """Where each unit is: a place, or `dislodged`."""
        return {space: "dislodged" if fate.dislodged else str(fate.end) for space, fate in self.fates.items()}

    @property
    def support_given(self) -> Mapping[str, bool]:
        """Of each unit that was ordered to support whether its support counted."""
        return {space: fate.support_given for space, fate in self.fates.items() if fate.support_given is not None}
