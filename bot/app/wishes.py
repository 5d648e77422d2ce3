"""What was asked for on the command line, read against a game: options, seats."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from pydantic import BaseModel, ValidationError

from bot.base.errors import SetupError
from games.kernel import Game


def split(said: Iterable[str]) -> list[tuple[str, str]]:
    """Options as they are typed, `scenario=late`: name and value."""
    return [(name, value) for name, _, value in (one.partition("=") for one in said)]


def options(game: Game[Any], wished: Mapping[str, str]) -> BaseModel:
    """The options of a table. SetupError: the game does not know them."""
    try:
        return game.options.model_validate(dict(wished))
    except ValidationError as error:
        wrong = ", ".join(".".join(map(str, one["loc"])) for one in error.errors())
        known = ", ".join(game.options.model_fields) or "none"
        raise SetupError(f"{game.id} does not take this: {wrong}. Its options: {known}.") from None


def check_seats(game: Game[Any], seats: int, wished: Mapping[str, str]) -> None:
    """SetupError: so many cannot play it, with these options."""
    able = game.places_with(options(game, wished))
    if seats not in able:
        raise SetupError(f"{game.id} is for {able.start} to {able.stop - 1} people.")
