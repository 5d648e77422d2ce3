"""Senators and Statesmen stand with their ratings wherever one chooses among them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from bot.fronts.carthage.card_texts import CARDS
from bot.fronts.republic.people import rolled
from bot.surface.kit import forms
from bot.surface.kit.hands import hand_lines
from bot.surface.kit.look import Look
from bot.surface.kit.panel import OPTION, Item, Menu
from bot.surface.kit.present import ANY, EXPLAINERS, asked, present
from games.carthage.law import CARTHAGE
from games.catalog import GAMES
from games.kernel import Posted, Seat, Setup, Table, chairs
from tests.bot.surface.looks import seen
from tests.bot.surface.test_asked_ahead import met
from tests.bot.surface.test_present import posts
from tests.clauses import clause


def questions() -> Iterator[tuple[Look, Posted]]:
    """What is asked in its turn, and what is asked ahead."""
    yield from posts("carthage", 4, 7, 150)
    yield from (one for one in met("carthage", 5) if one[0].voice.words.language == "en")


def lines(look: Look, posted: Posted) -> Iterator[Item]:
    """The lines of all menus, of the card and of its forms."""
    panel = present(posted, look)
    yield from (item for part in panel.parts if isinstance(part, Menu) for item in part.items)
    if posted.decision.kind in forms.PANELS.of("carthage"):
        return
    for page in range(forms.pages(posted.decision, look.voice)):
        made = forms.form(posted, "x", look.voice, None, page, asked(posted, look).notes)
        yield from (item for one in made.inputs for item in one.items)


def test_every_line_that_is_a_senator_has_his_ratings() -> None:
    found = Counter[str]()
    for look, posted in questions():
        view: Any = look.view
        names = {one.name for one in view.senators.values()}
        for item in lines(look, posted):
            if item.label in names:
                assert all(rating in item.note for rating in ("INF ", "ORA ", "MIL ", "LOY ")), (
                    posted.decision.kind,
                    item,
                )
                assert len(item.note) <= OPTION
                found[posted.decision.kind] += 1
    assert {"setup.leader", "forum.attempt", "forum.plan"} <= found.keys()
    assert len(found) > 6


@clause("RC-8.9.3")
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_statesman_in_the_hand_has_the_ratings_printed_on_him(language: str) -> None:
    table: Table[Any] = Table.start(GAMES["carthage"], Setup(chairs(4), "cards", GAMES["carthage"].options()))[0]
    hannibal = next(one for one in CARTHAGE.tables.statesmen.values() if one.name == "Hannibal Barca")
    seat = Seat("diamond")
    table.state.factions[seat].hand.append(hannibal.id)
    look = seen(table, chairs(4), seat, language=language)
    printed = CARDS.on_card(look.voice, hannibal.id)
    ratings = f"INF {hannibal.influence} · ORA {hannibal.oratory} · MIL {hannibal.military} · LOY {hannibal.loyalty}"
    assert printed.startswith(ratings)
    assert any(ratings in line for line in hand_lines(look))
    law = next(iter(CARTHAGE.tables.laws))
    assert "ORA" not in CARDS.on_card(look.voice, law)


def test_what_a_card_rolls_is_said_in_dice() -> None:
    voice = next(posts("carthage", 4, 7, 5))[0].voice
    said = [rolled(voice, printed) for printed in ("dr-3", "DR+1", "TDR", "12")]
    assert [one.split()[0] for one in said[:3]] == ["1", "2", "3"]
    assert ["die" in said[0], "dice" in said[1], "3" in said[0], said[3]] == [True, True, True, "12"]


def test_a_game_explains_what_a_room_leaves_unexplained() -> None:
    assert ANY in EXPLAINERS.of("carthage")
    assert ANY not in EXPLAINERS.of("sample")
