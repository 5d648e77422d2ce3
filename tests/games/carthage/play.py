"""A small table to try one rule at: put the game where the rule begins, answer, see what is told.

    play.at("trade.selling", hands={"diamond": ["ochre.1", "ochre.2"]})
    play.answer("diamond", "trade.sell", ["ochre.1", "ochre.2"])
    assert Sold(...) in play.told

Four seats sit clockwise: diamond, triangle, circle, square (`seats=` for others). Families are dealt round by number:
diamond has 1, 5, 9, triangle 2, 6, 10, circle 3, 7, 11, square 4, 8, 12. So Mago (diamond) is Home Suffete and HRAO,
Barca (triangle) governs Coastal Spain and Hanno (circle) Sardinia-Corsica, each for three turns. Every faction has a
Trader and a Leader on its foremost Senator; hands are empty; the Committee is as `COMMITTEE` says.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from games.carthage import GAME
from games.carthage.components import Family
from games.carthage.law import CARTHAGE
from games.carthage.mortality.chits import cup
from games.carthage.mortality.senators import enter
from games.carthage.pieces import Province, Senator, TradeCard, War
from games.carthage.setup.laying_out import CarthageOptions, set_up
from games.carthage.state import Carthage, Scenario
from games.kernel import Decision, Event, Game, Posted, Reply, Seat, Setup, Table

CHAIRS = ("diamond", "triangle", "circle", "square", "star", "cross")
COMMITTEE = {  # number of the Member; the Censor's seat lies in the Forum
    "state-treasurer": 5,
    "harbor-master": 6,
    "overseer-of-the-agora": 7,
    "supervisor-of-public-buildings": 4,
}


class Play:
    """A table, and all that was told at it."""

    table: Table[Carthage]

    def __init__(self, game: Game[Carthage] = GAME) -> None:
        self.game = game
        self.told: list[Event] = []
        self.tellings: list[tuple[Event, tuple[Seat, ...] | None]] = []

    # Putting the game somewhere

    def at(
        self,
        step: str,
        *,
        seats: int = 4,
        scenario: Scenario = "early",
        hands: Mapping[str, Sequence[str]] | None = None,
        cards: Mapping[str, Sequence[str]] | None = None,
        dice: Mapping[str, Sequence[int]] | None = None,
        chits: Sequence[str] = (),
        change: Callable[[Carthage], None] | None = None,
    ) -> Play:
        """Begin at a step: with these trade hands, red cards, dice by label and chits, after `change`."""
        g = dealt(seats, scenario)
        if not step.startswith("setup."):
            prepared(g)
        give_red(g, cards or {})
        give_trade(g, hands or {})
        if change:
            change(g)
        g.dice.loaded = {label: list(numbers) for label, numbers in (dice or {}).items()}
        if chits:
            g.dice.loaded["mortality"] = places(chits)
        g.step = step
        self.table, outcome = Table.begin(self.game, g)
        self._note(outcome.tellings)
        return self

    # Playing

    def answer(self, seat: str, kind: str, raw: Any, **about: str | int) -> None:
        """Answer an open decision; `told` is then what this answer brought about."""
        posted = self.decision(seat, kind, **about)
        self.told.clear()
        self.tellings.clear()
        self._note(self.table.submit(Seat(seat), posted.key, raw).tellings)

    def lapse(self, seat: str, kind: str, **about: str | int) -> None:
        """Let an open decision take its default."""
        self.answer(seat, kind, self.decision(seat, kind, **about).lapse, **about)

    def lapse_all(self, kind: str) -> None:
        """Let all open decisions of a kind, one after the other, take their defaults; told is gathered."""
        told: list[Event] = []
        while asked := [one for one in self.awaited() if one.kind == kind]:
            self.lapse(asked[0].seat, kind, **asked[0].about)
            told += self.told
        self.told[:] = told

    def lapse_turn(self) -> None:
        """Let all decisions of the turn, to its end, take their defaults; told is gathered."""
        told, turn = list(self.told), self.g.turn
        while self.g.turn == turn and not self.table.over:
            one = self.awaited()[0]
            self.lapse(one.seat, one.kind, **one.about)
            told += self.told
        self.told[:] = told

    def rule(self, name: str, **args: Any) -> None:
        """Make a ruling."""
        self.told.clear()
        self._note(self.table.rule(name, args).tellings)

    def _note(self, tellings: Sequence[Any]) -> None:
        self.told += [telling.event for telling in tellings]
        self.tellings += [(telling.event, telling.to) for telling in tellings]

    # Looking

    @property
    def g(self) -> Carthage:
        """The state."""
        return self.table.state

    def posted(self, seat: str, kind: str, **about: str | int) -> Posted:
        """An open decision as the outside sees it."""
        found = [one for one in self.table.open.values() if fits(one.decision, seat, kind, about)]
        assert len(found) == 1, f"{kind} for {seat} {about}: open is {self.asked()}"
        return found[0]

    def decision(self, seat: str, kind: str, **about: str | int) -> Decision[Any]:
        """An open decision."""
        return self.posted(seat, kind, **about).decision

    def options(self, seat: str, kind: str, **about: str | int) -> Any:
        """What is offered there."""
        return self.decision(seat, kind, **about).choice.form()

    def awaited(self) -> list[Decision[Any]]:
        """All decisions somebody waits for."""
        return [one.decision for one in self.table.open.values() if one.decision.awaited]

    def asked(self, kind: str | None = None) -> list[tuple[str, str]]:
        """Who is asked what."""
        return [(one.seat, one.kind) for one in self.awaited() if kind in (None, one.kind)]

    def saw(self, kind: type[Event]) -> list[Any]:
        """The events of one kind among those told."""
        return [event for event in self.told if isinstance(event, kind)]

    def audience(self, kind: type[Event]) -> list[tuple[Seat, ...] | None]:
        """Who was told the events of one kind."""
        return [to for event, to in self.tellings if isinstance(event, kind)]

    def senator(self, number: int) -> Senator:
        """The Senator in play with this ID."""
        return numbered(self.g, number)


def fits(decision: Decision[Any], seat: str, kind: str, about: Mapping[str, str | int]) -> bool:
    """Whether this is the decision that is meant."""
    same = all(decision.about.get(name) == value for name, value in about.items())
    return (decision.seat, decision.kind) == (seat, kind) and same


def dealt(seats: int = 4, scenario: Scenario = "early") -> Carthage:
    """A game just laid out, with the Families dealt round by number and no red cards in the hands."""
    chairs = tuple(Seat(chair) for chair in CHAIRS[:seats])
    g = set_up(Setup(chairs, "play", CarthageOptions(scenario=scenario)))
    g.seats = list(chairs)
    g.told.clear()
    count = len(g.senators)
    gather(g)
    for n, family in enumerate(list(CARTHAGE.tables.families)[:count]):
        g.deck.remove(family)
        enter(g, seat=chairs[n % seats], family=family)
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
    for step in ("setup.traders", "setup.leaders", "setup.governors", "setup.committee", "setup.cards"):
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


def places(chits: Sequence[str]) -> list[int]:
    """The numbers that draw these chits, one after the other, from the cup."""
    left, found = cup(CARTHAGE), list[int]()
    for chit in chits:
        found.append(left.index(chit))
        if chit != "draw-2":
            left.remove(chit)
    return found


def home_suffete(number: int) -> Callable[[Carthage], None]:
    """This Senator is Home Suffete instead of Mago, and so HRAO."""

    def change(g: Carthage) -> None:
        numbered(g, 1).office = ""
        numbered(g, number).office = "home-suffete"

    return change


def numbered(g: Carthage, number: int) -> Senator:
    """The Senator in play with this ID."""
    (senator,) = g.numbered(number)
    return senator


def add_war(g: Carthage, name: str, status: Any = "active", **marks: Any) -> War:
    """Put a War into the Forum, without its effects."""
    assert name in CARTHAGE.tables.wars or "province" in marks, name
    for deck in (g.deck, g.next_deck):
        deck[:] = [card for card in deck if card != name]
    g.wars[name] = War(id=name, status=status, **marks)
    return g.wars[name]


def add_province(g: Carthage, name: str, governor: int | None = None, *, developed: bool = False) -> Province:
    """Bring a Province into play, with this Governor for three turns."""
    province = g.provinces[name] = Province(id=name, developed=developed)
    if governor:
        senator = numbered(g, governor)
        province.governor, province.term = senator.id, 3
        senator.place, senator.at = "province", name
    return province


def add_senator(g: Carthage, number: int, seat: str | None) -> Senator:
    """Bring a Family into play, for a faction or into the Forum."""
    family = next(name for name, card in CARTHAGE.tables.families.items() if card.number == number)
    if family in g.deck:
        g.deck.remove(family)
    return enter(g, seat=Seat(seat) if seat else None, family=family)


def is_family(name: str) -> bool:
    """Whether a card is a Family."""
    return isinstance(CARTHAGE.tables.card(name), Family)
