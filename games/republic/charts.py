"""Tables that are rolled on, and the figures in the sentences of the rules: what both rulebooks have."""

from __future__ import annotations

from typing import Generic, Literal, Protocol, TypeVar

from games.republic.components import Component


class Row(Component):
    """A line of a table: the totals it stands for."""

    min: int | None
    max: int | None
    result: str

    def holds(self, total: int) -> bool:
        """Whether this total is read on this line."""
        return (self.min is None or total >= self.min) and (self.max is None or total <= self.max)


class CombatRow(Row):
    """T-3, RR-1.10."""

    legions_lost: int | Literal["all"]
    fleets_lost: int | Literal["all"]


class AppealRow(Row):
    """T-5, RR-1.09.421."""

    votes: int | None


class AssassinationVariant(Component):
    """RC-14.1, RR-1.09.79."""

    roll: str
    source: str
    success_colored_min: int
    caught_white_max: int


R = TypeVar("R", bound=Row)


class Chart(Component, Generic[R]):
    """A table to roll on."""

    roll: str
    source: str
    rows: tuple[R, ...]

    def at(self, total: int) -> R:
        """The line of a total."""
        return next(row for row in self.rows if row.holds(total))


class CombatChart(Chart[CombatRow]):
    """T-3 with its two special results."""

    disaster_loss: str
    standoff_loss: str


class Contribution(Component):
    """A line of T-11, RR-1.06.52."""

    talents: int
    influence: int


class Contributions(Component):
    """T-11, RR-1.06.52."""

    source: str
    rows: tuple[Contribution, ...]

    def influence(self, talents: int) -> int:
        """RC-6.9, RR-1.06.52: the INF for one gift."""
        return max((row.influence for row in self.rows if talents >= row.talents), default=0)


class Charts(Protocol):
    """The tables that any republic rolls on."""

    @property
    def combat(self) -> CombatChart:
        """T-3, RR-1.10: the results of battles."""
        ...

    @property
    def contributions(self) -> Contributions:
        """T-11, RR-1.06.52: the INF for gifts to the State."""
        ...

    @property
    def popular_appeal(self) -> Chart[AppealRow]:
        """T-5, RR-1.09.421: what the people say to an accused."""
        ...

    @property
    def assassination(self) -> Chart[Row]:
        """T-6, RR-1.09.72: what comes of an assassination."""
        ...

    @property
    def assassination_variant(self) -> AssassinationVariant:
        """RC-14.1, RR-1.09.79: what comes of it by the optional rule."""
        ...


class Constants(Protocol):
    """The figures that any republic has."""

    @property
    def initiatives_per_turn(self) -> int:
        """RC-8.7, RR-1.07.2."""
        ...

    @property
    def aligned_loyalty_bonus(self) -> int:
        """RC-8.5.2, RR-1.07.41: what being of a faction adds to LOY."""
        ...

    @property
    def persuasion_auto_fail_roll(self) -> int:
        """RC-8.5.4, RR-1.07.41: so high a roll fails by itself."""
        ...

    @property
    def ransom_min(self) -> int:
        """RC-10.2.14, RR-1.10.71: no ransom is lower."""
        ...

    @property
    def ransom_per_influence(self) -> int:
        """RC-10.2.14, RR-1.10.71: so much for each INF of the Captive, if that is more."""
        ...

    @property
    def influence_min(self) -> int:
        """RC-1.4b, RR-0.1.3: INF is never lower."""
        ...

    @property
    def popularity_min(self) -> int:
        """RC-1.4b, RR-0.1.3: POP is never lower."""
        ...

    @property
    def popularity_max(self) -> int:
        """RC-1.4b, RR-0.1.3: POP is never higher."""
        ...

    @property
    def for_life_appointed(self) -> int:
        """RC-9.10.2, RR-1.09.822: the INF by which a Senator at home comes to rule for life."""
        ...

    @property
    def repopulate_below(self) -> int:
        """RC-9.9.1, RR-1.09.81: with fewer aligned Senators at home somebody joins."""
        ...

    @property
    def repopulate_dice(self) -> int:
        """RC-9.9.1, RR-1.09.81: so many dice settle whom he joins."""
        ...

    @property
    def crisis_active_wars(self) -> int:
        """RC-9.0.3, RR-1.09.3.1: with so many Active Wars the State is in danger."""
        ...

    @property
    def crisis_war_strength(self) -> int:
        """RC-9.0.3, RR-1.09.3.1: and by one that is so strong."""
        ...

    @property
    def for_life_elected(self) -> int:
        """RC-9.10.1, RR-1.09.821: the INF that a nominee needs."""
        ...
