"""SR-32.1: the board, points, piles and what is under way are public; of hands and decks one's own cards."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from games.kernel import Seat, View, ViewInParts, later
from games.sword.board import besieged
from games.sword.components import Control, Player, Power, UnitType
from games.sword.lately import newest
from games.sword.state import Hand, Sword, Tally, Where
from games.sword.turn.draw import size
from games.sword.turn.standing import number, rounds, sides


class HandView(View):
    """A player as all see him: how many cards he holds and has left to draw, never which."""

    seat: Seat
    vp: int
    plunder: int
    hand: int
    size: int
    deck: int
    desperate: tuple[str, ...]
    discard: tuple[str, ...]
    removed: tuple[str, ...]


class PlaceView(View):
    """A space."""

    control: Control
    loyalty: int
    walled: bool
    colony: bool
    siege: int
    besieger: Power | None
    besieged: bool
    plundered: bool
    razed: bool


class StackView(View):
    """CU of a power in a space."""

    power: Power
    at: str
    inside: bool
    units: dict[UnitType, int]

    @property
    def cu(self) -> int:
        """SR-2.7: all types count alike."""
        return sum(self.units.values())


class LeaderView(View):
    """A leader, and where he is."""

    power: Power
    where: Where
    at: str
    inside: bool


class AllianceView(View):
    """SR-15.1: two powers."""

    a: Power
    b: Power
    permanent: bool


class WalkView(View):
    """An army that has gone along these spaces of late."""

    power: Power
    path: tuple[str, ...]


class TallyView(View):
    """SR-4.1: how a player scored in a turn, by source; `beside`: what changed since the scoring before."""

    turn: int
    player: Player
    beside: int
    gained: tuple[str, ...]
    lost: tuple[str, ...]
    plunder: int
    unrest: int
    now: int


class SwordView(ViewInParts):
    """The table as one seat sees it, or the public.

    `own`: his hands' cards; `number`: of victory points that wins in this turn (SR-4.2); `sides`: who wins together;
    `underway`: the records of what is going on, by name, as plain values; `walks`: of the last round of actions;
    `touched`: the spaces in which the last action has done something; `tallies`: how all have scored, turn by turn.
    """

    count: int
    turn: int
    turns: int
    number: int
    round: int
    rounds: int
    order: tuple[Player, ...]
    active: Player | None
    moment: str
    sides: tuple[tuple[Player, ...], ...]
    hands: dict[Player, HandView]
    own: dict[Player, tuple[str, ...]]
    places: dict[str, PlaceView]
    stacks: tuple[StackView, ...]
    leaders: dict[str, LeaderView]
    alliances: tuple[AllianceView, ...]
    unrest: int
    raised: bool
    built: tuple[str, ...]
    insurrection: bool
    mines: bool
    treaties: tuple[tuple[Power, Power], ...]
    delayed: dict[Power, int]
    out: tuple[str, ...]
    winner: Player | None
    underway: dict[str, Any]
    walks: tuple[WalkView, ...]
    touched: tuple[str, ...]
    tallies: tuple[TallyView, ...]


def view(g: Sword, seat: Seat | None) -> SwordView:
    """SR-32.1: of what is secret only what this seat holds."""
    acting = g.step.startswith("action.") and g.step != "action.first" and bool(g.order)
    return SwordView(
        count=g.count,
        turn=g.turn,
        turns=g.turns,
        number=number(g),
        round=g.round,
        rounds=rounds(),
        order=tuple(g.order),
        active=g.active if acting else None,
        moment=g.moment,
        sides=tuple(tuple(side) for side in sides(g)),
        hands={player: _hand(g, g.hands[player]) for player in g.players},
        own={player: tuple(g.hands[player].hand) for player in g.players if g.seat(player) == seat},
        places=later(_places, g),
        stacks=later(_stacks, g),
        leaders=later(_leaders, g),
        alliances=tuple(AllianceView(a=one.a, b=one.b, permanent=one.permanent) for one in g.alliances),
        unrest=g.unrest,
        raised=g.raised,
        built=tuple(g.built),
        insurrection=g.insurrection,
        mines=g.mines,
        treaties=tuple(g.treaties),
        delayed={one.power: one.n for one in g.delayed},
        out=tuple(g.out),
        winner=g.winner,
        underway=underway(g),
        walks=tuple(WalkView(power=one.power, path=tuple(one.path)) for one in g.walks),
        touched=tuple(newest(g.touched)),
        tallies=later(_tallies, g),
    )


def _tallies(g: Sword) -> tuple[TallyView, ...]:
    return tuple(map(_tally, g.tallies))


def _tally(one: Tally) -> TallyView:
    return TallyView(
        turn=one.turn,
        player=one.player,
        beside=one.beside,
        gained=tuple(one.gained),
        lost=tuple(one.lost),
        plunder=one.plunder,
        unrest=one.unrest,
        now=one.now,
    )


def _hand(g: Sword, hand: Hand) -> HandView:
    return HandView(
        seat=hand.seat,
        vp=hand.vp,
        plunder=hand.plunder,
        hand=len(hand.hand),
        size=size(g, hand.player),
        deck=len(hand.deck),
        desperate=tuple(hand.desperate),
        discard=tuple(hand.discard),
        removed=tuple(hand.removed),
    )


def _places(g: Sword) -> dict[str, PlaceView]:
    beset = {one.at for one in g.stacks if not one.inside and besieged(g, one.at)}
    return {
        one.id: PlaceView(
            control=one.control,
            loyalty=one.loyalty,
            walled=one.walled,
            colony=one.colony,
            siege=one.siege,
            besieger=one.besieger,
            besieged=one.id in beset,
            plundered=one.plundered,
            razed=one.razed,
        )
        for one in g.places.values()
    }


def _stacks(g: Sword) -> tuple[StackView, ...]:
    return tuple(StackView(power=one.power, at=one.at, inside=one.inside, units=dict(one.units)) for one in g.stacks)


def _leaders(g: Sword) -> dict[str, LeaderView]:
    return {
        one.id: LeaderView(power=one.power, where=one.where, at=one.at, inside=one.inside) for one in g.leaders.values()
    }


def underway(g: Sword) -> dict[str, Any]:
    """What is going on, which all may see: an activation, a battle, a roll to be made, an event announced."""
    records = {
        "activation": g.activation,
        "battle": g.battle,
        "attempt": g.attempt,
        "voyage": g.voyage,
        "siege": g.siege,
        "raid": g.raid,
        "played": g.played,
    }
    return {name: asdict(one) for name, one in records.items() if one is not None}
