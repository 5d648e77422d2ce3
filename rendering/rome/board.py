"""The Republic of Rome as scenes: the whole board, its parts, a seat's own hand."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final, Literal, TypeAlias

from games.rome.seen.view import RomeView
from rendering.layout import lowest, seats_of
from rendering.republic import phone as upright
from rendering.republic.frame import LEGEND_HIGH, Frame, faction_gist, legend
from rendering.republic.parts import rule, threats
from rendering.rome import crops, factions, panels, phone, strips
from rendering.rome.chart import chart
from rendering.rome.words import say
from rendering.scene import Block, Box, Caption, Figure, Legend, Mark, Scene
from rendering.words import speaking

Focus: TypeAlias = Literal["board", "phone", "card", "forum", "factions", "wars", "provinces", "hand", "strip"]
RATINGS: Final = ("ora", "mil", "loy", "inf", "pop")
SIGNS: Final = {"leader": Mark.LEADER, "knights": Mark.KNIGHT, "away": Mark.SHIP}
PHASES: Final = ("setup", "mortality", "revenue", "forum", "population", "senate", "combat", "revolution")
HIGH: Final = 1060
MAP: Final = Box(16, 88, 930, 530)
STATE: Final = Box(954, 88, 630, 178)
DIALLED: Final = 286  # of its width
FACTIONS: Final = Box(16, 624, 1568, 366)


def compose(view: RomeView, focus: Focus = "board", caption: Caption | None = None) -> Scene:
    """The scene of one focus; a view without an own seat has no hand and gives the board."""
    caption = caption or Caption()
    if focus == "hand" and view.own is None:
        focus = "board"
    with speaking(caption.language):
        return replace(_SCENES[focus](view, caption), language=caption.language)


def frame(view: RomeView, caption: Caption) -> Frame:
    """What surrounds a picture."""
    active = sum(war.status == "active" for war in view.wars.values())
    figures = (
        Figure(say("rome-active-wars"), str(active)),
        Figure(say("board-deck"), str(view.deck)),
    )
    return Frame(say("rome-name"), "eagle", PHASES, _phase, _subtitle(view), figures, gist(view, caption))


def _phase(phase: str) -> str:
    """What a phase is called."""
    return say("rome-phase-population") if phase == "population" else say(f"board-phase-{phase}")


def _subtitle(view: RomeView) -> Callable[[bool], str]:
    """The scenario, where there is room for it, and the HRAO."""

    def told(roomy: bool) -> str:  # noqa: FBT001
        hrao = [say("board-hrao", senator=view.senators[view.hrao].name)] if view.hrao else []
        ends = [say("rome-era-ends")] if view.era_ends else []
        named = [say(f"rome-scenario-{view.scenario}", era=say(f"rome-era-{view.era}"))] if roomy else []
        return " · ".join([*named, *hrao, *ends])

    return told


# The board


def _board(view: RomeView, caption: Caption) -> Scene:
    """Wide: the map and what is Rome's above, the factions below."""
    surround = frame(view, caption)
    boxes = seats_of(FACTIONS, len(view.seats))
    blocks: tuple[Block, ...] = (
        surround.banner(view, caption, 1600),
        chart(view, MAP),
        *_state(view),
        *factions.senate(view, caption.names, boxes),
        *_spare(view, boxes),
        _key(Box(16, HIGH - 66, FACTIONS.w, LEGEND_HIGH)),
        Legend(Box(16, HIGH - 35, 1330, LEGEND_HIGH), say("rome-letters"), panels.letters()),
    )
    title, stamped = say("rome-picture-board"), surround.stamp(view, caption)
    return Scene(1600, HIGH, title, blocks, caption.changed, surround.gist, stamped)


def _spare(view: RomeView, boxes: list[Box]) -> tuple[Block, ...]:
    """Where a place for a faction is left over, what happened this turn stands in it."""
    return tuple(panels.happened(view, box) for box in boxes[len(view.seats) :])


def _state(view: RomeView) -> tuple[Block, ...]:
    """Beside the map: dials, offices, Wars, the Forum."""
    x, wide, low = STATE.x, STATE.w, STATE.y + STATE.h + 6
    rest = Box(x + DIALLED + 6, STATE.y, wide - DIALLED - 6, STATE.h)
    end = MAP.y + MAP.h
    high = min(panels.war_rows(view), 200)
    wars = Box(x, low, wide, high)
    lying = Box(x, low + high + 6, wide, end - low - high - 6)
    dials = panels.dials(view, Box(x, STATE.y, DIALLED, STATE.h))
    return (
        dials,
        panels.offices(view, rest, panels.posts_shown(view)),
        panels.wars_beside(view, wars),
        panels.forum(view, lying, size=20),
    )


def _key(box: Box) -> Legend:
    """What short titles and signs stand for."""
    found = legend(box, RATINGS, SIGNS, _sign)
    return replace(found, terms=(*found.terms, *panels.states()))


def _sign(key: str) -> str:
    return say("rome-sign-knights") if key == "knights" else say(f"board-sign-{key}")


def _phone(view: RomeView, caption: Caption) -> Scene:
    """The same for a phone, as high as its tables need."""
    state = phone.state(view)
    blocks = (*state, *phone.factions(view, caption.names, lowest(state) + upright.GAP))
    box = Box(upright.EDGE, lowest(blocks) + 6, upright.INSIDE, LEGEND_HIGH)
    key = legend(box, phone.RATINGS, {name: SIGNS[name] for name in ("leader", "away")}, _sign)
    units = Legend(replace(box, y=box.y + LEGEND_HIGH), say("rome-letters"), panels.letters(panels.UNITS))
    return frame(view, caption).upright(view, caption, say("rome-picture-board"), (*blocks, key, units))


def _card(view: RomeView, caption: Caption) -> Scene:
    """What all see on the card of a phase: what is Rome's, as large; who is who stands on the whole board."""
    return frame(view, caption).upright(view, caption, say("rome-picture-board"), phone.state(view))


# Its parts


def _factions(view: RomeView, caption: Caption) -> Scene:
    blocks = crops.factions(view, caption.names)
    return frame(view, caption).part(view, caption, say("rome-picture-factions"), blocks)


def _wars(view: RomeView, caption: Caption) -> Scene:
    return frame(view, caption).part(view, caption, say("rome-picture-wars"), crops.wars(view))


def _forum(view: RomeView, caption: Caption) -> Scene:
    return frame(view, caption).part(view, caption, say("rome-picture-forum"), crops.forum(view))


def _provinces(view: RomeView, caption: Caption) -> Scene:
    return frame(view, caption).part(view, caption, say("rome-picture-provinces"), crops.provinces(view))


def _hand(view: RomeView, caption: Caption) -> Scene:
    if view.own is None:
        return _board(view, caption)
    blocks, title = crops.hand(view, view.own), say("rome-picture-hand")
    scene = frame(view, caption).part(view, caption, title, blocks, upright.WIDE)
    return replace(scene, gist=hand_gist(view), zoom=upright.ZOOM, least=upright.LEAST)


def _strip(view: RomeView, caption: Caption) -> Scene:
    """What matters in this phase."""
    return frame(view, caption).strip(view, strips.blocks(view, caption.names), over(view, caption))


_SCENES: Final[Mapping[Focus, Callable[[RomeView, Caption], Scene]]] = {
    "board": _board,
    "phone": _phone,
    "card": _card,
    "forum": _forum,
    "factions": _factions,
    "wars": _wars,
    "provinces": _provinces,
    "hand": _hand,
    "strip": _strip,
}


# Sentences


def gist(view: RomeView, caption: Caption) -> tuple[str, ...]:
    """What matters most, one sentence each, the most important first."""
    return (
        *over(view, caption),
        moment(view),
        say("rome-gist-state", treasury=str(view.treasury), unrest=str(view.unrest)),
        *_rebels(view),
        *threats(view.wars),
        *(_faction(view, seat, caption) for seat in view.order),
        *_offices(view),
        *(_ruled(view, id_) for id_ in view.provinces),
        *(say("board-gist-event", event=event.name) for event in view.table_events),
    )


def moment(view: RomeView) -> str:
    """When it is."""
    return say("board-gist-turn", turn=view.turn, phase=_phase(view.phase))


def over(view: RomeView, caption: Caption) -> list[str]:
    """RR-1.12: how the game ended, once it has, and who won."""
    ending = view.ending
    if ending is None:
        return []
    winners = [seat for seat in (ending.winner, *ending.beside) if seat]
    names = ", ".join(caption.names.get(seat) or seat.title() for seat in winners)
    return [say(f"rome-over-{ending.reason}"), *([say("rome-won", names=names)] if names else [])]


def _faction(view: RomeView, seat: str, caption: Caption) -> str:
    faction = next(one for one in view.factions.values() if one.seat == seat)
    return faction_gist(faction, view.senators, caption, factions.faction_words(view, faction.seat))


def _rebels(view: RomeView) -> list[str]:
    """Who is in revolt."""
    names = [view.senators[one].name for one in view.civil.rebels] if view.civil else []
    return [say("rome-gist-rebels", names=", ".join(names))] if names else []


def _offices(view: RomeView) -> list[str]:
    """Who holds which office."""
    return [
        f"{say(f'rome-office-{one.office}-says')} {one.name}"
        for one in view.senators.values()
        if one.office in panels.posts_shown(view)
    ]


def _ruled(view: RomeView, id_: str) -> str:
    province = view.provinces[id_]
    return say("board-gist-province", province=province.name, rule=rule(view.senators, province.governor))


def hand_gist(view: RomeView) -> tuple[str, ...]:
    """A seat's own cards in sentences."""
    if view.own is None:
        return ()
    return (
        say("board-gist-purse", talents=str(view.own.treasury)),
        *(say("rome-gist-red-card", card=card.name, kind=say(f"crop-kind-{card.kind}")) for card in view.own.hand),
    )
