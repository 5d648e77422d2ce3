"""Whom the presiding magistrate names for offices: coalitions that can win, and share what there is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations

from games.kernel import Raw, Seat
from games.republic.minds.outlook import is_mine, leads, me, mine
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


def allies(view: RomeView) -> list[Seat]:
    """The other factions by what they bring to a coalition: votes enough, and no great danger."""
    own = view.factions[me(view)].votes
    half = sum(one.votes for one in view.factions.values()) / 2

    def use(seat: Seat) -> tuple[bool, bool, float]:
        one = view.factions[seat]
        return leads(view, seat), own + one.votes <= half, one.influence

    return sorted((seat for seat in view.factions if seat != me(view) and view.factions[seat].votes), key=use)


def suitability(view: RomeView, one: SenatorView) -> float:
    """Whom to make Consul: the champion of the own faction; of others a general in war, nobody who might win."""
    at_war = one.military * (3 if active(view) else 1)
    if one.faction == me(view):
        first = champion(view)
        return one.influence + (5 if first and first.id == one.id else 0) + at_war / 2
    return at_war - one.influence / 2 - (50 if menace(view, one) or electable(view, one, CONSUL) else 0)


@habit("senate.consuls", urgency=5)
def nominate_pair(asked: Asked, view: RomeView) -> Raw | None:
    """RR-1.09.2.1: one's own best, and of an ally who brings a majority; after defeats somebody else."""
    able = [view.senators[name] for name in options(asked, "first")]
    return first_legal(asked, ({"first": one, "second": other} for one, other in pairs(view, able)))


def pairs(view: RomeView, able: list[SenatorView]) -> Iterator[tuple[str, str]]:
    """Pairs in the order they are tried: with each ally in turn, then the others."""
    own = sorted((one for one in able if one.faction == me(view)), key=lambda one: -suitability(view, one))
    for seat in allies(view):
        theirs = sorted((one for one in able if one.faction == seat), key=lambda one: -suitability(view, one))
        for one in own[:1]:
            yield from ((one.id, other.id) for other in theirs[:1])
    yield from ((one.id, other.id) for one, other in combinations(able, 2))


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
    able = [view.senators[name] for name in options(asked, "nominee") if name != "none"]
    ranked = sorted(able, key=lambda one: -suitability(view, one) - (20 if one.faction == me(view) else 0))
    return first_legal(asked, ({"nominee": one.id} for one in ranked))


@habit("senate.dictator", urgency=5)
def nominate_dictator(asked: Asked, view: RomeView) -> Raw | None:
    """RR-1.09.32: a general, if Rome needs a third army; one's own before others."""
    able = [view.senators[name] for name in options(asked, "nominee") if name != "none"]
    safe = [one for one in able if not menace(view, one) and not electable(view, one, DICTATOR)]
    wanted = [one for one in safe if one.faction == me(view)] or (safe if tottering(view) else [])
    ranked = sorted(wanted, key=lambda one: (-one.military, -one.influence))
    return first_legal(asked, [*({"nominee": one.id} for one in ranked[:2]), {"nominee": "none"}])


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
    form: Mapping[str, list[str]] = asked.choice.form()
    vacant = [name for name in form if not view.provinces[name].governor]
    if not vacant:
        return None
    return first_legal(asked, [governors(view, form, vacant), *singly(view, form, vacant)])


def governors(view: RomeView, form: Mapping[str, list[str]], vacant: list[str]) -> Raw:
    """One each."""
    named = dict.fromkeys(form, "none")
    for post in vacant:
        able = [view.senators[name] for name in form[post] if name != "none" and name not in named.values()]
        best = min(able, key=lambda one: dispensable(view, one), default=None)
        named[post] = best.id if best else "none"
    return named


def singly(view: RomeView, form: Mapping[str, list[str]], vacant: list[str]) -> Iterator[Raw]:
    """Each alone, whom one misses least first."""
    nobody = dict.fromkeys(form, "none")
    for post in vacant:
        able = [view.senators[name] for name in form[post] if name != "none"]
        for one in sorted(able, key=lambda one: dispensable(view, one)):
            yield {**nobody, post: one.id}


def dispensable(view: RomeView, one: SenatorView) -> float:
    """The unaligned go first, then minor Senators of any faction; one's own a little rather than others'."""
    if one.faction is None:
        return 0
    away = len([other for other in mine(view) if other.in_rome]) <= 2
    own = one.faction == me(view)
    return one.oratory + one.influence + one.military + (8 if one.leader else 0) + (6 if own and away else 0) - 2 * own


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
