"""CD-9.D.1, 9.D.2: the end of a company."""

from __future__ import annotations

from games.diplomacy.companies.events import CompanyEnded
from games.diplomacy.state import Diplomacy, Railway


def bankrupt(g: Diplomacy) -> None:
    """CD-9.D.2: a railway most of whose shares have no owner vanishes at once; exactly half is not most."""
    for railway in [*g.railways]:
        if 2 * railway.unowned > railway.issued:
            end(g, railway, bankrupt=True)


def end(g: Diplomacy, railway: Railway, *, bankrupt: bool) -> None:
    """CD-9.D.2: line and company vanish, with every permit for it."""
    g.railways.remove(railway)
    g.permits[:] = [one for one in g.permits if one.railway != railway.id]
    g.tell(CompanyEnded(railway.id, bankrupt))
