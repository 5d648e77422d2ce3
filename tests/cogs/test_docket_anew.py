"""A programme that is changed after others have answered to it: only who must say more is called again."""

from __future__ import annotations

from tests.clauses import clause
from tests.cogs.conftest import Hall, card
from tests.cogs.test_dockets import DOCKET, PROGRAMME, announced, choose
from tests.cogs.test_plans import use


async def waits_for(hall: Hall) -> set[str]:
    """Whom the table waits for with a docket."""
    table = await hall.bot.surface.tables.table(hall.game)
    asked = [posted.decision for posted in table.open.values() if posted.decision.kind == DOCKET]
    return {str(one.seat) for one in asked if one.awaited}


async def proposes(hall: Hall, *texts: str) -> None:
    """Who presides changes his programme."""
    elissa = hall.people[0]
    posted = await hall.posted(elissa, PROGRAMME)
    raw = {**posted.proposal, "motions": [[{"kind": "minor", "terms": {"text": text}}] for text in texts]}
    await hall.bot.surface.tables.submit(hall.game, posted.decision.seat, posted.ref, posted.rev, raw, elissa.id)
    await hall.town.idle()


@clause("RC-9.0.6")
async def test_who_has_answered_is_called_again_only_for_a_motion_that_is_new(hall: Hall) -> None:
    hanno, *others = await announced(hall, "Praise for Mago", "Praise for Hanno")
    await choose(hall, hanno, "docketsays", "1: Yea")
    await use(hall, hanno, DOCKET, "keep")
    missing = await waits_for(hall)
    assert len(missing) == len(others)
    await proposes(hall, "Praise for Mago")
    assert await waits_for(hall) == missing
    before = card(hanno)
    await proposes(hall, "Praise for Mago", "Praise for Gisco")
    assert len(await waits_for(hall)) == len(others) + 1
    assert "1. say: “Praise for Mago”: **Yea**" in card(hanno).text
    assert "2. say: “Praise for Gisco”" in card(hanno).text
    assert card(hanno).id != before.id, "the card was posted anew, which notifies"
    await use(hall, hanno, DOCKET, "keep")
    assert await waits_for(hall) == missing
