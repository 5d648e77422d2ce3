"""RC-15.7: the Ruling Coalition (RC-DP59)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from games.carthage.neutrals.events import CoalitionDeclined, CoalitionFormed
from games.carthage.senate.prosecutions import close
from games.carthage.state import Carthage
from games.kernel import Decision, OneOf, Seat, Several, StepId, ask

COMBINATIONS = ((1,), (2, 5), (2, 4), (2, 3), (3, 4, 5), (1, 5), (1, 4), (1, 3), (1, 2))
PARTNERS = 4  # at most


async def coalition(g: Carthage) -> StepId:
    """RC-15.7: no prosecutions (RC-9.3.12: the marks go); the first combination with a majority governs."""
    close(g)
    g.neutrals.ranking = ranking(g)
    for members in combinations(g):
        if majority(g, members) and await all_join(g, members):
            return govern(g, members)
    return govern(g, await found(g))


def ranking(g: Carthage) -> list[Seat]:
    """RC-15.7: by votes in Carthage; ties: more money; then clockwise from the HRAO's player."""
    able = [seat for seat in g.from_hrao() if g.senators_of(seat)]
    return sorted(able, key=lambda seat: (-votes(g, seat), -money(g, seat)))


def votes(g: Carthage, seat: Seat) -> int:
    """RC-8.10.3: its votes in Carthage."""
    return sum(one.oratory for one in g.in_carthage(seat))


def money(g: Carthage, seat: Seat) -> int:
    """All that a faction has."""
    return g.factions[seat].treasury + sum(one.talents for one in g.senators_of(seat))


def combinations(g: Carthage) -> Iterator[list[Seat]]:
    """RC-15.7: in this order; last, all Neutrals."""
    ranked = g.neutrals.ranking
    for places in COMBINATIONS:
        if max(places) <= len(ranked):
            yield [ranked[place - 1] for place in places]
    yield [seat for seat in ranked if g.factions[seat].neutral]


def strength(g: Carthage, members: Sequence[Seat]) -> int:
    """All their votes together."""
    return sum(votes(g, seat) for seat in members)


def majority(g: Carthage, members: Sequence[Seat]) -> bool:
    """RC-15.7: more than half of all votes in Carthage."""
    return 2 * strength(g, members) > strength(g, g.neutrals.ranking)


async def all_join(g: Carthage, members: Sequence[Seat]) -> bool:
    """RC-15.7: the players among them may refuse."""
    for seat in members:
        if seat in g.people and not await ask(partial(joining, g, seat, members)):
            g.tell(CoalitionDeclined(seat, tuple(members)))
            return False
    return True


def joining(g: Carthage, seat: Seat, members: Sequence[Seat]) -> Decision[bool]:
    """RC-DP59: join these, or refuse; who does not answer joins."""
    others = [one for one in members if one != seat]
    partners = {f"partner{place + 1}": others[place] if place < len(others) else "none" for place in range(PARTNERS)}
    about: dict[str, str | int] = {**partners, "votes": strength(g, members), "of": strength(g, g.neutrals.ranking)}
    choice = OneOf({"join": True, "refuse": False})
    return Decision("senate.join", seat, choice, *g.law.cites["senate.join"], about, lapse="join", personal=True)


async def found(g: Carthage) -> list[Seat]:
    """RC-15.7: the largest player faction, with any it likes; another player only if he joins."""
    founder = next((seat for seat in g.neutrals.ranking if seat in g.people), None)
    if founder is None:  # no player has a Senator left
        return g.neutrals.ranking
    liked = await ask(partial(liking, g, founder)) or []
    members = [seat for seat in g.neutrals.ranking if seat in (founder, *liked)]
    return [
        seat
        for seat in members
        if seat == founder or seat not in g.people or await ask(partial(joining, g, seat, members))
    ]


def liking(g: Carthage, founder: Seat) -> Decision[list[Seat]]:
    """RC-DP78: whom it likes; if absent all Neutrals."""
    others: dict[str, Seat] = {seat: seat for seat in g.neutrals.ranking if seat != founder}
    lapse = [seat for seat in others if others[seat] not in g.people]
    return Decision(
        "senate.partners", founder, Several(others, 0, len(others)), *g.law.cites["senate.partners"], lapse=lapse
    )


def govern(g: Carthage, members: Sequence[Seat]) -> StepId:
    """RC-15.7: they are the Ruling Coalition, in rank order."""
    g.neutrals.coalition = [seat for seat in g.neutrals.ranking if seat in members]
    g.tell(CoalitionFormed(tuple(g.neutrals.coalition), strength(g, members), strength(g, g.neutrals.ranking)))
    return "senate.plan"


def leading_person(g: Carthage) -> Seat:
    """RC-15.13: the player of the better placed faction in the Coalition; without one there, of all factions."""
    placed = [*g.neutrals.coalition, *ranking(g), *g.people]
    return next(seat for seat in placed if seat in g.people)
