"""A table of The Republic of Carthage to try one rule at, always laid alike.

Seats sit clockwise: diamond, triangle, circle, square, star, cross. Families are dealt round by number: of four seats
diamond has 1, 5, 9, triangle 2, 6, 10, circle 3, 7, 11, square 4, 8, 12. So Mago (diamond) is Home Suffete and HRAO,
Barca (triangle) governs Coastal Spain and Hanno (circle) Sardinia-Corsica, each for three turns. Every faction has a
Trader and a Leader on its foremost Senator; hands are empty; the Committee is as `COMMITTEE` says.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from games.bench import Bench, Misplaced
from games.carthage import GAME
from games.carthage.law import CARTHAGE
from games.carthage.pieces import Province, Senator, TableEvent, TradeCard, War
from games.carthage.setup.laying_out import CarthageOptions, set_up
from games.carthage.state import Carthage, Scenario
from games.kernel import Reply, Seat, Setup, chairs
from games.republic.chits import cup
from games.republic.forum.pieces import Initiatives
from games.republic.pieces import EnemyLeader, Force, Legion, Units
from games.republic.senators import enter

COMMITTEE = {  # number of the Member; the Censor's seat lies in the Forum
    "state-treasurer": 5,
    "harbor-master": 6,
    "overseer-of-the-agora": 7,
    "supervisor-of-public-buildings": 4,
}
OPENING = ("setup.traders", "setup.leaders", "setup.governors", "setup.committee", "setup.cards")
FEWEST = 3  # with fewer people Neutrals sit down, and deal otherwise

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


def gather(g: Carthage) -> None:
    """Put all that was dealt back into the deck."""
    g.deck += g.senators
    g.senators.clear()
    for faction in g.factions.values():
        g.deck += faction.hand
        faction.hand.clear()


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


def run(g: Carthage, step: str) -> str | None:
    """Play a whole step, all defaults taken."""
    script = GAME.steps[step](g)
    try:
        asked = script.send(None)
        while True:
            decision = next(one for one in asked if one.awaited)
            asked = script.send(Reply(decision, decision.lapse, decision.choice.read(decision.lapse)))
    except StopIteration as stop:
        following: str | None = stop.value
        return following


# Cards


def give_red(g: Carthage, cards: Mapping[str, Sequence[str]]) -> None:
    """Take red cards out of the decks into hands."""
    for seat, hand in cards.items():
        for card in hand:
            pile = next((pile for pile in (g.deck, g.next_deck) if card in pile), None)
            if pile:
                pile.remove(card)
            g.factions[Seat(seat)].hand.append(card)


def give_trade(g: Carthage, hands: Mapping[str, Sequence[str]]) -> None:
    """Take trade cards out of the stacks into trade hands; one that was set aside is exchanged with the top card."""
    for seat, names in hands.items():
        for name in names:
            g.factions[Seat(seat)].trade_cards.append(take_trade(g, name))


def take_trade(g: Carthage, name: str) -> TradeCard:
    """Take one trade card out of its stack."""
    card = TradeCard(name)
    stack = g.stacks[card.stack]
    if card in stack.aside:
        stack.aside[stack.aside.index(card)] = stack.cards.pop()
    else:
        stack.cards.remove(card)
    return card


def draw_out(g: Carthage, card: str) -> None:
    """A card leaves the decks, if it is there."""
    for deck in (g.deck, g.next_deck):
        deck[:] = [one for one in deck if one != card]


def stack_deck(g: Carthage, cards: Sequence[str]) -> None:
    """Put cards on top of the deck, the first uppermost."""
    for card in reversed(cards):
        draw_out(g, card)
        g.deck.append(card)


def places(chits: Sequence[str]) -> list[int]:
    """The numbers that draw these chits, one after the other, from the cup."""
    left, found = cup(CARTHAGE), list[int]()
    for chit in chits:
        found.append(left.index(chit))
        if chit != "draw-2":
            left.remove(chit)
    return found


# People


def numbered(g: Carthage, number: int) -> Senator:
    """The Senator in play with this ID."""
    (senator,) = g.numbered(number)
    return senator


def add_senator(g: Carthage, number: int, seat: str | None) -> Senator:
    """Bring a Family into play, for a faction or into the Forum."""
    family = next(name for name, card in CARTHAGE.tables.families.items() if card.number == number)
    if family in g.deck:
        g.deck.remove(family)
    return enter(g, seat=Seat(seat) if seat else None, family=family)


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


def pay(g: Carthage, number: int, talents: int) -> None:
    """A Senator has so much money, out of the bank."""
    senator = numbered(g, number)
    g.issued += talents - senator.talents
    senator.talents = talents


# Wars, Provinces, units


def add_war(g: Carthage, name: str, status: Any = "active", **marks: Any) -> War:
    """Put a War into the Forum, without its effects. LookupError: there is no such War."""
    if name not in CARTHAGE.tables.wars and "province" not in marks:
        raise LookupError(f"there is no War {name}")
    draw_out(g, name)
    g.wars[name] = War(id=name, status=status, **marks)
    return g.wars[name]


def add_leader(g: Carthage, name: str, war: str) -> None:
    """An enemy Leader is with a War; "": in the Curia."""
    draw_out(g, name)
    g.leaders[name] = EnemyLeader(id=name, war=war)


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
    """A force is at a War, under Senators with these numbers; veterans are loyal to the first of them."""
    if at not in g.wars:
        add_war(g, at, status)
    g.wars[at].status = status
    names = [numbered(g, number).id for number in commanders]
    one = Force(id=f"force-{len(g.forces) + 1}", war=at, commanders=names, units=Units(), sent=g.turn)
    for n in range(legions):
        enlist(g, of)
        loyal = names[0] if n < veterans and names else ""
        one.units.legions.append(Legion(type=of, veteran=n < veterans, loyal=loyal))
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


# The words of a position: by name, with what may stand under them


def load_chits(g: Carthage, labels: Mapping[str, Sequence[str]]) -> None:
    """`{"mortality": ["7", "none"]}`: the chits that are drawn next, by the label of the draw."""
    for label, chits in labels.items():
        g.dice.loaded[label] = places(chits)


def initiative(g: Carthage, about: Mapping[str, Any]) -> None:
    """`{"seat": "diamond", "number": 1}`: whose initiative it is in the Forum, and the which."""
    g.forum = Initiatives(number=int(about.get("number", 1)), seat=Seat(about["seat"]))


def treasury(g: Carthage, talents: int) -> None:
    """The State Treasury holds so much."""
    g.issued += talents - g.treasury
    g.treasury = talents


def each(act: Callable[[Carthage, str, Any], object]) -> Callable[[Carthage, Mapping[str, Any]], None]:
    """A word whose value is a map: each entry is put by itself."""

    def put(g: Carthage, values: Mapping[str, Any]) -> None:
        for name, value in values.items():
            act(g, name, value)

    return put


def add_senators(g: Carthage, seat: str, numbers: Sequence[int]) -> None:
    """`{"diamond": [13, 14], "forum": [15]}`: Families come into play."""
    for number in numbers:
        add_senator(g, number, None if seat == "forum" else seat)


def add_forces(g: Carthage, forces: Sequence[Mapping[str, Any]]) -> None:
    """`[{"at": "massilian-war", "commanders": [9], "legions": 4, "fleets": 6}]`."""
    for one in forces:
        how = {name: value for name, value in one.items() if name not in ("at", "commanders")}
        add_force(g, one["at"], *one.get("commanders", ()), **how)


def add_table_event(g: Carthage, name: str, times: int) -> None:
    """`{"te-evil-omens": 1}`: a Table Event is in play, rolled so many times."""
    g.table_events[name] = TableEvent(id=name, times=times)


def add_laws(g: Carthage, names: Sequence[str]) -> None:
    """`["law-army-election"]`: Laws are in force."""
    for name in names:
        draw_out(g, name)
        g.laws.append(name)


WORDS: Mapping[str, Callable[[Carthage, Any], None]] = {
    "hands": give_trade,
    "cards": give_red,
    "deck": stack_deck,
    "chits": load_chits,
    "senators": each(add_senators),
    "offices": each(appoint),
    "purses": each(lambda g, number, talents: pay(g, int(number), talents)),
    "treasury": treasury,
    "wars": each(add_war),
    "leaders": each(add_leader),
    "provinces": each(add_province),
    "forces": add_forces,
    "events": each(add_table_event),
    "laws": add_laws,
    "initiative": initiative,
}

BENCH: Bench[Carthage] = Bench(GAME, lay, WORDS)
