"""The board of The Sword of Rome as scenes: wide and upright, its five parts, hands, piles, points, a battle."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final, Literal, TypeAlias

from games.sword.seen.view import SwordView
from rendering.itinerary import Key
from rendering.keys import key_high
from rendering.scene import Block, Box, Caption, Scene
from rendering.sword import battle, hand, panels, scoring
from rendering.sword.chart import Crop, chart, theatre
from rendering.sword.frame import banner, cutting, gist, part, stamped, upright
from rendering.sword.measures import BAR, BODY, EDGE, GAP, HEAD, INSIDE, LEAST, READ, ROW, ZOOM
from rendering.sword.words import say
from rendering.words import speaking

Focus: TypeAlias = Literal[
    "board",
    "phone",
    "card",
    "strip",
    "gaul",
    "etruria",
    "samnium",
    "greece",
    "sicily",
    "hand",
    "piles",
    "battle",
    "score",
    "score-phone",
]
HIGH: Final = 1200
MAP: Final = Box(16, 88, 1044, 1078)
SIDE: Final = Box(1068, 88, 516, 1078)
KEY: Final = Box(690, 96, 362, 0)
CROPS: Final[Sequence[Crop]] = ("gaul", "etruria", "samnium", "greece", "sicily")
CROP_HIGH: Final = 860
LETTERS: Final = 22  # of a crop: shown 390 wide eleven pixels high
UPRIGHT_MAP: Final = 1060
LEADERS_HIGH: Final = 460


def compose(view: SwordView, focus: Focus = "board", caption: Caption | None = None) -> Scene:
    """The scene of one focus; a seat without hands, and a table without a battle, give the board."""
    caption = caption or Caption()
    if (focus == "hand" and not view.own) or (focus == "battle" and not fought(view)):
        focus = "board"
    with speaking(caption.language):
        focus = matter(view) if focus == "strip" else focus
        return replace(_SCENES[focus](view, caption), language=caption.language)


def fought(view: SwordView) -> str:
    """What is being fought: a battle, else a siege, else a raid; "": nothing."""
    return next((kind for kind in ("battle", "siege", "raid") if kind in view.underway), "")


def matter(view: SwordView) -> Focus:
    """What one wants to see beside the whole board: the fight, where somebody marches or has acted, the points."""
    army = view.underway.get("activation")
    if fought(view):
        return "battle"
    if army or (view.active and view.touched):
        return theatre(army["at"] if army else view.touched[-1])
    return "score-phone"


# The board


def _board(view: SwordView, caption: Caption) -> Scene:
    """Wide: the map with its key, beside it points, hands, the state of things, leaders."""
    key = _key(KEY, 2, 18)
    blocks: tuple[Block, ...] = (
        banner(view, caption, 1600),
        chart(view, MAP, key=key),
        *_side(view, caption),
    )
    title, told = say("sword-picture-board"), gist(view, caption)
    return Scene(1600, HIGH, title, blocks, caption.changed, told, stamped(view, caption), armed=True)


def _key(box: Box, columns: int, size: int) -> Key:
    found = panels.key(box, columns, size)
    return replace(found, box=replace(box, h=key_high(found)))


def _side(view: SwordView, caption: Caption) -> Iterator[Block]:
    """Below one another, each as high as it needs; the leaders have what is left, and what it scores if it can be."""
    box = SIDE
    for make in (panels.score, panels.hands):
        block: Block = make(view, box, caption)
        yield block
        box = _below(block, box)
    block = panels.state(view, box)
    yield block
    box = _below(block, box)
    block = panels.captains(view, box)
    yield block
    sources = panels.by_source(view, _below(block, box))
    if sources.box.y + sources.box.h <= SIDE.y + SIDE.h:
        yield sources


def _below(block: Block, box: Box, gap: int = 6) -> Box:
    """What is left of a box below a block."""
    low = block.box.y + block.box.h + gap
    return replace(box, y=low, h=box.y + box.h - low)


def _phone(view: SwordView, caption: Caption) -> Scene:
    """Upright: the map, below it points, hands, the state of things, leaders, the key."""
    blocks = [*_card_blocks(view, caption)]
    leaders = panels.captains(view, _under(blocks, LEADERS_HIGH), abreast=2, size=BODY)
    blocks.append(leaders)
    blocks.append(_key(_under(blocks, 0), 3, LEAST))
    return upright(view, caption, say("sword-picture-board"), blocks, gist(view, caption))


def _card(view: SwordView, caption: Caption) -> Scene:
    """What all see on the card of a round: the map, points, hands, the state of things."""
    blocks = _card_blocks(view, caption)
    return upright(view, caption, say("sword-picture-board"), blocks, gist(view, caption))


def _card_blocks(view: SwordView, caption: Caption) -> list[Block]:
    map_ = chart(view, Box(EDGE, HEAD + GAP, INSIDE, UPRIGHT_MAP), size=LEAST, brief=True)
    blocks: list[Block] = [map_]
    blocks.append(panels.score(view, _under(blocks, 0), caption))
    blocks.append(panels.hands(view, _under(blocks, 0), caption, BODY, ROW))
    blocks.append(panels.state(view, _under(blocks, 0), BODY, ZOOM))
    return blocks


def _under(blocks: list[Block], high: int) -> Box:
    """The next place on an upright board."""
    last = blocks[-1].box
    return Box(EDGE, last.y + last.h + GAP, INSIDE, high)


# Its parts


def _crop(view: SwordView, caption: Caption, focus: Crop) -> Scene:
    """One theatre in letters that can be read on a telephone, with the key below it."""
    map_ = chart(view, Box(EDGE, BAR + GAP, INSIDE, CROP_HIGH), focus=focus, size=LETTERS)
    key = _key(_under([map_], 0), 3, LEAST)
    return cutting(view, caption, say(f"sword-picture-{focus}"), (map_, key), gist(view, caption))


def _piles(view: SwordView, caption: Caption) -> Scene:
    """The open piles of all, and what is left."""
    blocks = hand.discards(view, BAR + GAP)
    return cutting(view, caption, say("sword-picture-piles"), blocks, gist(view, caption))


def _hand(view: SwordView, caption: Caption) -> Scene:
    """A seat's own cards."""
    told = tuple(line for one in view.own for line in hand.sentences(view, one))
    return upright(view, caption, say("sword-picture-hand"), hand.own(view), (*told, *gist(view, caption)))


def _score(view: SwordView, caption: Caption) -> Scene:
    """How all have scored, for a wide screen."""
    blocks = scoring.scoring(view, scoring.Look((16, 64), READ - 32, 460, 22, 1.0, 0.16))
    return part(view, caption, say("sword-picture-score"), blocks, (*scoring.sentences(view), *gist(view, caption)))


def _upright_score(view: SwordView, caption: Caption) -> Scene:
    """The same for a narrow one."""
    blocks = scoring.scoring(view, scoring.Look((EDGE, HEAD + GAP), INSIDE, 400, BODY, ZOOM, 0.3))
    return upright(view, caption, say("sword-picture-score"), blocks, (*scoring.sentences(view), *gist(view, caption)))


def _battle(view: SwordView, caption: Caption) -> Scene:
    """What is being fought, and where: the theatre of its place."""
    kind = fought(view)
    found = {"battle": battle.battle, "siege": battle.siege, "raid": battle.raid}[kind](view)
    at = theatre(view.underway[kind]["at"])
    map_ = chart(view, _under([*found], CROP_HIGH), focus=at, size=LETTERS)
    blocks = (*found, map_)
    return upright(view, caption, say(f"sword-picture-{kind}"), blocks, gist(view, caption))


_SCENES: Final[Mapping[str, Callable[[SwordView, Caption], Scene]]] = {
    "board": _board,
    "phone": _phone,
    "card": _card,
    "hand": _hand,
    "piles": _piles,
    "battle": _battle,
    "score": _score,
    "score-phone": _upright_score,
    **{name: partial(_crop, focus=name) for name in CROPS},
}
