"""The Senate of Carthage as it is asked ahead."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from games.carthage.ahead.senate.offices import AT_HOME
from games.carthage.ahead.senate.terms import TERMS
from games.carthage.components import TABLES
from games.carthage.law import CARTHAGE
from games.carthage.minds.sensible import SensiblePlayer
from games.carthage.seen.people import SenatorView
from games.carthage.seen.view import CarthageView
from games.carthage.senate.floor import PROCEED
from games.kernel import ASK, Decision, Now, Plan, Ready, Verdict
from games.republic.ahead.senate.agenda import ELECTING, GO_ON
from games.republic.ahead.senate.customs import ASK_ME, Customs
from games.republic.seen import people as republic
from games.republic.seen.view import RepublicView
from games.republic.senate.pieces import Voice


def speaker(view: RepublicView) -> str:
    """RC-DP24: who presides or, if he lets the floor pass, the next official."""
    senate = cast("CarthageView", view).senate
    return senate.speaker if senate else ""


def in_carthage(one: republic.SenatorView) -> bool:
    """RC-1.4c."""
    return cast("SenatorView", one).in_carthage


def ended(now: Now, plan: Plan, floor: Decision[Any]) -> Verdict:
    """RC-9.4: from the Governors to other business, unless a Province still waits; then what he said of the end."""
    motions, end = plan.raw["motions"], plan.raw["end"]
    if now.step == ELECTING and motions:
        return Ready(PROCEED) if floor.lapse == PROCEED else ASK
    if end == ASK_ME:
        return ASK
    return Ready(floor.lapse if end == GO_ON or floor.lapse == PROCEED else end)


def silence(view: RepublicView, kind: str, terms: Mapping[str, Any]) -> Voice:
    """Appendix A: no vote, and on the tax rate one that costs no POP."""
    if kind != "tax":
        return "abstain"
    return "for" if terms["rate"] > cast("CarthageView", view).tax else "against"


def vetoable(_view: RepublicView, _magistrate: str) -> bool:
    """RC-9.0.15: whoever made it."""
    return False


def last(powers: Sequence[str]) -> str:
    """RC-9.0.15: a power of one's own rather than a card."""
    return powers[-1]


def laws(view: RepublicView) -> list[str]:
    """RC-9.7: the Laws that do not hold yet."""
    return [name for name in TABLES.laws if name not in {law.id for law in view.laws}]


CUSTOMS: Final = Customs(
    mind=SensiblePlayer(),
    law=CARTHAGE,
    clauses={
        "order": "RC-9.0.2",
        "floor": "RC-9.0.6",
        "proposal": "RC-9.0.7",
        "vote": "RC-9.0.9",
        "bought": "RC-9.0.10",
        "between": "RC-9.0.16",
        "law": "RC-9.7.1",
        "trial": "RC-9.3",
    },
    parts={
        "senate.suffetes": "suffetes",
        "senate.committee": "committee",
        "senate.governors": "business",
        "senate.business": "business",
    },
    drafted={"forum": "suffetes", "suffetes": "committee", "committee": "business"},
    pair="suffetes",
    speaker=speaker,
    presents=in_carthage,
    for_life="Suffete for Life",
    terms=TERMS,
    feeds={"units": ("forces", "expedition"), "peace": ("forces", "units")},
    passing=True,
    ended=ended,
    sharing=AT_HOME,
    consents=("senate.consent",),
    willing=tuple(CARTHAGE.business),
    immune=vetoable,
    power=last,
    silence=silence,
    laws=laws,
)
"""RC-9.0.2: the elections of Governors and other business have one programme, and one docket."""
