"""CD-9.C.1, 9.C.3: who controls a railway."""

from __future__ import annotations

from games.diplomacy.companies.events import ControlChanged
from games.diplomacy.companies.shares import majority
from games.diplomacy.state import Diplomacy, Railway
from games.kernel import Seat


def settle_control(g: Diplomacy, railway: Railway) -> None:
    """CD-9.C.1, 9.C.3: who has most votes at the end of a season controls the railway in the next."""
    before, railway.controller = railway.controller, majority(railway)
    if before != railway.controller:
        _tell(g, railway, before, controls=False)
        _tell(g, railway, railway.controller, controls=True)


def _tell(g: Diplomacy, railway: Railway, seat: Seat, *, controls: bool) -> None:
    """CD-9.C.4, 9.C.6: to himself alone, for it may rest on votes that are lent in secret."""
    if seat:
        g.tell(ControlChanged(railway.id, g.code(seat), controls), [seat])
