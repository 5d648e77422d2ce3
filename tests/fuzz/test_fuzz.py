"""Hostile clients on a stage: a little of what `python -m tests.fuzz` does for hours."""

from __future__ import annotations

import asyncio
from collections import Counter
from datetime import date
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.base.loop import new_loop
from bot.base.version import VERSION
from bot.surface.press.items import ACTS, FORMS
from games.catalog import GAMES
from tests.fuzz.deeds import Deed, Scribe
from tests.fuzz.episode import HANDFUL, Episode, episode
from tests.fuzz.faults import Failures, Report, shown
from tests.fuzz.shown import written
from tests.fuzz.stages import PLACES, TITLE, Place, staged
from tests.lots import lots

FEW = 96
STAGES = [(kind, place) for place in PLACES for kind in GAMES]
ONE_OF_EACH = [STAGES[0], STAGES[7], STAGES[13], STAGES[14], STAGES[22]]


@pytest.mark.parametrize(("kind", "place"), lots(ONE_OF_EACH, [one for one in STAGES if one not in ONE_OF_EACH]))
async def test_nothing_comes_of_hostile_clients(kind: str, place: Place) -> None:
    report = await episode(STAGES.index((kind, place)), "short", FEW, judged=True)
    assert report.faults == []
    assert sum(report.sent.values()) > FEW / 2


@settings(max_examples=5, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.randoms(use_true_random=False))
def test_what_hypothesis_thinks_of(dice: Random) -> None:
    """The same deeds, made of dice that can be made ever plainer where something comes of them."""

    async def played() -> list[str]:
        with Failures() as failures:
            async with staged("sample", "middle", Random(1)) as stage:
                return (await Episode(stage, dice, failures).play(32)).faults

    with asyncio.Runner(loop_factory=new_loop) as runner:
        assert runner.run(played()) == []


@pytest.mark.parametrize("master", [False, True])
async def test_a_game_is_shown_to_a_neighbour_only_when_he_is_its_master(master: bool) -> None:
    """Whom the host has made so since is none of those outside any more; nor is it kept from anybody else by chance."""
    with Failures() as failures:
        async with staged("rome", "begun", Random(1)) as stage:
            played, neighbour = Episode(stage, Random(1), failures), stage.of("neighbour")[0]
            if master:
                await stage.bot.store.change_game(stage.game, stage.bot.clock.time.now(), gm=neighbour.id)
            button = {"type": 2, "custom_id": f"b1:{stage.game}:table::replay:0.0", "id": 900}
            deed = Deed("press", "replay", {"component": button, "values": None})
            [(_, answered)] = await played.sent(neighbour, [deed])
            assert (TITLE in shown(stage.town.world, answered)) == master
            await played.handful("neighbour", neighbour, [deed])
    assert played.report.faults == []


async def test_every_form_of_interaction_is_known_to_the_fuzz() -> None:
    """A new act, form, command, option that suggests or menu is tried unasked, and is answered."""
    with Failures() as failures:
        async with staged("sample", "lobby", Random(1)) as stage:
            played = Episode(stage, Random(1), failures)
            deeds = _each(played.scribe)
            passer = stage.of("passer-by")[0]
            for start in range(0, len(deeds), HANDFUL):
                await played.handful("passer-by", passer, deeds[start : start + HANDFUL])
            named = {one.name for one in stage.bot.tree.get_commands()} - {"admin"}  # which Discord keeps from them
    tried = played.report.tried
    assert played.report.faults == []
    assert {*ACTS} <= {name for kind, name in tried if kind == "press"}
    assert {*FORMS} <= {name for kind, name in tried if kind == "form"}
    assert named == {_whole(kind, name) for kind, name in tried if kind in ("command", "menu")}
    assert sum(kind == "suggest" for kind, _ in tried) == sum(deed.kind == "suggest" for deed in deeds)


def test_each_series_has_its_line_and_all_are_added_up(tmp_path: Path) -> None:
    page, mark = tmp_path / "figures.md", "<!-- fuzz -->\n<!-- end fuzz -->"
    page.write_text(f"before\n{mark}\nafter\n")
    first, second = Report(Counter(press=1200, form=34), 5, 6), Report(Counter(press=1), failures=["it fell"])
    written(page, second, "1", 9, date(2026, 1, 2))
    for report, seed in ((first, "1"), (second, "2"), (second, "3")):
        written(page, report, seed, 100, date(2026, 1, 3))
    lines = page.read_text().splitlines()
    assert (lines[0], lines[-1]) == ("before", "after")
    assert f"| 2026-01-03 | {VERSION} | 1 | 1,234 | 5 | 6 | 100 | 0 |" in lines
    assert f"| 2026-01-03 | {VERSION} | 2 | 1 | 0 | 0 | 100 | 1 |" in lines
    assert "| in all | | | 1,236 | 5 | 6 | 300 | 2 |" in lines
    page.write_text("nothing")
    with pytest.raises(ValueError, match="no place"):
        written(page, first, "1", 0, date(2026, 1, 2))


def _whole(kind: str, name: str) -> str:
    return name if kind == "menu" else name.split(maxsplit=1)[0]


def _each(scribe: Scribe) -> list[Deed]:
    """Everything there is, once."""
    presses = [scribe.press(act) for act in scribe.presses]
    forms = [scribe.form(act) for act in scribe.forms]
    commands = [scribe.command(leaf) for leaf in scribe.leaves]
    menus = [scribe.menu(one["name"]) for one in scribe.menus]
    suggested = [
        scribe.suggest(leaf, one["name"]) for leaf in scribe.leaves for one in leaf.options if one.get("autocomplete")
    ]
    return [*presses, *forms, *commands, *menus, *suggested]
