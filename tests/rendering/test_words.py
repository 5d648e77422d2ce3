"""Alt text and text twin: nothing is drawn that is not told."""

import random
import re

import pytest

from games.carthage import GAME
from games.kernel import Setup, Table, chairs
from games.playout import choose
from rendering import land
from rendering.carthage.board import compose
from rendering.describe import ALT_MOST, describe, twin
from rendering.palette import SIGILS
from rendering.scene import DASH, Banner, Box, Caption, Grid, Scene
from tests.rendering import samples
from tests.rendering.test_draw import CAPTION, FOCUSES, tables, written

MAP = land.chart("western-sea")
ORNAMENTS = {spot["name"] for kind in ("waters", "peoples", "places") for spot in MAP[kind]}


def wanderings(players, seed, moves=60):
    """Tables of a random game, one in a while."""
    pick = random.Random(seed)
    table, _ = Table.start(GAME, Setup(chairs(players), f"picture {seed}", GAME.options()), marks=False)
    for number in range(moves):
        if number % 12 == 0:
            yield table
        table.submit(*choose(table, pick))
    yield table
    table.close()


def titles(scene):
    return {column.title for block in scene.blocks if isinstance(block, Grid) for column in block.columns}


@pytest.mark.parametrize("focus", FOCUSES)
@pytest.mark.parametrize("number", range(5))
def test_every_drawn_word_is_in_the_twin(monkeypatch, number, focus):
    scene = compose(list(tables())[number], focus, CAPTION)
    told = twin(scene)
    untold = [
        text
        for text, *_ in written(monkeypatch, scene)
        if text.removeprefix("/").rstrip("…)") not in told
        and text not in ORNAMENTS | titles(scene) | {DASH}
        and not re.fullmatch(r"and \d+ more", text)
    ]
    assert not untold


def test_figures_stand_in_the_line_of_their_senator():
    view = samples.common(4)
    lines = twin(compose(view, "factions", CAPTION)).splitlines()
    for senator in view.senators.values():
        if senator.faction:
            line = next(line for line in lines if line.startswith(f"- {senator.name}"))
            for word in (f"ORA {senator.oratory}", f"INF {senator.influence}", f"LOY {senator.loyalty}"):
                assert word in line
            assert (f"Purse {senator.talents}T" in line) or senator.talents == 0


def test_signs_are_told_in_words():
    told = twin(compose(samples.common(4), "board", CAPTION))
    assert "Mago, Faction Leader" in told
    assert "INF = Influence" in told
    assert "Sicily: ■ Governor Adherbal (2), 2 turns left, developed, 1 legion" in told or "Governor Adherbal" in told
    assert "Numidia: not in play" in told
    assert "1st Syracusan War + Dionysius, State Active, Land 12 (8 printed)" in told
    assert "Phases: Mortality (done), Revenue (done), Trade (now)" in told


def test_every_faction_is_told_with_its_sigil():
    told = twin(compose(samples.common(6), "board", CAPTION))
    for seat, name in samples.NAMES.items():
        assert f"{SIGILS[seat]} {name}" in told


def test_alt_text_begins_with_what_changed():
    assert describe(compose(samples.common(), "board", CAPTION)).startswith("Tavi sold 4 Salt for 48T. Board of")


def test_alt_text_tells_treasury_and_threats():
    alt = describe(compose(samples.common(), "board", CAPTION))
    assert "Treasury 100T, tax 10%." in alt
    assert "1st Syracusan War: active, land 12, fleet 4." in alt


@pytest.mark.parametrize("changed", [(), ("x" * 3000,), ("word " * 900,), ("One.", "Two!") * 400])
def test_alt_text_has_its_limit(changed):
    for view in tables():
        for focus in FOCUSES:
            alt = describe(compose(view, focus, Caption("🏛️" * 50, 1, "", {}, changed)))
            assert 0 < len(alt) <= ALT_MOST


def test_alt_text_is_never_empty_and_never_cut_inside_a_sentence():
    scene = Scene(10, 10, "Board", (Banner(Box(0, 0, 10, 10), "T", ""),), ("First.",), ("Second is long.", "Third."))
    assert describe(scene, 20) == "First. Board."
    assert describe(scene) == "First. Board. Second is long. Third."


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_tables_of_real_games(monkeypatch, players):
    for table in wanderings(players, seed=players):
        for seat in (None, table.state.seats[0]):
            for focus in FOCUSES:
                scene = compose(table.view(seat), focus, CAPTION)
                assert len(describe(scene)) <= ALT_MOST
                assert scene.blocks
        told = twin(compose(table.view(None), "board", CAPTION))
        assert all(war.name in told for war in table.view(None).wars.values())


@pytest.mark.parametrize("players", [3, 6])
def test_a_picture_holds_no_secret_of_others(players):
    """A seat's pictures are the same in another game that looks the same to it."""
    for table in wanderings(players, seed=40 + players, moves=48):
        seat = table.state.seats[1]
        fork = table.fork(seat, same_dice=True)
        for focus in FOCUSES:
            assert compose(fork.view(seat), focus, CAPTION) == compose(table.view(seat), focus, CAPTION)
        fork.close()


def test_the_public_board_tells_no_hand():
    for table in wanderings(4, seed=9, moves=48):
        own = table.view(table.state.seats[0]).own
        public = table.view(None)
        told = "".join(twin(compose(public, focus, CAPTION)) for focus in FOCUSES)
        open_cards = {one.name for one in (*public.forum.concessions, *public.laws, *public.curia.concessions)}
        open_cards |= {card.name for senator in public.senators.values() for card in senator.concessions}
        open_cards |= {senator.name for senator in public.senators.values()}
        assert not [card.name for card in own.hand if card.name in told and card.name not in open_cards]
        assert "Your hand" not in told


@pytest.mark.parametrize("focus", FOCUSES)
def test_the_board_of_a_game_that_is_over(focus):
    table, _ = Table.start(GAME, Setup(chairs(3), "over", GAME.options(), turns=1), marks=False)
    while not table.over:
        posted = next(one for one in table.open.values() if one.decision.awaited)
        table.submit(posted.decision.seat, posted.decision.key, posted.decision.lapse)
    scene = compose(table.view(None), focus, CAPTION)
    assert "The game is over: influence." in describe(scene)
    assert "the end" in describe(scene)
