"""Talents on the move (RC-1.4a, RR-0.4.1): the bank is unlimited; `issued` counts what is out of it."""

from __future__ import annotations

from games.republic.pieces import Faction, Posting, Senator
from games.republic.state import Republic


def earn(g: Republic, senator: Senator, talents: int) -> None:
    """The bank pays a Senator; a negative amount is paid by him."""
    senator.talents += talents
    g.issued += talents


def spend(g: Republic, senator: Senator, talents: int) -> None:
    """A Senator pays the bank."""
    senator.talents -= talents
    g.issued -= talents


def pay_from_treasury(g: Republic, faction: Faction, talents: int) -> None:
    """RC-6.10a, RR-1.06.31: a Faction Treasury pays the bank."""
    faction.treasury -= talents
    g.issued -= talents


def state_receives(g: Republic, talents: int, why: str, about: str = "") -> None:
    """The bank pays the State; a negative amount is paid by it."""
    g.treasury += talents
    g.issued += talents
    post(g, talents, why, about)


def state_pays(g: Republic, talents: int, why: str, about: str = "") -> None:
    """The State pays the bank; it may be below 0 for the moment (RC-6.11, RR-1.06.53)."""
    state_receives(g, -talents, why, about)


def embezzle(g: Republic, senator: Senator, talents: int, why: str) -> int:
    """A Senator takes Talents out of the State Treasury, at most what is there; how many he got."""
    taken = max(0, min(talents, g.treasury))
    senator.talents += taken
    g.treasury -= taken
    post(g, -taken, why, senator.id)
    return taken


def contribute(g: Republic, senator: Senator, talents: int, why: str) -> None:
    """A Senator pays into the State Treasury."""
    senator.talents -= talents
    g.treasury += talents
    post(g, talents, why, senator.id)


def post(g: Republic, talents: int, why: str, about: str) -> None:
    """Enter a line in the accounts of the turn."""
    if talents:
        g.chronicle.postings.append(Posting(why=why, about=about, amount=talents))
