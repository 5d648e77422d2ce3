"""What all packages share: whom they ask, in which turn, and how a question of a package is made."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.carthage.ahead.senate.agenda import PROGRAMME, places
from games.carthage.seen.people import SenatorView
from games.carthage.seen.view import CarthageView
from games.kernel import Choice, Decision, Now, Plan, Raw, Seat, Window

FOR_LIFE: Final = "Suffete for Life"
AFTER_ELECTIONS: Final = ("governors", "business")
OPEN_STEPS: Final = ("senate.governors", "senate.business")
WITH_THE_DOCKET: Final = (*OPEN_STEPS, "senate.adjournment", "combat.", "revolution.reaction")


def people(view: CarthageView) -> list[Seat]:
    """Whom a package asks: in order from the HRAO, without who is out and without Neutrals (RC-15.13)."""
    return [seat for seat in view.order if not view.factions[seat].neutral]


def literal(view: CarthageView) -> bool:
    """RC-9.10.3: while somebody rules for life all is asked as the rules ask it, for he decides for the others."""
    return any(FOR_LIFE in one.titles for one in view.senators.values())


def last_turn(view: CarthageView) -> bool:
    """RC-12.1d: the last card was drawn, or the turns agreed upon are over."""
    another_deck = view.scenario == "campaign" and view.era == "early"
    return view.turn == view.last_turn or not (view.deck or another_deck)


def beside_docket(now: Now) -> bool:
    """Whether the last programme of this Senate is known: then all are asked with it what they would be asked next."""
    return now.step.startswith(WITH_THE_DOCKET) and bool(last_programmes(now))


def last_programmes(now: Now) -> list[Plan]:
    """RC-9.0.2: what is proposed in this Senate when the elections and the prosecutions are over."""
    heads = tuple(f"{PROGRAMME}/turn={now.turn}/part={part}@" for part in AFTER_ELECTIONS)
    return [plan for plan in now.public(PROGRAMME) if plan.key.startswith(heads)]


def hopes(now: Now) -> dict[str, str]:
    """RC-9.4: who is to govern which Province, while the Senate has still to vote on it."""
    if now.step not in OPEN_STEPS:
        return {}
    listed = (item for plan in last_programmes(now) for _, item in places(plan.raw) if item.kind == "governors")
    return {province: name for item in listed for province, name in item.terms["governors"].items()}


def senators(view: CarthageView, seat: Seat) -> list[SenatorView]:
    """A faction's Senators, by ID; what Rebels and Captives have is not for them to spend."""
    own = (view.senators[name] for name in view.factions[seat].senators)
    return [one for one in own if not one.rebel and one.place != "captive"]


def question(
    kind: str, seat: Seat, choice: Choice[Any], clause: str, turn: int, lapse: Raw, *, hidden: bool = False
) -> Decision[Any]:
    """A joint question: all have the full time, and who says nothing has said what the rules say for him."""
    return Decision(
        kind,
        seat,
        choice,
        clause,
        about={"turn": turn},
        lapse=lapse,
        hidden=hidden,
        window=Window.SIMULTANEOUS,
    )


def ours(decision: Decision[Any], kinds: Mapping[str, str]) -> bool:
    """Whether the rules ask one of these of a seat for itself: not of who decides for another, nor of Rebels."""
    return decision.kind in kinds and not {"faction", "purses"} & decision.about.keys()


def said(now: Now, kind: str, turn: int, seat: Seat) -> Plan | None:
    """What a seat has said in a package of this turn."""
    plan = now.former(kind, seat)
    return plan if plan and not plan.draft and plan.key == f"{kind}/turn={turn}@{seat}" else None


def as_said(**parts: Any) -> Mapping[str, Any]:
    """The parts of an answer by their names."""
    return parts


def wished(raw: Raw, part: str) -> bool:
    """Whether it is to be asked of this part at its turn."""
    return part in raw.get("ask", ())
