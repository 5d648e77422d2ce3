"""Whom the presiding magistrate names for offices: coalitions that can win, and share what there is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations

from games.carthage.minds.sensible.habits import Asked, Habits, first_legal, offered, options
from games.carthage.minds.sensible.outlook import active, champion, electable, menace
from games.carthage.seen.people import SenatorView
from games.carthage.seen.view import CarthageView
from games.kernel import Raw, Seat
from games.republic.minds.outlook import leads, me, mine

habit = Habits()


def allies(view: CarthageView) -> list[Seat]:
    """The other factions by what they bring to a coalition: votes enough, and no great danger."""
    own = view.factions[me(view)].votes
    half = sum(one.votes for one in view.factions.values()) / 2

    def use(seat: Seat) -> tuple[bool, bool, float]:
        one = view.factions[seat]
        return leads(view, seat), own + one.votes <= half, one.influence

    return sorted((seat for seat in view.seats if seat != me(view) and view.factions[seat].votes), key=use)


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
    able = [view.senators[name] for name in options(asked, "first")]
    return first_legal(asked, ({"first": one, "second": other} for one, other in pairs(view, able)))


def pairs(view: CarthageView, able: list[SenatorView]) -> Iterator[tuple[str, str]]:
    """Pairs in the order they are tried: with each ally in turn, then the others."""
    own = sorted((one for one in able if one.faction == me(view)), key=lambda one: -suitability(view, one))
    for seat in allies(view):
        theirs = sorted((one for one in able if one.faction == seat), key=lambda one: -suitability(view, one))
        for one in own[:1]:
            yield from ((one.id, other.id) for other in theirs[:1])
    yield from ((one.id, other.id) for one, other in combinations(able, 2))


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
    for first in range(max(1, len(allies(view)))):
        yield shared(view, form, first)
    for post, names in form.items():
        yield from ({**nobody, post: name} for name in names if name != "none")


def shared(view: CarthageView, form: Mapping[str, list[str]], first: int) -> Raw:
    """The own faction gets a seat, then an ally, and so on in turn."""
    friends = allies(view)
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
    form: Mapping[str, list[str]] = asked.choice.form()
    vacant = [name for name in form if not view.provinces[name].governor]
    if not vacant:
        return None
    return first_legal(asked, [governors(view, form, vacant), *singly(view, form, vacant)])


def governors(view: CarthageView, form: Mapping[str, list[str]], vacant: list[str]) -> Raw:
    """One each."""
    named = dict.fromkeys(form, "none")
    for post in vacant:
        able = [view.senators[name] for name in form[post] if name != "none" and name not in named.values()]
        best = min(able, key=lambda one: dispensable(view, one), default=None)
        named[post] = best.id if best else "none"
    return named


def singly(view: CarthageView, form: Mapping[str, list[str]], vacant: list[str]) -> Iterator[Raw]:
    """Each alone, whom one misses least first."""
    nobody = dict.fromkeys(form, "none")
    for post in vacant:
        able = [view.senators[name] for name in form[post] if name != "none"]
        for one in sorted(able, key=lambda one: dispensable(view, one)):
            yield {**nobody, post: one.id}


def dispensable(view: CarthageView, one: SenatorView) -> float:
    """The unaligned go first, then minor Senators of any faction; one's own a little rather than others'."""
    if one.faction is None:
        return 0
    away = len([other for other in mine(view) if other.in_carthage]) <= 2
    own = one.faction == me(view)
    return one.oratory + one.influence + one.military + (8 if one.leader else 0) + (6 if own and away else 0) - 2 * own
