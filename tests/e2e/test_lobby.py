"""From the wish to play to the first question."""

from __future__ import annotations

import re

from loopback.town import Town
from tests.e2e.table import asked, desk, gather

GALLERY = 12


async def test_four_people_gather_and_are_asked_by_direct_message(town: Town) -> None:
    people = await gather(town, "elissa", "hanno", "mago", "gisco")
    for person in people:
        assert asked(person, "Place a Trader")
        assert len(desk(person).buttons) >= 3
    hall = people[0].channel("hall").all
    turn = next(one for one in hall if one.pinned)
    assert re.search(r"Waiting for .*◆ Elissa.* \(1 decision each\)\.", turn.text)
    assert turn.image().startswith(b"\x89PNG")
    board, strip = [item for one in turn.components if one["type"] == GALLERY for item in one["items"]]
    assert all(0 < len(one["description"]) <= 1024 for one in (board, strip))


async def test_only_the_host_starts_and_only_with_enough_people(town: Town) -> None:
    elissa, hanno, mago = await town.people("elissa", "hanno", "mago")
    card = await elissa.slash("/game new", title="Byrsa Hill", seats=3)
    assert "Start" not in card.buttons
    for person in (hanno, mago):
        await person.click(card, "Join")
    assert "Start" in card.buttons
    refusal = await hanno.click(card, "Start")
    await town.idle()
    assert refusal.ephemeral or (refusal.message and refusal.followups[0].ephemeral)
    assert not any(one.pinned for one in elissa.channel("hall").all)
