"""The whole state of a game, and the questions the rules ask of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Literal

from games.carthage.charts import Charts, Constants
from games.carthage.combat.pieces import Combat
from games.carthage.components import Effect, Era, Statesman, Tables
from games.carthage.forum.pieces import Initiatives
from games.carthage.neutrals.pieces import Neutrals
from games.carthage.pieces import (
    Agreement,
    Army,
    Chronicle,
    Curia,
    Ending,
    EnemyLeader,
    Expedition,
    Faction,
    Force,
    Legion,
    Membership,
    Office,
    Province,
    Reign,
    Senator,
    Stack,
    TableEvent,
    TradeCard,
    War,
)
from games.carthage.senate.pieces import Assassination, BallotMode, Session
from games.kernel import Book, Broken, Event, Seat, State
from games.republic.law import Law

Scenario = Literal["early", "late", "campaign"]


@dataclass(slots=True, kw_only=True)
class Carthage(State):
    """A game of The Republic of Carthage."""

    law: ClassVar[Law[Tables, Charts, Constants]]

    scenario: Scenario
    seats: list[Seat]  # clockwise
    factions: dict[Seat, Faction]
    era: Era = "early"
    turn: int = 0  # 0: setting up
    last_turn: int | None = None  # how many turns were agreed upon; None: as many as the rules want
    senators: dict[str, Senator] = field(default_factory=dict[str, Senator])  # all in play, aligned or not
    provinces: dict[str, Province] = field(default_factory=dict[str, Province])  # those in play
    committee: dict[str, Membership] = field(default_factory=dict[str, Membership])
    wars: dict[str, War] = field(default_factory=dict[str, War])  # in the Forum, in order of appearance
    leaders: dict[str, EnemyLeader] = field(default_factory=dict[str, EnemyLeader])
    forces: dict[str, Force] = field(default_factory=dict[str, Force])
    expeditions: dict[str, Expedition] = field(default_factory=dict[str, Expedition])
    army: Army = field(default_factory=Army)
    treasury: int = 0  # the State Treasury
    tax: int = 10  # percent
    issued: int = 0  # Talents that have come from the bank and not gone back
    deck: list[str] = field(default_factory=list[str])  # the top card is the last
    next_deck: list[str] = field(default_factory=list[str])  # Campaign: the Late deck
    gone: list[str] = field(default_factory=list[str])  # cards discarded or out of the game
    explorations: list[str] = field(default_factory=list[str])  # open in the Forum
    concessions: list[str] = field(default_factory=list[str])  # Trade Concessions in the Forum
    curia: Curia = field(default_factory=Curia)
    laws: list[str] = field(default_factory=list[str])  # in force
    table_events: dict[str, TableEvent] = field(default_factory=dict[str, TableEvent])
    stacks: dict[str, Stack] = field(default_factory=dict[str, Stack])
    areas: dict[str, dict[str, int]] = field(default_factory=dict[str, dict[str, int]])  # open: the cards each added
    prices: dict[str, int] = field(default_factory=dict[str, int])  # multipliers in the next Trade Phase
    returning: list[TradeCard] = field(default_factory=list[TradeCard])  # turned in, going back to their stacks
    turned_in: int = 0  # trade cards turned in by all players this turn
    floor: Book = field(default_factory=Book)
    forum: Initiatives = field(default_factory=Initiatives)
    senate: Session = field(default_factory=Session)
    combat: Combat = field(default_factory=Combat)
    neutrals: Neutrals = field(default_factory=Neutrals)  # RC-15
    ballots: BallotMode = "ordered"  # how the table votes (RC-9.0.9, 9.0.15c)
    assassination: Assassination = "base"  # RC-14.1.6
    defeated: list[str] = field(default_factory=list[str])  # Wars that were won (RC-8.9.10)
    reigns: list[Reign] = field(default_factory=list[Reign])  # RC-9.10: this turn's Suffetes for Life
    agreements: list[Agreement] = field(default_factory=list[Agreement])
    agreements_made: int = 0
    once: list[str] = field(default_factory=list[str])  # what has been done this turn, and counts until it is over
    spoils: list[str] = field(
        default_factory=list[str]
    )  # Provinces whose Governors have said they take spoils (RC-6.8.2)
    ransoms: list[str] = field(default_factory=list[str])  # Captives to be bought free between phases (RC-10.2.14)
    last_hrao: Seat | None = None
    chronicle: Chronicle = field(default_factory=Chronicle)
    ending: Ending | None = None

    @property
    def tables(self) -> Tables:
        """The components."""
        return self.law.tables

    # People and Neutrals, RC-15

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
        """Make an event known; what only Neutrals should hear nobody hears, for their hands are open (RC-15.1)."""
        heard: Sequence[Seat] | None = None if to is None else [one for one in to if not self.factions[one].neutral]
        if heard is None or heard:
            super(Carthage, self).tell(event, heard)

    # Senators and factions

    def senators_of(self, seat: Seat) -> list[Senator]:
        """The Senators of a faction, by ID."""
        return by_number(senator for senator in self.senators.values() if senator.faction == seat)

    def aligned(self) -> list[Senator]:
        """RC-1.4b: all Senators in factions, by ID."""
        return by_number(senator for senator in self.senators.values() if senator.faction is not None)

    def in_forum(self) -> list[Senator]:
        """The unaligned Senators in the Forum, by ID."""
        return by_number(one for one in self.senators.values() if one.faction is None and one.in_carthage)

    def unaligned(self) -> list[Senator]:
        """All Senators in no faction, by ID: in the Forum, or governing a Province."""
        return by_number(senator for senator in self.senators.values() if senator.faction is None)

    def in_carthage(self, seat: Seat | None = None) -> list[Senator]:
        """RC-1.4c: the aligned Senators in Carthage, of one faction or of all."""
        of_some = (one for one in self.senators.values() if (one.faction == seat if seat else one.faction is not None))
        return by_number(one for one in of_some if one.in_carthage)

    def numbered(self, number: int) -> list[Senator]:
        """The Senators in play with this ID: one, or both Statesmen of a pair (RC-5.0b)."""
        return [senator for senator in self.senators.values() if senator.number == number]

    def leader(self, seat: Seat) -> Senator | None:
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

    def traders(self, seat: Seat) -> int:
        """RC-7.1.1a: the Traders of a faction, at home or away; those of Captives do not count."""
        return sum(senator.traders for senator in self.senators_of(seat) if senator.free)

    # Offices and order

    def holders(self, office: Office) -> list[Senator]:
        """Who holds an office (there may be several Generals and Explorers)."""
        return [senator for senator in self.senators.values() if senator.office == office]

    def holder(self, post: str) -> Senator | None:
        """The Suffete or Committee Member of this name, wherever he is."""
        if post in self.committee:
            return self.senators.get(self.committee[post].member)
        return next((senator for senator in self.senators.values() if senator.office == post), None)

    def posts(self, senator: Senator) -> list[str]:
        """RC-9.1: every office he holds: Suffete, General, Explorer, Committee seat, Province."""
        seats = [one.id for one in self.committee.values() if one.member == senator.id]
        provinces = [one.id for one in self.provinces.values() if one.governor == senator.id]
        return [*([senator.office] if senator.office else []), *seats, *provinces]

    def title(self, post: str) -> str:
        """The name of a post."""
        return self.tables.titles[post]

    def officials(self) -> Iterator[Senator]:
        """RC-1.4g: the aligned officials, wherever they are, the highest first."""
        holders = (self.holder(post) for post in self.law.charts.hrao_order.order)
        return (one for one in holders if one and one.faction is not None)

    def hrao(self) -> Senator | None:
        """RC-1.4g: the highest ranking available official; None if no aligned Senator is in Carthage."""
        present = (one for one in self.officials() if one.in_carthage)
        return next(present, None) or foremost(self.in_carthage())

    def hrao_seat(self) -> Seat:
        """RC-1.4g: the player of the HRAO, or who takes his place in every order of players."""
        return self.from_hrao()[0]

    def from_hrao(self) -> list[Seat]:
        """RC-1.5a: the players clockwise from the HRAO's, without those who are out (RC-5.4)."""
        first = self.hrao() or self.holder("home-suffete")
        start = self.seats.index((first.faction if first else None) or self.last_hrao or self.seats[0])
        return [seat for seat in self.seats[start:] + self.seats[:start] if not self.factions[seat].out]

    def remember_hrao(self) -> None:
        """RC-1.4g: note whose player the HRAO is, for the time when nobody is left to be one."""
        hrao = self.hrao()
        if hrao:
            self.last_hrao = hrao.faction

    # Wars, Provinces, units

    def active_wars(self) -> list[War]:
        """The Active Wars, the Civil War included."""
        return [war for war in self.wars.values() if war.status == "active"]

    def lost_wars(self) -> list[War]:
        """RC-9.5.4."""
        return [war for war in self.wars.values() if war.status == "lost"]

    def matching(self, group: str) -> list[War]:
        """The Wars of a group in the Forum, in group order; a Lost War never matches (RC-9.5.4a)."""
        found = [war for war in self.wars.values() if group and war.group == group and war.status != "lost"]
        return sorted(found, key=lambda war: war.order)

    def provinces_in_order(self) -> list[Province]:
        """The Provinces in play, in the order of T-8."""
        return [self.provinces[name] for name in self.tables.provinces if name in self.provinces]

    def attacked(self, province: str) -> bool:
        """RC-6.8.1: whether an Active War lists this Province under "attacks"."""
        return any(war.card and province in war.card.attacks for war in self.active_wars())

    def rebels(self) -> list[Senator]:
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

    def caravans_in_service(self) -> int:
        """All Caravans, at home or away."""
        return self.army.caravans + sum(expedition.caravans for expedition in self.expeditions.values())

    def trade_fleets_in_service(self) -> int:
        """All Trade Fleets, at home or away."""
        return self.army.trade_fleets + sum(expedition.trade_fleets for expedition in self.expeditions.values())

    # Events and Laws

    def event_level(self, name: str) -> int:
        """The level of a Table Event, 0 if it is not in play."""
        event = self.table_events.get(name)
        return event.level if event else 0

    def event_effects(self, op: str) -> list[tuple[TableEvent, Effect]]:
        """The Table Events in play that do this now, with what they do at their level."""
        sides = ((event, self.tables.table_events[event.id].level(event.level)) for event in self.table_events.values())
        return [(event, effect) for event, side in sides for effect in side.effects if effect.op == op]

    def omens(self) -> int:
        """RC-8.8.4: what Evil Omens take from a roll, 0 or less; each further one takes as much again."""
        taken = [one.params["value"] * event.times for event, one in self.event_effects("global_roll_modifier")]
        return sum(taken)

    def flag(self, name: str) -> bool:
        """Whether a Law in force sets this rule."""
        effects = (effect for law in self.laws for effect in self.tables.laws[law].effects)
        return any(effect.op == "rule_flag" and effect.params["flag"] == name for effect in effects)


def by_number(senators: Iterable[Senator]) -> list[Senator]:
    """Senators by ID; of two with one ID the Statesman A comes first."""
    return sorted(senators, key=lambda senator: (senator.number, senator.statesman, senator.id))


def foremost(senators: Iterable[Senator]) -> Senator | None:
    """The Senator with the highest INF, then ORA, then lowest ID."""
    return min(senators, key=lambda senator: (*senator.standing, senator.statesman), default=None)
