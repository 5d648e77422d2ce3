"""Prosecutions: only who is ahead, and only with a fair chance of conviction."""

from __future__ import annotations

from collections.abc import Iterator

from games.kernel import Raw
from games.republic.minds.outlook import ahead, is_mine, me
from games.rome.minds.sensible.habits import Asked, Habits, first_legal, offered, options
from games.rome.minds.sensible.outlook import electable, menace
from games.rome.seen.people import SenatorView
from games.rome.seen.view import RomeView

habit = Habits()


@habit("senate.trial", urgency=5)
def accuse(asked: Asked, view: RomeView) -> Raw | None:
    """RR-1.09.41: the greatest danger first, the gravest charge first."""
    return first_legal(asked, accusations(asked, view))


def accusations(asked: Asked, view: RomeView) -> Iterator[Raw]:
    """One's own prosecutor, then the others."""
    able = [view.senators[name] for name in options(asked, "accused")]
    able = [one for one in able if one.faction != me(view) and convictable(view, one)]
    ready = sorted(options(asked, "prosecutor"), key=lambda name: not is_mine(view, name))
    for accused in sorted(able, key=lambda one: -one.influence):
        for charge in sorted(options(asked, "charge"), key=lambda one: one != "major"):
            for name in ready:
                if view.senators[name].faction != accused.faction:
                    yield {"accused": accused.id, "charge": charge, "prosecutor": name}


def convictable(view: RomeView, accused: SenatorView) -> bool:
    """Whether all the others together outvote him, his faction and his Influence."""
    if accused.faction is None or not (ahead(view, accused.faction) or feared(view, accused)):
        return False
    his = view.factions[accused.faction].votes
    others = sum(one.votes for one in view.factions.values()) - his
    return others > his + accused.influence + (0 if feared(view, accused) else 5)


def feared(view: RomeView, one: SenatorView) -> bool:
    """Whether he could be Consul for Life, by his Influence or by votes."""
    return menace(view, one) or electable(view, one)


@habit("senate.prosecute")
def prosecute(asked: Asked, view: RomeView) -> Raw:
    """RR-1.09.411: against a leader who can be convicted."""
    accused = view.senators.get(str(asked.about.get("accused", "")))
    return "consent" if accused and accused.faction != me(view) and convictable(view, accused) else "refuse"


@habit("senate.advocate")
def advocate(asked: Asked, view: RomeView) -> Raw:
    """RR-2.05.2: the best speaker of one's own."""
    own = [name for name in offered(asked) if is_mine(view, name)] or offered(asked)
    return max(own, key=lambda name: (view.senators[name].oratory, name))


@habit("senate.advise")
def advise(asked: Asked, view: RomeView) -> Raw:
    """RR-2.05.2: for whom one would not see convicted."""
    accused = view.senators.get(str(asked.about.get("accused", "")))
    foe = accused is not None and (ahead(view, accused.faction) or feared(view, accused))
    return "refuse" if foe else "consent"


@habit("senate.appeal", urgency=4)
def appeal(asked: Asked, view: RomeView) -> Raw | None:  # noqa: ARG001
    """RR-1.09.421: when conviction is likely and the people do not hate him."""
    motion = view.senate.motion if view.senate else None
    accused = view.senators.get(str(motion.terms["accused"])) if motion else None
    if motion is None or accused is None:
        return None
    own = motion.strength.get(me(view), 0)
    losing = motion.votes_for + motion.outstanding - own >= motion.votes_against + own
    return "appeal" if losing and accused.popularity >= 0 else None


@habit("senate.fine")
def fine(asked: Asked, view: RomeView) -> Raw | None:
    """RR-1.15.1: a rival who came home rich; never one's own."""
    others = [view.senators[name] for name in offered(asked) if not is_mine(view, name)]
    best = max(others, key=lambda one: (ahead(view, one.faction), one.talents, one.id), default=None)
    return best.id if best else None
