"""Papers of the political Diplomacy: who holds what under whom, and the card of a railway company."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from games.diplomacy.seen.map_view import MapView, UnitView
from games.diplomacy.seen.papers_view import CompanyView
from rendering.diplomacy.chart import at_length, chart, railway_words
from rendering.diplomacy.frame import part, upright
from rendering.diplomacy.measures import BODY, EDGE, GAP, HEAD, INSIDE, READ
from rendering.diplomacy.names import called, ranked, shield
from rendering.diplomacy.panels import duty_brief
from rendering.diplomacy.words import say
from rendering.layout import lines_high, lowest
from rendering.painters import TITLE_HIGH
from rendering.scene import Bar, Bars, Block, Box, Caption, Cell, Lines, Part, Scene, Tone
from rendering.trees import Branch, Trees, trees_high
from rendering.words import speaking

BAR_HIGH: Final = 34


# Who holds what under whom


def compose_tree(view: MapView, caption: Caption | None = None, *, phone: bool = False, code: str = "") -> Scene:
    """Every Ruler with his provinces, their Sub-Rulers and units; `code`: of one name alone."""
    caption = caption or Caption()
    with speaking(caption.language):
        trees = tuple(tree(view, one.code) for one in ranked(view) if code in {"", one.code})
        trees = tuple(one for one in trees if one.branches)
        lost = _lost(view)
        trees += (lost,) if lost.branches and not code else ()
        make = _tree_upright if phone else _tree_wide
        return replace(make(view, caption, trees), language=caption.language, armed=True)


def _tree_wide(view: MapView, caption: Caption, trees: tuple[Branch, ...]) -> Scene:
    columns = min(3, max(1, len(trees)))
    box = Box(16, 66, READ - 32, trees_high(trees, columns, 21))
    block = Trees(box, say("diplomacy-tree"), trees, columns, 21, empty=say("diplomacy-tree-empty"))
    return part(view, caption, say("diplomacy-picture-tree"), (block,))


def _tree_upright(view: MapView, caption: Caption, trees: tuple[Branch, ...]) -> Scene:
    box = Box(EDGE, HEAD + GAP, INSIDE, trees_high(trees, 1, BODY))
    block = Trees(box, say("diplomacy-tree"), trees, 1, BODY, empty=say("diplomacy-tree-empty"))
    return upright(view, caption, say("diplomacy-picture-tree"), (block,))


def tree(view: MapView, code: str) -> Branch:
    """A Ruler with all that stands under him, unsupported units of which he is patron last."""
    provinces = sorted(one.code for one in view.spaces.values() if one.ruler == code)
    loose = [one for one in view.units if not one.base and one.patron == code]
    name = view.names.get(code)
    short = [duty_brief(one) for one in name.duties if one.must > one.given] if name else []
    root = replace(holder_named(view, code), tone=Tone.STRONG)
    branches = (
        *(Branch(Cell(one, tone=Tone.WARN)) for one in short),
        *(_province(view, one) for one in provinces),
        *(_unit(view, one, "") for one in loose),
    )
    return Branch(root, branches)


def _lost(view: MapView) -> Branch:
    """The provinces in civil disorder."""
    lost = sorted(one.code for one in view.spaces.values() if one.ground != "sea" and not one.ruler)
    return Branch(Cell(say("diplomacy-in-disorder"), tone=Tone.FAINT), tuple(_province(view, one) for one in lost))


def _province(view: MapView, code: str) -> Branch:
    """A province: its Sub-Ruler if it has one, and the units based there."""
    one = view.spaces[code]
    units = [unit for unit in view.units if unit.base == code]
    sign = say("diplomacy-starred", count=max(1, one.capacity)) if one.centre else ""
    cell = Cell(" ".join(part for part in (code, one.name, sign) if part))
    controller = one.sub_ruler or one.ruler
    below = tuple(_unit(view, unit, controller) for unit in units)
    if not one.sub_ruler:
        return Branch(cell, below)
    under = holder_named(view, one.sub_ruler)
    return Branch(cell, (Branch(replace(under, text=say("diplomacy-sr", name=under.text)), below),))


def _unit(view: MapView, one: UnitView, controller: str) -> Branch:
    """A unit with its Commander, if he is not who commands directly."""
    place = f"{one.space}/{one.coast}" if one.coast else one.space
    text = f"{one.arm} {place}"
    says = say(f"diplomacy-unit-{one.arm}", place=at_length(view, place))
    loose = f", {say('diplomacy-loose')}" if not one.base else ""
    if one.commander and one.commander != controller:
        led = say("diplomacy-commands", name=called(view, one.commander))
        text, says = f"{text}: {one.commander}{loose}", f"{says}: {led}{loose}"
    else:
        text, says = f"{text}{loose}", f"{says}{loose}"
    return Branch(Cell(text, says, seat=shield(view, one.commander)))


# The company


def compose_company(
    view: MapView, company: CompanyView, caption: Caption | None = None, *, turned: bool = False
) -> Scene:
    """The route on its part of the map, who owns how much, and how the company stands."""
    caption = caption or Caption()
    with speaking(caption.language):
        route = company.railway.route
        drawn = chart(view, Box(16, 66, 700, 560), size=22, turned=turned, window=route)
        shares = _shares(view, company, Box(726, 66, READ - 742, 0))
        told = tuple(_company_lines(view, company))
        low = shares.box.y + shares.box.h + 8
        high = max(lines_high(told, shares.box.w, 1.0, 22), drawn.box.y + drawn.box.h - low)
        lines = Lines(Box(shares.box.x, low, shares.box.w, high), say("diplomacy-company-state"), told)
        drawn = replace(drawn, box=replace(drawn.box, h=lowest((lines,)) - drawn.box.y))
        title = say("diplomacy-picture-company", id=company.railway.id)
        blocks: tuple[Block, ...] = (drawn, shares, lines)
        scene = part(view, caption, title, blocks, [_sentence(view, company), *(one.words for one in told)])
        return replace(scene, language=caption.language, armed=True)


def _shares(view: MapView, company: CompanyView, box: Box) -> Bars:
    """Who owns how much, and whose votes that makes with those that are lent; the line is the majority."""
    owners = sorted(company.shares, key=lambda code: (-company.shares[code], code))
    bars = [_bar(view, company, code) for code in owners]
    if company.unowned:
        part_ = Part(company.unowned, say("diplomacy-shares", count=company.unowned), tone=Tone.FAINT)
        bars.append(Bar(Cell(say("diplomacy-unowned"), tone=Tone.FAINT), (part_,), str(company.unowned)))
    aside = say("diplomacy-issued", count=company.issued)
    title = say("diplomacy-own-shares" if company.secret else "diplomacy-shareholders")
    high = TITLE_HIGH + 12 + BAR_HIGH * max(1, len(bars))
    empty = say("diplomacy-no-shares")
    return Bars(replace(box, h=high), title, tuple(bars), company.issued, company.issued / 2, aside, empty, (0.44, 0.2))


def _bar(view: MapView, company: CompanyView, code: str) -> Bar:
    """One owner: his shares, the votes lent to him beside them."""
    count = company.shares[code]
    lent = sum(votes for _, to, votes in company.lent if to == code)
    away = sum(votes for lender, _, votes in company.lent if lender == code)
    parts = [Part(count, say("diplomacy-shares", count=count), shield(view, code))]
    parts += [Part(lent, say("diplomacy-votes-lent", count=lent), tone=Tone.WARN)] if lent else []
    note = f"{count}{f'+{lent}' if lent else ''}{f'-{away}' if away else ''}"
    return Bar(holder_named(view, code), tuple(parts), note)


def holder_named(view: MapView, code: str) -> Cell:
    """A name at length behind its code."""
    name = view.names[code].name if code in view.names else ""
    return Cell(f"{code} {name}".strip(), seat=shield(view, code))


def _company_lines(view: MapView, company: CompanyView) -> Iterator[Cell]:
    """Controller, secrecy, bars, works."""
    if company.controller is None:
        yield Cell(say("diplomacy-controller-secret"))
    else:
        yield Cell(
            say("diplomacy-controller", name=called(view, company.controller)), seat=shield(view, company.controller)
        )
    yield Cell(say("diplomacy-secret" if company.secret else "diplomacy-public"))
    for lender, to, votes in company.lent:
        yield Cell(say("diplomacy-lent", lender=called(view, lender), to=called(view, to), count=votes))
    barred = ", ".join(called(view, one) if one in view.names else one for one in company.bars)
    yield Cell(say("diplomacy-bars", names=barred) if barred else say("diplomacy-no-bars"))
    yield Cell(railway_words(view, company.railway))
    yield from (Cell(text, tone=tone) for text, tone in _works(view, company))


def _works(view: MapView, company: CompanyView) -> Iterator[tuple[str, Tone]]:
    """How the works stand."""
    if company.dismantling:
        end = at_length(view, company.dismantling)
        yield say("diplomacy-dismantled", end=end), Tone.BAD
    if company.complete:
        yield say("diplomacy-complete"), Tone.GOOD
    elif company.halted:
        yield say("diplomacy-halted"), Tone.WARN
    else:
        yield say("diplomacy-works", name=called(view, company.builder)), Tone.PLAIN
    if company.idle:
        yield say("diplomacy-idle", count=company.idle), Tone.WARN


def _sentence(view: MapView, company: CompanyView) -> str:
    return f"{railway_words(view, company.railway)}. {say('diplomacy-issued', count=company.issued)}"
