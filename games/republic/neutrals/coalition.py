"""RC-15.7, RR-4.05.2: the Ruling Coalition (RC-DP59, RR-DP95, RR-DP96)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from games.kernel import Decision, OneOf, Seat, Several, ask
from games.republic.neutrals.events import CoalitionDeclined, CoalitionFormed
from games.republic.state import Republic

COMBINATIONS = ((1,), (2, 5), (2, 4), (2, 3), (3, 4, 5), (1, 5), (1, 4), (1, 3), (1, 2))
PARTNERS = 4  # at most


def ranking(g: Republic) -> list[Seat]:
    """RC-15.7, RR-4.05.2: by votes at home; ties: more money; then clockwise from the HRAO's player."""
    able = [seat for seat in g.from_hrao() if g.senators_of(seat)]
    return sorted(able, key=lambda seat: (-g.votes(seat), -money(g, seat)))


def money(g: Republic, seat: Seat) -> int:
    """All that a faction has."""
    return g.factions[seat].treasury + sum(one.talents for one in g.senators_of(seat))


def combinations(g: Republic) -> Iterator[list[Seat]]:
    """RC-15.7, RR-4.05.2: in this order; last, all Neutrals."""
    ranked = g.neutrals.ranking
    for places in COMBINATIONS:
        if max(places) <= len(ranked):
            yield [ranked[place - 1] for place in places]
    yield [seat for seat in ranked if g.factions[seat].neutral]


def strength(g: Republic, members: Sequence[Seat]) -> int:
    """All their votes together."""
    return sum(g.votes(seat) for seat in members)


def majority(g: Republic, members: Sequence[Seat]) -> bool:
    """RC-15.7, RR-4.05.2: more than half of all votes at home."""
    return 2 * strength(g, members) > strength(g, g.neutrals.ranking)


async def refusing(g: Republic, members: Sequence[Seat]) -> Seat | None:
    """RC-15.7, RR-4.05.2: the players among them may refuse; the first who does."""
    for seat in members:
        if seat in g.people and not await ask(partial(joining, g, seat, members)):
            g.tell(CoalitionDeclined(seat, tuple(members)))
            return seat
    return None


def joining(g: Republic, seat: Seat, members: Sequence[Seat]) -> Decision[bool]:
    """RC-DP59, RR-DP95: join these, or refuse; who does not answer joins."""
    others = [one for one in members if one != seat]
    partners = {f"partner{place + 1}": others[place] if place < len(others) else "none" for place in range(PARTNERS)}
    about: dict[str, str | int] = {**partners, "votes": strength(g, members), "of": strength(g, g.neutrals.ranking)}
    choice = OneOf({"join": True, "refuse": False})
    return Decision("senate.join", seat, choice, *g.law.cites["senate.join"], about, lapse="join", personal=True)


async def found(g: Republic) -> list[Seat]:
    """RC-15.7, RR-4.05.2: the largest player faction, with any it likes; another player only if he joins."""
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


def liking(g: Republic, founder: Seat) -> Decision[list[Seat]]:
    """RC-DP78, RR-DP96: whom it likes; if absent all Neutrals."""
    others: dict[str, Seat] = {seat: seat for seat in g.neutrals.ranking if seat != founder}
    lapse = [seat for seat in others if others[seat] not in g.people]
    return Decision(
        "senate.partners", founder, Several(others, 0, len(others)), *g.law.cites["senate.partners"], lapse=lapse
    )


def govern(g: Republic, members: Sequence[Seat]) -> None:
    """RC-15.7, RR-4.05.2: they are the Ruling Coalition, in rank order."""
    g.neutrals.coalition = [seat for seat in g.neutrals.ranking if seat in members]
    g.tell(CoalitionFormed(tuple(g.neutrals.coalition), strength(g, members), strength(g, g.neutrals.ranking)))


def leading_person(g: Republic) -> Seat:
    """RC-15.13, RR-4.02.1: the player of the better placed faction in the Coalition; without one there, of all."""
    placed = [*g.neutrals.coalition, *ranking(g), *g.people]
    return next(seat for seat in placed if seat in g.people)
