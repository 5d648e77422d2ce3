"""What stands beside the map: points, hands, the state of things, leaders, the key of the signs."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from games.sword.components import Player, cards, leaders, spaces
from games.sword.components import Power as PowerId
from games.sword.seen.score import expected
from games.sword.seen.view import LeaderView, SwordView
from rendering.bars import bars_high
from rendering.itinerary import Key, KeyLook
from rendering.layout import lines_high, pairs, pitched, signed
from rendering.painters import TITLE_HIGH
from rendering.scene import DASH, Bar, Bars, Box, Caption, Cell, Column, Grid, Lines, Part, Row, Tone
from rendering.sword.chart import KEYS, units
from rendering.sword.measures import LEAST
from rendering.sword.names import (
    arms,
    brief_leader,
    brief_place,
    called,
    labelled,
    leader,
    listed_leader,
    place,
    player,
    seat,
    winners,
)
from rendering.sword.words import say

TITLES: Final = TITLE_HIGH + 25
TWO: Final = 2  # sides of two hands each
RESTLESS: Final = 3  # unrest that costs a point
PAIRS: Final = 3  # alliances in a line


# Points


def score(view: SwordView, box: Box, caption: Caption) -> Bars:
    """SR-4: victory points to the number that wins, and what would be scored now; as high as it needs."""
    bars = tuple(_side(view, side, caption) for side in view.sides)
    most = max([view.number, *(sum(view.hands[one].vp for one in side) for side in view.sides)])
    high = replace(box, h=bars_high(len(bars)))
    aside, label = say("sword-wins", vp=view.number), 0.27 if len(view.sides) > TWO else 0.44
    return Bars(high, say("sword-points"), bars, most + 1, view.number, aside, shares=(label, 0.28))


def _side(view: SwordView, side: Sequence[Player], caption: Caption) -> Bar:
    """SR-22.3: a side, with two players of two hands."""
    parts = tuple(
        Part(view.hands[one].vp, say("sword-points-of", player=player(one), vp=view.hands[one].vp), arms(one))
        for one in side
    )
    change, total = sum(expected(view, one).change for one in side), sum(view.hands[one].vp for one in side)
    tone = Tone.STRONG if view.winner in side else Tone.PLAIN
    label = Cell(_sided(view, side, Caption()), _sided(view, side, caption), arms(side[0]), tone=tone)
    return Bar(label, parts, say("sword-points-note", vp=total, change=signed(change)))


def _sided(view: SwordView, side: Sequence[Player], caption: Caption) -> str:
    """Who is on a side, and who plays it."""
    who = caption.names.get(view.hands[side[0]].seat, "")
    return " + ".join(map(player, side)) + (f" ({who})" if who else "")


def by_source(view: SwordView, box: Box, size: int = 22, zoom: float = 1.0) -> Lines:
    """SR-4.1: what each would score now, space by space; as high as it needs."""
    lines = tuple(Cell(_sourced(view, one), seat=arms(one)) for one in view.hands)
    return Lines(replace(box, h=lines_high(lines, box.w, zoom, size)), say("sword-sources"), lines, size=size)


def _sourced(view: SwordView, one: Player) -> str:
    found = expected(view, one)
    parts: list[str] = []
    for name, ids in (("gained", found.gained), ("lost", found.lost)):
        parts += [say(f"sword-source-{name}", number=len(ids), places=", ".join(map(place, ids)))] if ids else []
    points = view.hands[one].plunder
    parts += [say("sword-source-plunder", points=points, vp=found.plunder)] if points else []
    if one == "CAR" and view.unrest:
        parts.append(say("sword-source-unrest", unrest=view.unrest, vp=found.unrest))
    return f"{player(one)}: {'; '.join(parts) or say('sword-source-none')}"


# Hands


def hands(view: SwordView, box: Box, caption: Caption, size: int = 21, pitch: int = 27) -> Grid:
    """How many cards each holds and has left, Desperate Times, the last card he laid down; as high as it needs."""
    wide = 44 if size < 24 else 56
    columns = (
        Column("", round(box.w * 0.27)),
        *(Column(say(f"sword-column-{one}"), wide, "right", say(f"sword-column-{one}-says")) for one in COUNTS),
        Column(say("sword-column-last"), says=say("sword-column-last-says")),
    )
    rows = tuple(_hand(view, one, caption) for one in _ordered(view))
    high = TITLES + pitch * len(rows) + 6
    return Grid(replace(box, h=high), say("sword-hands"), columns, rows, size=size, pitch=pitch)


COUNTS: Final = ("cards", "deck", "desperate")


def _ordered(view: SwordView) -> list[Player]:
    """In the order of this turn; before it is known in that of the seats."""
    return list(view.order) or list(view.hands)


def _hand(view: SwordView, one: Player, caption: Caption) -> Row:
    """A player's hand as all see it."""
    hand = view.hands[one]
    label = labelled(view, one, caption)
    label = replace(label, tone=Tone.STRONG if one == view.active else Tone.PLAIN)
    held = Cell(f"{hand.hand}/{hand.size}")
    counts = (_count(hand.deck), _count(len(hand.desperate)))
    last = cards()[hand.discard[-1]].title if hand.discard else ""
    return Row((label, held, *counts, Cell(last or DASH, says=last or say("sword-none"))))


def _count(number: int) -> Cell:
    return Cell(str(number)) if number else Cell(DASH, says="0", tone=Tone.FAINT)


# The state of things


def state(view: SwordView, box: Box, size: int = 21, zoom: float = 1.0) -> Lines:
    """Whose action it is, what is going on, alliances, unrest, what is in force; as high as it needs."""
    lines = tuple(affairs(view))
    high = lines_high(lines, box.w, zoom, size)
    return Lines(replace(box, h=high), say("sword-state"), lines, size=size)


def affairs(view: SwordView) -> Iterator[Cell]:
    """One line for each."""
    if view.winner:
        yield Cell(say("sword-won", player=winners(view)), seat=arms(view.winner), tone=Tone.GOOD)
    if view.active:
        yield Cell(say("sword-acts", player=player(view.active)), seat=arms(view.active), tone=Tone.STRONG)
    yield from doing(view)
    if view.order:
        yield Cell(say("sword-order", players=", ".join(map(player, view.order))))
    yield from _alliances(view)
    if "CAR" in view.hands:
        yield _unrest(view)
    yield from _in_force(view)
    yield from _waiting(view)


def _alliances(view: SwordView) -> Iterator[Cell]:
    """SR-15.1, 15.3: those that end in the Alliance Phase unless they are renewed; those of the set-up last."""
    made, *more = _pairs(view, lasting=False) or [say("sword-none")]
    yield Cell(say("sword-alliances", alliances=made))
    yield from map(Cell, more)
    yield from (Cell(say("sword-alliances-lasting", alliances=one)) for one in _pairs(view, lasting=True))


def _pairs(view: SwordView, *, lasting: bool) -> list[str]:
    """Three in a line: more of them would be cut."""
    found = [one for one in view.alliances if one.permanent == lasting]
    told = [say("sword-alliance", one=_power(one.a), other=_power(one.b)) for one in found]
    return [", ".join(told[n : n + PAIRS]) for n in range(0, len(told), PAIRS)]


def _power(one: PowerId) -> str:
    return say(f"sword-power-{one}")


def _unrest(view: SwordView) -> Cell:
    """SR-20: the unrest of Carthage, and whether a card may raise it in this round."""
    raised = [say("sword-raised")] if view.raised else []
    tone = Tone.WARN if view.unrest >= RESTLESS else Tone.PLAIN
    return Cell(", ".join([say("sword-unrest", unrest=view.unrest), *raised]), tone=tone)


def _in_force(view: SwordView) -> Iterator[Cell]:
    """What cards have brought that lasts."""
    for one in view.built:
        yield Cell(say(f"sword-built-{one}"))
    if view.insurrection:
        yield Cell(say("sword-insurrection"), tone=Tone.BAD)
    if not view.mines and "ETS" in view.hands:
        yield Cell(say("sword-mines"), tone=Tone.WARN)
    for one, other in view.treaties:
        yield Cell(say("sword-treaty", one=_power(one), other=_power(other)))
    for power, number in view.delayed.items():
        yield Cell(say("sword-delayed", power=_power(power), cu=number))


def _waiting(view: SwordView) -> Iterator[Cell]:
    """SR-8.4: leaders who are displaced."""
    names = [leader(name) for name, one in view.leaders.items() if one.where == "displaced"]
    if names:
        yield Cell(say("sword-displaced", names=", ".join(names)))


def doing(view: SwordView) -> Iterator[Cell]:
    """What is under way."""
    going = view.underway
    if card := going.get("played"):
        yield Cell(say("sword-plays", card=cards()[card["card"]].title), seat=arms(card["player"]))
    if army := going.get("activation"):
        mp = f"{army['halves'] / 2:g}"
        who = brief_leader(army["commander"]) if army["commander"] else _power(army["order"]["power"])
        yield Cell(say("sword-marches", name=who, place=place(army["at"]), mp=mp), seat=seat(army["order"]["power"]))
    for kind in ("battle", "siege", "raid"):
        if one := going.get(kind):
            yield Cell(say(f"sword-now-{kind}", place=place(one["at"])), tone=Tone.BAD)


# Leaders


def captains(view: SwordView, box: Box, *, abreast: int = 1, size: int = 21) -> Grid:
    """SR-8.1: leaders on the map with ratings, place and CU; those who do not fit stand on the map alone."""
    found = [_captain(view, name, counted=abreast == 1) for name, one in view.leaders.items() if one.where == "map"]
    least = LEAST if abreast > 1 else 0
    size, pitch = (
        max(one, least + extra)
        for one, extra in zip(pitched(box.h - TITLES - 6, -(-len(found) // abreast), size), (0, 5), strict=True)
    )
    rows = tuple(pairs(found)) if abreast == 2 and found else tuple(Row(cells) for cells in found)
    rows = rows[: max(1, (box.h - TITLES - 4) // pitch)]
    high = TITLES + pitch * max(1, len(rows)) + 6
    title, empty, columns = say("sword-leaders"), say("sword-no-leaders"), _captains_columns(box, abreast) * abreast
    return Grid(replace(box, h=high), title, columns, rows, size=size, pitch=pitch, abreast=abreast, empty=empty)


def _captains_columns(box: Box, abreast: int) -> tuple[Column, ...]:
    """Who, how able, with how many where there is room, and where."""
    share = 0.3 if abreast == 1 else 0.36
    counted = (Column(say("sword-column-cu"), 44, "right", say("sword-column-cu-says")),) if abreast == 1 else ()
    return (
        Column(say("sword-column-leader"), round(box.w / abreast * share)),
        *(Column(say(f"sword-column-{one}"), 36, "right", say(f"sword-column-{one}-says")) for one in RATINGS),
        *counted,
        Column(say("sword-column-place")),
    )


RATINGS: Final = ("activation", "tactics")


def _captain(view: SwordView, name: str, *, counted: bool) -> tuple[Cell, ...]:
    one, card = view.leaders[name], leaders()[name]
    stack = next((s for s in view.stacks if (s.power, s.at, s.inside) == (one.power, one.at, one.inside)), None)
    told = leader(name) if card.kind == "named" else listed_leader(name)
    who = Cell(listed_leader(name), says=f"{told}, {called(one.power)}", seat=seat(one.power))
    ratings = (Cell(str(card.activation)), Cell(str(card.tactics)))
    cu = Cell(str(stack.cu), says=units(stack)) if stack else Cell(DASH, says="0", tone=Tone.FAINT)
    return who, *ratings, *((cu,) if counted else ()), _where(one)


def _where(one: LeaderView) -> Cell:
    """Where a leader is; boxes by their short names."""
    name = brief_place(one.at) if spaces()[one.at].kind == "box" else place(one.at)
    told = f"[{place(one.at)}] {say('sword-inside')}" if one.inside else place(one.at)
    return Cell(f"[{name}]" if one.inside else name, says=told)


# The key


def key(box: Box, columns: int, size: int) -> Key:
    """What the signs of the map stand for."""
    terms: tuple[tuple[KeyLook, str], ...] = tuple((look, say(f"sword-key-{look}")) for look in KEYS)
    return Key(box, say("sword-key"), terms, columns, seat("ROM"), size)
