"""What the plannings of the Forum share: the attempt at hand, who answers for himself, what plans have paid."""

from __future__ import annotations

from typing import Any, Final

from games.kernel import Decision, Now, Plan, Raw, Seat
from games.republic.ahead.planning import seen
from games.republic.seen.forum import InitiativeView, PersuasionView
from games.republic.seen.view import RepublicView

RAISED: Final = "raised"
PERSUADING: Final = ("forum.plan", "forum.attempt")
"""Whose plans raise bribes."""


def initiative(view: RepublicView) -> InitiativeView:
    """RC-8.4, RR-1.07.2: the present initiative. LookupError: it is not the Forum Phase."""
    if view.initiative is None:
        raise LookupError("no initiative has begun")
    return view.initiative


def attempted(view: RepublicView) -> PersuasionView | None:
    """RC-8.5, RR-1.07.4: the attempt that is bid for and against."""
    return view.initiative.persuasion if view.initiative else None


def people(view: RepublicView) -> list[Seat]:
    """The seats that people play (RC-15.1, RR-4) and that are not out (RC-5.4, RR-1.05.4)."""
    return [seat for seat in view.order if not view.factions[seat].neutral]


def masters(view: RepublicView, ruler: str) -> list[Seat]:
    """RC-9.10.3, RR-1.09.823: who decides for himself; nobody, where one cannot see who rules for another.

    GV-8.3: where somebody rules in the Senate alone, everybody.
    """
    if view.senate_alone:
        return people(view)
    rulers = {one.faction for one in view.senators.values() if ruler in one.titles}
    if len(rulers) > 1:
        return []
    return [seat for seat in people(view) if not rulers or seat in rulers or in_revolt(view, seat)]


def in_revolt(view: RepublicView, seat: Seat) -> bool:
    """Whether one of its Senators is a Rebel."""
    return any(view.senators[name].rebel for name in view.factions[seat].senators)


def for_another(decision: Decision[Any]) -> bool:
    """RC-9.10.3, RR-1.09.823: whether it is asked of him who decides for another faction."""
    return "faction" in decision.about


def said(now: Now, kind: str, seat: Seat, *about: str) -> Plan | None:
    """What a seat has said of this kind, and of this matter; None: nothing, or it was taken back."""
    plan = now.former(kind, seat)
    stands = plan is not None and not plan.draft and plan.key.startswith("/".join((kind, *about)))
    return plan if stands else None


def about_of(plan: Plan) -> dict[str, str | int]:
    """What the question was about that a plan answers."""
    pairs = (pair.split("=", 1) for pair in plan.key.partition("@")[0].split("/")[1:])
    return {name: int(value) if value.isdigit() else value for name, value in pairs}


# What plans note of their uses


def note(*what: object, talents: int) -> str:
    """For what a plan has paid, and how much; the last word is the sum."""
    return " ".join(map(str, (*what, talents)))


def noted(plan: Plan | None, *what: object) -> list[int]:
    """The sums that a plan has noted for this."""
    head = "".join(f"{one} " for one in what)
    notes = [use.note for use in plan.uses] if plan else []
    return [int(one.rpartition(" ")[2]) for one in notes if one.startswith(head)]


def spent(plan: Plan | None, *what: object) -> int:
    """How much a plan has paid for this."""
    return sum(noted(plan, *what))


def raised_beforehand(now: Now, view: RepublicView) -> int:
    """RC-8.5.5, RR-1.07.414: by how much the bribe of this attempt was raised out of plans."""
    of_this = now.turn, initiative(view).number, RAISED
    return sum(spent(now.former(kind, seat), *of_this) for kind in PERSUADING for seat in view.seats)


def announced_live(now: Now, view: RepublicView, attempt: PersuasionView) -> int:
    """What was laid down before the eyes of all: it changes as often as the bribe is raised by a person."""
    return attempt.bribes - raised_beforehand(now, view)


def treasury(now: Now, seat: Seat) -> int:
    """A seat's own Faction Treasury."""
    own = seen(now, seat).own
    return own.treasury if own else 0


def as_said(**fields: Any) -> Raw:
    """The fields of an answer, as they are."""
    return fields


def part(raw: Raw, *names: str) -> dict[str, Any]:
    """Some fields of an answer."""
    return {name: raw[name] for name in names}
