"""RC-9.3 asked ahead in Carthage: what can be charged, and who may be Censor by then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from games.carthage.seen.people import SenatorView
from games.carthage.seen.view import CarthageView
from games.kernel import Plan
from games.republic.ahead.senate.accusing import Charging
from games.republic.ahead.senate.agenda import places
from games.republic.ahead.senate.terms import NOBODY
from games.republic.seen import people as republic
from games.republic.seen.view import RepublicView

CENSOR: Final = "censor-of-morals"


def major(view: RepublicView, one: republic.SenatorView) -> list[str]:
    """RC-9.3a: in turn 1 nobody can be tried for an office."""
    return ["major"] if one.major and view.turn > 1 else []


def tax(_view: RepublicView, one: republic.SenatorView) -> list[str]:
    """RC-9.5.6f: for a tax increase."""
    return ["tax"] if cast("SenatorView", one).charged else []


def corruption(_view: RepublicView, one: republic.SenatorView) -> Sequence[str]:
    """RC-9.3b: for each Corrupt marker."""
    return one.corrupt


def censors(view: RepublicView, programme: Plan) -> list[str]:
    """RC-9.2, 9.3: the Censor, unless his term has run out; where there is none all whom the programme names."""
    seat = cast("CarthageView", view).committee[CENSOR]
    named = [item.raw.get(CENSOR, NOBODY) for _, item in places(programme.raw) if item.kind == "committee"]
    able = [seat.member] if seat.member else named
    stays = seat.term > 0 or not seat.member
    return [name for name in able if name in view.senators and stays]


CHARGING: Final = Charging(
    words={"accuse-major": major, "accuse-tax": tax, "accuse-corruption": corruption},
    censors=censors,
    parts=("suffetes", "committee"),
)
