"""The Republic of Carthage as scenes: the whole board, its crops, a seat's own hand."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final, Literal, TypeAlias

from games.carthage.seen.trade import TradeCardView
from games.carthage.seen.view import CarthageView
from games.kernel import Seat
from rendering.carthage import crops, factions, panels, phone, strips
from rendering.carthage.words import say
from rendering.layout import lines_high, lowest, seats_of
from rendering.republic import phone as upright
from rendering.republic.frame import LEGEND_HIGH, Frame, faction_gist, legend
from rendering.republic.parts import rule, threats
from rendering.scene import Block, Box, Caption, Figure, Legend, Mark, Scene
from rendering.words import speaking

Focus: TypeAlias = Literal["board", "phone", "card", "forum", "trade", "factions", "wars", "hand", "strip"]
PLAQUE: Final = 350  # units of width of the Forum on the map
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


def frame(view: CarthageView, caption: Caption) -> Frame:
    """What surrounds a picture."""
    figures = (
        Figure(say("board-treasury"), f"{view.treasury}T"),
        Figure(say("board-tax"), f"{view.tax}%"),
        Figure(say("board-deck"), str(view.deck)),
    )
    return Frame(say("board-republic"), "tanit", PHASES, _phase, _subtitle(view), figures, gist(view, caption))


def _phase(phase: str) -> str:
    """What a phase is called."""
    return say(f"board-phase-{phase}")


def _subtitle(view: CarthageView) -> Callable[[bool], str]:
    """The scenario, where there is room for it, and the HRAO."""

    def told(roomy: bool) -> str:  # noqa: FBT001
        named = [say(f"board-scenario-{view.scenario}", era=view.era)] if roomy else []
        hrao = [say("board-hrao", senator=view.senators[view.hrao].name)] if view.hrao else []
        return " · ".join([*named, *hrao])

    return told


def _board(view: CarthageView, caption: Caption) -> Scene:
    surround = frame(view, caption)
    boxes = seats_of(Box(16, 598, 1568, 364), len(view.seats))
    spare = boxes[len(view.seats) :]
    plaque = spare[0] if spare else plaque_of(view)
    wars = max(168, min(198, panels.war_rows(view)))
    low = 88 + wars + 6
    blocks: tuple[Block, ...] = (
        surround.banner(view, caption, 1600),
        panels.chart(view, Box(16, 88, 860, 392), () if spare else (plaque,)),
        panels.forum(view, plaque),
        *panels.threats(view, Box(884, 88, 700, wars)),
        panels.offices(view, Box(884, low, 380, 480 - low)),
        panels.forces(view, Box(1270, low, 314, 480 - low)),
        panels.stacks(view, Box(16, 486, 1568, 106)),
        *factions.senate(view, caption.names, boxes),
        _key(Box(16, 967, 1100, LEGEND_HIGH), RATINGS, SIGNS),
    )
    return Scene(
        1600,
        1000,
        say("board-picture-board"),
        blocks,
        caption.changed,
        surround.gist,
        surround.stamp(view, caption),
    )


def plaque_of(view: CarthageView) -> Box:
    """Where the Forum lies on the map: as high as it needs."""
    high = lines_high(panels.forum(view, Box(0, 0, PLAQUE, 0)).lines, PLAQUE)
    return Box(132, 478 - high, PLAQUE, high)


def _key(box: Box, ratings: Sequence[str], signs: Mapping[str, Mark]) -> Legend:
    """What the signs and short words of the factions stand for."""
    return legend(box, ratings, signs, lambda sign: say(f"board-sign-{sign}"))


def _phone(view: CarthageView, caption: Caption) -> Scene:
    """The same for a phone, as high as its tables need."""
    state = phone.state(view)
    blocks = (*state, *phone.factions(view, caption.names, lowest(state) + upright.GAP))
    signs = {name: SIGNS[name] for name in ("leader", "away")}
    key = _key(
        Box(upright.EDGE, lowest(blocks) + 6, upright.WIDE - 2 * upright.EDGE, LEGEND_HIGH), phone.RATINGS, signs
    )
    return frame(view, caption).upright(view, caption, say("board-picture-board"), (*blocks, key))


def _card(view: CarthageView, caption: Caption) -> Scene:
    """What all see on the card of a phase: what is Carthage's, as large; who is who stands on the whole board."""
    return frame(view, caption).upright(view, caption, say("board-picture-board"), phone.state(view))


def _trade(view: CarthageView, caption: Caption) -> Scene:
    blocks = crops.trade(view, caption.names)
    return frame(view, caption).part(view, caption, say("board-picture-trade"), blocks)


def _factions(view: CarthageView, caption: Caption) -> Scene:
    return frame(view, caption).part(view, caption, say("board-picture-factions"), crops.factions(view, caption.names))


def _wars(view: CarthageView, caption: Caption) -> Scene:
    return frame(view, caption).part(view, caption, say("board-picture-wars"), crops.wars(view))


def _forum(view: CarthageView, caption: Caption) -> Scene:
    return frame(view, caption).part(view, caption, say("board-picture-forum"), crops.forum(view))


def _hand(view: CarthageView, caption: Caption) -> Scene:
    if view.own is None:
        return _board(view, caption)
    scene = frame(view, caption).part(
        view, caption, say("board-picture-hand"), crops.hand(view, view.own), upright.WIDE
    )
    return replace(scene, gist=hand_gist(view), zoom=upright.ZOOM, least=upright.LEAST)


def _strip(view: CarthageView, caption: Caption) -> Scene:
    """What matters in this phase."""
    over = [say("board-gist-over", reason=view.ending.reason)] if view.ending else []
    return frame(view, caption).strip(view, strips.blocks(view, caption.names), over)


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
        moment(view),
        say("board-gist-state", treasury=str(view.treasury), tax=view.tax),
        *threats(view.wars),
        *(_faction(view, seat, caption) for seat in view.order),
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


def moment(view: CarthageView) -> str:
    """When it is."""
    return say("board-gist-turn", turn=view.turn, phase=_phase(view.phase))


def _faction(view: CarthageView, seat: Seat, caption: Caption) -> str:
    return faction_gist(view.factions[seat], view.senators, caption, factions.faction_words(view, seat))


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
