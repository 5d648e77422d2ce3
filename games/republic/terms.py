"""RC-6.12, RR-1.06.6: the terms of Governors."""

from __future__ import annotations

from games.republic.events import GovernorReturned, TermShortened
from games.republic.pieces import Province, Senator
from games.republic.state import Republic


def governors_terms(g: Republic) -> None:
    """RC-6.12, RR-1.06.6: each term falls by 1, but not that of a rebel Governor; at 0 he comes home."""
    for province in g.provinces_in_order():
        governor = g.senators.get(province.governor)
        if governor and not governor.rebel:
            shorten(g, province, governor)


def shorten(g: Republic, province: Province, governor: Senator) -> None:
    """RC-6.12, RR-1.06.6: one turn less."""
    province.term -= 1
    g.tell(TermShortened(province.id, governor.id, province.term))
    if province.term <= 0:
        vacate(province)
        if governor.at == province.id:  # RR-1.13.1: who governs by a legate is elsewhere
            come_home(governor)
        g.tell(GovernorReturned(province.id, governor.id))


def vacate(province: Province) -> None:
    """RC-6.12, RR-1.06.6: the Province lies in the Forum, its garrison with it."""
    province.governor = ""
    province.term = 0


def come_home(senator: Senator) -> None:
    """RC-6.12, RR-1.06.6: he is at home (an unaligned one in the Forum) with his corrupt marks."""
    senator.place = senator.capital
    senator.at = ""
    senator.returned = True
