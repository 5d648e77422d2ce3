"""Whom the presiding magistrate names for offices: coalitions that can win, and share what there is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

from games.carthage.minds.sensible.habits import Asked, Habits, first_legal, offered, options
from games.carthage.minds.sensible.outlook import active, champion, electable, menace
from games.carthage.seen.people import SenatorView
from games.carthage.seen.view import CarthageView
from games.kernel import Raw, Seat
from games.republic.minds import elections
from games.republic.minds.outlook import me, mine

habit = Habits()


def suitability(view: CarthageView, one: SenatorView) -> float:
    """Whom to make Suffete: the champion of the own faction; of others a general in war, nobody who might win."""
    if one.faction == me(view):
        first = champion(view)
        return one.influence + (5 if first and first.id == one.id else 0) + (one.military if active(view) else 0)
    at_war = one.military * (3 if active(view) else 1)
    return at_war - one.influence / 2 - (50 if menace(view, one) or electable(view, one, 5) else 0)


@habit("senate.suffetes", urgency=5)
def nominate_pair(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-9.1: one's own best, and of an ally who brings a majority; after defeats somebody else."""
    return first_legal(asked, pairs(asked, view))


def pairs(asked: Asked, view: CarthageView) -> Iterator[Raw]:
    """RC-9.1: in the order they are tried."""
    able = [view.senators[name] for name in options(asked, "first")]
    return elections.pairs(view, able, partial(suitability, view))


@habit("senate.home")
def home(asked: Asked, view: CarthageView) -> Raw:
    """RC-9.11: in war the better general is Marine Suffete; otherwise one's own presides."""
    pair = [view.senators[name] for name in offered(asked) if name != "roll"]
    if active(view) and pair[0].military != pair[-1].military:
        return min(pair, key=lambda one: one.military).id
    own = [one for one in pair if one.faction == me(view)]
    return max(own or pair, key=lambda one: one.influence).id


@habit("senate.home-choice")
def home_choice(asked: Asked, view: CarthageView) -> Raw:
    """RC-9.11: the same."""
    return home(asked, view)


@habit("senate.committee", urgency=5)
def nominate_members(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-9.2: seats shared with allies, so that they vote for them; after defeats one seat after the other."""
    form: Mapping[str, list[str]] = asked.choice.form()
    return first_legal(asked, shares(view, form))


def shares(view: CarthageView, form: Mapping[str, list[str]]) -> Iterator[Raw]:
    """All seats shared out beginning with one ally or another; then each candidate alone for each seat."""
    nobody = dict.fromkeys(form, "none")
    for first in range(max(1, len(elections.allies(view)))):
        yield shared(view, form, first)
    for post, names in form.items():
        yield from ({**nobody, post: name} for name in names if name != "none")


def shared(view: CarthageView, form: Mapping[str, list[str]], first: int) -> Raw:
    """The own faction gets a seat, then an ally, and so on in turn."""
    friends = elections.allies(view)
    turn = [me(view), *friends[first:], *friends[:first]]
    named: dict[str, str] = {}
    for number, (post, names) in enumerate(form.items()):
        able = [view.senators[name] for name in names if name != "none" and name not in named.values()]
        order = turn[number % 2 :] + turn[: number % 2]
        best = min(able, key=lambda one: (rank(order, one.faction), expendable(view, one)), default=None)
        named[post] = best.id if best else "none"
    return named


def rank(order: list[Seat], seat: Seat | None) -> int:
    """The place of a faction in an order; the unaligned last."""
    return order.index(seat) if seat and seat in order else len(order)


def expendable(view: CarthageView, one: SenatorView) -> float:
    """Whom to bind for three turns: not the generals, and not the champion who may be Suffete."""
    first = champion(view)
    return one.military * 2 - one.oratory + (10 if first and first.id == one.id else 0)


@habit("senate.governors", urgency=5)
def nominate_governors(asked: Asked, view: CarthageView) -> Raw | None:
    """RC-9.4: whom one misses least; nobody is recalled."""
    return first_legal(asked, governors(asked, view))


def governors(asked: Asked, view: CarthageView) -> list[Raw]:
    """RC-9.4: one for each Province, else one alone after the other."""
    return elections.governors(asked, view, sum(one.in_carthage for one in mine(view)))
