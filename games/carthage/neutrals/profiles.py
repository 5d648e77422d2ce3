"""T-15: the four Neutral factions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cache

from games.carthage.components import load
from games.carthage.pieces import Senator
from games.carthage.state import Carthage
from games.kernel import Seat
from games.republic import pieces as republic
from games.republic.components import Component

RATINGS: Mapping[str, tuple[str, ...]] = {
    "highest Military": ("military",),
    "highest Influence": ("influence",),
    "highest Oratory": ("oratory",),
    "highest Popularity": ("popularity",),
    "highest Popularity, then Oratory": ("popularity", "oratory"),
    "most traders": ("traders",),
}
ALWAYS = "always"


class Share(Component):
    """RC-15.4: how a Neutral divides its income."""

    faction_treasury: str  # a fraction
    rest: str


class Profile(Component):
    """A line of T-15."""

    id: str
    pick: str
    extra_senators: int
    leader: str
    revenue: Share
    spoils_roll: str
    corruption_roll: str
    charity: str
    trader_budget: str
    initiative_bid_mod: int
    spoils_order: tuple[str, ...]
    tax_vote: str
    source: str

    @property
    def fraction(self) -> Fraction:
        """RC-15.4: the part of its income for the Faction Treasury."""
        return Fraction(self.revenue.faction_treasury)

    @property
    def budget(self) -> int:
        """RC-15.6: the most it spends on a Trader."""
        return int(self.trader_budget.removeprefix("up to ").removesuffix("T"))


class Sheet(Component):
    """T-15."""

    source: str
    order: tuple[str, ...]
    profiles: tuple[Profile, ...]


@cache
def profiles() -> Mapping[str, Profile]:
    """T-15 by name, in the order in which they come into a game (RC-15.2)."""
    sheet: Sheet = load("neutrals", Sheet)
    by_name = {one.id: one for one in sheet.profiles}
    return {name: by_name[name] for name in sheet.order}


def profile(g: Carthage, seat: Seat) -> Profile:
    """The line of T-15 of a Neutral."""
    return profiles()[g.factions[seat].neutral]


def least(roll: str) -> int:
    """T-15: from which dr on: "always", or "dr 5-6"."""
    return 1 if roll == ALWAYS else int(roll.removeprefix("dr ").partition("-")[0])


def best(senators: Iterable[Senator], entry: str) -> Senator | None:
    """RC-15.3: the Senator best by an entry of T-15; ties INF, then lowest ID."""
    names = RATINGS[entry]
    return min(senators, key=lambda one: (*(-getattr(one, name) for name in names), *by_rank(one)), default=None)


def by_rank(senator: republic.Senator) -> tuple[int, int, str]:
    """RC-15.3: INF, then lowest ID."""
    return -senator.influence, senator.number, senator.statesman
