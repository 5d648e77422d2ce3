"""Moving a part of what is shared out from one to another: whose, to whom, how much."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.base.errors import IllegalAnswer
from bot.base.text import Voice, clip
from bot.surface.kit.answers import is_split
from bot.surface.kit.forms import LABEL, TITLE, Form, Input, Submitted, at, number
from bot.surface.kit.panel import MENU, OPTION, Item
from bot.surface.kit.widgets import Asked
from games.kernel import Posted, Split
from games.kernel.choice import Raw, is_dict

ACT: Final = "move"
FEWEST: Final = 2
GIVER, TAKER, SUM = "giver", "taker", "sum"


def movable(posted: Posted) -> Split[Any] | None:
    """What is shared out among so many that menus can name them; None: it is something else."""
    choice = posted.decision.choice
    return choice if is_split(choice) and choice.total and FEWEST <= len(choice.parts) <= MENU else None


def moving_form(one: Asked) -> Form:
    """The form: what each holds stands beside his name. IllegalAnswer: there is nothing to be moved."""
    voice, kind, held = one.voice, one.decision.kind, holdings(one.posted, one.shown)
    able = list(held)
    givers = [_item(voice, kind, name, able.index(name), held[name]) for name in able if held[name]]
    takers = [_item(voice, kind, name, place, held[name]) for place, name in enumerate(able)]
    inputs = [
        Input(GIVER, "menu", _label(voice, "move-from"), items=givers),
        Input(TAKER, "menu", _label(voice, "move-to"), items=takers),
        Input(SUM, "text", _label(voice, "move-sum"), voice.say("move-hint"), low=0, most=9),
    ]
    return Form(clip(voice.ask_label(kind, one.decision.about), TITLE), one.to(ACT), inputs)


def _item(voice: Voice, kind: str, name: str, place: int, share: int) -> Item:
    """One of them, with what he would hold."""
    return Item(clip(voice.shared(kind, voice.option(kind, name), share), OPTION), str(place))


def _label(voice: Voice, key: str) -> str:
    return clip(voice.say(key), LABEL)


def holdings(posted: Posted, raw: Raw) -> dict[str, int]:
    """What each holds as it is prepared. IllegalAnswer: nothing is shared out."""
    choice = movable(posted)
    if choice is None:
        raise IllegalAnswer("choice.fields")
    said: Mapping[str, int] = raw if is_dict(raw) else {}
    return {str(name): int(said.get(name, 0)) for name in choice.parts}


def moved(posted: Posted, raw: Raw, entered: Submitted) -> dict[str, int]:
    """The shares with this moved; no sum: all he holds. IllegalAnswer: he has not so much, or keeps it to himself."""
    held = holdings(posted, raw)
    giver, taker = (at(list(held), _first(entered, name)) for name in (GIVER, TAKER))
    text = _first(entered, SUM).strip()
    count = number(text) if text else held[giver]
    if giver == taker:
        raise IllegalAnswer("move.same", name=giver)
    if not 0 <= count <= held[giver]:
        raise IllegalAnswer("move.short", name=giver, held=held[giver])
    return {**held, giver: held[giver] - count, taker: held[taker] + count}


def _first(entered: Submitted, name: str) -> str:
    said: str | Sequence[str] = entered.get(name, "")
    return said if isinstance(said, str) else next(iter(said), "")
