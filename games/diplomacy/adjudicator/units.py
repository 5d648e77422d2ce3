"""A unit while its orders are adjudicated: what it tries, who is in its way, and what is known of it so far."""

from __future__ import annotations

from collections.abc import Sequence

from games.diplomacy.atlas import Piece, Place
from games.diplomacy.orders import Order, Reason


class Unit:
    """One unit. Of what is not known yet the answer is None (CD-D.11).

    Attributes:
        order: as judged; `fault`: why what was written is illegal.
        goal: the space it is ordered to move to, "" if it is not; `to`: the place in it.
        marches: its way there, but for convoys, is open; `over_pass`: that way is over a pass (CD-10.B).
        obstacle: what keeps it from marching, or makes a legal support void.
        routes: the chains that are ordered to carry it (CD-D.8); `carriers`: the fleets on them.
        holder: the unit that stands at its goal; `rivals`: others ordered there; `against`: those ordered here.
        helpers: those whose matching support it has (CD-D.3); `aimed`: the space its own support is aimed at.
        spares: armies whose convoyed attack does not cut its support (CD-D.9(4.A.2)).
        goes: whether its move succeeds; `counts`: its support; `whole`: its convoy.
        disrupted: its convoy was treated as disrupted, to resolve a paradox; `turns`: its move is one of a rotation.
    """

    __slots__ = (
        "against",
        "aimed",
        "carriers",
        "commander",
        "counts",
        "disrupted",
        "fault",
        "goal",
        "goes",
        "helpers",
        "holder",
        "marches",
        "obstacle",
        "order",
        "over_pass",
        "piece",
        "rivals",
        "routes",
        "space",
        "spares",
        "to",
        "turns",
        "whole",
    )

    def __init__(self, piece: Piece, order: Order, fault: Reason | None) -> None:
        self.piece = piece
        self.space = piece.at.space
        self.commander = piece.commander
        self.order = order
        self.fault = fault
        self.goal = ""
        self.to: Place = piece.at
        self.marches = self.over_pass = self.disrupted = self.turns = False
        self.obstacle: Reason | None = None
        self.routes: Sequence[Sequence[Unit]] = ()
        self.carriers: Sequence[Unit] = ()
        self.holder: Unit | None = None
        self.rivals: Sequence[Unit] = ()
        self.against: Sequence[Unit] = ()
        self.helpers: list[Unit] = []
        self.aimed = ""
        self.spares: Sequence[Unit] = ()
        self.goes: bool | None = False
        self.counts: bool | None = False
        self.whole: bool | None = False

    @property
    def effective(self) -> bool | None:
        """CD-5.B(f)3: whether its move is an attempt: its way is open, by whichever means."""
        return True if self.marches else self.whole

    @property
    def strikes(self) -> bool | None:
        """CD-D.7, 10.B: whether its attempt has force; a pass move has none."""
        return True if self.marches and not self.over_pass else self.whole

    @property
    def beaten(self) -> bool | None:
        """CD-D.4: whether it is dislodged: another enters its space, and it does not leave."""
        if self.goes:
            return False
        entering = [one.goes for one in self.against]
        if True in entering:
            return None if self.goes is None else True
        return None if None in entering else False
