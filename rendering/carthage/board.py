"""The Republic of Carthage as scenes: the whole board, its crops, a seat's own hand."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final, Literal, TypeAlias

from games.carthage.seen.trade import TradeCardView
from games.carthage.seen.view import CarthageView
from games.kernel import Seat
from rendering.carthage import crops, factions, panels, phone, strips
from rendering.carthage.words import say
from rendering.describe import tell
from rendering.layout import lines_high, lowest, seats_of
from rendering.palette import SIGILS
from rendering.republic import phone as upright
from rendering.republic import strips as shared
from rendering.republic.parts import rule, threats
from rendering.scene import Banner, Block, Box, Caption, Cell, Figure, Legend, Mark, Phase, Scene
from rendering.words import speaking

Focus: TypeAlias = Literal["board", "phone", "card", "forum", "trade", "factions", "wars", "hand", "strip"]
PLAQUE: Final = 350  # units of width of the Forum on the map
LEGEND_HIGH: Final = 30
RATINGS: Final = ("ora", "mil", "loy", "inf", "pop")
SIGNS: Final = {"leader": Mark.LEADER, "traders": Mark.TRADER, "away": Mark.SHIP}
PHASES: Final = ("setup", "mortality", "revenue", "trade", "forum", "senate", "combat", "revolution")


def compose(view: CarthageView, focus: Focus = "board", caption: Caption | None = None) -> Scene:
    """The scene of one focus; a view without an own seat has no hand and gives the board."""
    caption = caption or Caption()
    if focus == "hand" and view.own is None:
        focus = "board"
    with speaking(caption.language):
        return replace(_SCENES[focus](view, caption), language=caption.language)


def stamp(view: CarthageView, caption: Caption) -> str:
    """The footer: game, turn, event, first letters of the state's hash."""
    event = say("board-stamp-event", event=str(caption.event)) if caption.event else ""
    parts = [caption.game or say("board-republic"), say("board-stamp-turn", turn=view.turn), event, caption.mark[:6]]
    return " · ".join(part for part in parts if part)


def banner(view: CarthageView, caption: Caption, wide: int, high: int = 80) -> Banner:
    """The head of a board."""
    parts = [say(f"board-scenario-{view.scenario}", era=view.era)] if wide > upright.WIDE else []
    if view.hrao:
        parts.append(say("board-hrao", senator=view.senators[view.hrao].name))
    figures = (
        Figure(say("board-treasury"), f"{view.treasury}T"),
        Figure(say("board-tax"), f"{view.tax}%"),
        Figure(say("board-deck"), str(view.deck)),
    )
    title, turn = caption.game or say("board-republic"), say("board-turn", turn=view.turn)
    return Banner(Box(0, 0, wide, high), title, " · ".join(parts), _phases(view), turn, figures)


def _phases(view: CarthageView) -> tuple[Phase, ...]:
    """The bar of phases; set-up stands there only while it lasts."""
    shown = [phase for phase in PHASES if phase != "setup" or view.phase == "setup"]
    now = shown.index(view.phase) if view.phase in shown else len(shown)
    return tuple(
        Phase(say(f"board-phase-{phase}"), now=number == now, done=number < now) for number, phase in enumerate(shown)
    )


def _board(view: CarthageView, caption: Caption) -> Scene:
    boxes = seats_of(Box(16, 598, 1568, 364), len(view.seats))
    spare = boxes[len(view.seats) :]
    plaque = spare[0] if spare else plaque_of(view)
    wars = max(168, min(198, panels.war_rows(view)))
    low = 88 + wars + 6
    blocks: tuple[Block, ...] = (
        banner(view, caption, 1600),
        panels.chart(view, Box(16, 88, 860, 392), () if spare else (plaque,)),
        panels.forum(view, plaque),
        *panels.threats(view, Box(884, 88, 700, wars)),
        panels.offices(view, Box(884, low, 380, 480 - low)),
        panels.forces(view, Box(1270, low, 314, 480 - low)),
        panels.stacks(view, Box(16, 486, 1568, 106)),
        *factions.senate(view, caption.names, boxes),
        legend(Box(16, 967, 1100, LEGEND_HIGH), (*RATINGS, *SIGNS)),
    )
    return Scene(
        1600,
        1000,
        say("board-picture-board"),
        blocks,
        caption.changed,
        gist(view, caption),
        stamp(view, caption),
    )


def plaque_of(view: CarthageView) -> Box:
    """Where the Forum lies on the map: as high as it needs."""
    high = lines_high(panels.forum(view, Box(0, 0, PLAQUE, 0)).lines, PLAQUE)
    return Box(132, 478 - high, PLAQUE, high)


def legend(box: Box, shown: Sequence[str]) -> Legend:
    """What the signs and short words of the factions stand for."""
    words = {one: Cell(f"{say(f'board-column-{one}')} {say(f'board-column-{one}-says')}") for one in RATINGS}
    signs = {key: Cell(say(f"board-sign-{key}"), mark=mark) for key, mark in SIGNS.items()}
    terms = words | signs
    return Legend(box, say("board-legend"), tuple(terms[one] for one in shown))


def _phone(view: CarthageView, caption: Caption) -> Scene:
    """The same for a phone, as high as its tables need."""
    state = phone.state(view)
    blocks = (*state, *phone.factions(view, caption.names, lowest(state) + upright.GAP))
    key = legend(Box(upright.EDGE, lowest(blocks) + 6, upright.WIDE - 2 * upright.EDGE, LEGEND_HIGH), phone.SIGNS)
    return _upright(view, caption, (*blocks, key))


def _card(view: CarthageView, caption: Caption) -> Scene:
    """What all see on the card of a phase: what is Carthage's, as large; who is who stands on the whole board."""
    return _upright(view, caption, phone.state(view))


def _upright(view: CarthageView, caption: Caption, blocks: Sequence[Block]) -> Scene:
    """Narrow and in large letters, under the head of the board; stamped where that says more than the head."""
    stamped = bool(caption.event or caption.mark)
    return Scene(
        upright.WIDE,
        lowest(blocks) + (36 if stamped else 10),
        say("board-picture-board"),
        (banner(view, caption, upright.WIDE, upright.HEAD), *blocks),
        caption.changed,
        gist(view, caption),
        stamp(view, caption) if stamped else "",
        zoom=upright.ZOOM,
        least=upright.LEAST,
    )


def _trade(view: CarthageView, caption: Caption) -> Scene:
    blocks = crops.trade(view, caption.names)
    return _crop(view, caption, say("board-picture-trade"), blocks)


def _factions(view: CarthageView, caption: Caption) -> Scene:
    return _crop(view, caption, say("board-picture-factions"), crops.factions(view, caption.names))


def _wars(view: CarthageView, caption: Caption) -> Scene:
    return _crop(view, caption, say("board-picture-wars"), crops.wars(view))


def _forum(view: CarthageView, caption: Caption) -> Scene:
    return _crop(view, caption, say("board-picture-forum"), crops.forum(view))


def _hand(view: CarthageView, caption: Caption) -> Scene:
    if view.own is None:
        return _board(view, caption)
    scene = _crop(view, caption, say("board-picture-hand"), crops.hand(view, view.own), upright.WIDE)
    return replace(scene, gist=hand_gist(view), zoom=upright.ZOOM, least=upright.LEAST)


def _strip(view: CarthageView, caption: Caption) -> Scene:
    """What matters in this phase; it stands beside a card that says when and where."""
    blocks = strips.blocks(view, caption.names)
    low = lowest(blocks)
    title = say("strip-picture", phase=say(f"board-phase-{view.phase}"))
    over = [say("board-gist-over", reason=view.ending.reason)] if view.ending else []
    said = (*over, *(sentence for block in blocks for sentence in _sentences(block)))
    return Scene(upright.WIDE, low + shared.TOP, title, blocks, (), said, zoom=upright.ZOOM, least=upright.LEAST)


def _sentences(block: Block) -> Iterator[str]:
    """A block of a strip, line by line."""
    title, *lines = tell(block)
    yield title.removeprefix("## ")
    yield from (line.removeprefix("- ") for line in lines)


def _crop(view: CarthageView, caption: Caption, title: str, blocks: tuple[Block, ...], wide: int = crops.WIDE) -> Scene:
    low = lowest(blocks)
    head = Banner(Box(0, 0, wide, 56), title, caption.game, turn=say("board-turn", turn=view.turn))
    return Scene(wide, low + 40, title, (head, *blocks), caption.changed, gist(view, caption), stamp(view, caption))


_SCENES: Final[Mapping[Focus, Callable[[CarthageView, Caption], Scene]]] = {
    "board": _board,
    "phone": _phone,
    "card": _card,
    "forum": _forum,
    "trade": _trade,
    "factions": _factions,
    "wars": _wars,
    "hand": _hand,
    "strip": _strip,
}


def gist(view: CarthageView, caption: Caption) -> tuple[str, ...]:
    """What matters most, one sentence each, the most important first."""
    left = ", ".join(str(stack.left) for stack in view.trade.stacks)
    return (
        *([say("board-gist-over", reason=view.ending.reason)] if view.ending else []),
        say("board-gist-turn", turn=view.turn, phase=say(f"board-phase-{view.phase}")),
        say("board-gist-state", treasury=str(view.treasury), tax=view.tax),
        *threats(view.wars),
        *(_faction_gist(view, seat, caption.names.get(seat) or seat.title()) for seat in view.order),
        *(
            say("board-gist-home-suffete", senator=one.name)
            for one in view.senators.values()
            if one.office == "home-suffete"
        ),
        *(
            say("board-gist-province", province=one.name, rule=rule(view.senators, one.governor))
            for one in view.provinces.values()
        ),
        say("board-gist-stacks", left=left),
        *(say("board-gist-event", event=event.name) for event in view.table_events),
    )


def _faction_gist(view: CarthageView, seat: Seat, name: str) -> str:
    faction = view.factions[seat]
    leader = view.senators[faction.leader].name if faction.leader in view.senators else say("board-nobody")
    return say(
        "board-gist-faction",
        faction=f"{SIGILS.get(seat, '')} {name[:40]}",
        leader=leader,
        senators=len(faction.senators),
        more=factions.faction_words(view, seat),
    )


def hand_gist(view: CarthageView) -> tuple[str, ...]:
    """A seat's own cards in sentences."""
    if view.own is None:
        return ()
    kinds = Counter(card.name for card in view.own.trade_cards)
    first: dict[str, TradeCardView] = {card.name: card for card in view.own.trade_cards}
    return (
        say("board-gist-purse", talents=str(view.own.treasury)),
        *(
            say("board-gist-set", count=count, name=name, talents=str(count * count * first[name].price))
            for name, count in kinds.items()
        ),
        *(say("board-gist-red-card", card=card.name, kind=card.kind) for card in view.own.hand),
    )
