"""What is laid alike on the table of any republic to try one rule at: cards, people, money, and the words for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias, TypeVar

from games.kernel import Game, Reply, Seat
from games.republic.chits import cup
from games.republic.forum.pieces import Initiatives
from games.republic.law import Law
from games.republic.pieces import EnemyLeader, Faction, Province, Senator, TableEvent, War
from games.republic.senators import enter
from games.republic.state import Republic, RepublicOf

S = TypeVar("S", bound=Senator)
G = TypeVar("G", bound=Republic)
Word: TypeAlias = Callable[[G, Any], None]
"""What a position puts on the table, under a name."""


def gather(g: Republic) -> None:
    """Put all that was dealt back into the deck."""
    g.deck += g.senators
    g.senators.clear()
    for faction in g.factions.values():
        g.deck += faction.hand
        faction.hand.clear()


def run(game: Game[G], g: G, step: str) -> str | None:
    """Play a whole step, all defaults taken."""
    script = game.steps[step](g)
    try:
        asked = script.send(None)
        while True:
            decision = next(one for one in asked if one.awaited)
            asked = script.send(Reply(decision, decision.lapse, decision.choice.read(decision.lapse)))
    except StopIteration as stop:
        following: str | None = stop.value
        return following


# Cards


def draw_out(g: Republic, card: str) -> None:
    """A card leaves the decks, if it is there."""
    for deck in (g.deck, g.next_deck):
        deck[:] = [one for one in deck if one != card]


def give_red(g: Republic, cards: Mapping[str, Sequence[str]]) -> None:
    """Take red cards out of the decks into hands; one that is out of the game comes back for it."""
    for seat, hand in cards.items():
        for card in hand:
            draw_out(g, card)
            g.factions[Seat(seat)].hand.append(card)


def stack_deck(g: Republic, cards: Sequence[str]) -> None:
    """Put cards on top of the deck, the first uppermost."""
    for card in reversed(cards):
        draw_out(g, card)
        g.deck.append(card)


def places(law: Law[Any, Any, Any], chits: Sequence[str]) -> list[int]:
    """The numbers that draw these chits, one after the other, from the cup."""
    left, found = cup(law), list[int]()
    for chit in chits:
        found.append(left.index(chit))
        if chit != "draw-2":
            left.remove(chit)
    return found


# People and money


def numbered(g: RepublicOf[S, Faction, War, Province, TableEvent], number: int) -> S:
    """The Senator in play with this ID."""
    (senator,) = g.numbered(number)
    return senator


def add_senator(g: RepublicOf[S, Faction, War, Province, TableEvent], number: int, seat: str | None) -> S:
    """Bring a Family into play, for a faction or into the Forum."""
    family = next(name for name, card in g.law.tables.families.items() if card.number == number)
    draw_out(g, family)
    return enter(g, seat=Seat(seat) if seat else None, family=family)


def pay(g: Republic, number: int, talents: int) -> None:
    """A Senator has so much money, out of the bank."""
    senator = numbered(g, number)
    g.issued += talents - senator.talents
    senator.talents = talents


def treasury(g: Republic, talents: int) -> None:
    """The State Treasury holds so much."""
    g.issued += talents - g.treasury
    g.treasury = talents


def add_leader(g: Republic, name: str, war: str) -> None:
    """An enemy Leader is with a War; "": in the Curia."""
    draw_out(g, name)
    g.leaders[name] = EnemyLeader(id=name, war=war)


def add_laws(g: Republic, names: Sequence[str]) -> None:
    """`["law-gabinian"]`: Laws are in effect."""
    for name in names:
        draw_out(g, name)
        g.laws.append(name)


# The words of a position: by name, with what may stand under them


def load_chits(g: Republic, labels: Mapping[str, Sequence[str]]) -> None:
    """`{"mortality": ["7", "none"]}`: the chits that are drawn next, by the label of the draw."""
    for label, chits in labels.items():
        g.dice.loaded[label] = places(g.law, chits)


def initiative(g: Republic, about: Mapping[str, Any]) -> None:
    """`{"seat": "diamond", "number": 1}`: whose initiative it is in the Forum, and the which."""
    g.forum = Initiatives(number=int(about.get("number", 1)), seat=Seat(about["seat"]))


def add_senators(g: Republic, seat: str, numbers: Sequence[int]) -> None:
    """`{"diamond": [13, 14], "forum": [15]}`: Families come into play."""
    for number in numbers:
        add_senator(g, number, None if seat == "forum" else seat)


def each(act: Callable[[G, str, Any], object]) -> Word[G]:
    """A word whose value is a map: each entry is put by itself."""

    def put(g: G, values: Mapping[str, Any]) -> None:
        for name, value in values.items():
            act(g, name, value)

    return put


def forces(add_force: Callable[..., object]) -> Word[G]:
    """`[{"at": "syrian", "commanders": [9], "legions": 4, "fleets": 6}]`, each put by the game's own function."""

    def put(g: G, values: Sequence[Mapping[str, Any]]) -> None:
        for one in values:
            how = {name: value for name, value in one.items() if name not in ("at", "commanders")}
            add_force(g, one["at"], *one.get("commanders", ()), **how)

    return put


WORDS: Final[Mapping[str, Word[Any]]] = {
    "cards": give_red,
    "deck": stack_deck,
    "chits": load_chits,
    "senators": each(add_senators),
    "purses": each(lambda g, number, talents: pay(g, int(number), talents)),
    "treasury": treasury,
    "leaders": each(add_leader),
    "laws": add_laws,
    "initiative": initiative,
}
