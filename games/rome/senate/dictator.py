"""RR-1.09.31, 1.09.33: the Consuls may appoint a Dictator; he names his Master of Horse (RR-DP34, RR-DP36)."""

from __future__ import annotations

from functools import partial

from games.kernel import Decision, OneOf, ask, ask_all
from games.republic.senate.session import in_session
from games.rome.pieces import CONSULS, Senator
from games.rome.senate.events import DictatorSought
from games.rome.senate.offices import free_for_office, take_office
from games.rome.state import Rome

# Appointment by the Consuls


async def appointed(g: Rome) -> Senator | None:
    """RR-1.09.31: whom both Consuls name, or the sole one; None: they name nobody, or not the same."""
    said = await in_session(g, ask_all(partial(appointments, g))) or {}
    if not any(said.values()):
        return None
    g.tell(DictatorSought({seat: one.id if one else "" for seat, one in said.items()}))
    named = list(said.values())
    return named[0] if named.count(named[0]) == len(named) else None


def appointments(g: Rome) -> list[Decision[Senator | None]]:
    """RR-DP34: both players name somebody who is eligible, or nobody; who has both Consuls decides alone."""
    able: OneOf[Senator | None] = OneOf({"none": None, **{one.id: one for one in free_for_office(g)}})
    consuls = [one for one in (g.holder(office) for office in CONSULS) if one and one.in_capital]
    seats = dict.fromkeys(g.owner(one) for one in consuls)
    return [Decision("senate.appoint", seat, able, *g.law.cites["senate.appoint"], lapse="none") for seat in seats]


# The Master of Horse


async def name_master(g: Rome, dictator: Senator) -> None:
    """RR-1.09.33: a Senator in Rome without a Major Office, who may be Censor; with nobody left there is none."""
    master = await ask(partial(naming, g, dictator))
    if master:
        take_office(g, master, "master-of-horse")


def naming(g: Rome, dictator: Senator) -> Decision[Senator] | None:
    """RR-DP36: by default his own with the highest MIL, else whoever has the highest."""
    able = {one.id: one for one in free_for_office(g)}
    if not able:
        return None
    own = [one for one in able.values() if one.faction == dictator.faction]
    best = min(own or able.values(), key=lambda one: (-one.military, *one.standing))
    about = {"dictator": dictator.id}
    cite = g.law.cites["senate.master"]
    return Decision("senate.master", g.owner(dictator), OneOf(able), *cite, about, lapse=best.id)
