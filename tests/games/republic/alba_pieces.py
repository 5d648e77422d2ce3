"""What is printed in Alba, and what lies on its table."""

from __future__ import annotations

from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field

from games.kernel import Event, Saved, Seat
from games.republic import pieces as republic
from games.republic.charts import CombatChart, Contributions
from games.republic.components import Card, Effect, Family, Level, ProvinceCard, ProvinceSide, Roll, WarCard, by_id
from games.republic.law import Law
from games.republic.senate import pieces as senate
from games.republic.state import RepublicOf

NAMES = ("alpius", "brutus", "cluilius", "duilius", "egerius", "fufetius", "gabius", "herdonius")
PRINTED = {"source": "alba", "copies": {"only": 1}}


def family(number: int, name: str) -> Family:
    """AL-1.2: the higher the number the louder the voice, and the weaker the arm."""
    ratings = {"oratory": 1 + number % 4, "military": 4 - number % 4, "loyalty": 7, "influence": number % 3}
    return Family(id=name, name=name.title(), number=number, popularity=0, statesmen=(), **ratings, **PRINTED)


WAR = WarCard(
    id="veii", name="Veii", drawn_status="active", starts_in_forum=True, land_strength=5, fleet_support=0,
    fleet_strength=0, disaster=(9,), standoff=(13,), spoils=15, group="", group_order=0, group_size=1, theatre="land",
    attacks=(), creates_provinces=(), on_activate=(Effect(op="levy", params={"count": 2}),), on_victory=(), on_lost=(),
    revolt="", **PRINTED,
)  # fmt: skip
SIDE = ProvinceSide(spoils=Roll(dice=1, mod=0), state_income=Roll(dice=1, mod=0), land=0, fleet=0)
LATIUM = ProvinceCard(
    id="latium", name="Latium", source="alba", undeveloped=SIDE, developed=SIDE, frontier=False, created_by="",
    theatre="land", text="",
)  # fmt: skip
HARVEST = Card(id="harvest", name="Harvest", effects=(Effect(op="tithe", params={"talents": 6}),), **PRINTED)


def row(low: int | None, high: int | None, result: str, lost: int | str) -> dict[str, Any]:
    """A line of the table of battles."""
    return {"min": low, "max": high, "result": result, "legions_lost": lost, "fleets_lost": 0}


BATTLES = CombatChart.model_validate({
    "roll": "TDR", "source": "alba", "disaster_loss": "half", "standoff_loss": "quarter",
    "rows": [row(None, 9, "defeat", "all"), row(10, 14, "stalemate", 1), row(15, None, "victory", 0)],
})  # fmt: skip


class Tables:
    """The components of Alba."""

    families = by_id([family(number, name) for number, name in enumerate(NAMES, 1)])
    statesmen: ClassVar[dict[str, Any]] = {}
    laws: ClassVar[dict[str, Any]] = {}
    wars = by_id([WAR])
    leaders: ClassVar[dict[str, Any]] = {}
    provinces = by_id([LATIUM])
    table_events: ClassVar[dict[str, Level]] = {}
    titles: ClassVar[dict[str, str]] = {"praetor": "Praetor", "latium": "Latium"}

    def card(self, copy: str) -> Card:
        return HARVEST if copy.startswith("harvest") else self.families[copy]


TABLES = Tables()
GIFTS = Contributions.model_validate({"source": "alba", "rows": [{"talents": 3, "influence": 1}]})
CHARTS = SimpleNamespace(combat=BATTLES, contributions=GIFTS)
CONSTANTS = SimpleNamespace(
    initiatives_per_turn=5, ransom_min=10, ransom_per_influence=2, turns=4, annual_revenue=5, war_cost=6, maintenance=1,
    influence_min=0, popularity_min=-9, popularity_max=9, for_life_appointed=35,
    repopulate_below=4, repopulate_dice=1,
)  # fmt: skip


@dataclass(slots=True, kw_only=True)
class Senator(republic.Senator):
    printed: ClassVar[Tables] = TABLES
    capital: ClassVar[str] = "alba"
    place: str = "alba"


@dataclass(slots=True, kw_only=True)
class War(republic.War):
    printed: ClassVar[Tables] = TABLES


@dataclass(slots=True, kw_only=True)
class Province(republic.Province):
    printed: ClassVar[Tables] = TABLES


@dataclass(slots=True, kw_only=True)
class Election(Saved):
    """AL-5.2: somebody for Praetor."""

    kind: Literal["praetor"] = "praetor"
    senator: str


@dataclass(slots=True, kw_only=True)
class Levy(Saved):
    """AL-5.3: legions to be raised."""

    kind: Literal["levy"] = "levy"
    legions: int


@dataclass(slots=True, kw_only=True)
class Motion(senate.Motion):
    proposal: Annotated[Election | Levy | senate.Minor, Field(discriminator="kind")]


@dataclass(slots=True, kw_only=True)
class Session(senate.Session):
    motion: Motion | None = None
    suspended: list[Motion] = field(default_factory=list[Motion])


@dataclass(slots=True, kw_only=True)
class Alba(RepublicOf[Senator, republic.Faction, War, Province, republic.TableEvent]):
    """A game of Alba."""

    law: ClassVar[Law[Any, Any, Any]]

    scenario: str = "only"
    era: str = "only"
    factions: dict[Seat, republic.Faction]
    senators: dict[str, Senator] = field(default_factory=dict[str, Senator])
    provinces: dict[str, Province] = field(default_factory=dict[str, Province])
    wars: dict[str, War] = field(default_factory=dict[str, War])
    table_events: dict[str, republic.TableEvent] = field(default_factory=dict[str, republic.TableEvent])
    senate: Session = field(default_factory=Session)


@dataclass(frozen=True, slots=True)
class Buried(Event):
    """AL-2.2: a funeral."""

    talents: int


@dataclass(frozen=True, slots=True)
class Honoured(Event):
    """AL-4.2: a Senator has gained INF."""

    senator: str


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """AL-7: the game is over."""

    reason: str
    winner: Seat | None
