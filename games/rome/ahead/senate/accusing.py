"""RR-1.09.41 asked ahead in Rome: what can be charged, and who may be Censor by then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from games.kernel import Plan
from games.republic.ahead.senate.accusing import Charging
from games.republic.ahead.senate.agenda import places
from games.republic.seen import people as republic
from games.republic.seen.view import RepublicView
from games.rome.seen.people import SenatorView
from games.rome.seen.view import RomeView
from games.rome.senate.trial import IMPIETY, MAJOR, OFFICE


def major(_view: RepublicView, one: republic.SenatorView) -> list[str]:
    """RR-1.09.412: a Major Prosecution for his office."""
    return [MAJOR] if one.major else []


def office(_view: RepublicView, one: republic.SenatorView) -> list[str]:
    """RR-1.09.412: a Minor Prosecution for the same marker."""
    return [OFFICE] if one.major else []


def corruption(_view: RepublicView, one: republic.SenatorView) -> Sequence[str]:
    """RR-1.09.412: for each Corrupt marker."""
    return one.corrupt


def concession(_view: RepublicView, one: republic.SenatorView) -> Sequence[str]:
    """RR-1.09.412: for each Concession with a revealed corrupt bar."""
    return cast("SenatorView", one).revealed


def impiety(view: RepublicView, one: republic.SenatorView) -> list[str]:
    """RR-2.01.7: the Faction Leader answers for a fine that was not paid."""
    impious = cast("RomeView", view).impious
    return [IMPIETY] if one.leader and impious and one.faction == impious else []


def censors(_view: RepublicView, programme: Plan) -> list[str]:
    """RR-1.09.4.1: whom the programme names; the former Censor makes room for another every turn."""
    return [item.raw["nominee"] for _, item in places(programme.raw) if item.kind == "censor"]


CHARGING: Final = Charging(
    words={
        "accuse-major": major,
        "accuse-impiety": impiety,
        "accuse-office": office,
        "accuse-corruption": corruption,
        "accuse-concession": concession,
    },
    censors=censors,
    parts=("offices",),
)
