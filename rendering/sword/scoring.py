"""SR-4: how all have scored: points by turn as curves, where they came from, the last scoring, the next."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from games.sword.components import Player, tables
from games.sword.seen.score import Source, curve, sources
from games.sword.seen.view import SwordView, TallyView
from rendering.curves import Curve, Curves
from rendering.layout import lines_high, signed
from rendering.painters import TITLE_HIGH
from rendering.scene import DASH, Block, Box, Cell, Column, Grid, Lines, Row, Tone
from rendering.sword.measures import GAP
from rendering.sword.names import arms, place, player
from rendering.sword.panels import by_source
from rendering.sword.words import say

ROWS: Final[Sequence[Source]] = (
    "start",
    "towns",
    "cities",
    "tribes",
    "lost",
    "plunder",
    "unrest",
    "beside",
    "floor",
)
ALWAYS: Final = 5  # rows that are shown though they are nothing to anybody


@dataclass(frozen=True, slots=True)
class Look:
    """How a picture of it is made: from where, how wide, how high the curves, in what letters.

    `names`: how much of the width the names of the curves take.
    """

    corner: tuple[int, int]
    wide: int
    high: int
    size: int
    zoom: float
    names: float


def scoring(view: SwordView, look: Look) -> tuple[Block, ...]:
    """One below the other; when somebody has won nothing is scored any more."""
    blocks: list[Block] = [curves(view, look)]
    blocks.append(table(view, look, _below(blocks)))
    blocks.append(last(view, look, _below(blocks)))
    if view.winner:
        return tuple(blocks)
    now = by_source(view, Box(look.corner[0], _below(blocks), look.wide, 0), look.size, look.zoom)
    return (*blocks, now)


def _below(blocks: Sequence[Block]) -> int:
    box = blocks[-1].box
    return box.y + box.h + GAP


# Curves


def curves(view: SwordView, look: Look) -> Curves:
    """SR-4.1, 4.2, 22.3: the points of each side after each turn, and the number that wins."""
    track = [int(one["auto_victory_vp"]) * len(view.sides[0]) for one in tables()["turn_track"][: view.turns]]
    return Curves(
        Box(*look.corner, look.wide, look.high),
        say("sword-curve"),
        tuple(map(str, range(view.turns + 1))),
        tuple(Curve(_sided(side), _together(view, side)) for side in view.sides),
        (track[0], *track),
        say("sword-curve-wins"),
        say("sword-curve-aside"),
        look.size,
        look.names,
    )


def _sided(side: Sequence[Player]) -> Cell:
    return Cell(" + ".join(map(player, side)), seat=arms(side[0]))


def _together(view: SwordView, side: Sequence[Player]) -> tuple[int, ...]:
    """SR-22.3: scores of a side are added."""
    return tuple(map(sum, zip(*(curve(view, one) for one in side), strict=True)))


# Where they came from


def table(view: SwordView, look: Look, y: int) -> Grid:
    """SR-4.1, 4.1.2: what each has of what; rows that are nothing to anybody are left out after the first."""
    found: dict[Player, Mapping[Source, int]] = {one: sources(view, one) for one in view.hands}
    some: list[Source] = [name for n, name in enumerate(ROWS) if n < ALWAYS or any(one[name] for one in found.values())]
    rows = [Row((Cell(say("sword-row-player")), *(_head(one) for one in found)))]
    rows += [
        Row((Cell(say(f"sword-row-{name}")), *(_amount(name, one[name]) for one in found.values()))) for name in some
    ]
    total = (Cell(str(view.hands[one].vp), tone=Tone.STRONG) for one in found)
    rows.append(Row((Cell(say("sword-row-points"), tone=Tone.STRONG), *total)))
    pitch = round(look.size * 1.2)
    high = TITLE_HIGH + pitch * len(rows) + 6
    columns = (Column("", round(look.wide * 0.34)), *(Column("", align="right") for _ in found))
    return Grid(
        Box(look.corner[0], y, look.wide, high),
        say("sword-by-source"),
        columns,
        tuple(rows),
        size=look.size,
        pitch=pitch,
    )


def _head(one: Player) -> Cell:
    return Cell(say(f"sword-brief-{one}"), says=player(one), seat=arms(one))


def _amount(name: Source, number: int) -> Cell:
    """With its sign, but for the points of the start."""
    if not number:
        return Cell(DASH, says="0", tone=Tone.FAINT)
    tone = Tone.BAD if number < 0 else Tone.PLAIN
    return Cell(str(number) if name == "start" else signed(number), tone=tone)


# The last scoring


def last(view: SwordView, look: Look, y: int) -> Lines:
    """SR-5.8: what each scored the last time, space by space."""
    turn = max((one.turn for one in view.tallies), default=0)
    lines = tuple(Cell(_scored(one), seat=arms(one.player)) for one in view.tallies if one.turn == turn)
    high = lines_high(lines, look.wide, look.zoom, look.size)
    title, empty = say("sword-last-scored", turn=turn), say("sword-not-scored")
    return Lines(Box(look.corner[0], y, look.wide, high), title, lines, empty, look.size)


def _scored(one: TallyView) -> str:
    return f"{player(one.player)}: {'; '.join(_parts(one)) or say('sword-source-none')}"


def _parts(one: TallyView) -> Iterator[str]:
    for name, ids in (("gained", one.gained), ("lost", one.lost)):
        if ids:
            yield say(f"sword-source-{name}", number=len(ids), places=", ".join(map(place, ids)))
    if one.plunder:
        yield say("sword-source-plundered", vp=one.plunder)
    if one.unrest:
        yield say("sword-source-unrested", vp=one.unrest)
    if one.beside:
        yield say("sword-source-beside", number=signed(one.beside))


# Sentences


def sentences(view: SwordView) -> Iterator[str]:
    """What each has won or lost in the last scoring."""
    turn = max((one.turn for one in view.tallies), default=0)
    for one in view.tallies:
        if one.turn == turn:
            change = one.now - curve(view, one.player)[-2]
            yield say("sword-gist-scored", player=player(one.player), change=signed(change), turn=turn)
