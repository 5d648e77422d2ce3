"""A table of The Republic of Carthage to try one rule at, always laid alike.

Seats sit clockwise: diamond, triangle, circle, square, star, cross. Families are dealt round by number: of four seats
diamond has 1, 5, 9, triangle 2, 6, 10, circle 3, 7, 11, square 4, 8, 12. So Mago (diamond) is Home Suffete and HRAO,
Barca (triangle) governs Coastal Spain and Hanno (circle) Sardinia-Corsica, each for three turns. Every faction has a
Trader and a Leader on its foremost Senator; hands are empty; the Committee is as `COMMITTEE` says.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, cast

from games.bench import Bench, Misplaced
from games.carthage import GAME
from games.carthage.law import CARTHAGE
from games.carthage.pieces import Province, TableEvent, TradeCard, War
from games.carthage.setup.laying_out import CarthageOptions, set_up
from games.carthage.state import Carthage, Scenario
from games.kernel import Seat, Setup, chairs
from games.republic import bench
from games.republic.bench import Word, draw_out, each, forces, gather, numbered
from games.republic.pieces import Force, Legion, Units
from games.republic.senators import enter

COMMITTEE = {  # number of the Member; the Censor's seat lies in the Forum
    "state-treasurer": 5,
    "harbor-master": 6,
    "overseer-of-the-agora": 7,
    "supervisor-of-public-buildings": 4,
}
OPENING = ("setup.traders", "setup.leaders", "setup.governors", "setup.committee", "setup.cards")
FEWEST = 3  # with fewer people Neutrals sit down, and deal otherwise

run = partial(bench.run, GAME)
places = partial(bench.places, CARTHAGE)

# Laying the table


def lay(setup: Setup, step: str) -> Carthage:
    """Ready for a step; before those of the set-up nothing is given out yet. Misplaced: Neutrals would play."""
    if len(setup.seats) < FEWEST:
        raise Misplaced("A table for one or two cannot be laid at a step. Begin without one, and jump there.")
    options = cast("CarthageOptions", setup.options)
    g = dealt(len(setup.seats), options.scenario, options=options, seed=setup.seed)
    if not step.startswith("setup."):
        prepared(g)
    return g


def dealt(
    seats: int = 4, scenario: Scenario = "early", *, options: CarthageOptions | None = None, seed: str = "play"
) -> Carthage:
    """A game just laid out, with the Families dealt round by number and no red cards in the hands."""
    sitting = chairs(seats)
    g = set_up(Setup(sitting, seed, options or CarthageOptions(scenario=scenario)))
    g.seats = list(sitting)
    g.told.clear()
    count = len(g.senators)
    gather(g)
    for n, family in enumerate(list(CARTHAGE.tables.families)[:count]):
        g.deck.remove(family)
        enter(g, seat=sitting[n % seats], family=family)
    return g


def prepared(g: Carthage) -> None:
    """Carry out the set-up, all defaults taken, and give the Committee to known Senators; turn 1 has begun."""
    for step in OPENING:
        run(g, step)
    for seat in g.committee.values():
        seat.member, seat.term = "", 0
    for name, number in COMMITTEE.items():
        g.committee[name].member, g.committee[name].term = numbered(g, number).id, 2
    g.told.clear()
    g.turn = 1
    g.dice.open_chapter("play")


# Cards


def give_trade(g: Carthage, hands: Mapping[str, Sequence[str]]) -> None:
    """Take trade cards out of the stacks into trade hands; one that was set aside is exchanged with the top card."""
    for seat, names in hands.items():
        for name in names:
            g.factions[Seat(seat)].trade_cards.append(take_trade(g, name))


def take_trade(g: Carthage, name: str) -> TradeCard:
    """Take one trade card out of its stack; where that is empty, one fewer is set aside."""
    card = TradeCard(name)
    stack = g.stacks[card.stack]
    if card in stack.aside:
        stack.aside.remove(card)
        stack.aside += [stack.cards.pop()] if stack.cards else []
    else:
        stack.cards.remove(card)
    return card


# People


def appoint(g: Carthage, post: str, number: int) -> None:
    """A Senator holds an office or a seat of the Committee; whoever held it does not."""
    senator = numbered(g, number)
    if post in g.committee:
        g.committee[post].member, g.committee[post].term = senator.id, 3
        return
    for holder in g.holders(cast("Any", post)):
        holder.office = ""
    senator.office = cast("Any", post)


def leave_posts(g: Carthage, name: str) -> None:
    """He holds no seat and no Province any more."""
    for province in g.provinces.values():
        if province.governor == name:
            province.governor, province.term = "", 0
    for seat in g.committee.values():
        if seat.member == name:
            seat.member, seat.term = "", 0


# Wars, Provinces, units


def add_war(g: Carthage, name: str, status: Any = "active", **marks: Any) -> War:
    """Put a War into the Forum, without its effects. LookupError: there is no such War."""
    if name not in CARTHAGE.tables.wars and "province" not in marks:
        raise LookupError(f"there is no War {name}")
    draw_out(g, name)
    g.wars[name] = War(id=name, status=status, edition=g.edition, **marks)
    return g.wars[name]


def add_province(g: Carthage, name: str, governor: int | None = None, *, developed: bool = False) -> Province:
    """Bring a Province into play, with this Governor for three turns."""
    province = g.provinces[name] = Province(id=name, developed=developed)
    if governor:
        senator = numbered(g, governor)
        province.governor, province.term = senator.id, 3
        senator.place, senator.at = "province", name
    return province


def add_force(
    g: Carthage,
    at: str,
    *commanders: int,
    legions: int = 0,
    of: str = "carthaginian",
    veterans: int = 0,
    fleets: int = 0,
    status: Any = "active",
) -> Force:
    """A force is at a War, under Senators with these numbers; veterans are loyal to the first of them.

    Its legions are `of` one type; "": of whatever types there are.
    """
    if at not in g.wars:
        add_war(g, at, status)
    g.wars[at].status = status
    names = [numbered(g, number).id for number in commanders]
    one = Force(id=f"force-{len(g.forces) + 1}", war=at, commanders=names, units=Units(), sent=g.turn)
    for n in range(legions):
        kind = of or available(g)
        enlist(g, kind)
        loyal = names[0] if n < veterans and names else ""
        one.units.legions.append(Legion(type=kind, veteran=n < veterans, loyal=loyal))
    one.units.fleets, g.army.pool_fleets = fleets, g.army.pool_fleets - fleets
    g.forces[one.id] = one
    for name in names:
        command(g, name, one)
    return one


def command(g: Carthage, name: str, one: Force) -> None:
    """A Senator is with a force; without an office he is General."""
    senator = g.senators[name]
    leave_posts(g, name)
    senator.place, senator.at, senator.office = "force", one.id, senator.office or "general"


def available(g: Carthage) -> str:
    """A type of which a legion is left, and which may go against every War; "": there is none."""
    found = [name for pile in (g.army.pool, g.army.reserve) for name, left in pile.items() if left]
    return next((name for name in found if not g.tables.legions[name].only_wars), "")


def enlist(g: Carthage, kind: str) -> None:
    """A legion of this type leaves the pool, the Reserve or the Active Forces. LookupError: there is none."""
    for pile in (g.army.pool, g.army.reserve):
        if pile.get(kind, 0):
            pile[kind] -= 1
            return
    mine = next((one for one in g.army.active.legions if one.type == kind), None)
    if mine is None:
        raise LookupError(f"no legion {kind} is left")
    g.army.active.legions = [one for one in g.army.active.legions if one is not mine]


def add_table_event(g: Carthage, name: str, times: int) -> None:
    """`{"te-evil-omens": 1}`: a Table Event is in play, rolled so many times."""
    g.table_events[name] = TableEvent(id=name, times=times)


WORDS: Mapping[str, Word[Carthage]] = {
    **bench.WORDS,
    "hands": give_trade,
    "offices": each(appoint),
    "wars": each(add_war),
    "provinces": each(add_province),
    "forces": forces(add_force),
    "events": each(add_table_event),
}

BENCH: Bench[Carthage] = Bench(GAME, lay, WORDS)
