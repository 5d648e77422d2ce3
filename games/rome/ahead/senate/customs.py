"""The Senate of Rome as it is asked ahead."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from games.kernel import ASK, Decision, Now, Plan, Raw, Ready, Verdict
from games.republic.ahead.senate.agenda import ELECTING
from games.republic.ahead.senate.customs import ASK_ME, Customs, Sharing
from games.republic.seen import people as republic
from games.republic.seen.view import RepublicView
from games.republic.senate.pieces import Voice
from games.rome.ahead.senate.terms import TERMS
from games.rome.components import TABLES
from games.rome.law import ROME
from games.rome.minds.sensible import SensiblePlayer
from games.rome.seen.people import SenatorView
from games.rome.seen.view import RomeView
from games.rome.senate.laws import VOTED
from games.rome.senate.offices import PONTIFEX

FIELD, AT_HOME = "field", "rome"


def speaker(view: RepublicView) -> str:
    """RR-1.09.12: the Presiding Magistrate alone proposes."""
    return view.senate.magistrate if view.senate else ""


def in_rome(one: republic.SenatorView) -> bool:
    """RR-1.09.11.2."""
    return cast("SenatorView", one).in_rome


def ended(now: Now, plan: Plan, floor: Decision[Any]) -> Verdict:
    """RR-0.6.5, 1.09.6.1: whom the rules name, or no Dictator, or it is adjourned, as he said; or he is asked.

    RR-1.09.5.1: every Province must get a Governor, and whom he sends is not left to the rules if he named some.
    """
    waits = now.step == ELECTING and plan.raw["motions"]
    return ASK if waits or plan.raw["end"] == ASK_ME else Ready(floor.lapse)


def office(_view: RepublicView, plan: Plan, _decision: Decision[Any]) -> Raw:
    """RR-1.09.22: Rome or Field; who has both says it of the first."""
    said: Raw = plan.raw["home"]
    return said


def silence(_view: RepublicView, kind: str, _terms: Mapping[str, Any]) -> Voice:
    """RR-0.6.3: for a Land Bill, against its repeal; else no vote."""
    found: dict[str, Voice] = {"land-bill": "for", "repeal": "against"}
    return found.get(kind, "abstain")


def immune(view: RepublicView, magistrate: str) -> bool:
    """RR-1.09.152, 1.09.33: proposals of a Dictator cannot be vetoed."""
    first = view.senators.get(magistrate)
    return first is not None and first.office == "dictator"


def costless(powers: Sequence[str]) -> str:
    """RR-DP52, RR-DP53: what no card is spent for, and nobody can cancel, first."""
    return PONTIFEX if PONTIFEX in powers else powers[0]


def laws(view: RepublicView) -> list[str]:
    """RR-1.15: the Laws that are not in effect; where they are voted on none is played (RR-2.06)."""
    held = {law.id for law in view.laws}
    return [] if VOTED in cast("RomeView", view).advanced else [name for name in TABLES.laws if name not in held]


CUSTOMS: Final = Customs(
    mind=SensiblePlayer(),
    law=ROME,
    clauses={
        "order": "RR-1.09",
        "floor": "RR-1.09.12",
        "proposal": "RR-1.09.13",
        "vote": "RR-1.09.14",
        "bought": "RR-1.09.141",
        "between": "RR-1.09.151",
        "law": "RR-1.07.36",
        "trial": "RR-1.09.41",
    },
    parts={
        "senate.consuls": "consuls",
        "senate.pontifex": "offices",
        "senate.dictator": "offices",
        "senate.censor": "offices",
        "senate.governors": "business",
        "senate.business": "business",
    },
    drafted={"forum": "consuls", "consuls": "offices", "offices": "business"},
    pair="consuls",
    speaker=speaker,
    presents=in_rome,
    for_life="Consul for Life",
    terms=TERMS,
    feeds={"units": ("forces",)},
    passing=False,
    ended=ended,
    sharing=Sharing(kinds=("senate.office",), options=(FIELD, AT_HOME, ASK_ME), said=office),
    consents=("senate.consent", "senate.sponsor"),
    willing=("governors", "forces", "land-bill", "repeal"),
    immune=immune,
    power=costless,
    silence=silence,
    laws=laws,
)
"""RR-1.09: one programme for the pair, one for the offices after it, one for Governors with all other business."""
