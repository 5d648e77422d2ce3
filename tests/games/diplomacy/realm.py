"""A realm to try one rule in: players by their codes, provinces, units, lines; and its seasons one after the other."""

from __future__ import annotations

from typing import TypeVar

from games.diplomacy import companies, railways, votes, winter
from games.diplomacy.adjudicator import adjudicate
from games.diplomacy.atlas import Atlas, Piece, Place, Position, Traffic
from games.diplomacy.orders import AnyOrder, Block, Convoy, Move, Order, Stand, Support
from games.diplomacy.state import NOBODY, Diplomacy, Force, Name, Permit, Player, Province, Railway, Season
from games.kernel import Dice, Event, Seat

E = TypeVar("E", bound=Event)
SEASONS: tuple[Season, ...] = ("spring", "autumn", "winter")


def seat(code: str) -> Seat:
    """The person behind a code; no text of a game may show it."""
    return Seat(f"person-{code.lower()}") if code else NOBODY


class Realm:
    """A state, and the parts of a season that are tried in it."""

    def __init__(self, *codes: str, chart: str = "standard", season: Season = "spring") -> None:
        players = {seat(code): Player(seat(code), holding=code) for code in codes or ("GV", "HAM", "MAG")}
        self.g = Diplomacy(
            step="", dice=Dice("realm", chapter="1"), map=chart, year=1901, season=season, players=players, provinces={}
        )
        self.g.names.update({code: Name(code, code, seat(code), approved=True) for code in codes})
        for code, space in self.chart.spaces.items():
            if space.ground != "sea":
                self.g.provinces[code] = Province(code)

    @property
    def chart(self) -> Atlas:
        return self.g.atlas

    def rule(self, code: str, *provinces: str, under: str = "") -> None:
        """A Ruler of provinces; or a Sub-Ruler `under` another."""
        for one in provinces:
            self.g.provinces[one].ruler = seat(under or code)
            self.g.provinces[one].sub_ruler = seat(code) if under else NOBODY

    def unit(self, arm: str, spot: str, base: str = "", *, commander: str = "", patron: str = "") -> Force:
        """A unit; based where it is told."""
        self.g.made += 1
        self.g.based += 1
        space, _, coast = spot.partition("/")
        made = Force(f"u{self.g.made}", "A" if arm == "A" else "F", space, coast, base=base, since=self.g.based)
        made.commander, made.patron = seat(commander), seat(patron)
        self.g.forces.append(made)
        self.g.stood[space] = made.id
        return made

    def line(self, route: str, *, laid: int = 0, issued: int = 20, builder: str = "", **shares: int) -> Railway:
        """A railway that lies already as far as `laid`, with its company."""
        self.g.founded += 1
        made = Railway(f"R{self.g.founded}", route.split("-"), laid=laid, issued=issued, builder=seat(builder))
        made.shares = {seat(code): number for code, number in shares.items()}
        made.controller = companies.majority(made)
        self.g.railways.append(made)
        return made

    def permit(self, code: str, *provinces: str) -> None:
        self.g.permits.extend(Permit(seat(code), one) for one in provinces)

    def received(self, *orders: AnyOrder) -> list[tuple[Seat, AnyOrder]]:
        """Orders as they came, each from its author."""
        return [(seat(order.author), order) for order in orders]

    def play(self, *orders: AnyOrder) -> Traffic | None:
        """A season's steps of railways, companies, Winter and votes; then the next one is opened."""
        self.g.told.clear()
        self.g.stood = {force.space: force.id for force in self.g.forces}
        sent, found = self.received(*orders), None
        if self.g.season == "winter":
            winter.adjust(self.g, sent)
        else:
            found = railways.traffic(self.g, sent)
            self.move(*(order for order in orders if isinstance(order, Stand | Move | Support | Convoy)), traffic=found)
        railways.step(self.g, sent)
        companies.step(self.g, sent)
        votes.close(self.g, sent)
        self.next_season()
        votes.open_season(self.g)
        return found

    def move(self, *orders: Order, traffic: Traffic) -> None:
        """Movement, as far as blocks come of it; units that move arrive."""
        pieces = {one.space: Piece(one.arm, one.at, self.g.commander(one)) for one in self.g.forces}
        codes = {one: (player.holding,) for one, player in self.g.players.items()}
        outcome = adjudicate(Position(self.chart, pieces, traffic, codes), {order.unit: order for order in orders})
        railways.note_blocks(self.g, outcome)
        for force in self.g.forces:
            force.space = outcome.fates[force.space].end.space

    def next_season(self) -> None:
        self.g.counted += 1
        self.g.season = SEASONS[(SEASONS.index(self.g.season) + 1) % 3]
        self.g.year += self.g.season == "spring"

    def told(self, kind: type[E], to: str | None = None) -> list[E]:
        """What of this kind was told in the last season: to all, or to the player of this code too."""
        return [
            one.event
            for one in self.g.told
            if isinstance(one.event, kind) and one.reaches(seat(to) if to is not None else None)
        ]

    def owned(self, railway: Railway) -> dict[str, int]:
        return {self.g.code(one): number for one, number in sorted(railway.shares.items())}


def stand(spot: str, block: Block | None = None) -> Stand:
    return Stand(unit=spot, block=block)


def at(spot: str) -> Place:
    space, _, coast = spot.partition("/")
    return Place(space, coast)
