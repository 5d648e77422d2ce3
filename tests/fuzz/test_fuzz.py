"""Hostile clients on a stage: a little of what `python -m tests.fuzz` does for hours."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.base.loop import new_loop
from bot.surface.press.items import ACTS, FORMS
from games.catalog import GAMES
from tests.fuzz.deeds import Deed, Scribe
from tests.fuzz.episode import HANDFUL, Episode, episode
from tests.fuzz.faults import Failures
from tests.fuzz.stages import PLACES, Place, staged
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
