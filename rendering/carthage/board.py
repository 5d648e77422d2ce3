"""The Republic of Carthage as scenes: the whole board, its crops, a seat's own hand."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final, Literal, TypeAlias

from games.carthage.seen.combat import WarView
from games.carthage.seen.trade import TradeCardView
from games.carthage.seen.view import CarthageView
from games.kernel import Seat
from rendering.carthage import crops, panels
from rendering.carthage.words import say
from rendering.palette import SIGILS
from rendering.scene import Banner, Block, Box, Caption, Figure, Phase, Scene
from rendering.words import speaking

Focus: TypeAlias = Literal["board", "forum", "trade", "factions", "wars", "hand"]
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


def banner(view: CarthageView, caption: Caption, wide: int) -> Banner:
    """The head of a board."""
    parts = [say(f"board-scenario-{view.scenario}", era=view.era)]
    if view.hrao:
        parts.append(say("board-hrao", senator=view.senators[view.hrao].name))
    figures = (
        Figure(say("board-treasury"), f"{view.treasury}T"),
        Figure(say("board-tax"), f"{view.tax}%"),
        Figure(say("board-deck"), str(view.deck)),
    )
    title, turn = caption.game or say("board-republic"), say("board-turn", turn=view.turn)
    return Banner(Box(0, 0, wide, 80), title, " · ".join(parts), _phases(view), turn, figures)


def _phases(view: CarthageView) -> tuple[Phase, ...]:
    """The bar of phases; set-up stands there only while it lasts."""
    shown = [phase for phase in PHASES if phase != "setup" or view.phase == "setup"]
    now = shown.index(view.phase) if view.phase in shown else len(shown)
    return tuple(
        Phase(say(f"board-phase-{phase}"), now=number == now, done=number < now) for number, phase in enumerate(shown)
    )


def _board(view: CarthageView, caption: Caption) -> Scene:
    boxes = panels.seats_of(Box(16, 630, 1568, 336), len(view.seats))
    spare = boxes[len(view.seats) :]
    plaque = spare[0] if spare else Box(132, 414, 362, 96)
    blocks: tuple[Block, ...] = (
        banner(view, caption, 1600),
        panels.chart(view, Box(16, 88, 860, 424), () if spare else (plaque,)),
        panels.forum(view, plaque),
        *panels.threats(view, Box(884, 88, 700, 192)),
        panels.offices(view, Box(884, 286, 338, 226)),
        panels.forces(view, Box(1230, 286, 354, 226)),
        panels.stacks(view, Box(16, 518, 1568, 106)),
        *panels.senate(view, caption.names, boxes),
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
    blocks = crops.hand(view.own, view.trade.stacks, view.factions[view.own.seat])
    return replace(_crop(view, caption, say("board-picture-hand"), blocks), gist=hand_gist(view))


def _crop(view: CarthageView, caption: Caption, title: str, blocks: tuple[Block, ...]) -> Scene:
    low = max(block.box.y + block.box.h for block in blocks)
    head = Banner(Box(0, 0, crops.WIDE, 56), title, caption.game, turn=say("board-turn", turn=view.turn))
    return Scene(
        crops.WIDE, low + 40, title, (head, *blocks), caption.changed, gist(view, caption), stamp(view, caption)
    )


_SCENES: Final[Mapping[Focus, Callable[[CarthageView, Caption], Scene]]] = {
    "board": _board,
    "forum": _forum,
    "trade": _trade,
    "factions": _factions,
    "wars": _wars,
    "hand": _hand,
}


def gist(view: CarthageView, caption: Caption) -> tuple[str, ...]:
    """What matters most, one sentence each, the most important first."""
    left = ", ".join(str(stack.left) for stack in view.trade.stacks)
    return (
        *([say("board-gist-over", reason=view.ending.reason)] if view.ending else []),
        say("board-gist-turn", turn=view.turn, phase=say(f"board-phase-{view.phase}")),
        say("board-gist-state", treasury=str(view.treasury), tax=view.tax),
        *_threats(view),
        *(_faction_gist(view, seat, caption.names.get(seat) or seat.title()) for seat in view.order),
        *(
            say("board-gist-home-suffete", senator=one.name)
            for one in view.senators.values()
            if one.office == "home-suffete"
        ),
        *(
            say("board-gist-province", province=one.name, rule=_rule(view, one.governor))
            for one in view.provinces.values()
        ),
        say("board-gist-stacks", left=left),
        *(say("board-gist-event", event=event.name) for event in view.table_events),
    )


def _threats(view: CarthageView) -> list[str]:
    """Each War in a sentence, the Active ones first."""
    wars = sorted(view.wars.values(), key=lambda war: war.status != "active")
    return [_war_gist(war) for war in wars] or [say("board-gist-no-war")]


def _war_gist(war: WarView) -> str:
    return say("board-gist-war", war=panels.war_name(war), status=war.status, land=war.land_now, fleet=war.fleet_now)


def _faction_gist(view: CarthageView, seat: Seat, name: str) -> str:
    faction = view.factions[seat]
    leader = view.senators[faction.leader].name if faction.leader in view.senators else say("board-nobody")
    return say(
        "board-gist-faction",
        faction=f"{SIGILS.get(seat, '')} {name[:40]}",
        leader=leader,
        senators=len(faction.senators),
        more=panels.faction_words(view, seat),
    )


def _rule(view: CarthageView, governor: str) -> str:
    if governor not in view.senators:
        return say("board-no-governor")
    return say("board-governor", senator=view.senators[governor].name)


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
