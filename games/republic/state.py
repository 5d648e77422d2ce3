"""The state of a republic, and the questions that rules ask of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from operator import attrgetter
from typing import ClassVar, Final, Generic, TypeAlias, TypeVar

from games.kernel import Book, Broken, Event, Seat, State
from games.republic.charts import Charts, Constants
from games.republic.combat.pieces import Combat, Ground
from games.republic.components import Effect, Statesman, Tables
from games.republic.forum.pieces import Initiatives
from games.republic.law import Law
from games.republic.neutrals.pieces import Neutrals
from games.republic.pieces import (
    Agreement,
    Army,
    Chronicle,
    Curia,
    Ending,
    EnemyLeader,
    Faction,
    Force,
    Legion,
    Province,
    Refused,
    Reign,
    Senator,
    TableEvent,
    War,
)
from games.republic.record import Doing, note
from games.republic.senate.pieces import Assassination, BallotMode, Session

S_co = TypeVar("S_co", bound=Senator, covariant=True)
F_co = TypeVar("F_co", bound=Faction, covariant=True)
W_co = TypeVar("W_co", bound=War, covariant=True)
P_co = TypeVar("P_co", bound=Province, covariant=True)
E_co = TypeVar("E_co", bound=TableEvent, covariant=True)
S = TypeVar("S", bound=Senator)
PLACE: Final = attrgetter("number", "statesman", "id")
"""By what Senators are sorted."""


@dataclass(slots=True, kw_only=True)
class RepublicOf(State, Generic[S_co, F_co, W_co, P_co, E_co]):
    """A game of a republic with Senators, factions, Wars, Provinces and events of its own kind.

    A game names its own pieces once more as fields, so that its documents are read as what they are.
    """

    law: ClassVar[Law[Tables, Charts, Constants]]

    scenario: str
    seats: list[Seat]  # clockwise
    factions: dict[Seat, F_co]
    era: str
    turn: int = 0  # 0: setting up
    last_turn: int | None = None  # how many turns were agreed upon; None: as many as the rules want
    senators: dict[str, S_co] = field(default_factory=dict[str, S_co])  # all in play, aligned or not
    provinces: dict[str, P_co] = field(default_factory=dict[str, P_co])  # those in play
    wars: dict[str, W_co] = field(default_factory=dict[str, W_co])  # in the Forum, in order of appearance
    leaders: dict[str, EnemyLeader] = field(default_factory=dict[str, EnemyLeader])
    forces: dict[str, Force] = field(default_factory=dict[str, Force])
    army: Army = field(default_factory=Army)
    treasury: int = 0  # the State Treasury
    issued: int = 0  # Talents that have come from the bank and not gone back
    deck: list[str] = field(default_factory=list[str])  # the top card is the last
    next_deck: list[str] = field(default_factory=list[str])  # the deck of the next era
    gone: list[str] = field(default_factory=list[str])  # cards discarded or out of the game
    concessions: list[str] = field(default_factory=list[str])  # Concessions in the Forum
    curia: Curia = field(default_factory=Curia)
    laws: list[str] = field(default_factory=list[str])  # in force
    table_events: dict[str, E_co] = field(default_factory=dict[str, E_co])
    floor: Book = field(default_factory=Book)
    forum: Initiatives = field(default_factory=Initiatives)
    senate: Session = field(default_factory=Session)
    combat: Combat = field(default_factory=Combat)
    ballots: BallotMode = "ordered"  # how the table votes (RC-9.0.9, 9.0.15c)
    assassination: Assassination = "base"  # RC-14.1.6
    defeated: list[str] = field(default_factory=list[str])  # Wars that were won (RC-8.9.10)
    reigns: list[Reign] = field(default_factory=list[Reign])  # RC-9.10: this turn's Suffetes for Life
    agreements: list[Agreement] = field(default_factory=list[Agreement])
    agreements_made: int = 0
    once: list[str] = field(default_factory=list[str])  # what has been done this turn, and counts until it is over
    spoils: list[str] = field(default_factory=list[str])  # Provinces whose Governors take spoils (RC-6.8.2)
    ransoms: list[str] = field(default_factory=list[str])  # Captives to be bought free between phases (RC-10.2.14)
    last_hrao: Seat | None = None
    chronicle: Chronicle = field(default_factory=Chronicle)
    neutrals: Neutrals = field(default_factory=Neutrals)  # RC-15, RR-4
    ending: Ending | None = None

    @property
    def people(self) -> list[Seat]:
        """The seats that people play, clockwise."""
        return [seat for seat in self.seats if not self.factions[seat].neutral]

    @property
    def automata(self) -> dict[Seat, str]:
        """RC-15.2: the seats that nobody plays, and which Neutral each is."""
        return {seat: faction.neutral for seat, faction in self.factions.items() if faction.neutral}

    @property
    def with_neutrals(self) -> bool:
        """RC-15: whether automata play some of the factions."""
        return any(faction.neutral for faction in self.factions.values())

    def tell(self, event: Event, to: Iterable[Seat] | None = None) -> None:
        """Make an event known; what only Neutrals should hear nobody hears, for their hands are open (RC-15.1).

        What all hear of somebody's deeds is in his record; not in steps begun before 29 November 2026 (`record`).
        """
        heard: Sequence[Seat] | None = None if to is None else [one for one in to if not self.factions[one].neutral]
        if heard is None and isinstance(event, Doing) and self.since("record"):
            note(self.factions, self.turn, event.deeds())
        if heard is None or heard:
            super(RepublicOf, self).tell(event, heard)

    def senators_of(self, seat: Seat) -> list[S_co]:
        """The Senators of a faction, by ID."""
        return by_number([senator for senator in self.senators.values() if senator.faction == seat])

    def aligned(self) -> list[S_co]:
        """RC-1.4b: all Senators in factions, by ID."""
        return by_number(senator for senator in self.senators.values() if senator.faction is not None)

    def in_forum(self) -> list[S_co]:
        """The unaligned Senators in the Forum, by ID."""
        return by_number(one for one in self.senators.values() if one.faction is None and one.in_capital)

    def unaligned(self) -> list[S_co]:
        """All Senators in no faction, by ID: in the Forum, or governing a Province."""
        return by_number(senator for senator in self.senators.values() if senator.faction is None)

    def in_capital(self, seat: Seat | None = None) -> list[S_co]:
        """RC-1.4c: the aligned Senators in Carthage, of one faction or of all."""
        if seat:
            return by_number([one for one in self.senators.values() if one.faction == seat and one.in_capital])
        return by_number([one for one in self.senators.values() if one.faction is not None and one.in_capital])

    def votes(self, seat: Seat) -> int:
        """RC-8.10.3, RR-1.09.141: the votes of a faction at home, without buying any."""
        return sum(one.oratory for one in self.senators.values() if one.faction == seat and one.in_capital)

    def numbered(self, number: int) -> list[S_co]:
        """The Senators in play with this ID: one, or both Statesmen of a pair (RC-5.0b)."""
        return [senator for senator in self.senators.values() if senator.number == number]

    def leader(self, seat: Seat) -> S_co | None:
        """The Faction Leader; without a marker the foremost Senator counts as Leader (RC-5.3)."""
        marked = self.senators.get(self.factions[seat].leader)
        return marked or foremost(self.senators_of(seat))

    def owner(self, senator: Senator) -> Seat:
        """The player of an aligned Senator."""
        if senator.faction is None:
            raise Broken(f"{senator.id} is unaligned")
        return senator.faction

    def leads(self, senator: Senator) -> bool:
        """Whether he is his faction's Leader for every rule."""
        return senator.faction is not None and self.leader(senator.faction) is senator

    def loyalty(self, senator: Senator) -> int:
        """RC-8.5.3: 0 for a Statesman who shares a faction with one he opposes, else LOY."""
        card = senator.card
        opposed = card.opposes if isinstance(card, Statesman) else ()
        if not opposed:
            return card.loyalty
        peers = [one for one in self.senators.values() if one.faction and one.faction == senator.faction]
        rivals = {one.statesman for one in peers if one.statesman}
        return 0 if rivals.intersection(opposed) else card.loyalty

    def aided(self, leader: EnemyLeader, war: War) -> bool:  # noqa: ARG002 - a republic may say which Wars
        """RC-8.8.7, RR-1.07.21.15: whether a Leader who has risen from refuge helps this War: all of them."""
        return leader.refuge == "all-wars"

    def beside(self, war: War, ground: Ground) -> int:  # noqa: ARG002 - a republic may say what
        """RR-2.02.412: what fights beside a War, after all multiplying: nothing."""
        return 0

    def followers(self) -> int:
        """RR-2.03.7: what marches with a Rebel beside his legions: nothing."""
        return 0

    def support(self, war: War) -> int:
        """RC-10.2.1, RR-1.10.11: the Fleets without which nobody fights it on land."""
        return war.card.fleet_support if war.card else 0

    def holders(self, office: str) -> list[S_co]:
        """Who holds an office (there may be several Generals and Explorers)."""
        return [senator for senator in self.senators.values() if senator.office == office]

    def holder(self, post: str) -> S_co | None:
        """Who holds an office, wherever he is."""
        return next((senator for senator in self.senators.values() if senator.office == post), None)

    def posts(self, senator: Senator) -> list[str]:
        """Every office he holds: his own, and his Province."""
        return [*([senator.office] if senator.office else []), *self.governed_by(senator)]

    def governed_by(self, senator: Senator) -> list[str]:
        """The Provinces he governs."""
        return [one.id for one in self.provinces.values() if one.governor == senator.id]

    def title(self, post: str) -> str:
        """The name of a post."""
        return self.law.tables.titles[post]

    def officials(self) -> Iterator[S_co]:
        """RC-1.4g: the aligned officials, wherever they are, the highest first."""
        holders = (self.holder(post) for post in self.law.officials)
        return (one for one in holders if one and one.faction is not None)

    def hrao(self) -> S_co | None:
        """RC-1.4g: the highest ranking available official; None if no aligned Senator is in Carthage."""
        present = (one for one in self.officials() if one.in_capital)
        return next(present, None) or foremost(self.in_capital())

    def hrao_seat(self) -> Seat:
        """RC-1.4g: the player of the HRAO, or who takes his place in every order of players."""
        return self.from_hrao()[0]

    def from_hrao(self) -> list[Seat]:
        """RC-1.5a: the players clockwise from the HRAO's, without those who are out (RC-5.4)."""
        hrao = self.hrao()
        start = self.seats.index((hrao.faction if hrao else None) or self.in_place_of_hrao())
        return [seat for seat in self.seats[start:] + self.seats[:start] if not self.factions[seat].out]

    def in_place_of_hrao(self) -> Seat:
        """RC-1.4g: who acts first while nobody is at home: the player of the highest office, else of the last HRAO."""
        highest = self.holder(self.law.officials[0])
        return (highest.faction if highest else None) or self.last_hrao or self.seats[0]

    def remember_hrao(self) -> None:
        """RC-1.4g: note whose player the HRAO is, for the time when nobody is left to be one."""
        hrao = self.hrao()
        if hrao:
            self.last_hrao = hrao.faction

    def active_wars(self) -> list[W_co]:
        """The Active Wars, the Civil War included."""
        return [war for war in self.wars.values() if war.status == "active"]

    def lost_wars(self) -> list[W_co]:
        """RC-9.5.4."""
        return [war for war in self.wars.values() if war.status == "lost"]

    def matching(self, group: str) -> list[W_co]:
        """The Wars of a group in the Forum, in group order; a Lost War never matches (RC-9.5.4a)."""
        found = [war for war in self.wars.values() if group and war.group == group and war.status != "lost"]
        return sorted(found, key=place_in_group)

    def provinces_in_order(self) -> list[P_co]:
        """The Provinces in play, in the order of T-8."""
        return [self.provinces[name] for name in self.law.tables.provinces if name in self.provinces]

    def attacked(self, province: str) -> bool:
        """RC-6.8.1: whether an Active War lists this Province under "attacks"."""
        return any(war.card and province in war.card.attacks for war in self.active_wars())

    def rebels(self) -> list[S_co]:
        """RC-11.3: all Rebels, by ID."""
        return by_number(senator for senator in self.senators.values() if senator.rebel)

    def rebel_force(self) -> Force | None:
        """RC-11.3.4: the force in revolt; its commander is the primary Rebel."""
        names = {rebel.id for rebel in self.rebels()}
        return next((force for force in self.forces.values() if names & set(force.commanders)), None)

    def loyal_forces(self) -> list[Force]:
        """The forces of the State."""
        return [force for force in self.forces.values() if force is not self.rebel_force()]

    def all_legions(self) -> list[Legion]:
        """Every legion there is outside pool and Reserve: at home, in the field, in garrisons, in revolt."""
        field_armies = [legion for force in self.forces.values() for legion in force.units.legions]
        garrisons = [legion for province in self.provinces.values() for legion in province.garrison]
        return [*self.army.active.legions, *field_armies, *garrisons]

    def legions_in_service(self) -> int:
        """RC-6.6: all legions of the State: at home, in the field and in garrisons, but not in revolt."""
        rebels = {rebel.id for rebel in self.rebels()}
        field_armies = sum(len(force.units.legions) for force in self.loyal_forces())
        garrisons = sum(len(one.garrison) for one in self.provinces.values() if one.governor not in rebels)
        return len(self.army.active.legions) + field_armies + garrisons

    def fleets_in_service(self) -> int:
        """RC-6.6: all Fleets of the State, at home or away."""
        return self.army.active.fleets + sum(force.units.fleets for force in self.loyal_forces())

    def event_level(self, name: str) -> int:
        """The level of a Table Event, 0 if it is not in play."""
        event = self.table_events.get(name)
        return event.level if event else 0

    def event_effects(self, op: str) -> list[tuple[E_co, Effect]]:
        """The Table Events in play that do this now, with what they do at their level."""
        sides = (
            (event, self.law.tables.table_events[event.id].level(event.level)) for event in self.table_events.values()
        )
        return [(event, effect) for event, side in sides for effect in side.effects if effect.op == op]

    def omens(self) -> int:
        """RC-8.8.4: what Evil Omens take from a roll, 0 or less; each further one takes as much again."""
        taken = [one.params["value"] * event.times for event, one in self.event_effects("global_roll_modifier")]
        return sum(taken)

    def flag(self, name: str) -> bool:
        """Whether a Law in force sets this rule."""
        effects = (effect for law in self.laws for effect in self.law.tables.laws[law].effects)
        return any(effect.op == "rule_flag" and effect.params["flag"] == name for effect in effects)

    def remember(self, refused: Refused) -> None:
        """A deal has come to nothing: who remembers that for the rest of the phase says so."""

    def forget(self) -> None:
        """Trading is over, and what came to nothing forgotten."""

    def since(self, rule: str) -> bool:
        """Whether this rule held already when the step began that runs now."""
        return self.ruleset >= self.law.since.get(rule, 0)


Republic: TypeAlias = RepublicOf[Senator, Faction, War, Province, TableEvent]
"""What shared rules ask for: any republic."""


def place_in_group(war: War) -> int:
    """By what Wars of a group are sorted."""
    return war.order


def by_number(senators: Iterable[S]) -> list[S]:
    """Senators by ID; of two with one ID the Statesman A comes first."""
    found = list(senators)  # often one, or none, of whom nothing need be read
    return sorted(found, key=PLACE) if len(found) > 1 else found


def foremost(senators: Iterable[S]) -> S | None:
    """The Senator with the highest INF, then ORA, then lowest ID."""
    return min(senators, key=lambda senator: (*senator.standing, senator.statesman), default=None)
