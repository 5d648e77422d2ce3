"""Prosecutions: only who is ahead, and only with a fair chance of conviction."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from games.kernel import Raw
from games.republic.minds import trials
from games.republic.minds.memory import hunts
from games.republic.minds.outlook import ahead, is_mine, me
from games.rome.minds.sensible.habits import Asked, Habits, first_legal, offered, options
from games.rome.minds.sensible.outlook import electable, menace
from games.rome.minds.sensible.voting import purchasing
from games.rome.seen.people import SenatorView
from games.rome.seen.view import RomeView

habit = Habits()


@habit("senate.trial", urgency=5)
def accuse(asked: Asked, view: RomeView) -> Raw | None:
    """RR-1.09.41: the greatest danger first, the gravest charge first."""
    return first_legal(asked, accusations(asked, view))


def accusations(asked: Asked, view: RomeView) -> Iterator[Raw]:
    """RR-1.09.412: of others than one's own who can be convicted."""
    able = [view.senators[name] for name in options(asked, "accused")]
    prey = [one for one in able if one.faction != me(view) and convictable(view, one)]
    return trials.accusations(asked, view, prey, feared)


def convictable(view: RomeView, accused: SenatorView) -> bool:
    """Whether all the others together outvote him, his faction and his Influence."""
    return trials.outvoted(view, accused, feared=feared(view, accused))


def feared(view: RomeView, one: SenatorView) -> bool:
    """Whether he could be Consul for Life, by his Influence or by votes; or is of those who do not do their part."""
    return menace(view, one) or electable(view, one) or hunts(view, one.faction)


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
    return trials.appeal(view, 0, partial(purchasing, view))


@habit("senate.fine")
def fine(asked: Asked, view: RomeView) -> Raw | None:
    """RR-1.15.1: a rival who came home rich; never one's own."""
    others = [view.senators[name] for name in offered(asked) if not is_mine(view, name)]
    best = max(others, key=lambda one: (ahead(view, one.faction), one.talents, one.id), default=None)
    return best.id if best else None
