"""A table of The Republic of Rome to try one rule at, always laid alike.

Seats sit clockwise: diamond, triangle, circle, square, star, cross. Families are dealt round by number: of four seats
diamond has 1, 5, 9, triangle 2, 6, 10, circle 3, 7, 11, square 4, 8, 12. Cornelius (diamond) is Rome Consul and HRAO;
every faction has a Leader on its foremost Senator; hands are empty. In the Middle and Late Republic the Provinces lie
in the Forum.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from games.bench import Bench
from games.kernel import Reply, Seat, Setup, chairs
from games.republic.chits import cup
from games.republic.forum.pieces import Initiatives
from games.republic.forum.statesmen import lay
from games.republic.pieces import EnemyLeader, Force, Legion, TableEvent, Units
from games.republic.senators import enter
from games.republic.state import foremost
from games.rome import GAME
from games.rome.law import ROME
from games.rome.pieces import LEGION, Office, Province, Senator, War
from games.rome.setup.laying_out import RomeOptions, set_up
from games.rome.state import Rome, Scenario

CONSUL = 1

# Laying the table


def laid(setup: Setup, step: str) -> Rome:
    """Ready for a step; before those of the set-up nothing is given out yet."""
    options = cast("RomeOptions", setup.options)
    g = dealt(len(setup.seats), options=options, seed=setup.seed)
    if not step.startswith("setup."):
        prepared(g)
    return g


def dealt(
    seats: int = 4, scenario: Scenario = "early", *, options: RomeOptions | None = None, seed: str = "play"
) -> Rome:
    """A game just laid out, with the Families dealt round by number and no red cards in the hands."""
    sitting = chairs(seats)
    g = set_up(Setup(sitting, seed, options or RomeOptions(scenario=scenario)))
    g.seats = list(sitting)
    g.told.clear()
    count = len(g.senators)
    gather(g)
    for n, family in enumerate(list(ROME.tables.families)[:count]):
        draw_out(g, family)
        enter(g, seat=sitting[n % seats], family=family)
    make_consul(g, numbered(g, CONSUL))
    return g


def make_consul(g: Rome, senator: Senator) -> None:
    """RR-3.01.6: the Temporary Rome Consul, whatever the chits would have said."""
    senator.office, senator.prior_consul = "rome-consul", True
    senator.influence += g.law.constants.influence["rome-consul"]
    g.remember_hrao()


def gather(g: Rome) -> None:
    """Put all that was dealt back into the deck."""
    g.deck += g.senators
    g.senators.clear()
    for faction in g.factions.values():
        g.deck += faction.hand
        faction.hand.clear()


def prepared(g: Rome) -> None:
    """Every faction has its Leader; turn 1 has begun."""
    for seat, faction in g.factions.items():
        leader = foremost(g.senators_of(seat))
        faction.leader = leader.id if leader else ""
    g.told.clear()
    g.turn = 1
    g.dice.open_chapter("play")


def run(g: Rome, step: str) -> str | None:
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


def give_red(g: Rome, cards: Mapping[str, Sequence[str]]) -> None:
    """Take red cards out of the deck into hands; one that is out of the game comes back for it."""
    for seat, hand in cards.items():
        for card in hand:
            draw_out(g, card)
            g.factions[Seat(seat)].hand.append(card)


def draw_out(g: Rome, card: str) -> None:
    """A card leaves the deck, if it is there."""
    g.deck = [one for one in g.deck if one != card]


def stack_deck(g: Rome, cards: Sequence[str]) -> None:
    """Put cards on top of the deck, the first uppermost."""
    for card in reversed(cards):
        draw_out(g, card)
        g.deck.append(card)


def places(chits: Sequence[str]) -> list[int]:
    """The numbers that draw these chits, one after the other, from the cup."""
    left, found = cup(ROME), list[int]()
    for chit in chits:
        found.append(left.index(chit))
        if chit != "draw-2":
            left.remove(chit)
    return found


# People


def numbered(g: Rome, number: int) -> Senator:
    """The Senator in play with this ID."""
    (senator,) = g.numbered(number)
    return senator


def add_senator(g: Rome, number: int, seat: str | None) -> Senator:
    """Bring a Family into play, for a faction or into the Forum."""
    family = next(name for name, card in ROME.tables.families.items() if card.number == number)
    draw_out(g, family)
    return enter(g, seat=Seat(seat) if seat else None, family=family)


def add_statesman(g: Rome, card: str, seat: str) -> Senator:
    """Bring a Statesman into play, on his Family if it is in play by itself."""
    draw_out(g, card)
    return g.senators[lay(g, Seat(seat), card).id]


def appoint(g: Rome, post: str, number: int) -> None:
    """A Senator holds an office; whoever held it does not."""
    for holder in g.holders(post):
        holder.office = ""
    numbered(g, number).office = cast("Office", post)


def pay(g: Rome, number: int, talents: int) -> None:
    """A Senator has so much money, out of the bank."""
    senator = numbered(g, number)
    g.issued += talents - senator.talents
    senator.talents = talents


def treasury(g: Rome, talents: int) -> None:
    """The State Treasury holds so much."""
    g.issued += talents - g.treasury
    g.treasury = talents


# Wars, Provinces, units


def add_war(g: Rome, name: str, status: Any = "active", **marks: Any) -> War:
    """Put a War into the Forum, without its effects. LookupError: there is no such War."""
    if name not in ROME.tables.wars and "province" not in marks:
        raise LookupError(f"there is no War {name}")
    draw_out(g, name)
    g.wars[name] = War(id=name, status=status, **marks)
    return g.wars[name]


def add_leader(g: Rome, name: str, war: str) -> None:
    """An enemy Leader is with a War; "": in the Curia."""
    draw_out(g, name)
    g.leaders[name] = EnemyLeader(id=name, war=war)


def add_province(g: Rome, name: str, governor: int | None = None, *, developed: bool = False) -> Province:
    """Bring a Province into play, with this Governor for three turns."""
    province = g.provinces[name] = Province(id=name, developed=developed)
    if governor:
        senator = numbered(g, governor)
        province.governor, province.term = senator.id, 3
        senator.place, senator.at = "province", name
    return province


def add_legions(g: Rome, count: int, *, veterans: int = 0, loyal: int = 0) -> list[Legion]:
    """Legions out of the Force Pool, some of them veterans; they lie nowhere yet."""
    g.army.pool[LEGION] -= count
    owner = numbered(g, loyal).id if loyal else ""
    return [Legion(type=LEGION, veteran=n < veterans, loyal=owner if n < veterans else "") for n in range(count)]


def add_force(
    g: Rome,
    at: str,
    *commanders: int,
    legions: int = 0,
    veterans: int = 0,
    fleets: int = 0,
    status: Any = "active",
) -> Force:
    """A force is at a War, under Senators with these numbers; veterans are loyal to the first of them."""
    if at not in g.wars:
        add_war(g, at, status)
    g.wars[at].status = status
    names = [numbered(g, number).id for number in commanders]
    units = Units(
        legions=add_legions(g, legions, veterans=veterans, loyal=commanders[0] if commanders else 0), fleets=fleets
    )
    g.army.pool_fleets -= fleets
    one = Force(id=f"force-{len(g.forces) + 1}", war=at, commanders=names, units=units, sent=g.turn)
    g.forces[one.id] = one
    for name in names:
        g.senators[name].place, g.senators[name].at = "force", one.id
    return one


# The words of a position: by name, with what may stand under them


def load_chits(g: Rome, labels: Mapping[str, Sequence[str]]) -> None:
    """`{"mortality": ["7", "none"]}`: the chits that are drawn next, by the label of the draw."""
    for label, chits in labels.items():
        g.dice.loaded[label] = places(chits)


def initiative(g: Rome, about: Mapping[str, Any]) -> None:
    """`{"seat": "diamond", "number": 1}`: whose initiative it is in the Forum, and the which."""
    g.forum = Initiatives(number=int(about.get("number", 1)), seat=Seat(about["seat"]))


def each(act: Callable[[Rome, str, Any], object]) -> Callable[[Rome, Mapping[str, Any]], None]:
    """A word whose value is a map: each entry is put by itself."""

    def put(g: Rome, values: Mapping[str, Any]) -> None:
        for name, value in values.items():
            act(g, name, value)

    return put


def add_senators(g: Rome, seat: str, numbers: Sequence[int]) -> None:
    """`{"diamond": [13, 14], "forum": [15]}`: Families come into play."""
    for number in numbers:
        add_senator(g, number, None if seat == "forum" else seat)


def add_forces(g: Rome, forces: Sequence[Mapping[str, Any]]) -> None:
    """`[{"at": "syrian", "commanders": [9], "legions": 4, "fleets": 6}]`."""
    for one in forces:
        how = {name: value for name, value in one.items() if name not in ("at", "commanders")}
        add_force(g, one["at"], *one.get("commanders", ()), **how)


def add_table_event(g: Rome, name: str, times: int) -> None:
    """`{"te-evil-omens": 1}`: an event is in play, rolled so many times."""
    g.table_events[name] = TableEvent(id=name, times=times)


def add_laws(g: Rome, names: Sequence[str]) -> None:
    """`["law-gabinian"]`: Laws are in effect."""
    for name in names:
        draw_out(g, name)
        g.laws.append(name)


WORDS: Mapping[str, Callable[[Rome, Any], None]] = {
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

BENCH: Bench[Rome] = Bench(GAME, laid, WORDS)
