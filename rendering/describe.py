"""From scene to words: alt text of at most 1024 characters, and a text twin that says all that is drawn."""

from collections.abc import Iterable, Iterator, Sequence
from functools import singledispatch
from typing import Final

from rendering.curves import Curve, Curves, scale
from rendering.itinerary import Itinerary, Key, terms
from rendering.mosaic import Mosaic
from rendering.newspaper import Newspaper, Story
from rendering.palette import SIGILS
from rendering.plates import leaves
from rendering.scene import (
    DASH,
    Banner,
    Bar,
    Bars,
    Block,
    Cell,
    Chart,
    Dial,
    Dials,
    Fan,
    Grid,
    Legend,
    Lines,
    Notes,
    Phase,
    Pile,
    Piles,
    Pin,
    Portrait,
    Portraits,
    Region,
    Row,
    Scene,
    Suit,
)
from rendering.throws import Throws, told
from rendering.trees import Trees, walked
from rendering.words import say, speaking

ALT_MOST: Final = 1024


def describe(scene: Scene, most: int = ALT_MOST) -> str:
    """Alt text: what changed first, then what the picture is and what matters most in it, in whole sentences."""
    text = ""
    for sentence in (*scene.changed, f"{scene.title}.", *scene.gist):
        longer = f"{text} {_sentence(sentence)}".strip()
        if len(longer) > most:
            return text or longer[: most - 1].rstrip() + "…"
        text = longer
    return text


def _sentence(text: str) -> str:
    text = " ".join(text.split())
    return text if text.endswith((".", "!", "?", "…")) else f"{text}."


def twin(scene: Scene) -> str:
    """The whole picture as structured text."""
    with speaking(scene.language):
        told = ["\n".join(tell(block)) for block in leaves(scene.blocks)]
        parts = ["\n".join(scene.changed), *told, key(scene), scene.stamp]
    return "\n\n".join(part for part in parts if part)


def key(scene: Scene) -> str:
    """What the short titles of columns stand for."""
    columns = [column for block in leaves(scene.blocks) if isinstance(block, Grid) for column in block.columns]
    terms = {column.title: column.says for column in columns if column.title and column.says}
    return say("tell-key", terms="; ".join(f"{short} = {says}" for short, says in terms.items())) if terms else ""


def cell_words(cell: Cell) -> str:
    """A cell with the sigil of its faction."""
    return f"{SIGILS[cell.seat]} {cell.words}" if cell.seat in SIGILS else cell.words


@singledispatch
def tell(block: Block) -> Iterator[str]:
    """One block, line by line; its first line is its title."""
    raise NotImplementedError(type(block).__name__)


@tell.register
def _banner(block: Banner) -> Iterator[str]:
    yield f"# {block.title}"
    yield ". ".join(part for part in (block.turn, block.subtitle) if part)
    for figure in block.figures:
        yield f"- {figure.label}: {figure.value}"
    if block.phases:
        yield say("tell-phases", phases=", ".join(map(_phase, block.phases)))


def _phase(phase: Phase) -> str:
    name = f"{phase.step} {phase.name}".strip()
    if phase.now:
        return say("tell-phase-now", phase=name)
    return say("tell-phase-done", phase=name) if phase.done else name


def _list(title: str, aside: str, items: Iterable[str], empty: str = "") -> Iterator[str]:
    """A title with what sums it up, and a line for each thing below it; what is said where there is none."""
    yield f"## {title}" + (f" ({aside})" if aside else "")
    lines = [f"- {one}" for one in items]
    yield from lines or ([empty] if empty else [])


@tell.register
def _grid(block: Grid) -> Iterator[str]:
    title = f"{SIGILS[block.seat]} {block.title}" if block.seat in SIGILS else block.title
    sums = ". ".join(part for part in (block.aside, block.lead) if part)
    return _list(title, sums, (_row(block, row) for row in block.rows), block.empty)


def _row(block: Grid, row: Row) -> str:
    parts: list[str] = []
    for column, cell in zip(block.columns, row.cells, strict=True):
        if not (cell.text or cell.says):
            continue
        name = column.title or column.says
        parts.append(f"{name} {cell_words(cell)}" if name and parts else cell_words(cell))
    return ", ".join(parts)


@tell.register
def _chart(block: Chart) -> Iterator[str]:
    return _list(block.title, "", (*map(_region, block.regions), *map(_pin, block.pins)))


def _pin(pin: Pin) -> str:
    name = f"{pin.short} {pin.name}" if pin.short else pin.name
    return f"{name}: {', '.join(map(cell_words, pin.lines))}" if pin.lines else name


def _region(region: Region) -> str:
    facts = [cell_words(cell) for cell in region.lines] if region.held else [say("tell-region-not-held")]
    revolt = [say("tell-region-revolt")] if region.revolt else []
    return f"{region.says or region.name}: {', '.join((*facts, *revolt))}"


@tell.register
def _mosaic(block: Mosaic) -> Iterator[str]:
    groups = (block.arrows, block.signs, block.tiles, block.tokens, block.ways)
    return _list(block.title, "", (one.says for group in groups for one in group if one.says))


@tell.register
def _itinerary(block: Itinerary) -> Iterator[str]:
    groups = (block.treks, block.stops, block.hosts)
    yield from _list(block.title, "", (one.says for group in groups for one in group if one.says))
    yield from (f"- {one}" for one in block.told)
    if block.key:
        yield from tell(block.key)


@tell.register
def _signs(block: Key) -> Iterator[str]:
    yield f"{block.title}: {'; '.join(map(cell_words, terms(block)))}"


@tell.register
def _throws(block: Throws) -> Iterator[str]:
    return _list(block.title, "", (f"{cell_words(one.label)}: {told(one) or DASH}" for one in block.throws))


@tell.register
def _curves(block: Curves) -> Iterator[str]:
    goal = [Curve(Cell(block.goal), block.goals)] if block.goals else []
    yield from _list(block.title, block.aside, (_curve(one, block.ticks) for one in (*block.curves, *goal)))
    yield say("tell-scale", values=", ".join(map(str, scale(block))))


def _curve(one: Curve, ticks: Sequence[str]) -> str:
    values = (f"{tick}: {value}" for tick, value in zip(ticks, one.values, strict=False))
    return f"{cell_words(one.label)}: {', '.join(values)}"


@tell.register
def _trees(block: Trees) -> Iterator[str]:
    yield f"## {block.title}" + (f" ({block.aside})" if block.aside else "")
    for tree in block.trees:
        for depth, branch in walked(tree):
            aside = f" ({branch.aside})" if branch.aside else ""
            yield f"{'  ' * depth}- {cell_words(branch.cell)}{aside}"
    if not block.trees and block.empty:
        yield block.empty


@tell.register
def _newspaper(block: Newspaper) -> Iterator[str]:
    yield f"# {block.title}"
    yield ". ".join(part for part in (block.number, block.dateline, block.price) if part)
    yield from (part for part in (block.headline, block.subline) if part)
    for story in block.stories:
        yield from _story(story)


def _story(story: Story) -> Iterator[str]:
    yield f"## {story.title}"
    yield from (one.words if story.letter else f"- {one.words}" for one in story.paragraphs)
    if story.signed:
        yield story.signed


@tell.register
def _piles(block: Piles) -> Iterator[str]:
    return _list(block.title, block.note, map(_pile, block.piles))


def _pile(pile: Pile) -> str:
    return say("tell-pile", value=str(pile.value), names=pile.names, left=str(pile.left), full=str(pile.full))


@tell.register
def _fan(block: Fan) -> Iterator[str]:
    return _list(block.title, block.total, map(_suit, block.suits), block.empty)


def _suit(suit: Suit) -> str:
    count, value = str(suit.count), str(suit.value)
    return say("tell-suit", count=count, name=suit.name, value=value, now=fetches(suit), more=one_more(suit))


def fetches(suit: Suit) -> str:
    """What a set brings now."""
    return say("tell-fetches", money=str(suit.now))


def one_more(suit: Suit) -> str:
    """What it would bring with one card more, if there is one."""
    return say("tell-one-more", money=str(suit.more)) if suit.more else say("tell-no-more")


@tell.register
def _lines(block: Lines) -> Iterator[str]:
    return _list(block.title, "", map(cell_words, block.lines), block.empty)


@tell.register
def _bars(block: Bars) -> Iterator[str]:
    return _list(block.title, block.aside, map(_bar, block.bars), block.empty)


def _bar(bar: Bar) -> str:
    parts = [*(part.says for part in bar.parts if part.amount), *([bar.note] if bar.note else [])]
    return f"{cell_words(bar.label)}: {', '.join(parts) or DASH}"


@tell.register
def _dials(block: Dials) -> Iterator[str]:
    return _list(block.title, block.aside, map(_dial, block.dials))


def _dial(dial: Dial) -> str:
    note = f" ({dial.note})" if dial.note else ""
    return f"{dial.label}: {dial.text}{note}"


@tell.register
def _portraits(block: Portraits) -> Iterator[str]:
    return _list(block.title, block.aside, map(_portrait, block.cards), block.empty)


def _portrait(card: Portrait) -> str:
    figures = ", ".join(f"{figure.label} {figure.value}" for figure in card.figures)
    lines = (cell_words(cell) for cell in card.lines)
    said = "; ".join(part for part in (figures, *lines, card.text) if part)
    kind = f" ({card.kind})" if card.kind else ""
    return f"{cell_words(Cell(card.name, seat=card.seat))}{kind}: {said}"


@tell.register
def _legend(block: Legend) -> Iterator[str]:
    yield f"{block.title}: {'; '.join(map(cell_words, block.terms))}"


@tell.register
def _notes(block: Notes) -> Iterator[str]:
    notes = (f"{note.name} ({note.kind}): {note.text}" for note in block.notes)
    return _list(block.title, "", notes, block.empty)
