"""A game at a glance, for all: the season, how many are final, who rules how much; and what one seat holds, for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.fronts.diplomacy.looking import diplomacy
from bot.fronts.diplomacy.realm import called
from bot.surface.kit.glance import Glance
from bot.surface.kit.look import Look
from games.diplomacy.seen.map_view import MapView
from rendering.diplomacy.names import ranked

YEAR: Final = ("spring.orders", "spring.retreats", "autumn.orders", "autumn.retreats", "winter.orders")
"""CD-S.1, S.2: the stages of a year."""
NAMED: Final = 10


def finals(look: Look) -> list[str]:
    """CD-S.2: how many have marked their orders final, never who (CD-G.4)."""
    if look.over or look.step not in YEAR:
        return []
    every = len(diplomacy(look).map.names)
    if look.step.endswith(".retreats"):
        return [look.voice.say("glance-retreats", open=len(look.unnamed))]
    return [look.voice.say("glance-final", final=max(0, every - len(look.unnamed)), every=every)]


def standings(look: Look) -> list[str]:
    """CD-2.2: names by the centres they rule; by names, never by people."""
    found = ranked(diplomacy(look).map)
    more = [look.voice.say("standing-more", count=len(found) - NAMED)] if len(found) > NAMED else []
    return [
        *(look.voice.say("standing", name=called.name(look, one.code), centres=one.centres) for one in found[:NAMED]),
        *more,
    ]


def length(look: Look) -> list[str]:
    """CD-2.2, 2.3: how many centres win; the game goes on after that."""
    chart = diplomacy(look).map
    return [look.voice.say("length-centres", must=chart.must, centres=sum(one.centre for one in chart.spaces.values()))]


GLANCE: Final = Glance(chair=finals, standings=standings, length=length)


def hand(look: Look) -> list[str]:
    """CD-3.B, 4, 9.C: one's own names, provinces, units and shares."""
    view = diplomacy(look)
    me = called.holding(view)
    if view.own is None:
        return []
    masks = [code for code in view.own.names if code != me]
    chart = view.map
    ruled = [f"{code}{_under(look, chart, code)}" for code, one in chart.spaces.items() if me and one.ruler == me]
    subs = [f"{code} ({one.ruler})" for code, one in chart.spaces.items() if me and one.sub_ruler == me]
    units = [f"{one.arm} {one.space}" for one in chart.units if me and one.commander == me]
    shares = [f"{one.railway.id} {one.shares[me]}/{one.issued}" for one in view.companies if me in one.shares]
    held = {"ruled": ruled, "subs": subs, "units": units, "shares": shares}
    return [
        *_named(look, me, masks),
        *(look.voice.say(f"hand-{what}", said=", ".join(some)) for what, some in held.items() if some),
    ]


def _named(look: Look, me: str, masks: Sequence[str]) -> list[str]:
    """CD-3.B: under which name he holds, and which others he has; before anything is held there is but the first."""
    say, names = look.voice.say, [called.name(look, one) for one in masks]
    if not me and len(names) == 1:
        return [say("hand-first-name", name=names[0])]
    head = say("hand-name", name=called.name(look, me)) if me else say("hand-nameless")
    return [head, *([say("hand-masks", names=look.voice.list(names))] if names else [])]


def _under(look: Look, chart: MapView, code: str) -> str:
    """Who rules a province under its Ruler."""
    sub = chart.spaces[code].sub_ruler
    return f" ({look.voice.say('hand-sub', name=f'`{sub}`')})" if sub else ""
