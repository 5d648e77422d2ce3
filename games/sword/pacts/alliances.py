"""SR-15.3, 15.4: alliances at the start of an action, and in the Alliance Phase."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from games.kernel import Decision, IllegalAnswer, Interrupt, OneOf, Record, Seat, Several, StepId, ask_all
from games.sword.components import Player, Power
from games.sword.hands import face, spend
from games.sword.pacts.events import AllianceBroken, AllianceEnded, AllianceMade, AllianceOffered, AllianceRefused
from games.sword.state import Alliance, Sword

PRICE: Final = 2  # SR-15.4: a card of so many OP or more
TWO: Final = 2  # SR-22.3: so many players make no alliances but those of their sides
POINT: Final = "point"
"""SR-15.4: who has no such card pays a victory point."""


def pair(a: Power, b: Power) -> str:
    """The id of an alliance, own power first."""
    return f"{a}-{b}"


def between(g: Sword, a: Power, b: Power) -> Alliance | None:
    """SR-15.1."""
    return next((one for one in g.alliances if one.of(a) and one.of(b)), None)


def strangers(g: Sword, player: Player) -> dict[str, tuple[Power, Power]]:
    """SR-15.1, 15.3, 16.2, 22.3: pairs of an own and another player's power that are not allied; none with two."""
    if g.count == TWO:
        return {}
    others: list[Power] = [power for one in g.players if g.seat(one) != g.seat(player) for power in g.hands[one].powers]
    return {
        pair(mine, its): (mine, its)
        for mine in g.hands[player].powers
        for its in others
        if between(g, mine, its) is None
    }


def ties(g: Sword, player: Player) -> dict[str, Alliance]:
    """SR-15.1, 3.2: own alliances, but for those of the set-up, which always last."""
    return {
        pair(mine, one.other(mine)): one
        for mine in g.hands[player].powers
        for one in g.alliances
        if one.of(mine) and not one.permanent
    }


def breakable(g: Sword, player: Player) -> dict[str, Alliance]:
    """SR-15.4: those that were not made in this action."""
    return {name: one for name, one in ties(g, player).items() if one.formed != g.moment}


# At the start of an action


def offers(g: Sword) -> list[Interrupt[Any]]:
    """SR-5.4.1: until he has played the active player may propose and break alliances; nobody waits for it."""
    player = g.active
    found: list[Interrupt[Any]] = []
    if able := unasked(g, player):
        choice: Several[tuple[Power, Power]] = Several(able, 1, len(able))
        proposing = _decision(g, "alliance.propose", choice, "SR-15.3", "SR-DP36")
        found.append(Interrupt(proposing, partial(propose, g)))
    if own := breakable(g, player):
        breaking = _decision(g, "alliance.break", Breaking(g, player, own).choice(), "SR-15.4", "SR-DP37")
        found.append(Interrupt(breaking, partial(break_up, g, player)))
    return found


def unasked(g: Sword, player: Player) -> dict[str, tuple[Power, Power]]:
    """SR-15.3: each alliance is proposed once in an action, else he might ask until the other gives in."""
    return {name: one for name, one in strangers(g, player).items() if name not in g.proposed}


def _decision(g: Sword, kind: str, choice: object, clause: str, point: str) -> Decision[object]:
    about = {"turn": g.turn, "round": g.round, "player": g.active}
    return Decision(kind, g.seat(g.active), choice, clause, point, about, awaited=False, personal=True)  # type: ignore[arg-type]


async def propose(g: Sword, pairs: Sequence[tuple[Power, Power]]) -> None:
    """SR-15.3: each proposal is answered at once; all who are asked answer at the same time."""
    g.proposed += [pair(mine, its) for mine, its in pairs]
    for mine, its in pairs:
        g.tell(AllianceOffered(mine, its))
    said = await ask_all(lambda: [one for seat in _asked(g, pairs) if (one := _answer(g, seat, pairs)) is not None])
    accepted = [one for answers in said.values() for one in answers]
    for mine, its in pairs:
        if (mine, its) in accepted:
            g.alliances.append(Alliance(mine, its, g.moment))
            g.tell(AllianceMade(mine, its))
        else:
            g.tell(AllianceRefused(mine, its))


def _asked(g: Sword, pairs: Sequence[tuple[Power, Power]]) -> list[Seat]:
    return list(dict.fromkeys(g.seat(player) for _, its in pairs if (player := g.player(its)) is not None))


def _answer(g: Sword, seat: Seat, pairs: Sequence[tuple[Power, Power]]) -> Decision[list[tuple[Power, Power]]] | None:
    """SR-DP24: which of the alliances proposed to him he enters; by default none."""
    mine: dict[str, tuple[Power, Power]] = {
        pair(its, by): (by, its)
        for by, its in pairs
        if (player := g.player(its)) is not None and g.seat(player) == seat and between(g, by, its) is None
    }
    choice: Several[tuple[Power, Power]] = Several(mine, 0, len(mine))
    about = {"turn": g.turn, "round": g.round, "player": g.active}
    return Decision("alliance.answer", seat, choice, "SR-15.3", "SR-DP24", about, lapse=[]) if mine else None


class Breaking:
    """SR-15.4: which alliances are broken, each for a card of 2 or more; who has none pays a victory point each."""

    def __init__(self, g: Sword, player: Player, ties: dict[str, Alliance]) -> None:
        self.ties = ties
        held = [one for one in g.hands[player].hand if face(one).op >= PRICE]
        self.prices = held or [POINT]

    def choice(self) -> Record[dict[str, str]]:
        """For each alliance "keep", or what is paid for its end."""
        prices: dict[str, OneOf[str]] = {
            name: OneOf({"keep": "", **{one: one for one in self.prices}}) for name in self.ties
        }
        return Record(self._check, **prices)

    def _check(self, **paid: str) -> dict[str, str]:
        """By alliance what is paid. IllegalAnswer: none is broken, or a card pays twice."""
        found = {name: price for name, price in paid.items() if price}
        cards = [price for price in found.values() if price != POINT]
        if not found:
            raise IllegalAnswer("choice.count", low=1, high=len(self.ties))
        if len(set(cards)) != len(cards):
            raise IllegalAnswer("choice.twice")
        return found


async def break_up(g: Sword, player: Player, paid: dict[str, str]) -> None:
    """SR-15.4: the alliances end; cards are discarded, or points lost, never below 0 (SR-4.1)."""
    able = breakable(g, player)
    for name, price in paid.items():
        if name not in able:
            continue
        if price == POINT:
            g.hands[player].vp = max(0, g.hands[player].vp - 1)
        else:
            spend(g, player, price)
        g.alliances.remove(able[name])
        g.tell(AllianceBroken(player, able[name].a, able[name].b, "" if price == POINT else price))


# The Alliance Phase


async def alliances(g: Sword) -> StepId:
    """SR-5.9, 15.3: all say at the same time which alliances they renew or wish for; both must have said it."""
    said = await ask_all(lambda: [one for seat in _chairs(g) if (one := _renewing(g, seat)) is not None])
    wished = [wish for wishes in said.values() for wish in wishes]
    for one in [one for one in g.alliances if not one.permanent]:
        if _mutual(wished, one.a, one.b):
            g.tell(AllianceMade(one.a, one.b, renewed=True))
        else:
            g.alliances.remove(one)
            g.tell(AllianceEnded(one.a, one.b))
    for a, b in wished:
        if _mutual(wished, a, b) and between(g, a, b) is None:
            g.alliances.append(Alliance(a, b, f"{g.turn}"))
            g.tell(AllianceMade(a, b))
    return "reinforcement"


def _chairs(g: Sword) -> list[Seat]:
    return list(dict.fromkeys(g.seat(player) for player in g.players))


def _renewing(g: Sword, seat: Seat) -> Decision[list[tuple[Power, Power]]] | None:
    """SR-DP25: his alliances, and those he might make; by default none."""
    pairs: dict[str, tuple[Power, Power]] = {}
    mine: list[Player] = [one for one in g.players if g.seat(one) == seat]
    for player in mine:
        pairs |= {name: _own_first(g, player, one) for name, one in ties(g, player).items()}
        pairs |= strangers(g, player)
    choice: Several[tuple[Power, Power]] = Several(pairs, 0, len(pairs))
    return Decision("alliance.renew", seat, choice, "SR-15.3", "SR-DP25", {"turn": g.turn}, lapse=[]) if pairs else None


def _own_first(g: Sword, player: Player, one: Alliance) -> tuple[Power, Power]:
    return (one.a, one.b) if one.a in g.hands[player].powers else (one.b, one.a)


def _mutual(wished: Sequence[tuple[Power, Power]], a: Power, b: Power) -> bool:
    return (a, b) in wished and (b, a) in wished
