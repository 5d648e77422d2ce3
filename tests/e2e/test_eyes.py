"""The eyes see: what is said to the wrong person is found."""

from __future__ import annotations

from loopback import messages
from tests.e2e.eyes import Eyes
from tests.e2e.stage import Stage


async def test_a_hand_said_aloud_is_found(stage: Stage) -> None:
    elissa, hanno, *_ = await stage.floor()
    eyes, world = Eyes(stage.town, stage.database), stage.town.world
    (row,) = await stage.bot.store.games()
    table = await stage.bot.surface.tables.table(row.id)
    factions = {user.id: table.state.factions[seat] for user, seat in ((elissa, "diamond"), (hanno, "triangle"))}
    mine, theirs = ({card.commodity for card in factions[one.id].trade_cards} for one in (elissa, hanno))
    secret = sorted(mine - theirs)[0].title()
    for person, heard in ((elissa, False), (hanno, True)):
        eyes.sights.clear()
        posted = messages.post(world, person.inbox.channel, world.bot, {"content": f"**Byrsa Hill**: {secret}"}, {})
        found = await eyes.leaks(stage.bot.store)
        assert any(secret in leak for leak in found) is heard, (secret, person, found, eyes.sights)
        messages.delete(world, posted)
    eyes.sights.clear()
    messages.post(world, stage.town.hall, world.bot, {"content": "ochre.1"}, {})
    assert await eyes.leaks(stage.bot.store)
    stage.eyes.sights.clear()
