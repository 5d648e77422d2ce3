"""Control, loyalty and points as they are told: who only listens must know whose each space is, and who has what."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from games.kernel import Event
from games.sword.action.events import ColonyFounded, LoyaltyChanged
from games.sword.cards.events import PlunderGained
from games.sword.components import INDEPENDENT, spaces
from games.sword.events import ControlChanged, RevoltEnded, ShareTaken, SupportAdded, SupportRemoved
from games.sword.pacts.events import AllianceBroken
from games.sword.siege.events import CityFell, PlunderRolled, TributeAnswered
from games.sword.state import Sword
from games.sword.turn.events import Isolated, LoyaltyPaid, Scored


class Accounts:
    """Kept beside a game, of what all are told; after each answer the table must agree."""

    def __init__(self, g: Sword) -> None:
        self.control: dict[str, str] = {one.id: one.control for one in g.places.values()}
        self.loyalty = {one.id: one.loyalty for one in g.places.values()}
        self.vp: dict[str, int] = {player: hand.vp for player, hand in g.hands.items()}
        self.plunder = 0
        self.colonies: list[str] = []

    def keep(self, g: Sword, events: Iterable[Event]) -> None:
        """AssertionError: a space has changed hands, or a point was won or lost, untold."""
        for one in events:
            if (noted := NOTES.get(type(one))) is not None:
                noted(self, one)
        assert self.control == {one.id: one.control for one in g.places.values()}, _differs(self.control, g)
        loyal = {one.id: one.loyalty for one in g.places.values()}
        assert self.loyalty == loyal, {
            at: (self.loyalty[at], now) for at, now in loyal.items() if self.loyalty[at] != now
        }
        assert self.vp == {player: hand.vp for player, hand in g.hands.items()}
        assert "GAU" not in g.hands or self.plunder == g.hands["GAU"].plunder

    # What each event says

    def added(self, one: SupportAdded) -> None:
        """SR-7.1.3: a marker, or loyalty of an own city."""
        self.control[one.at], self.loyalty[one.at] = one.power, one.loyalty

    def removed(self, one: SupportRemoved) -> None:
        """SR-7.1.4."""
        self.control[one.at], self.loyalty[one.at] = one.now, one.loyalty

    def changed(self, one: ControlChanged) -> None:
        """SR-7.5.2, 7.1.4: a city that passes on has loyalty 1."""
        self.control[one.at], self.loyalty[one.at] = one.now, int(self.walled(one.at))

    def walled(self, at: str) -> bool:
        """SR-2.1, 7.2.3: by print or as a colony."""
        return spaces()[at].kind == "walled" or at in self.colonies

    def faith(self, one: LoyaltyChanged) -> None:
        """SR-7.1.3 b, 7.1.4 b."""
        self.loyalty[one.at] = one.now

    def paid(self, one: LoyaltyPaid) -> None:
        """SR-8.2.3."""
        for at, points in one.cities.items():
            self.loyalty[at] -= points

    def founded(self, one: ColonyFounded) -> None:
        """SR-7.2.3."""
        self.loyalty[one.at] = one.loyalty
        self.colonies.append(one.at)

    def fell(self, one: CityFell) -> None:
        """SR-13.5, 13.6, 14.4: taken at loyalty 1; razed, it is nobody's, and a colony has none any more."""
        self.control[one.at] = INDEPENDENT if one.how == "razed" else one.by
        if one.how == "razed":
            self.vp["GAU"] += 1
            self.colonies = [at for at in self.colonies if at != one.at]
        self.loyalty[one.at] = int(self.walled(one.at))

    def cut(self, one: Isolated) -> None:
        """SR-5.7."""
        self.control |= dict.fromkeys(one.spaces, INDEPENDENT)

    def ended(self, one: RevoltEnded) -> None:
        """SR-16.6: cities at loyalty 1."""
        for at in one.spaces:
            self.control[at], self.loyalty[at] = INDEPENDENT, int(self.walled(at))

    def raided(self, one: PlunderRolled) -> None:
        """SR-14.3."""
        if one.how == "plundered":
            self.control[one.at] = INDEPENDENT
            self.plunder += 1

    def tribute(self, one: TributeAnswered) -> None:
        """SR-14.6."""
        self.plunder += int(one.accepted)

    def gained(self, one: PlunderGained) -> None:
        """SR-14.5."""
        self.plunder += one.points

    def shared(self, _: ShareTaken) -> None:
        """SR-14.7."""
        self.plunder -= 1

    def broke(self, one: AllianceBroken) -> None:
        """SR-15.4, 4.1: without a card a point, never below 0."""
        self.vp[one.by] = max(0, self.vp[one.by] - int(not one.card))

    def scored(self, one: Scored) -> None:
        """SR-4.1, 4.1.2, 14.5: what is gained and lost, three plunder points for one; never below 0."""
        assert one.before == self.vp[one.player]
        self.vp[one.player] = max(0, one.before + len(one.gained) - len(one.lost) + one.plunder - one.unrest)
        assert one.now == self.vp[one.player]
        self.plunder -= 3 * one.plunder


def _differs(told: Mapping[str, str], g: Sword) -> dict[str, tuple[str, str]]:
    return {at: (told[at], place.control) for at, place in g.places.items() if told[at] != place.control}


NOTES: Final[Mapping[type[Event], Callable[[Accounts, Any], None]]] = {
    SupportAdded: Accounts.added,
    SupportRemoved: Accounts.removed,
    ControlChanged: Accounts.changed,
    LoyaltyChanged: Accounts.faith,
    LoyaltyPaid: Accounts.paid,
    ColonyFounded: Accounts.founded,
    CityFell: Accounts.fell,
    Isolated: Accounts.cut,
    RevoltEnded: Accounts.ended,
    PlunderRolled: Accounts.raided,
    TributeAnswered: Accounts.tribute,
    PlunderGained: Accounts.gained,
    ShareTaken: Accounts.shared,
    AllianceBroken: Accounts.broke,
    Scored: Accounts.scored,
}
"""By event, what it tells of control, loyalty and points."""
