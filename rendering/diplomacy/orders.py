"""Pictures of orders: one's own before the deadline, and what came of everybody's; a province with its neighbours."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final, Literal, TypeAlias

from games.diplomacy.seen.map_view import ActsView, ActView, MapView
from rendering.diplomacy import panels
from rendering.diplomacy.arrows import (
    NAUGHT,
    block_brief,
    block_words,
    fate_words,
    ordered,
    seizure_brief,
    seizure_words,
    signs_of,
    with_acts,
)
from rendering.diplomacy.board import HIGH, MAP, SIDE
from rendering.diplomacy.chart import at_length, chart, printed, railway_words, space_words, unit_words, upright_chart
from rendering.diplomacy.frame import banner, gist, part, stamped, upright
from rendering.diplomacy.measures import BODY, EDGE, GAP, INSIDE, READ, ZOOM
from rendering.diplomacy.names import called, shield
from rendering.diplomacy.words import say
from rendering.layout import lines_high, lowest
from rendering.outlines import proportion
from rendering.scene import Block, Box, Caption, Cell, Lines, Scene, Tone
from rendering.words import speaking

Picture: TypeAlias = Literal["preview", "resolution"]
AFTERWARDS: Final = ("retreat", "disband")
SEIZED: Final = {"ordered": Tone.PLAIN, "seized": Tone.GOOD, "disorder": Tone.BAD, "failed": Tone.WARN}


def compose_orders(
    view: MapView,
    acts: ActsView,
    picture: Picture = "resolution",
    caption: Caption | None = None,
    *,
    turned: bool = False,
    phone: bool = False,
    card: bool = False,
) -> Scene:
    """All orders as arrows on the board as it stood when they were fixed, and beside it in words.

    `card`: upright without the words, which stand on the card itself.
    """
    caption = caption or Caption()
    with speaking(caption.language):
        make = _card if card else _upright if phone else _wide
        scene = make(view, acts, picture, caption, turned)
        return replace(scene, language=caption.language, armed=True, gist=_gist(view, acts, picture))


def _wide(view: MapView, acts: ActsView, picture: Picture, caption: Caption, turned: bool) -> Scene:  # noqa: FBT001
    drawn = with_acts(view, acts, chart(view, MAP, turned=turned, brief=True, named=False))
    told = _told(view, acts)
    size = next((one for one in (22, 21, 20, 19) if lines_high(told, SIDE.w, 1.0, one) <= SIDE.h), 18)
    words = Lines(SIDE, _title(picture), told, say("diplomacy-no-orders"), size)
    legends = panels.legends(Box(16, 968, 1568, 28), signs_of(drawn))
    blocks: tuple[Block, ...] = (banner(view, caption, 1600), drawn, words, *legends)
    return Scene(1600, HIGH, _name(picture), blocks, caption.changed, (), stamped(view, caption))


def _upright(view: MapView, acts: ActsView, picture: Picture, caption: Caption, turned: bool) -> Scene:  # noqa: FBT001
    drawn = with_acts(view, acts, upright_chart(view, turned=turned))
    told = _told(view, acts)
    high = lines_high(told, INSIDE, ZOOM, BODY)
    words = Lines(
        Box(EDGE, lowest((drawn,)) + GAP, INSIDE, high), _title(picture), told, say("diplomacy-no-orders"), BODY
    )
    legends = panels.legends(Box(EDGE, lowest((words,)) + 6, INSIDE, 30), signs_of(drawn))
    return upright(view, caption, _name(picture), (drawn, words, *legends))


def _card(view: MapView, acts: ActsView, picture: Picture, caption: Caption, turned: bool) -> Scene:  # noqa: FBT001
    drawn = with_acts(view, acts, upright_chart(view, turned=turned))
    legends = panels.legends(Box(EDGE, lowest((drawn,)) + 6, INSIDE, 30), signs_of(drawn))
    return upright(view, caption, _name(picture), (drawn, *legends))


def _name(picture: Picture) -> str:
    return say(f"diplomacy-picture-{picture}")


def _title(picture: Picture) -> str:
    return say("diplomacy-orders" if picture == "preview" else "diplomacy-results")


# In words


def _told(view: MapView, acts: ActsView) -> tuple[Cell, ...]:
    """Everything in lines: what units do by Commander, who just stands; then seizures, then blocks."""
    in_order = sorted(acts.acts, key=lambda one: (one.commander, one.unit, one.kind in AFTERWARDS))
    still = [one for one in in_order if one.kind == "stand" and not one.dislodged]
    to_come = [one for one in in_order if one.kind == "retreat" and one.fate == "coming"]
    units = ", ".join(f"{one.arm} {one.unit}" for one in still)
    return (
        *(_act(view, one) for one in in_order if one not in [*still, *to_come]),
        *_coming(view, to_come),
        *([Cell(say("diplomacy-stand", units=units), tone=Tone.FAINT)] if still else []),
        *(
            Cell(
                seizure_brief(one), seizure_words(view, one), seat=shield(view, one.beneficiary), tone=SEIZED[one.fate]
            )
            for one in acts.seizures
        ),
        *(Cell(block_brief(one), block_words(view, one), tone=Tone.WARN) for one in acts.blocks),
    )


def _coming(view: MapView, retreats: Sequence[ActView]) -> Iterator[Cell]:
    """Where each dislodged unit may go."""
    for unit in dict.fromkeys(one.unit for one in retreats):
        ways = [one for one in retreats if one.unit == unit]
        places = ", ".join(one.to for one in ways)
        told = say("diplomacy-may-retreat", unit=f"{ways[0].arm} {unit}", places=places)
        yield Cell(told, seat=shield(view, ways[0].commander), tone=Tone.WARN)


def _act(view: MapView, one: ActView) -> Cell:
    """An order with what came of it."""
    fate = fate_words(one)
    bad = one.dislodged or one.fate in NAUGHT
    return Cell(
        f"{ordered(one)}{f': {fate}' if fate else ''}",
        seat=shield(view, one.commander),
        tone=Tone.BAD if bad else Tone.PLAIN,
    )


def _gist(view: MapView, acts: ActsView, picture: Picture) -> tuple[str, ...]:
    """What matters most: how many moves, who is dislodged, what was seized."""
    moves = [one for one in acts.acts if one.kind == "move"]
    beaten, gone = [one for one in moves if one.fate in NAUGHT], [one for one in acts.acts if one.dislodged]
    counted = say(
        "diplomacy-gist-results", moves=len(moves) - len(beaten), beaten=len(beaten), dislodged=len(gone)
    )  # fmt: skip
    seized = [seizure_words(view, one) for one in acts.seizures]
    lost = [f"{one.arm} {at_length(view, one.unit)}, {called(view, one.commander)}: {fate_words(one)}" for one in gone]
    first = [] if picture == "preview" else [counted]
    return (*first, *seized, *lost, *(f"{ordered(one)}" for one in moves), *gist(view)[:1])


# A part of the map


def compose_province(
    view: MapView, code: str, caption: Caption | None = None, *, turned: bool = False, acts: ActsView | None = None
) -> Scene:
    """A space with its neighbours in large, and what is to be known of it in words. KeyError: no such space."""
    caption, one = caption or Caption(), view.spaces[code]
    with speaking(caption.language):
        box = Box(16, 66, READ - 32, 620)
        drawn = chart(view, box, size=26, turned=turned, window=(code, *one.beside))
        drawn = with_acts(view, acts, drawn) if acts else drawn
        told = _of_space(view, code)
        high = lines_high(told, READ - 32, 1.0, 24)
        words = Lines(Box(16, lowest((drawn,)) + 8, READ - 32, high), one.name, told, size=24)
        title = say("diplomacy-picture-province", name=f"{one.name} ({code})")
        scene = part(view, caption, title, (drawn, words), [cell.words for cell in told])
        return replace(scene, language=caption.language, armed=True)


def _of_space(view: MapView, code: str) -> tuple[Cell, ...]:
    """The space, who stands there or is based there, its railways, its neighbours."""
    one = view.spaces[code]
    units = [unit for unit in view.units if code in {unit.space, unit.base}]
    lines = [railway for railway in view.railways if code in railway.route]
    near = ", ".join(at_length(view, other) for other in one.beside)
    return (
        Cell(space_words(view, one), seat=shield(view, one.ruler)),
        *(Cell(unit_words(view, unit), seat=shield(view, unit.commander)) for unit in units),
        *(Cell(railway_words(view, railway)) for railway in lines),
        Cell(say("diplomacy-beside", names=near), tone=Tone.FAINT),
    )


def compose_route(
    view: MapView, route: Sequence[str], caption: Caption | None = None, *, id_: str = "", turned: bool = False
) -> Scene:
    """A railway as it is planned, place by place, on the part of the map where it runs."""
    caption = caption or Caption()
    with speaking(caption.language):
        planned = panels.planned(view, tuple(route), id_)
        beside = tuple(other for code in route for other in view.spaces[code].beside)
        high = min(900, max(480, round((READ - 32) * proportion(printed(view)))))
        box = Box(16, 66, READ - 32, min(high, 700))
        drawn = chart(planned, box, size=24, turned=turned, window=(*route, *beside[: len(route)]))
        told = Cell(railway_words(planned, planned.railways[-1]))
        size = 24
        words = Lines(
            Box(16, lowest((drawn,)) + 8, READ - 32, lines_high((told,), READ - 32, 1.0, size)),
            say("diplomacy-column-route"),
            (told,),
            size=size,
        )
        title = say("diplomacy-picture-route", id=id_ or say("diplomacy-new-railway"))
        return replace(part(view, caption, title, (drawn, words), [told.words]), language=caption.language, armed=True)
