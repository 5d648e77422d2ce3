"""Whom the presiding magistrate names for offices: coalitions that can win, and share what there is."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from games.kernel import Raw
from games.republic.minds import elections
from games.republic.minds.memory import shuns
from games.republic.minds.outlook import is_mine, me, mine
from games.rome.minds.sensible.habits import Asked, Habits, first_legal, offered, options
from games.rome.minds.sensible.outlook import (
    FIGURES,
    active,
    champion,
    electable,
    menace,
    needy,
    tottering,
)
from games.rome.seen.people import SenatorView
from games.rome.seen.view import RomeView

habit = Habits()

CONSUL = FIGURES.influence["rome-consul"]
DICTATOR = FIGURES.influence["dictator"]


def suitability(view: RomeView, one: SenatorView) -> float:
    """Whom to make Consul: the champion of the own faction; of others a general in war, nobody who might win."""
    at_war = one.military * (3 if active(view) else 1)
    if one.faction == me(view):
        first = champion(view)
        return one.influence + (5 if first and first.id == one.id else 0) + at_war / 2
    barred = menace(view, one) or electable(view, one, CONSUL) or shuns(view, one.faction)
    return at_war - one.influence / 2 - (50 if barred else 0)


@habit("senate.consuls", urgency=5)
def nominate_pair(asked: Asked, view: RomeView) -> Raw | None:
    """RR-1.09.2.1: one's own best, and of an ally who brings a majority; after defeats somebody else."""
    return first_legal(asked, pairs(asked, view))


def pairs(asked: Asked, view: RomeView) -> Iterator[Raw]:
    """RR-1.09.2.1: in the order they are tried."""
    able = [view.senators[name] for name in options(asked, "first")]
    return elections.pairs(view, able, partial(suitability, view))


@habit("senate.office")
def office(asked: Asked, view: RomeView) -> Raw:
    """RR-1.09.22: in war the better general takes the field; otherwise one's own presides."""
    own = view.senators[str(asked.about["senator"])]
    pair = [view.senators[str(asked.about[name])] for name in ("first", "second")]
    other = next((one for one in pair if one.id != own.id), own)
    return "field" if active(view) and own.military > other.military else "rome"


@habit("senate.pontifex", "senate.censor", urgency=5)
def nominate(asked: Asked, view: RomeView) -> Raw | None:
    """RR-2.01.2, 1.09.4.1: one's own first; then who endangers nobody."""
    return first_legal(asked, ({"nominee": one.id} for one in ranked(asked, view)))


def ranked(asked: Asked, view: RomeView) -> list[SenatorView]:
    """Who may be named, in the order they are tried."""
    able = [view.senators[name] for name in options(asked, "nominee") if name != "none"]
    return sorted(able, key=lambda one: -suitability(view, one) - (20 if one.faction == me(view) else 0))


@habit("senate.dictator", urgency=5)
def nominate_dictator(asked: Asked, view: RomeView) -> Raw | None:
    """RR-1.09.32: a general, if Rome needs a third army."""
    return first_legal(asked, [*({"nominee": one.id} for one in dictators(asked, view)), {"nominee": "none"}])


def dictators(asked: Asked, view: RomeView) -> list[SenatorView]:
    """One's own before others, who are named in need only."""
    able = [view.senators[name] for name in options(asked, "nominee") if name != "none"]
    safe = [one for one in able if not menace(view, one) and not electable(view, one, DICTATOR)]
    wanted = [one for one in safe if one.faction == me(view)] or (safe if tottering(view) else [])
    return sorted(wanted, key=lambda one: (-one.military, -one.influence))[:2]


@habit("senate.appoint")
def appoint(asked: Asked, view: RomeView) -> Raw | None:
    """RR-1.09.31: in need whom the other Consul would name too: the best general of all, if he endangers nobody."""
    able = [view.senators[name] for name in offered(asked) if name != "none"]
    best = max(able, key=lambda one: (one.military, one.oratory, -one.number), default=None)
    if best is None or menace(view, best) or electable(view, best, DICTATOR):
        return None
    return best.id if is_mine(view, best.id) or tottering(view) else None


@habit("senate.master")
def master(asked: Asked, view: RomeView) -> Raw:
    """RR-1.09.33: in war the better general; one's own before others."""
    able = [view.senators[name] for name in offered(asked)]
    return max(able, key=lambda one: (one.military + 2 * (one.faction == me(view)), one.influence, one.id)).id


# Governors


@habit("senate.governors", urgency=5)
def nominate_governors(asked: Asked, view: RomeView) -> Raw | None:
    """RR-1.09.5.1: whom one misses least; nobody is recalled."""
    return first_legal(asked, governors(asked, view))


def governors(asked: Asked, view: RomeView) -> list[Raw]:
    """RR-1.09.5.1: one for each Province, else one alone after the other."""
    return elections.governors(asked, view, sum(one.in_rome for one in mine(view)))


@habit("senate.legate")
def legate(asked: Asked, view: RomeView) -> Raw | None:  # noqa: ARG001 - who stays in Rome votes
    """RR-1.13.1: through a legate."""
    return "legate" if "legate" in offered(asked) else None


@habit("senate.priesthood")
def priesthood(asked: Asked, view: RomeView) -> Raw | None:
    """RR-2.01.3: one of one's own after the other."""
    able = [view.senators[name] for name in options(asked, "senator") if is_mine(view, name)]
    best = max(able, key=lambda one: (one.influence, one.id), default=None)
    return (
        first_legal(asked, [{"senator": best.id, "former": one} for one in options(asked, "former")]) if best else None
    )


@habit("senate.recruit")
def recruit(asked: Asked, view: RomeView) -> Raw:
    """RR-1.09.81: the most worthy of the Forum."""
    able = [view.senators[name] for name in offered(asked)]
    return max(able, key=lambda one: (one.influence + one.votes, -one.number)).id


def poor(view: RomeView) -> bool:
    """Whether the State has no money for anything but its Wars."""
    return needy(view) and bool(active(view))
