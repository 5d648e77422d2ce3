"""RR-1.07.5, RR-1.07.51: Knights are attracted, or pressured for money."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from games.kernel import Amount, Decision, IllegalAnswer, OneOf, Record, Seat, StepId, first_to
from games.republic.forum.initiatives import active
from games.republic.money import earn, spend
from games.rome.forum.events import KnightSought, KnightsPressed
from games.rome.pieces import Senator
from games.rome.state import Rome


@dataclass(frozen=True, slots=True)
class Attraction:
    """RR-1.07.5: who tries to attract a Knight, and what he pays."""

    senator: Senator
    talents: int


@dataclass(frozen=True, slots=True)
class Pressure:
    """RR-1.07.51: how many Knights of whom are pressured."""

    knights: dict[str, int]


async def knights(g: Rome) -> StepId:
    """RR-1.07.2c: one attempt, or pressure on Knights, or neither."""
    chosen = await first_to(partial(offers, g))
    match chosen[1] if chosen else None:
        case Attraction() as attempt:
            attract(g, attempt)
        case Pressure() as pressure:
            press(g, active(g), pressure)
        case None:
            pass
    return "forum.games"


def offers(g: Rome) -> list[Decision[Attraction | Pressure | None]]:
    """RR-DP18, RR-DP19: both are asked at once; who has nobody for either is not asked."""
    found = [attracting(g), pressing(g)]
    return [one for one in found if one]


def attracting(g: Rome) -> Decision[Attraction | Pressure | None] | None:
    """RR-DP18: a Senator in Rome and what he pays. If absent the Faction Leader tries, for nothing, if he is there."""
    seat = active(g)
    able = [] if g.proscribed == seat else g.in_rome(seat)
    if not able:
        return None
    leader = g.leader(seat)
    choice = Record(
        attraction_of,
        senator=OneOf({"none": None, **{one.id: one for one in able}}),
        talents=Amount(0, max(one.talents for one in able)),
    )
    lapse = {"senator": leader.id if leader in able else "none", "talents": 0}
    return Decision("forum.knight", seat, choice, *g.law.cites["forum.knight"], lapse=lapse)


def attraction_of(senator: Senator | None, talents: int) -> Attraction | None:
    """RR-1.07.5: he pays from his own Personal Treasury."""
    if senator is None and not talents:
        return None
    if senator is None:
        raise IllegalAnswer("forum.payer")
    if talents > senator.talents:
        raise IllegalAnswer("forum.purse", senator=senator.id, talents=senator.talents)
    return Attraction(senator, talents)


def pressing(g: Rome) -> Decision[Attraction | Pressure | None] | None:
    """RR-DP19: so many Knights of each. Nobody waits for it, unless no Senator can try to attract one."""
    seat = active(g)
    able = {one.id: one.knights for one in g.senators_of(seat) if one.free and one.knights}
    if not able:
        return None
    parts = {name: Amount(0, count) for name, count in able.items()}
    alone = attracting(g) is None
    most = sum(able.values())
    choice = Record(partial(pressure_of, most if not alone else 0), **parts)
    lapse = dict.fromkeys(able, 0) if alone else None
    return Decision("forum.pressure", seat, choice, *g.law.cites["forum.pressure"], lapse=lapse, awaited=alone)


def pressure_of(most: int, /, **knights: int) -> Pressure | None:
    """RR-1.07.51: any number, but at least one; where nothing else is asked (`most` 0) none means that he leaves it."""
    pressed = {name: count for name, count in knights.items() if count}
    if most and not pressed:
        raise IllegalAnswer("choice.count", low=1, high=most)
    return Pressure(pressed) if pressed else None


def attract(g: Rome, attempt: Attraction) -> None:
    """RR-1.07.5: dr + 1 for each T and what persons and Laws add, less Evil Omens: 6 or more gains a Knight."""
    senator, seat = attempt.senator, active(g)
    spend(g, senator, attempt.talents)
    (roll,) = g.dice.roll("knight")
    added = bonus(g, seat, senator)
    total = roll + attempt.talents + added + g.omens()
    gained = total >= g.law.constants.knight_target
    senator.knights += gained
    g.tell(KnightSought(seat, senator.id, attempt.talents, roll, added, g.omens(), total, gained))


def bonus(g: Rome, seat: Seat, senator: Senator) -> int:
    """RR-1.07.5: Marius for himself; the faction of the Servilian Law; all but the faction that has proscribed."""
    own = sum(one.params["value"] for one in senator.card.effects if one.op == "knight_roll")
    return int(own) + (g.knight_law == seat) + (g.proscribed not in (None, seat))


def press(g: Rome, seat: Seat, pressure: Pressure) -> None:
    """RR-1.07.51: a dr for each, less Evil Omens but not below 0; so many Talents, and the Knight is gone."""
    for name, count in pressure.knights.items():
        senator = g.senators[name]
        dice = g.dice.roll("pressure", count)
        talents = sum(max(0, one + g.omens()) for one in dice)
        senator.knights -= count
        earn(g, senator, talents)
        g.tell(KnightsPressed(seat, name, dice, g.omens(), talents))
