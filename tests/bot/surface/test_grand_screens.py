"""What people see of the Grand Variant, without Discord: options, labels, the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from bot.base.halves import parted
from bot.base.text import Voice
from bot.fronts import FRONTS, begin
from bot.fronts.grand.cards import CARDS, table_line
from bot.fronts.grand.looking import grand
from bot.fronts.grand.posting import ending
from bot.surface.desk.acts import hands_of
from bot.surface.kit import cards
from bot.surface.kit.hands import hand_lines
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Row
from bot.surface.kit.studio import FOCUSES
from bot.surface.lobby.options import form
from bot.surface.posting.deeds import DEEDS
from bot.surface.posting.letters import WRITERS
from games.grand import GAME
from games.grand.bench import BENCH
from games.grand.start import GrandOptions
from games.kernel import Setup, Table, chairs
from tests.bot.surface.looks import game_row, seen, words
from tests.clauses import clause

SEATS = chairs(3)


@pytest.fixture
def stage_1() -> Table[Any]:
    return Table.start(GAME, Setup(SEATS, "a seed", GrandOptions()))[0]


@pytest.fixture
def stage_2() -> Table[Any]:
    return BENCH.play(BENCH.position("consuls")).table


def labels(look: Look) -> Sequence[str]:
    """All buttons of a desk."""
    rows = [part for part in cards.desk(look).parts if isinstance(part, Row)]
    return [button.label for row in rows for button in row.buttons]


@clause("GV-1.5", "GV-2.6")
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_form_of_the_options_says_what_each_mode_and_start_means(language: str) -> None:
    shown = form(Voice(words("grand", language)), GrandOptions, game_row("grand"), 0)
    modes, starts = (next(one for one in shown.inputs if one.name == name) for name in ("mode", "start"))
    assert all(item.note for item in (*modes.items, *starts.items))


@clause("GV-2.1")
def test_as_long_as_carthage_plays_alone_no_button_need_say_so(stage_1: Table[Any]) -> None:
    found = labels(seen(stage_1, SEATS, SEATS[0]))
    assert any(label.startswith("Propose an Agreement") for label in found)
    assert not any(label.startswith("Carthage:") for label in found)
    assert not [line for line in cards.waiting_lines(seen(stage_1, SEATS, None)) if "Carthage waits" in line]


@clause("GV-1.6")
def test_beside_rome_each_button_of_an_offer_says_where(stage_2: Table[Any]) -> None:
    found = labels(seen(stage_2, SEATS, SEATS[0]))
    assert any(label.startswith("Rome: Propose an Agreement") for label in found)


@clause("GV-9.2", "GV-9.3")
def test_the_end_says_what_each_player_came_to_and_of_what() -> None:
    position = BENCH.position("consuls").model_copy(update={"step": "end", "set": {"last_turn": 1}})
    look = seen(BENCH.play(position).table, SEATS, None)
    said = ending(look)
    totals = [int(line.split("**")[1]) for line in said if line.startswith("- ")]
    parts = [int(line.split(": ")[1]) for line in said if line.startswith("  - ")]
    assert len(totals) == len(SEATS)
    assert totals == sorted(totals, reverse=True) == [sum(two) for two in zip(parts[::2], parts[1::2], strict=True)]


def test_no_card_of_a_game_has_the_name_of_a_deed_of_the_bot() -> None:
    """A parcel of that name would be done, and never written."""
    begin()
    assert set(WRITERS).isdisjoint(DEEDS)
    assert set(CARDS) <= set(WRITERS)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("kind", sorted(FRONTS))
def test_each_part_of_a_board_has_a_name(kind: str, language: str) -> None:
    """17.2: the menu of the board calls all its parts by name; of a game made of games in the words of each."""
    voice = Voice(words(kind, language))
    begin()
    for half, name in map(parted, FOCUSES.of(kind)):
        assert voice.of_half(half).has(f"focus-{name}"), (half, name)


def test_a_button_that_says_where_says_its_chances_only_whole(stage_2: Table[Any]) -> None:
    """Half a chance misleads: the form of the offer says them all."""
    found = [label for label in labels(seen(stage_2, SEATS, SEATS[0])) if "Assassinate" in label]
    assert found == ["Rome: Assassinate"]


@clause("GV-5.4")
@pytest.mark.parametrize(
    ("fleets", "said"),
    [
        ({"carthage": 3, "rome": 12}, "- 18 or more: Rome wins; losses: Carthage all, Rome 0"),
        ({"carthage": 14, "rome": 2}, "- 18 or more: Carthage wins; losses: Carthage 0, Rome all"),
        ({"carthage": 11, "rome": 10}, "- 18 or more: the attacker wins; losses: attacker 0, defender all"),
    ],
)
def test_a_line_of_the_table_names_the_republics_as_soon_as_it_is_known_who_attacks(
    fleets: Mapping[str, int], said: str
) -> None:
    names = {"carthage": "roman-war-1", "rome": "punic-1"}
    put = {side: {"forces": [{"at": names[side], "commanders": [1], "fleets": n}]} for side, n in fleets.items()}
    position = BENCH.position("consuls").model_copy(update={"put": put})
    look = seen(BENCH.play(position).table, SEATS, None)
    fight = grand(look).prospects[0]
    assert table_line(look, fight, fight.lines[-1]).startswith(said)


@clause("GV-10.1")
def test_who_plays_in_one_republic_has_the_hand_of_that_alone() -> None:
    seats = chairs(6)
    options = GrandOptions(mode="one-faction")
    table = Table.start(GAME, Setup(seats, "a seed", options))[0]
    for seat in seats:
        look = seen(table, seats, seat)
        assert hands_of(look) == [f"{table.state.sides[seat]}:hand"]
        assert sum(look.voice.sign(half) in "".join(hand_lines(look)) for half in look.boards) == 1


@clause("GV-7.4")
def test_the_turn_card_says_that_a_republic_has_fallen() -> None:
    position = BENCH.position("consuls").model_copy(
        update={"step": "carthage:senate.opening", "set": {"fallen": ["rome"]}}
    )
    said = cards.turn_card(seen(BENCH.play(position).table, SEATS, None)).said()
    assert "Rome has fallen" in said
    assert "Carthage has fallen" not in said
