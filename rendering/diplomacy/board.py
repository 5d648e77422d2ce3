"""The board of the political Diplomacy as scenes, wide and upright."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Final, Literal, TypeAlias

from games.diplomacy.seen.map_view import MapView
from rendering.diplomacy import panels
from rendering.diplomacy.chart import chart, upright_chart
from rendering.diplomacy.frame import banner, gist, stamped, upright
from rendering.diplomacy.measures import EDGE, GAP, INSIDE
from rendering.diplomacy.words import say
from rendering.layout import lowest
from rendering.scene import Block, Box, Caption, Scene
from rendering.words import speaking

Focus: TypeAlias = Literal["board", "phone", "card"]
HIGH: Final = 1066
MAP: Final = Box(16, 88, 1130, 876)
SIDE: Final = Box(1154, 88, 430, 876)
LEAST_DUTIES: Final = 70


def compose(view: MapView, focus: Focus = "board", caption: Caption | None = None, *, turned: bool = False) -> Scene:
    """The whole board; `turned`: what the printed map has above lies below."""
    caption = caption or Caption()
    with speaking(caption.language):
        return replace(_SCENES[focus](view, caption, turned), language=caption.language, armed=True)


def _board(view: MapView, caption: Caption, turned: bool) -> Scene:  # noqa: FBT001
    """Wide: the map, beside it the register of names and the railways."""
    blocks: tuple[Block, ...] = (
        banner(view, caption, 1600),
        chart(view, MAP, turned=turned),
        *_side(view),
        *panels.legends(Box(16, 968, 1568, 28), panels.BOARD_SIGNS),
    )
    title, footer = say("diplomacy-picture-board"), stamped(view, caption)
    return Scene(1600, HIGH, title, blocks, caption.changed, gist(view), footer)


def _side(view: MapView) -> Iterator[Block]:
    """Below one another: names, railways, and where there is room who neglects his duties."""
    names = panels.names(view, SIDE)
    yield names
    low, end = names.box.y + names.box.h + 6, SIDE.y + SIDE.h
    lines = panels.railways(view, replace(SIDE, y=low, h=min(240, end - low)))
    low = lines.box.y + lines.box.h + 6
    if end - low < LEAST_DUTIES:
        yield replace(lines, box=replace(lines.box, h=end - lines.box.y))
        return
    yield lines
    yield panels.duties(view, replace(SIDE, y=low, h=end - low))


def _phone(view: MapView, caption: Caption, turned: bool) -> Scene:  # noqa: FBT001
    """Upright: the map, below it everybody in two columns, the railways in words."""
    drawn = upright_chart(view, turned=turned)
    register = panels.names_abreast(view, drawn.box.y + drawn.box.h + GAP)
    lines = panels.railways_in_words(view, lowest((register,)) + GAP)
    legends = panels.legends(Box(EDGE, lowest((lines,)) + 6, INSIDE, 30), panels.BOARD_SIGNS)
    return upright(view, caption, say("diplomacy-picture-board"), (drawn, register, lines, *legends))


def _card(view: MapView, caption: Caption, turned: bool) -> Scene:  # noqa: FBT001
    """What all see on the card of a season: the map and everybody."""
    drawn = upright_chart(view, turned=turned)
    register = panels.names_abreast(view, drawn.box.y + drawn.box.h + GAP)
    return upright(view, caption, say("diplomacy-picture-board"), (drawn, register))


_SCENES: Final[Mapping[Focus, Callable[[MapView, Caption, bool], Scene]]] = {
    "board": _board,
    "phone": _phone,
    "card": _card,
}
