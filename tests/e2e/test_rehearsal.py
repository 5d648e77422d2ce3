"""Random weather, seed by seed: whatever goes wrong, the same presses make the same game."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from loopback.faults import DeleteMessage, Plan
from tests.e2e.stage import REFUSALS, own_stage
from tests.e2e.table import gather
from tests.e2e.test_faults import PEOPLE, log_of, play
from tests.lots import proof

PRESSES = 16
SEEDS = range(3)
MANY = range(100, 150)
TOGETHER = 5


async def rehearsed(directory: Path, seed: int | None) -> Any:
    """The game with this seed's plan; None: on a quiet day."""
    async with own_stage(directory) as stage:
        people = await gather(stage.town, *PEOPLE, pace="none", scenario="late")
        if seed is not None:
            stage.town.loopback.plan = Plan.random(seed)
            stage.town.allow(*REFUSALS)
        await play(stage, people, PRESSES)
        assert stage.town.problems() == [], stage.town.loopback.plan
        return await stage.truth(), log_of(people[0])


async def same(directory: Path, seeds: range) -> None:
    """Some of them at a time, beside each other."""
    places = {seed: directory / str(seed) for seed in (None, *seeds)}
    for place in places.values():
        place.mkdir()
    calm = await rehearsed(places[None], None)
    for start in range(0, len(seeds), TOGETHER):
        some = seeds[start : start + TOGETHER]
        made = await asyncio.gather(*(rehearsed(places[seed], seed) for seed in some))
        for seed, one in zip(some, made, strict=True):
            plan = Plan.random(seed)
            truth, log = one
            assert truth == calm[0], f"seed {seed}: {plan}"
            assert not Counter(log) - Counter(calm[1]), f"seed {seed} says something twice: {plan}"
            deleted = any(isinstance(rule.what, DeleteMessage) for rule in plan.rules)
            assert deleted or log == calm[1], f"seed {seed}: {plan}"


@pytest.mark.slow
async def test_a_few_seeds(tmp_path: Path) -> None:
    await same(tmp_path, SEEDS)


@proof
async def test_fifty_seeds(tmp_path: Path) -> None:
    await same(tmp_path, MANY)
