"""SR-3, 22: the set-up for two to five players."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Literal

from games.kernel import Dice, Options, Seat, Setup
from games.sword.board import place_leader, put
from games.sword.components import (
    GARRISON_BOX,
    PLAYERS,
    TRANSALPINE_BOX,
    Force,
    Player,
    Power,
    deck,
    leaders,
    set_up,
    spaces,
)
from games.sword.state import Alliance, Hand, Leader, Place, Sword

TURNS: Final = {"full": 9, "short": 6}
LAST: Final = 9


class SwordOptions(Options):
    """SR-1.1: nine turns, or six; who plays what is drawn unless it is chosen in the order of the chairs."""

    length: Literal["full", "short"] = "full"
    powers: Literal["by-lot", "by-seat"] = "by-lot"


def setup(chosen: Setup) -> Sword:
    """SR-3: everything stands; SR-3.3: the first hands are dealt, so the first Draw Phase is skipped."""
    options = SwordOptions.model_validate(chosen.options.model_dump())
    count = len(chosen.seats)
    layout = set_up(count)
    g = Sword(
        step="turn.begin",
        dice=Dice(chosen.seed),
        count=count,
        turns=min(chosen.turns or LAST, TURNS[options.length]),
        hands={},
        places=_places(layout),
    )
    g.dice.open_chapter("setup")
    g.hands = _hands(g, _seats(g, chosen.seats, options, layout), layout)
    g.leaders = _leaders(layout)
    g.alliances = [Alliance(a, b, permanent=True) for a, b in layout["permanent_alliances"]]
    g.out = _out(count)
    _stand(g, [Force.model_validate(one) for one in layout["forces"]])
    return g


def _places(layout: Any) -> dict[str, Place]:
    """SR-3.1: one marker per space; what is out of play controls nothing."""
    loyal = {one["space"]: one["loyalty"] for one in layout["loyalty_markers"]}
    return {
        one.id: Place(one.id, one.control, loyal.get(one.id, one.loyalty))
        for one in spaces().values()
        if one.id not in _out(layout["players"])
    }


def _out(count: int) -> list[str]:
    """SR-19, 22.2: the Garrison box with fewer than five; with three, the Gauls and the Transalpine box."""
    three = [one.id for one in spaces().values() if one.home == "GAU" or one.id == TRANSALPINE_BOX]
    return [*([] if count == len(PLAYERS) else [GARRISON_BOX]), *(three if count == 3 else [])]


def _hands(g: Sword, seats: Mapping[Player, Seat], layout: Any) -> dict[Player, Hand]:
    """SR-3.3: two Desperate Times face up, the other 37 shuffled, a first hand dealt."""
    found: dict[Player, Hand] = {}
    for player in layout["player_ids"]:
        mine = deck(player, g.count)
        hand = Hand(player, seats[player], [one.id for one in mine if one.kind != "desperate"])
        hand.desperate = [one.id for one in mine if one.kind == "desperate"]
        g.dice.shuffle(f"deck.{player}", hand.deck)
        hand.hand = [hand.deck.pop() for _ in range(layout["first_hands"][player])]
        hand.vp = layout["vp_start"]
        found[player] = hand
    return found


def _seats(g: Sword, chairs: Sequence[Seat], options: SwordOptions, layout: Any) -> dict[Player, Seat]:
    """SR-3.4, 22.3: who plays what: as the chairs stand, or by lot; with two, each plays a side."""
    sides: list[list[Player]] = [one["player_ids"] for one in layout.get("sides", ())]
    sides = sides or [[one] for one in layout["player_ids"]]
    seats = list(chairs)
    if options.powers == "by-lot":
        g.dice.shuffle("powers", seats)
    return {player: seat for seat, side in zip(seats, sides, strict=True) for player in side}


def _leaders(layout: Any) -> dict[str, Leader]:
    """SR-8.3: those of the powers in play; named ones wait for their card, minor ones in the pool."""
    return {
        one.id: Leader(one.id, one.power, "card" if one.entry == "card" else "pool")
        for one in leaders().values()
        if _plays(layout["players"], one.power, named=one.kind == "named")
    }


def _plays(count: int, power: Power, *, named: bool) -> bool:
    """SR-3.5, 22: no Gauls with three; named Carthaginians and revolting mercenaries only with five."""
    if power in ("GAU", "TRG"):
        return count != 3
    if power == "MER" or (power == "CAR" and named):
        return count == len(PLAYERS)
    return True


def _stand(g: Sword, forces: Iterable[Force]) -> None:
    """SR-3.5, 3.6: leaders and CU; those who find themselves in a city of theirs stand outside (SR-2.11)."""
    for force in forces:
        put(g, force.power, force.space, {force.type: force.cu})
        for one in force.leaders:
            place_leader(g.leaders[one], force.space)
