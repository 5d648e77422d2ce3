"""A table of The Sword of Rome at which one script is played: laid with a few words, then answered."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from games.kernel import Event, Game, Outcome, Posted, Script, Seat, Setup, StepId, Table, Telling, View, chairs
from games.sword.board import place_leader, put, take
from games.sword.components import Control, Player, Power, UnitType
from games.sword.start import SwordOptions, setup
from games.sword.state import Sword

Played = Callable[[Sword], Script[Any]]
TOLD: Final[list[Event]] = []
"""All that has been told at any scene of late: what a test has played (`deck.py`)."""


def laid(count: int = 5, seed: str = "scene") -> Sword:
    """As set up; chairs in the order of play, so that Rome is the first. It is turn 1, round 1, Rome's action."""
    g = setup(Setup(chairs(count), seed, SwordOptions(powers="by-seat")))
    g.order, g.round = list(g.players), 1
    return g


def bare(count: int = 5, seed: str = "scene") -> Sword:
    """As set up, without any CU or leader on the map, and with empty hands: their cards lie in the decks."""
    g = laid(count, seed)
    g.stacks.clear()
    for leader in g.leaders.values():
        if leader.where == "map":
            leader.where, leader.at = "pool", ""
    for hand in g.hands.values():
        hand.deck += hand.hand
        hand.hand = []
    return g


def army(
    g: Sword, power: Power, at: str, cu: int, *leaders: str, kind: UnitType | None = None, inside: bool = False
) -> None:
    """CU and leaders of a power stand there; Carthage's are of its own kind unless it is said."""
    usual: UnitType = "carthaginian" if power == "CAR" and g.five else "normal"
    if cu:
        put(g, power, at, {kind or usual: cu}, inside=inside)
    for one in leaders:
        place_leader(g.leaders[one], at, inside=inside)


def gone(g: Sword, power: Power, at: str) -> None:
    """Whatever this power has there is taken away."""
    for stack in [one for one in g.stacks if (one.power, one.at) == (power, at)]:
        take(g, stack, dict(stack.units))
    for leader in g.leaders_at(power, at):
        leader.where, leader.at = "pool", ""


def held(g: Sword, player: Player, *cards: str) -> None:
    """He holds these cards, and no others but his Desperate Times."""
    hand = g.hands[player]
    hand.deck += hand.hand
    hand.hand = []
    for card in cards:
        for pile in (hand.deck, hand.discard, hand.removed):
            if card in pile:
                pile.remove(card)
        hand.hand.append(card)


def marked(g: Sword, control: Control, *spaces: str, loyalty: int = 0) -> None:
    """These spaces are controlled by a power, or by nobody."""
    for one in spaces:
        g.places[one].control = control
        if loyalty:
            g.places[one].loyalty = loyalty


class Scene:
    """One script played at a table, from this state on.

    `dice`: what the next rolls of a label show. `result`: what the script came to.
    """

    def __init__(self, g: Sword, script: Played, dice: Mapping[str, list[int]] | None = None) -> None:
        self.told: list[Event] = []
        self.tellings: list[Telling] = []
        self.result: Any = None
        g.step = "probe"
        g.dice.loaded = {**g.dice.loaded, **(dice or {})}
        for label in dice or {}:
            g.dice.drawn.pop(label, None)

        async def probe(state: Sword) -> StepId | None:
            self.result = await script(state)
            return "rest"

        async def rest(_: Sword) -> StepId | None:
            return None

        game: Game[Sword] = Game(
            id="sword",
            state=Sword,
            seats=range(2, 6),
            setup=lambda _: g,
            steps={"probe": probe, "rest": rest},
            view=lambda _g, _seat: View(),
            scramble=lambda _g, _seat, _dice: None,
            options=SwordOptions,
        )
        self.table, out = Table.start(game, Setup(chairs(g.count), "scene", SwordOptions()))
        self._heard(out)

    @property
    def g(self) -> Sword:
        """The state as it is now."""
        return self.table.state

    @property
    def over(self) -> bool:
        """Whether the script has come to its end."""
        return not self.table.open

    def asked(self, kind: str, player: Player | None = None) -> Posted:
        """The open question of this kind (to this player). AssertionError: there is none, or there are several."""
        found = [
            one
            for one in self.table.open.values()
            if one.decision.kind == kind and (player is None or one.decision.seat == self.g.hands[player].seat)
        ]
        assert len(found) == 1, f"{kind}: {[one.decision.key for one in self.table.open.values()]}"
        return found[0]

    def asks(self, kind: str, player: Player | None = None) -> bool:
        """Whether there is such a question."""
        seat = self.g.hands[player].seat if player else None
        return any(one.decision.kind == kind and seat in (None, one.decision.seat) for one in self.table.open.values())

    def say(self, kind: str, raw: Any, player: Player | None = None) -> Scene:
        """Answer it. IllegalAnswer: that cannot be said."""
        posted = self.asked(kind, player)
        return self._heard(self.table.submit(posted.decision.seat, posted.decision.key, raw))

    def lapse(self, *kinds: str) -> Scene:
        """Let all open questions of these kinds (none named: any) take their default, until another is asked."""
        while found := [one for one in self.table.open.values() if not kinds or one.decision.kind in kinds]:
            first = found[0].decision
            self._heard(self.table.submit(first.seat, first.key, first.lapse, kind="lapse"))
        return self

    def seat(self, player: Player) -> Seat:
        """Whose chair."""
        return self.g.hands[player].seat

    def events(self, kind: type[Event]) -> list[Any]:
        """What was told of this kind."""
        return [one for one in self.told if isinstance(one, kind)]

    def _heard(self, out: Outcome) -> Scene:
        self.tellings += out.tellings
        self.told += [one.event for one in out.tellings]
        TOLD.extend(one.event for one in out.tellings)
        return self
