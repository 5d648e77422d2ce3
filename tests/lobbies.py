"""Games are opened: what `/game new` asks, and what the form of the game asks after it.

Tests are mostly about one question of the rules. So their tables want every question in the order of the rules; those
that are about asking ahead say `rounds=False`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.surface.kit.forms import PAGE
from bot.surface.lobby import options
from bot.surface.lobby.options import filled
from games.catalog import GAMES
from loopback.person import Person
from loopback.reply import Reply

LITERAL: Mapping[str, Any] = {"rounds": True}
OWN = frozenset(name for game in GAMES.values() for name in game.options.model_fields)


async def new_game(host: Person, **asked: Any) -> Reply:
    """The lobby card, with the options of the game chosen as they are named among the rest."""
    asked = {**LITERAL, **asked}
    card = await host.slash("/game new", **{name: value for name, value in asked.items() if name not in OWN})
    if own := {name: value for name, value in asked.items() if name in OWN}:
        kind = asked.get("game", next(iter(GAMES)))
        model = GAMES[kind].options
        entered = filled(kind, model.model_validate(own), own)
        for page, button in enumerate([one for one in card.buttons if one.startswith("Options")]):
            names = options.asked(model, kind)[page * PAGE : (page + 1) * PAGE]
            if here := {name: value for name, value in entered.items() if name in names}:
                await host.submit_modal(await host.click(card, button), here)
    return card
