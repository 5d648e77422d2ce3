"""What became of one unit."""

from __future__ import annotations

from dataclasses import dataclass

from games.diplomacy.atlas import Piece, Place, Position
from games.diplomacy.orders import Block, Order, Reason, Support, legal_block, legal_seize

from .obstacles import Obstacles
from .units import Unit


@dataclass(frozen=True, slots=True)
class Fate:
    """What became of one unit.

    Attributes:
        order: as judged: an illegal one is none, its unit stands (CD-D.2); a coast that was understood is written.
        fault: why what was written is illegal; None: it is legal, or nothing was written.
        end: where it is after movement; where it stood, if it was dislodged.
        dislodged: whether it was; `closed`: where its attacker came from, "" if that came by convoy (CD-D.12).
        attempt: whether it made an effective attempt to enter its destination (CD-5.B(f)3).
        convoyed: whether its way was by convoy; `over_pass`: over a pass (CD-10.B).
        support_given: whether its support counted; None: it was ordered none.
        seizing: the province that it seizes by a legal order, for the code `seizing_for`; "": none.
        seize_fault: why the seize that was written is illegal or void; `block_fault`: the same of a block.
        block: its block, as far as it is legal.
    """

    piece: Piece
    order: Order
    fault: Reason | None
    end: Place
    dislodged: bool
    closed: str
    attempt: bool
    convoyed: bool
    over_pass: bool
    support_given: bool | None
    seizing: str
    seizing_for: str
    seize_fault: Reason | None
    block: Block | None
    block_fault: Reason | None

    @property
    def moved(self) -> bool:
        """Whether it has left its space by its own move."""
        return self.end.space != self.piece.at.space


def fate(position: Position, unit: Unit, written: Order | None, obstacles: Obstacles) -> Fate:
    """All that is known of a unit once every question is answered."""
    by_convoy = bool(unit.goal and unit.whole)
    over_pass = unit.over_pass and not by_convoy
    seizing = _seize(position, unit, obstacles, over_pass=over_pass)
    block = legal_block(position, unit.piece, unit.order)
    attacker = next((one for one in unit.against if one.goes), None) if unit.beaten else None
    return Fate(
        piece=unit.piece,
        order=unit.order,
        fault=unit.fault,
        end=unit.to if unit.goes else unit.piece.at,
        dislodged=attacker is not None,
        closed="" if attacker is None or attacker.whole else attacker.space,
        attempt=bool(unit.goal and unit.effective),
        convoyed=by_convoy,
        over_pass=over_pass,
        support_given=_support_given(unit, written),
        seizing=seizing if isinstance(seizing, str) else "",
        seizing_for=unit.order.seize.beneficiary if seizing and unit.order.seize else "",
        seize_fault=seizing if isinstance(seizing, Reason) else None,
        block=block if isinstance(block, Block) else None,
        block_fault=block if isinstance(block, Reason) else None,
    )


def _support_given(unit: Unit, written: Order | None) -> bool | None:
    """CD-D.7, D.10: illegal support is not given either."""
    return bool(unit.counts) if isinstance(written, Support) else None


def _seize(position: Position, unit: Unit, obstacles: Obstacles, *, over_pass: bool) -> str | Reason:
    """CD-5.B(b.3), 12.B: the province seized; a seize across a blocked strait is void."""
    province = legal_seize(position, unit.piece, unit.order, over_pass=over_pass)
    if isinstance(province, Reason) or not province or unit.goal or province == unit.space or unit.piece.arm == "F":
        return province
    return obstacles.strait(unit.piece, province) or province
