"""What parcels about a game that gathers players become."""

from __future__ import annotations

from bot.store.store import OutboxRow
from bot.surface.kit.layout import digest
from bot.surface.kit.surface import Surface
from bot.surface.lobby import card as lobby_card
from bot.surface.lobby.invited import missing
from bot.surface.posting.letters import Letter


async def lobby(surface: Surface, row: OutboxRow) -> Letter | None:
    """The card of a game that gathers players; edited while they come and go."""
    panel = await lobby_card.current(surface, row.game)
    former = await surface.store.message(row.game, row.parcel.target, "lobby", "")
    if panel is None or (former is not None and former.digest == digest(panel)):
        return None
    game = await surface.store.find_game(row.game)
    invited = missing(game, await surface.store.seats(row.game)) if game and former is None else []
    stands = former is not None and lobby_card.SIGN in former.files
    files = lobby_card.files(game.kind) if game and not stands else []
    return Letter(panel, "", digest(panel), former, files, mentions=invited)
