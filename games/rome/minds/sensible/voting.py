"""Votes in the Senate: one's own interest, what the State needs, and a compromise after repeated defeats."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from games.kernel import Raw, Seat
from games.republic.minds.memory import spurned
from games.republic.minds.outlook import ahead, is_mine, leads, me
from games.republic.minds.voting import MOST, insisting, named, own_motion, patience, rule_for_life, sheet
from games.republic.minds.warfare import Warfare
from games.republic.register import Register
from games.rome.minds.sensible.campaign import WARFARE
from games.rome.minds.sensible.habits import Asked, Habits
from games.rome.minds.sensible.outlook import (
    FIGURES,
    INFLUENCE,
    active,
    electable,
    menace,
    overmighty,
    power,
    rivalry,
    tottering,
)
from games.rome.seen.senate import MotionView
from games.rome.seen.view import RomeView

habit = Habits()

OWN = 5  # what one's own proposal is worth
STATE = ("forces", "units", "dictator", "land-bill")  # what the State lives by
POSTS = ("consuls", "censor", "pontifex", "dictator")  # what brings Influence
Judgement = Callable[[RomeView, MotionView], float]  # above 0: for; below: against; size: its worth in Talents

judgement = Register[Judgement]()
"""How motions are judged, by kind of business."""


def judged(view: RomeView, motion: MotionView) -> float:
    """What a motion is worth to the viewer: for it above 0, against it below."""
    if own_motion(view, motion):
        return OWN
    judge = judgement.get(motion.kind)
    value = judge(view, motion) if judge else 0
    needed = motion.kind == "trial" or (tottering(view) and motion.kind in STATE)
    needed |= motion.kind in POSTS and value > 0
    return value if needed else spurned(view, motion.seat, value)


@judgement("consuls")
def consuls(view: RomeView, motion: MotionView) -> float:
    """RR-1.09.2: 5 INF for each of the pair."""
    return share(view, named(motion, "nominees"), FIGURES.influence["rome-consul"], tired=patience(motion))


@judgement("censor", "pontifex", "dictator")
def single(view: RomeView, motion: MotionView) -> float:
    """RR-1.09.3, 1.09.4, 2.01.2: INF for the one; a Dictator is welcome when the State totters."""
    office = "pontifex-maximus" if motion.kind == "pontifex" else motion.kind
    needed = motion.kind == "dictator" and tottering(view)
    value = share(view, [str(motion.terms["nominee"])], FIGURES.influence[office], tired=patience(motion))
    return max(value, 2) if needed and value > -MOST / 10 else value


@judgement("governors")
def governors(view: RomeView, motion: MotionView) -> float:
    """RR-1.09.5: a Province needs a Governor; but the best men of a faction are needed at home."""
    sent = [view.senators[name] for name in named(motion, "governors") if name in view.senators]
    torn = any(one.faction == me(view) and (one.leader or one.influence >= 10) for one in sent)
    return -6 if torn and insisting(view, "governors") else 3


@judgement("concessions")
def concessions(view: RomeView, motion: MotionView) -> float:
    """RR-1.09.61: an income for who gets it."""
    return share(view, named(motion, "grants"), 2, tired=False)


def share(view: RomeView, names: list[str], points: int, *, tired: bool) -> float:
    """What posts that bring so much Influence are worth: one's own count fully, those of others against."""
    own = sum(is_mine(view, name) for name in names)
    others = [view.senators[name] for name in names if name in view.senators and not is_mine(view, name)]
    if any(electable(view, one, points) or one.influence + points >= FIGURES.for_life_appointed for one in others):
        return -30
    value = INFLUENCE * points * (own - sum(rivalry(view, one, sharing=own > 0) for one in others))
    held = any(overmighty(view, one.faction) for one in others)
    return 1 if tired and not own and not held else value


@judgement("units", "forces")
def defence(view: RomeView, motion: MotionView) -> float:
    """RR-1.09.63, 1.09.64: Wars must be fought, with enough; not for a rival's glory, while there is time."""
    return defended(view, motion, WARFARE)


def defended(view: RomeView, motion: MotionView, warfare: Warfare[RomeView]) -> float:
    """The same, as one reckons what forces can do."""
    if motion.kind == "units":
        return 6 if active(view) else 1
    if not warfare.hopeful(view, motion.terms["movements"]):  # type: ignore[arg-type]
        return -3
    led = [view.senators[name] for one in motion.terms["movements"] for name in one["commanders"]]  # type: ignore[union-attr,index,call-overload]
    if any(one.faction == me(view) for one in led):
        return 8
    grudged = any(menace(view, one) for one in led)
    return -6 if grudged and not active(view) else 2


@judgement("land-bill")
def land_bill(view: RomeView, _motion: MotionView) -> float:
    """RR-1.09.62: who votes against it is hated; the people must be fed while they stir."""
    return 2 if view.unrest or view.treasury >= 0 else -1


@judgement("repeal")
def repeal(view: RomeView, _motion: MotionView) -> float:
    """RR-1.09.621: only if there is no money, and the people are calm."""
    return 1 if tottering(view) and not view.unrest else -2


@judgement("alliance", "strip", "minor")
def trifles(_view: RomeView, motion: MotionView) -> float:
    """RR-1.07.21.16, 2.01.6, 1.09.83: free Fleets are welcome; the rest is nobody's business."""
    return -2 if motion.kind == "alliance" else 0


@judgement("bill")
def bill(view: RomeView, motion: MotionView) -> float:
    """RR-2.06: for one's own sponsors; against those of who leads."""
    names = [str(motion.terms["sponsor"]), str(motion.terms["cosponsor"])]
    if any(is_mine(view, name) for name in names):
        return 3
    sponsors = [view.senators[name] for name in names if name in view.senators]
    return -2 if any(leads(view, one.faction) for one in sponsors) else 1


@judgement("life")
def life(view: RomeView, motion: MotionView) -> float:
    """RR-1.09.82: whoever it is has won."""
    return rule_for_life(view, motion)


@judgement("trial")
def trial(view: RomeView, motion: MotionView) -> float:
    """RR-1.09.42: one's own are not convicted; those who lead too far are."""
    accused = view.senators.get(str(motion.terms["accused"]))
    if accused is None or accused.faction == me(view):
        return -25
    if menace(view, accused) or electable(view, accused) or leads(view, accused.faction):
        return 12
    return 6 if ahead(view, accused.faction) else -1


# The sheet


@habit("senate.vote")
def vote(asked: Asked, view: RomeView) -> Raw | None:
    """RR-1.09.14: all his Senators speak alike; votes are bought where they decide something worth it."""
    return voting(judged, asked, view)


def voting(judging: Judgement, asked: Asked, view: RomeView) -> Raw | None:
    """The same, as one judges motions."""
    motion = view.senate.motion if view.senate else None
    if motion is None:
        return None
    form: Mapping[str, Any] = asked.choice.form()
    return sheet(view, motion, form, judging(view, motion), "for", partial(purchasing, view))


def purchasing(view: RomeView, seat: Seat) -> int:
    """The votes a faction could buy."""
    return power(view, seat) - view.factions[seat].votes
