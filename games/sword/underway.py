"""What is under way: an activation, a battle, a roll to be made. It is saved, since all may see it.

Response and combat cards work on these records while they lie in the state (SR-33.2): `Siege.drm`, `Attempt.sure`,
`Battle.attacker.dice` and so on.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from games.kernel import Saved
from games.sword.components import Player, Power, UnitType

Result: TypeAlias = Literal["", "attacker", "defender"]


@dataclass(slots=True)
class Order(Saved):
    """SR-9.7.1: what is announced: who activates which army by what, and what the card allows him.

    Attributes:
        by: the player who directs it; of a non-player power who has played the card (SR-16.1).
        power, at, inside: whose army, and where it stands.
        op: the value of the card, or that it counts as (SR-7.3.1).
        card: by which; "" where it is none of his (SR-7.4.3 aside).
        any_rating: whatever the activation rating (SR-7.5.4).
        mp: extra movement points; `mp_fixed`: so many instead of any roll.
        tactics: more for its commander; `siege_only`, `port_only`: Blockade; `plunder_drm`, `siege_drm`: to such rolls.
        sail: CU it may carry by sea by the card, to `sail_to` (a region; "": any port), for `sail_cost` MP.
        leader: who must command; "": any. `barred`: who may not, for he has led the other army (SR-7.3.1).
        free: it is not the card play (SR-21.1).
    """

    by: Player
    power: Power
    at: str
    op: int
    card: str = ""
    inside: bool = False
    any_rating: bool = False
    mp: int = 0
    mp_fixed: int = 0
    tactics: int = 0
    siege_only: bool = False
    port_only: bool = False
    plunder_drm: int = 0
    siege_drm: int = 0
    sail: int = 0
    sail_to: str = ""
    sail_cost: int = 3
    leader: str = ""
    barred: str = ""
    free: bool = False


@dataclass(slots=True)
class Activation(Saved):
    """SR-9.7: an army on its way.

    Attributes:
        order: how it was announced; `commander`, `leaders`, `units`: who moves with it now; `at`, `came_from`: where
            it is and was before; `path`: the spaces entered.
        halves: movement points left, in halves (SR-9.2.4).
        sea: CU it may carry by sea by cards played for it; `ships`: the card by which Carthage lends them.
        easy: difficult connections cost 1 (Ligurian Guides).
        unhindered: its last battle was an automatic victory, so that it may go on.
        sieged: its one siege roll is made; `plundered`: where it has tried to plunder; `fought`: it has fought.
        cancelled, over: it ends at once; `bribed`: by Golden Bribes, in the space just entered (SR-7.2.1).
    """

    order: Order
    commander: str
    leaders: list[str]
    units: dict[UnitType, int]
    at: str
    came_from: str = ""
    path: list[str] = field(default_factory=list[str])
    halves: int = 8
    sea: int = 0
    easy: bool = False
    sieged: bool = False
    plundered: list[str] = field(default_factory=list[str])
    intercepted: list[str] = field(default_factory=list[str])
    avoided: list[str] = field(default_factory=list[str])
    fought: bool = False
    cancelled: bool = False
    over: bool = False
    bribed: bool = False
    ships: str = ""
    unhindered: bool = False

    @property
    def cu(self) -> int:
        """How many CU move."""
        return sum(self.units.values())


@dataclass(slots=True)
class Side(Saved):
    """SR-12.1.1: one side of a battle.

    Attributes:
        powers: whose CU fight, one beside the Etruscans and Samnites; none: the unrest (SR-20.3.1).
        by: who decides for it (SR-16.1, 16.8); `player`: who plays its cards (SR-12.2); None: nobody.
        commander: "": none, tactics 0; `tactics`: his, as cards have left it.
        cu: at the start of the battle.
        dice: how many are rolled; `rolled`: what they show; `bonus`: added to the total by cards.
        cards: combat cards it has played, at most 2 (SR-12.2).
        losses: inflicted on it; `absorbed`: of them ignored; `inflicts`: more that it inflicts if it wins, by cards.
        inside: it comes out of a city (SR-12.6). `units`: what attacks the unrest (SR-20.3); elsewhere all fight.
    """

    powers: list[Power]
    by: Player | None
    player: Player | None
    commander: str
    tactics: int
    cu: int
    dice: int = 3
    rolled: list[int] = field(default_factory=list[int])
    bonus: int = 0
    cards: list[str] = field(default_factory=list[str])
    losses: int = 0
    absorbed: int = 0
    inflicts: int = 0
    inside: bool = False
    units: dict[UnitType, int] = field(default_factory=dict[UnitType, int])


@dataclass(slots=True)
class Battle(Saved):
    """SR-12: a battle; `winner` once the totals are known; `support`: more for the winner, by cards.

    `after`: cards whose price is paid when it is over (Devotio). `on`: the army goes on after an automatic victory.
    """

    at: str
    attacker: Side
    defender: Side
    came_from: str = ""
    winner: Result = ""
    automatic: bool = False
    on: bool = False
    support: int = 0
    after: list[str] = field(default_factory=list[str])


@dataclass(slots=True)
class Attempt(Saved):
    """SR-10.2, 11.1: an interception or avoidance about to be rolled; `sure`: by a card, without a roll."""

    what: Literal["intercept", "avoid"]
    power: Power
    commander: str
    at: str
    to: str
    sure: bool = False


@dataclass(slots=True)
class Voyage(Saved):
    """SR-9.6: a naval move about to be made.

    Attributes:
        cu: how many would sail; `cap`: how many may, a card may let more; `drm`: to its roll, by cards.
        interdicted: the OP of the card played against it; 0: none. `forced`: rolls that cards force, each with its drm.
        safe: under ships that Carthage gives, or its own. `pursued`: it gets away from a Carthaginian army (SR-9.6.6).
    """

    power: Power
    by: Player | None
    origin: str
    to: str
    cu: int
    cap: int
    drm: int = 0
    interdicted: int = 0
    forced: list[int] = field(default_factory=list[int])
    safe: bool = False
    pursued: bool = False


@dataclass(slots=True)
class Siege(Saved):
    """SR-13: a siege roll about to be made, or just made: `drm` before the die, `points` after it."""

    at: str
    power: Power
    by: Player
    drm: int = 0
    cancelled: bool = False
    rolled: int = 0
    points: int = 0


@dataclass(slots=True)
class Plunder(Saved):
    """SR-14.2: a plunder roll about to be made; `sure`: by a card."""

    at: str
    drm: int = 0
    sure: bool = False


@dataclass(slots=True)
class Played(Saved):
    """SR-6.8, 33.2: an event that a player has announced; `cancelled`: by another's card."""

    player: Player
    card: str
    cancelled: bool = False


def halves(points: float) -> int:
    """SR-9.2.4: movement points are counted in halves."""
    return round(points * 2)


def total(units: Mapping[UnitType, int]) -> int:
    """CU of all types."""
    return sum(units.values())
