"""A seat's own cards, and what lies on the piles of all."""

from collections.abc import Iterator, Sequence
from typing import Final

from games.sword.components import Card, Player, cards
from games.sword.seen.view import SwordView
from rendering.hands import CARD_GAP, card_rows
from rendering.layout import lines_high
from rendering.painters import TITLE_HIGH, line_high
from rendering.scene import Block, Box, Cell, Figure, Lines, Portrait, Portraits, Tone
from rendering.sword.measures import BODY, EDGE, GAP, HEAD, INSIDE, ZOOM
from rendering.sword.names import arms, player
from rendering.sword.words import printed, say

ABREAST: Final = 2
LETTERS: Final = 64  # of a line


def portrait(card: Card) -> Portrait:
    """SR-6: a card as it is printed: number, title, kind, value, text."""
    figures = (Figure(say("sword-card-number"), str(card.number)), Figure(say("sword-card-op"), str(card.op)))
    lines = [Cell(say(f"sword-card-{card.kind}"), tone=Tone.STRONG)]
    lines += [Cell(say("sword-card-removed"), tone=Tone.WARN)] if card.remove_after_event else []
    return Portrait(card.title, "", figures, tuple(lines), printed(card), arms(card.deck))


def shelf(title: str, ids: Sequence[str], y: int, empty: str, aside: str = "") -> Portraits:
    """Cards beside and below one another, as high as they need."""
    shown = tuple(portrait(cards()[one]) for one in ids)
    rows = card_rows(shown, INSIDE, ABREAST, ZOOM)
    high = TITLE_HIGH + CARD_GAP * (len(rows) + 1) + (sum(rows) if rows else 60)
    return Portraits(Box(EDGE, y, INSIDE, high), title, shown, ABREAST, aside, empty)


def own(view: SwordView) -> tuple[Block, ...]:
    """The cards of all hands this seat holds, Desperate Times too, and what is left in its decks."""
    blocks: list[Block] = []
    y = HEAD + GAP
    for one, held in view.own.items():
        hand = view.hands[one]
        aside = say("sword-hand-size", cards=len(held), size=hand.size)
        blocks.append(shelf(say("sword-hand-of", player=player(one)), _sorted(held), y, say("sword-no-cards"), aside))
        y = blocks[-1].box.y + blocks[-1].box.h + GAP
        lines = tuple(piles(view, one, held))
        high = lines_high(lines, INSIDE, ZOOM, BODY)
        blocks.append(Lines(Box(EDGE, y, INSIDE, high), say("sword-piles-of", player=player(one)), lines, size=BODY))
        y += high + GAP
    return tuple(blocks)


def _sorted(ids: Sequence[str]) -> list[str]:
    return sorted(ids, key=lambda one: cards()[one].number)


def piles(view: SwordView, one: Player, held: Sequence[str]) -> Iterator[Cell]:
    """SR-32.1: what a deck still holds, in order of numbers; Desperate Times, discards, what is out of the game."""
    hand = view.hands[one]
    rows = (
        ("desperate", hand.desperate),
        ("left", unseen(view, one, held)),
        ("discard", hand.discard),
        ("removed", hand.removed),
    )
    for name, ids in rows:
        yield from pile(name, ids)


def unseen(view: SwordView, one: Player, held: Sequence[str]) -> list[str]:
    """SR-32.1: the cards of a deck that lie nowhere open, but for those that the reader holds."""
    hand = view.hands[one]
    open_ = {*held, *hand.discard, *hand.removed, *hand.desperate}
    deck = [card.id for card in cards().values() if card.deck == one and view.count in card.players]
    return [id_ for id_ in deck if id_ not in open_ and cards()[id_].kind != "desperate"]


def pile(name: str, ids: Sequence[str]) -> Iterator[Cell]:
    """A pile in words, on as many lines as it takes."""
    line = say(f"sword-pile-{name}", number=len(ids))
    for number, title in enumerate(titles(ids)):
        longer = f"{line}{',' if number else ''} {title}"
        if len(longer) > LETTERS:
            yield Cell(f"{line},")
            longer = title
        line = longer
    yield Cell(line)


def titles(ids: Sequence[str]) -> list[str]:
    """Cards by number and title."""
    return [f"{cards()[one].number} {cards()[one].title}" for one in _sorted(ids)] or [say("sword-none")]


def discards(view: SwordView, y: int) -> tuple[Block, ...]:
    """SR-32.1: the open piles of all players, how many each holds and has left to draw, and what those may be."""
    blocks: list[Block] = []
    for one, hand in view.hands.items():
        hidden = unseen(view, one, ())
        rows = (("desperate", hand.desperate), ("discard", hand.discard), ("removed", hand.removed), ("unseen", hidden))
        lines = tuple(line for name, ids in rows for line in pile(name, ids))
        high = lines_high(lines, INSIDE, ZOOM, BODY)
        title = say("sword-piles-of", player=player(one))
        aside = Cell(say("sword-piles-left", hand=hand.hand, deck=hand.deck), tone=Tone.STRONG)
        high += line_high(BODY)
        blocks.append(Lines(Box(EDGE, y, INSIDE, high), title, (aside, *lines), size=BODY))
        y += high + GAP
    return tuple(blocks)


def sentences(view: SwordView, one: Player) -> Iterator[str]:
    """A hand in words, the most useful first."""
    yield say("sword-hand-size", cards=len(view.own[one]), size=view.hands[one].size)
    for id_ in _sorted(view.own[one]):
        card = cards()[id_]
        yield say(
            "sword-gist-card", title=card.title, number=card.number, op=card.op, kind=say(f"sword-card-{card.kind}")
        )
