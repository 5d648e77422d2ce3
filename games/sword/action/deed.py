"""SR-7.1, 33.1: the ways to use a card, and an event while it is carried out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from games.kernel import Decision, OneOf, Raw, ask
from games.kernel.choice import Choice
from games.sword.components import POWERS_OF, Card, Player, Power
from games.sword.hands import face
from games.sword.state import Sword

Use: TypeAlias = Literal["pass", "event", "activate", "raise", "support", "colony"]
Op: TypeAlias = Mapping[str, Any]
"""SR-33.3: one operation of a card's effects, with its parameters."""


@dataclass(frozen=True, slots=True)
class Play:
    """SR-6.4: one way to use a card; `power`, `at`, `inside`: the army or the place, where it names one."""

    use: Use
    card: str = ""
    power: Power | None = None
    at: str = ""
    inside: bool = False

    @property
    def id(self) -> str:
        """Its name on a card: "pass", "event.ROM-01", "activate.ROM-01.ROM.roma"."""
        return ".".join(one for one in (self.use, self.card, army(self.power, self.at, self.inside)) if one)

    @property
    def face(self) -> Card:
        """The card as printed; passing has none."""
        return face(self.card)

    @property
    def player(self) -> Player:
        """Whose card it is."""
        return self.face.deck

    @property
    def owner(self) -> Power:
        """Whose army or place it is for."""
        return self.power or self.player_power

    @property
    def player_power(self) -> Power:
        """The first power of its player."""
        return POWERS_OF[self.player][0]


def army(power: Power | None, at: str, inside: bool) -> str:  # noqa: FBT001 - an army as it is found
    """The id of an army, or of a power's place: "ROM.roma", "ROM.roma.inside"."""
    return ".".join(one for one in (power or "", at, "inside" if inside else "") if one)


@dataclass(slots=True)
class Deed:
    """SR-33.1: an event that is carried out: who plays which card, and for which army.

    `at`: the space of "that space"; `parted`: the powers whose alliance it has ended.
    """

    player: Player
    play: Play
    at: str = ""
    parted: Sequence[Power] = field(default_factory=tuple[Power, ...])

    @property
    def card(self) -> Card:
        """As printed."""
        return self.play.face

    @property
    def power(self) -> Power:
        """The first power of its player."""
        return self.play.player_power


def about(g: Sword, card: str, what: str) -> dict[str, str | int]:
    """What tells one question of a card from the next."""
    return {"moment": g.moment, "card": card, "what": what}


async def settle(g: Sword, player: Player, deed: Deed, what: str, choice: Choice[Any], lapse: Raw) -> Any:
    """SR-DP34: what his own card leaves open."""
    seat, asked = g.seat(player), about(g, deed.card.id, what)
    return await ask(lambda: Decision("card.target", seat, choice, "SR-33.1", "SR-DP34", asked, lapse=lapse))


async def pick(g: Sword, deed: Deed, what: str, able: Sequence[str], lapse: str = "") -> str:
    """SR-DP34: one of several places, armies or options; by default the first in alphabetical order."""
    if len(able) == 1:
        return able[0]
    usual = lapse or min(able)
    choice: OneOf[str] = OneOf({one: one for one in (usual, *(one for one in able if one != usual))})
    chosen: str = await settle(g, deed.player, deed, what, choice, usual)
    return chosen


async def demand(g: Sword, deed: Deed, of: Player, able: Callable[[], Sequence[str]]) -> str:
    """SR-DP33: what another player must choose; by default the first. Cards of his hand make the question his alone."""
    if len(able()) == 1 and not g.hands[of].hand:
        return able()[0]
    return await ask(lambda: _demanded(g, deed, of, able()))


def _demanded(g: Sword, deed: Deed, of: Player, able: Sequence[str]) -> Decision[str]:
    choice: OneOf[str] = OneOf({one: one for one in able})
    asked, secret = about(g, deed.card.id, "choice"), bool(g.hands[of].hand)
    seat, lapse = g.seat(of), able[0]
    return Decision(
        "card.choice", seat, choice, "SR-33.1", "SR-DP33", asked, lapse=lapse, hidden=secret, personal=secret
    )
