"""What all packages share: whom they ask, and how a question of a package is made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from games.kernel import Choice, Decision, Now, Plan, Raw, Seat, Several, Window
from games.kernel.choice import is_dict, is_list
from games.republic.seen.people import SenatorView
from games.republic.seen.view import RepublicView

FOR_LIFE: Final = "for Life"


def people(view: RepublicView) -> list[Seat]:
    """Whom a package asks: in order from the HRAO, without who is out and without Neutrals (RC-15.13, RR-4.03)."""
    return [seat for seat in view.order if not view.factions[seat].neutral]


def literal(view: RepublicView) -> bool:
    """RC-9.10.3, RR-1.09.823: while somebody rules for life all is asked as the rules ask it: he decides for others.

    GV-8.3: but not of money, trade and red cards, where he does so in the Senate alone.
    """
    return not view.senate_alone and any(
        title.endswith(FOR_LIFE) for one in view.senators.values() for title in one.titles
    )


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


def senators(view: RepublicView, seat: Seat) -> list[SenatorView]:
    """A faction's Senators, by ID; what Rebels and Captives have is not for them to spend."""
    own = (view.senators[name] for name in view.factions[seat].senators)
    return [one for one in own if not one.rebel and one.place != "captive"]


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


def several(names: Sequence[str]) -> Several[str]:
    """Any of these."""
    return Several({name: name for name in names}, 0, len(names))


def wished(raw: Raw, part: str) -> bool:
    """Whether it is to be asked of this part at its turn."""
    return part in raw.get("ask", ())


# What was said before


def as_before(former: Raw, asked: Decision[Any]) -> Raw:
    """What was said before, without what is no longer offered."""
    return {
        name: renewed(former.get(name), default, asked.choice.form()[name]) for name, default in asked.lapse.items()
    }


def renewed(former: Raw, default: Raw, form: Raw) -> Raw:
    """A part of it: each name and number that is still offered, else the default."""
    if is_dict(default):
        kept = former if is_dict(former) else {}
        if "talents" in form and kept.get("talents", 0) > form["talents"][-1]:
            return default  # less than he was to give buys less Influence, or none
        return {name: renewed(kept.get(name), one, form[name]) for name, one in default.items()}
    if is_list(default):
        return [one for one in former or () if one in form[0]]
    if isinstance(default, str):
        return former if former in form else default
    return min(former, form[1]) if isinstance(former, int) else default
