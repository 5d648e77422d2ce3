"""The Grand Variant as scenes: both boards on one picture, what couples them, and the parts of each board."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import Final, Literal, TypeAlias, cast, get_args

from games.carthage.seen.view import CarthageView
from games.grand.pieces import CARTHAGE, OTHER, ROME, SIDES, Side
from games.grand.seen.view import GrandView
from games.kernel import Seat
from rendering.carthage import board as carthage
from rendering.carthage import panels
from rendering.carthage import phone as carthage_phone
from rendering.grand import turn, wars
from rendering.grand.battle import compose_battle
from rendering.grand.words import say
from rendering.layout import lines_high, lowest
from rendering.painters import TITLE_HIGH, UPRIGHT_HIGH
from rendering.palette import SEATS
from rendering.plates import EDGE, Plate, moved
from rendering.republic import phone, strips
from rendering.republic.parts import chronicle
from rendering.rome import board as rome
from rendering.rome import phone as rome_phone
from rendering.scene import Banner, Block, Box, Caption, Cell, Lines, Mark, Scene, Tone
from rendering.words import speaking

Focus: TypeAlias = Literal["board", "phone", "wars", "wars-phone", "turn", "strip", "battle"]
"""What is drawn of both boards; the parts of each have its name before theirs, as "rome:forum"."""
HAND: Final = "hand"
PARTS: Final[Mapping[Side, tuple[str, ...]]] = {CARTHAGE: get_args(carthage.Focus), ROME: get_args(rome.Focus)}
WIDE: Final = 1600
HEAD: Final = 56
GAP: Final = 8
PLATE: Final = phone.WIDE + 2 * EDGE
LEFT: Final = 14
RIGHT: Final = WIDE - LEFT - PLATE
INSIDE: Final = WIDE - 2 * LEFT
ROOM: Final = TITLE_HIGH + 40  # for at least a line of what happened
TABLE_HIGH: Final = 34 + 23 + 3 * 30 + 6


def compose(view: GrandView, focus: str = "board", caption: Caption | None = None) -> Scene:
    """The scene of one focus: of both boards, or a part of one of them ("rome:forum"); GV-7.1: of both when it is over.

    A part without the name of a republic ("forum") is that of the one that plays now, if it has such a part.
    """
    caption = caption or Caption()
    half, _, part = focus.rpartition(":")
    with speaking(caption.language):
        if view.ending and not half and part in _AT_THE_END:
            scene = _AT_THE_END[part](view, caption)
        elif not half and part in _SCENES:
            scene = _SCENES[part](view, caption)
        else:
            scene = of_half(view, half or owner(view, part), part, caption)
        return replace(scene, language=caption.language, armed=len(view.seats) > len(SEATS))


def battle_of(view: GrandView, ref: str, caption: Caption) -> Scene | None:
    """GV-5.4: the battle with this id: what it will be, or what its dice came to; None: it is neither."""
    past = next((one for one in view.fought if one.id == ref), None)
    fight = past.battle if past else view.battle
    if fight is None:
        return None
    with speaking(caption.language):
        return replace(compose_battle(view, fight, caption, past), language=caption.language)


# The parts of each board


def of_half(view: GrandView, half: str, part: str, caption: Caption) -> Scene:
    """A part of the board of one republic, in its colours; while there is none, both boards."""
    if half == ROME and view.rome is not None:
        focus = part if part in PARTS[ROME] else "board"
        scene = rome.compose(view.rome, cast("rome.Focus", focus), caption)
        return _reddened(_headed(view, ROME, caption, scene))
    if half == CARTHAGE:
        focus = part if part in PARTS[CARTHAGE] else "board"
        scene = carthage.compose(view.carthage, cast("carthage.Focus", focus), caption)
        return _headed(view, CARTHAGE, caption, scene)
    return _board(view, caption)


def owner(view: GrandView, part: str) -> str:
    """Whose part this is: of the republic that plays now, or else of the other; "": nobody's."""
    first = turn.playing(view)
    return next((side for side in (first, OTHER[first]) if part in PARTS[side] and _seen(view, side, part)), "")


def _seen(view: GrandView, side: Side, part: str) -> bool:
    """A hand is seen by whoever holds one on that board; all else by everybody."""
    board = view.rome if side == ROME else view.carthage
    return part != HAND or (board is not None and board.own is not None)


def _headed(view: GrandView, side: Side, caption: Caption, scene: Scene) -> Scene:
    """The same with what this republic plays now in the turn of both."""
    blocks = tuple(_at_turn(view, side, block) for block in scene.blocks)
    own = carthage.moment(view.carthage) if side == CARTHAGE or view.rome is None else rome.moment(view.rome)
    said = tuple(moment(view) if one == own else one for one in scene.gist)
    return replace(scene, blocks=blocks, gist=said, stamp=_stamp(view, caption) if scene.stamp else "")


def _at_turn(view: GrandView, side: Side, block: Block) -> Block:
    """A head with the turn of both republics, and what of it this one has played."""
    if not isinstance(block, Banner) or not block.turn:
        return block
    shown = turn.phases(view, side) if block.phases else ()
    return replace(block, turn=say("board-turn", turn=view.turn), phases=shown)


def _reddened(scene: Scene) -> Scene:
    """The same in red."""
    whole = Plate(Box(0, 0, scene.width, scene.height), scene.blocks, red=True, edge=0)
    return replace(scene, blocks=(whole,))


# Both boards


def _board(view: GrandView, caption: Caption) -> Scene:
    """Wide: the boards side by side, below them the wars that couple them."""
    if view.rome is None:
        return _alone(view, caption, carthage.compose(view.carthage, "board", caption))
    down = HEAD + GAP
    places: dict[Side, int] = {CARTHAGE: LEFT, ROME: RIGHT}
    plates = [_plate(view, side, caption, x, down) for side, x in places.items()]
    low = lowest(plates)
    plates = [_filled(view, side, one, low) for side, one in zip(SIDES, plates, strict=True)]
    table = wars.table(view, Box(LEFT, low + GAP, INSIDE, TABLE_HIGH))
    scored = scores(view, caption, Box(LEFT, lowest((table,)) + GAP, INSIDE, 0), 24, 1.0)
    return _whole(view, caption, (_head(view, caption, WIDE), *plates, table, scored))


def _phone(view: GrandView, caption: Caption) -> Scene:
    """Upright: the wars, then one board below the other, without their maps."""
    if view.rome is None:
        return _alone(view, caption, carthage.compose(view.carthage, "phone", caption))
    shown = wars.lines(view)
    high = lines_high(shown, PLATE - 2 * EDGE, phone.ZOOM, phone.BODY)
    first = Lines(Box(EDGE, HEAD + GAP, PLATE - 2 * EDGE, high), say("grand-wars"), shown, size=phone.BODY)
    scored = scores(view, caption, Box(EDGE, lowest((first,)) + GAP, first.box.w, 0), phone.BODY, phone.ZOOM)
    blocks: list[Block] = [_head(view, caption, PLATE), first, scored]
    for side in SIDES:
        blocks.append(_plate(view, side, caption, 0, lowest(blocks) + GAP, mapped=False))
    scene = _whole(view, caption, blocks)
    return replace(scene, zoom=phone.WIDE * phone.ZOOM / PLATE, least=phone.LEAST)


def _head(view: GrandView, caption: Caption, wide: int) -> Banner:
    """The name of the game, what is played now, the turn."""
    now, title = say("board-turn", turn=view.turn), caption.game or say("grand-name")
    return Banner(Box(0, 0, wide, HEAD), title, turn.where(view), turn=now, sign="both")


def _whole(view: GrandView, caption: Caption, blocks: Sequence[Block]) -> Scene:
    """The picture of both boards."""
    wide, low = blocks[0].box.w, lowest(blocks)
    stamped = _stamp(view, caption) if caption.event or caption.mark else ""
    title, said = say("grand-picture-board"), gist(view, caption)
    return Scene(wide, low + (40 if stamped else 12), title, tuple(blocks), caption.changed, said, stamped)


def _stamp(view: GrandView, caption: Caption) -> str:
    """The footer: game, turn, event, first letters of the state's hash."""
    event = say("board-stamp-event", event=str(caption.event)) if caption.event else ""
    parts = [caption.game or say("grand-name"), say("board-stamp-turn", turn=view.turn), event, caption.mark[:6]]
    return " · ".join(part for part in parts if part)


def _plate(view: GrandView, side: Side, caption: Caption, x: int, y: int, *, mapped: bool = True) -> Plate:
    """A board in the frame of its republic: its head, what is the State's, how its factions stand."""
    found = _affairs(view, side, caption.names, mapped=mapped)
    blocks = moved((_banner(view, side), *found), x + EDGE, y + EDGE)
    return Plate(Box(x, y, PLATE, lowest(blocks) + phone.EDGE + EDGE - y), blocks, red=side == ROME)


def _filled(view: GrandView, side: Side, plate: Plate, low: int) -> Plate:
    """The same down to there; where that leaves room for it, with what happened this turn."""
    board = view.rome if side == ROME and view.rome is not None else view.carthage
    last = plate.blocks[-1].box
    top = last.y + last.h + phone.GAP
    box = Box(last.x, top, last.w, low - EDGE - phone.EDGE - top)
    more = (chronicle(board.chronicle, box, begun=True),) if box.h >= ROOM else ()
    return replace(plate, box=replace(plate.box, h=low - plate.box.y), blocks=(*plate.blocks, *more))


def _affairs(view: GrandView, side: Side, names: Mapping[Seat, str], *, mapped: bool) -> tuple[Block, ...]:
    """As its own picture for phones shows it, and the standings."""
    top, board = phone.HEAD + phone.GAP, view.rome
    if side == ROME and board is not None:
        found = rome_phone.state(board) if mapped else rome_phone.affairs(board, top, numbered=False)
        return (*found, strips.standings(board.factions, board.order, names, lowest(found) + phone.GAP))
    ours = view.carthage
    mine = _traded(ours) if mapped else carthage_phone.affairs(ours, top, numbered=False)
    return (*mine, strips.standings(ours.factions, ours.order, names, lowest(mine) + phone.GAP))


def _traded(board: CarthageView) -> tuple[Block, ...]:
    """What is Carthage's with the stacks of trade cards."""
    state = carthage_phone.state(board)
    box = Box(phone.EDGE, lowest(state) + phone.GAP, phone.INSIDE, UPRIGHT_HIGH)
    return (*state, panels.stacks(board, box))


def _banner(view: GrandView, side: Side) -> Banner:
    """The head of a board, with its bar of the turn."""
    plain = Caption()
    if side == ROME and view.rome is not None:
        head = rome.frame(view.rome, plain).banner(view.rome, plain, phone.WIDE, phone.HEAD)
    else:
        head = carthage.frame(view.carthage, plain).banner(view.carthage, plain, phone.WIDE, phone.HEAD)
    title = say(f"grand-republic-{side}")
    return replace(head, title=title, phases=turn.phases(view, side), turn=turn.standing(view, side))


# Who is ahead


def scores(view: GrandView, caption: Caption, box: Box, size: int, zoom: float) -> Lines:
    """GV-9.2, 9.3, 10.4: what everybody comes to, at the end or if it were now, the best first; as high as it needs."""
    ranked = sorted(_points(view).items(), key=lambda one: -sum(one[1]))
    told = ", ".join(_score(_called(caption, seat), points) for seat, points in ranked)
    lines = (Cell(told, mark=Mark.LAUREL),)
    title = say("grand-scores-final" if view.ending else "grand-scores")
    return Lines(replace(box, h=lines_high(lines, box.w, zoom, size)), title, lines, size=size)


def _points(view: GrandView) -> dict[Seat, list[int]]:
    """By seat: the points of each of its factions."""
    found: dict[Seat, list[int]] = {}
    for one in view.ending.scores if view.ending else view.scores:
        found.setdefault(one.seat, []).append(one.points)
    return found


def _score(name: str, points: Sequence[int]) -> str:
    """What somebody has, of both factions where there are two."""
    parts = f" ({' + '.join(map(str, points))})" if len(points) > 1 else ""
    return say("grand-score", name=name, points=f"{sum(points)}{parts}")


def _called(caption: Caption, seat: Seat) -> str:
    return caption.names.get(seat) or seat.title()


# Before Rome is there


def _alone(view: GrandView, caption: Caption, scene: Scene) -> Scene:
    """GV-2.1: the Carthaginian board, and below it what is known of stage 2."""
    headed = _headed(view, CARTHAGE, caption, scene)
    low, edge = lowest(scene.blocks) + GAP, phone.EDGE if scene.width == phone.WIDE else LEFT + 2
    said, size = stage_two(view), phone.BODY if scene.width == phone.WIDE else 22
    wide = scene.width - 2 * edge
    inside = Box(edge + EDGE, low + EDGE, wide - 2 * EDGE, lines_high(said, wide - 2 * EDGE, scene.zoom, size))
    written = Lines(inside, f"{say('grand-stage-two')}: {say('grand-republic-rome')}", said, size=size)
    plate = Plate(Box(edge, low, wide, inside.h + 2 * EDGE), (written,), red=True)
    high = low + plate.box.h + (40 if scene.stamp else 12)
    title, told = say("grand-picture-board"), gist(view, caption)
    return replace(headed, height=high, title=title, blocks=(*headed.blocks, plate), gist=told)


def stage_two(view: GrandView) -> tuple[Cell, ...]:
    """GV-2.1, 2.4, 2.5: when Rome enters, who plays it, and what becomes of war 1 then."""
    first, left = view.wars[0], view.carthage.deck
    who = "factions" if view.mode == "two-factions" else "players"
    laid = "won" if first.settled else "lone" if first.states[CARTHAGE] != "absent" else "wars"
    return (
        Cell(say("grand-stage-two-when", cards=left), mark=Mark.CARD),
        Cell(say(f"grand-stage-two-{who}"), mark=Mark.LAUREL),
        Cell(say(f"grand-stage-two-{laid}"), mark=Mark.SWORDS, tone=Tone.WARN),
    )


# Sentences


def gist(view: GrandView, caption: Caption) -> tuple[str, ...]:
    """What matters most, one sentence each, the most important first."""
    fallen = [side for side in SIDES if side in view.fallen]
    return (
        *over(view, caption),
        moment(view),
        *(say("grand-standing", republic=say(f"grand-republic-{one}"), said=say("grand-fallen")) for one in fallen),
        *wars.gist(view),
        *(one.text for one in (stage_two(view) if view.rome is None else ())),
        *_boards(view, caption),
        *(one.text for one in scores(view, caption, Box(0, 0, WIDE, 0), 24, 1.0).lines if view.rome is not None),
    )


def moment(view: GrandView) -> str:
    """When it is, and what is played."""
    now, played = say("board-turn", turn=view.turn), turn.where(view)
    return say("grand-moment", turn=now, now=played) if played else now


def _boards(view: GrandView, caption: Caption) -> list[str]:
    """The sentences of both boards in turns, each under the name of its republic."""
    first = [one for one in carthage.gist(view.carthage, caption) if one != carthage.moment(view.carthage)]
    second = [one for one in rome.gist(view.rome, caption) if one != rome.moment(view.rome)] if view.rome else []
    pairs = zip_longest(*(_under(side, said) for side, said in zip(SIDES, (first, second), strict=True)))
    return [one for pair in pairs for one in pair if one]


def _under(side: Side, said: Sequence[str]) -> list[str]:
    return [say("grand-standing", republic=say(f"grand-short-{side}"), said=one) for one in said]


def over(view: GrandView, caption: Caption) -> tuple[str, ...]:
    """GV-7.1, 9: that the game is over, and who has won."""
    if view.ending is None:
        return ()
    names = ", ".join(_called(caption, seat) for seat in view.ending.winners)
    return (say("grand-over"), say("grand-over-won", names=names) if names else say("grand-over-nobody"))


def _wars(view: GrandView, caption: Caption) -> Scene:
    return wars.card(view, caption)


def _wars_phone(view: GrandView, caption: Caption) -> Scene:
    return wars.card(view, caption, wars.PHONE)


def _strip(view: GrandView, caption: Caption) -> Scene:
    """GV-3.1: the two bars, and below them what matters in this phase of the republic that plays."""
    side, shown = turn.playing(view), turn.bars(view)
    below = of_half(view, side, "strip", caption)
    told = moved(below.blocks, 0, lowest(shown))
    blocks = (*shown, *told)
    said = (*turn.scene(view, caption).gist, *below.gist)
    return replace(below, height=lowest(shown) + below.height, title=moment(view), blocks=blocks, gist=said)


def _strip_at_the_end(view: GrandView, caption: Caption) -> Scene:
    """GV-9: the two bars, and below them what everybody has come to."""
    shown = turn.scene(view, caption)
    box = Box(phone.EDGE, lowest(shown.blocks) + GAP, phone.INSIDE, 0)
    scored = scores(view, caption, box, phone.BODY, phone.ZOOM)
    told = (*over(view, caption), *shown.gist, *(f"{scored.title}: {one.text}" for one in scored.lines))
    return replace(shown, height=lowest((scored,)) + phone.EDGE, blocks=(*shown.blocks, scored), gist=told)


def _battle(view: GrandView, caption: Caption) -> Scene:
    """GV-5: the battle of both republics that is coming, or that may come; if there is none, the wars."""
    fights = (*([view.battle] if view.battle else []), *view.prospects)
    return compose_battle(view, fights[0], caption) if fights else _wars_phone(view, caption)


_SCENES: Final[Mapping[str, Callable[[GrandView, Caption], Scene]]] = {
    "board": _board,
    "phone": _phone,
    "wars": _wars,
    "wars-phone": _wars_phone,
    "turn": turn.scene,
    "strip": _strip,
    "battle": _battle,
}
_AT_THE_END: Final[Mapping[str, Callable[[GrandView, Caption], Scene]]] = {
    "card": _wars_phone,
    "strip": _strip_at_the_end,
}
"""GV-9: what stands on a card of the republic that plays, when neither does any more."""
