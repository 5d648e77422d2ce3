"""The eyes see: what is said to the wrong person is found."""

from __future__ import annotations

from loopback import messages
from tests.e2e.eyes import Eyes
from tests.e2e.lexicon import LEXICONS
from tests.e2e.stage import Stage
from tests.e2e.table import NAMES, gather


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


async def test_a_strategy_card_named_to_another_is_found(stage: Stage) -> None:
    """SR-32.1: a title out of somebody's hand, before the eyes of another and before his own."""
    elissa, hanno = people = await gather(stage.town, *NAMES[:2], game="sword", pace="none")
    eyes, lexicon = Eyes(stage.town, stage.database), LEXICONS["sword"]
    (row,) = await stage.bot.store.games()
    table = await stage.bot.surface.tables.table(row.id)
    held = {one.user: lexicon.held(table.state)[one.seat].cards for one in await stage.bot.store.seats(row.id)}
    secret = sorted(held[hanno.id] - held[elissa.id])[0]
    for person in people:
        eyes.sights.clear()
        world, said = stage.town.world, {"content": f"**Byrsa Hill**: {secret}"}
        messages.delete(world, messages.post(world, person.inbox.channel, world.bot, said, {}))
        assert any(secret in leak for leak in await eyes.leaks(stage.bot.store)) is (person is elissa)
    stage.eyes.sights.clear()
