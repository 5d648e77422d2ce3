"""What was found, in the terminal."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence

from rich.console import Console, RenderableType
from rich.text import Text

from bot.app.finding import cards, rules
from bot.app.finding.sources import Place, is_test

WIDE = 120


def rule(wish: str) -> None:
    """Show a clause."""
    show(rule_lines(rules.find(wish)))


def card(wish: str) -> None:
    """Show a card."""
    show(card_lines(cards.find(wish)))


def show(lines: Iterator[RenderableType]) -> None:
    """On the terminal; ids are never markup."""
    console = Console(highlight=False, width=None if sys.stdout.isatty() else WIDE, soft_wrap=not sys.stdout.isatty())
    for line in lines:
        console.print(line)


def rule_lines(found: rules.Found) -> Iterator[RenderableType]:
    """Its text, what it asks, its code, its tests."""
    yield head(found.clause.id, found.clause.place)
    yield Text(found.clause.text)
    for part in (*found.parts, *found.points):
        yield Text.assemble((f"  {part.id}  ", "bold"), part.text)
    yield from section("Asked as", [(place, kind) for kind, place in found.asked])
    yield from section("Code", [(place, place.says) for place in found.code])
    yield from section("Tests that prove it", [(place, "") for place in found.proved])
    yield from section("Named in", [(place, place.says) for place in found.named])
    if not found.proved:
        yield Text("No test is marked with it.", style="yellow")


def card_lines(found: cards.Found) -> Iterator[RenderableType]:
    """Its row, its texts, the code of what it does, its tests."""
    yield head(f"{found.piece.name} ({found.piece.id})", found.piece.place)
    for name, value in found.piece.row.items():
        if name not in ("id", "name"):
            said = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
            yield Text.assemble((f"  {name}: ", "dim"), said)
    yield from (Text.assemble((f"  {language}: ", "dim"), text) for language, text in found.texts.items())
    for op, means, code in found.effects:
        yield Text.assemble("\n", (op, "bold"), f"  {means}")
        yield from places([(place, place.says) for place in code])
    yield from section("The card is named in", [(place, place.says) for place in found.code])
    yield from section("Tests", [(place, "") for place in found.tests if is_test(place)])
    yield from section("Helps of tests", [(place, "") for place in found.tests if not is_test(place)])


def head(title: str, place: Place) -> Text:
    """What it is, and where it is printed."""
    return Text.assemble((title, "bold"), (f"  {place}", "dim"))


def section(title: str, found: Sequence[tuple[Place, str]]) -> Iterator[RenderableType]:
    """A heading and its places, if there are any."""
    if found:
        yield Text(f"\n{title}", style="bold")
        yield from places(found)


def places(found: Sequence[tuple[Place, str]]) -> Iterator[RenderableType]:
    """Places, one a line, as an editor opens them."""
    for place, says in found:
        yield Text.assemble((f"  {place}", "cyan"), f"  {place.name}", (f"  {says}" if says else "", "dim"))
