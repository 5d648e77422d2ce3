"""Whom the presiding magistrate of any republic names: coalitions that can win, and share what there is."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Final, TypeVar

from games.kernel import Raw, Seat
from games.republic.minds.habits import Asked
from games.republic.minds.memory import shuns
from games.republic.minds.outlook import decides_alone, is_mine, leads, me
from games.republic.seen.people import SenatorView
from games.republic.seen.view import RepublicView

S = TypeVar("S", bound=SenatorView)
REWARD: Final = 2
"""What a Province that gives something is worth to a Senator of one's own."""

# Pairs


def allies(view: RepublicView) -> list[Seat]:
    """The other factions by what they bring to a coalition: votes enough, and no great danger; none who shirks."""
    own = view.factions[me(view)].votes
    half = sum(one.votes for one in view.factions.values()) / 2

    def use(seat: Seat) -> tuple[bool, bool, float]:
        one = view.factions[seat]
        return leads(view, seat), own + one.votes <= half, one.influence

    able = (seat for seat in view.seats if seat != me(view) and view.factions[seat].votes)
    return sorted((seat for seat in able if not shuns(view, seat)), key=use)


def pairs(view: RepublicView, able: Sequence[S], suitability: Callable[[S], float]) -> Iterator[Raw]:
    """RC-9.1, RR-1.09.2.1: in the order they are tried: one's best with one of each ally in turn, then all others."""
    ranked = sorted(able, key=suitability, reverse=True)
    own = [one for one in ranked if one.faction == me(view)]
    for seat in allies(view):
        theirs = [one for one in ranked if one.faction == seat]
        yield from (pair(one, other) for one, other in zip(own[:1], theirs[:1], strict=False))
    yield from (pair(one, other) for one, other in combinations(able, 2))


def pair(first: SenatorView, second: SenatorView) -> Raw:
    """The answer."""
    return {"first": first.id, "second": second.id}


# What lies in the Forum


def grants(asked: Asked, view: RepublicView) -> list[dict[str, str]]:
    """RC-9.5, RR-1.09.61: a Concession for oneself, the next for an ally; all for who needs nobody's votes.

    Then shared with one ally, or with nobody; or one card for oneself alone.
    """
    form: Mapping[str, list[str]] = asked.choice.form()
    own, others = me(view), [] if decides_alone(view) else allies(view)
    turns = [[own, *others], *([own, one] for one in others), [own]]
    mine = dealt(view, form, [own])
    single = [{**dict.fromkeys(form, "none"), card: name} for card, name in mine.items()]
    return [*(dealt(view, form, turn) for turn in turns), *single]


def dealt(view: RepublicView, form: Mapping[str, list[str]], turn: Sequence[Seat]) -> dict[str, str]:
    """To these factions in turn, to the best of each."""
    raw: dict[str, str] = {}
    for number, (card, names) in enumerate(form.items()):
        able = [view.senators[name] for name in names if name != "none"]
        best = min(able, key=lambda one: (one.faction != turn[number % len(turn)], not one.leader), default=None)
        raw[card] = best.id if best else "none"
    return raw


# Governors


def governors(
    asked: Asked, view: RepublicView, home: int, needed: Collection[str] = (), barren: Collection[str] = ()
) -> list[Raw]:
    """RC-9.4, RR-1.09.5.1: one for each Province, else one alone after the other; nobody is recalled.

    `home`: how many of one's own are there. `needed`: who goes only if nobody else can. `barren`: Provinces that
    give nothing now: whom one misses least goes there, one's own not rather than others'.
    """
    form: Mapping[str, list[str]] = asked.choice.form()
    vacant = [name for name in form if not view.provinces[name].governor]
    order = sorted(vacant, key=lambda name: name not in barren)
    able = {post: by_use(view, form[post], home, 0 if post in barren else REWARD) for post in order}
    ranked = {post: sorted(names, key=lambda name: last_of_all(view, name, needed)) for post, names in able.items()}
    return [each(form, ranked), *singly(view, form, ranked)] if vacant else []


def last_of_all(view: RepublicView, name: str, needed: Collection[str]) -> tuple[bool, bool]:
    """Who goes only if nobody else can: who may refuse, and before them who is needed."""
    return view.senators[name].returned, name in needed


def unable_to_refuse(view: RepublicView, names: Sequence[str]) -> list[str]:
    """RC-9.4.4, RR-1.09.51: who has just come home need not go out again, unless nobody else can."""
    return [name for name in names if name != "none" and not view.senators[name].returned] or [*names]


def each(form: Mapping[str, list[str]], ranked: Mapping[str, list[str]]) -> Raw:
    """One for each Province."""
    named = dict.fromkeys(form, "none")
    for post, names in ranked.items():
        named[post] = next((name for name in names if name not in named.values()), "none")
    return named


def singly(view: RepublicView, form: Mapping[str, list[str]], ranked: Mapping[str, list[str]]) -> Iterator[Raw]:
    """Each alone, whom one misses least first."""
    nobody = dict.fromkeys(form, "none")
    for post, names in ranked.items():
        yield from ({**nobody, post: name} for name in unable_to_refuse(view, names))


def by_use(view: RepublicView, names: Sequence[str], home: int, reward: int) -> list[str]:
    """Whom one misses least first; `reward`: what a Province that gives something is worth to one's own."""
    able = [name for name in names if name != "none"]
    return sorted(able, key=lambda name: use(view, view.senators[name], home) - reward * is_mine(view, name))


def use(view: RepublicView, one: SenatorView, home: int) -> float:
    """The unaligned go first, then minor Senators of any faction."""
    if one.faction is None:
        return 0
    own = one.faction == me(view)
    needed = own and home <= 2
    return one.oratory + one.influence + one.military + (8 if one.leader else 0) + (6 if needed else 0)
