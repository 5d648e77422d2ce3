"""SR-33.3: all operations of events; when a card is playable; what it does."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from games.sword.action.deed import Deed, Op, Play, pick
from games.sword.action.effects.armies import ARMIES, armies
from games.sword.action.effects.dealings import DEALINGS
from games.sword.action.effects.effect import Effect
from games.sword.action.effects.hands import HANDS
from games.sword.action.effects.leaders import LEADERS
from games.sword.action.effects.places import PLACES, take_control, takeable
from games.sword.action.effects.units import UNITS, place, room_for
from games.sword.board import friendly, regions
from games.sword.components import Card
from games.sword.siege import sunk
from games.sword.state import Sword

CONDITIONS: Final[Mapping[str, Callable[[Sword], bool]]] = {"ETS-20": lambda g: g.control("populonium") == "ETR"}
"""What the text of a card demands beside its effects."""
FIRST_IF: Final[Mapping[str, Callable[[Sword], bool]]] = {
    "GRE-08x": lambda g: any(friendly(g, "GRE", at) or g.cu("GRE", at) for at in regions("Africa"))
}
"""Cards of two effects: when the first counts, and no other; else the second."""


def _anyway(_: Sword) -> bool:
    return True


def ways(g: Sword, play: Play, op: Op) -> list[tuple[Op, str]]:
    """SR-33.3: each of its effects with each of its places."""
    found = [[(one, at) for at in _places(g, play, one)] for one in op["options"]]
    if play.card in FIRST_IF:
        found = found[:1] if FIRST_IF[play.card](g) else found[1:]
    return [way for one in found for way in one]


def _places(g: Sword, play: Play, op: Op) -> Sequence[str]:
    return takeable(g, play, op) if op["op"] == "take_control" else room_for(g, play.face, op)


async def either(g: Sword, deed: Deed, op: Op) -> None:
    """SR-33.3: one of two effects, as its player likes, or as the text says."""
    able = {f"{one['op']}.{at}": (one, at) for one, at in ways(g, deed.play, op)}
    one, at = able[await pick(g, deed, "either", list(able), lapse=next(iter(able)))]
    if one["op"] == "take_control":
        take_control(g, deed.play, at)
    else:
        place(g, one, at)


EFFECTS: Final[Mapping[str, Effect]] = {
    **UNITS,
    **HANDS,
    **LEADERS,
    **DEALINGS,
    **PLACES,
    **ARMIES,
    "either": Effect("must", lambda g, play, op: bool(ways(g, play, op)), either),
}
EVENT_KINDS: Final = ("event", "leader", "permanent", "campaign")
"""SR-33.1: the kinds that are played as events."""


def playable(g: Sword, card: Card) -> bool:
    """SR-33.3, 6.9: it is an event, its conditions hold, its price can be paid, and it has a legal effect."""
    if card.kind not in EVENT_KINDS or not CONDITIONS.get(card.id, _anyway)(g):
        return False
    play = Play("event", card.id)
    found = [(EFFECTS[op["op"]], op) for op in card.effects]
    if not all(one.able(g, play, op) for one, op in found if one.role == "must"):
        return False
    return any(_counts(one, op) and one.able(g, play, op) for one, op in found)


def _counts(effect: Effect, op: Op) -> bool:
    """SR-6.9: a price is no effect, nor is what only goes with another."""
    return effect.role != "with" and op["op"] != "cost_cu"


def plays(g: Sword, card: Card) -> Iterator[Play]:
    """SR-33.3: the ways to play it as event: for each army it may activate, else one."""
    if not playable(g, card):
        return
    if any(op["op"] == "activate" for op in card.effects):
        for power, at, inside in armies(g, card.deck, card):
            yield Play("event", card.id, power, at, inside)
    else:
        yield Play("event", card.id)


async def carry_out(g: Sword, deed: Deed) -> None:
    """SR-6.9, 33.3, 13.5: the price first, then each effect in the order of the card, as far as it is legal."""
    for op in deed.card.effects:
        effect = EFFECTS[op["op"]]
        if effect.able(g, deed.play, op):
            await effect.act(g, deed, op)
    await sunk(g)
