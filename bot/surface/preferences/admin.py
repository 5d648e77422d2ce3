"""`/admin`: what a server has set, and how the bot is doing."""

from __future__ import annotations

from datetime import datetime

from bot.base.health import Figures
from bot.base.text import Voice
from bot.services.people.guilds import HouseRules, house_rules
from bot.store.store import Store
from bot.surface.kit.panel import Panel, words
from bot.surface.kit.surface import Surface

SPANS = ("ack", "result", "render")
TROUBLES = ("refused", "failed", "unsent")


async def shown(surface: Surface, guild: int, note: str = "") -> Panel:
    """The settings of a server, after what was changed."""
    voice, rules = Voice(surface.words()), house_rules(await surface.store.guild(guild))
    return words(*([voice.say(note)] if note else []), voice.say("admin-title"), *lines(voice, rules))


def lines(voice: Voice, rules: HouseRules) -> list[str]:
    """Each setting in a line."""
    places = ", ".join(f"<#{channel}>" for channel in rules.channels)
    role = f"<@&{rules.role}>" if rules.role else None
    return [
        voice.say("admin-language", language=voice.say(f"language-{rules.language}")),
        voice.say("admin-channels", channels=places or None),
        voice.say("admin-role", role=role),
        voice.say("admin-most", most=rules.most),
        voice.say("admin-retention", days=rules.retention),
    ]


async def health(surface: Surface, *, latency: float, guild: int) -> Panel:
    """How the bot is doing: how long presses wait, what is still to be sent, which games of this server are held."""
    voice, store = Voice(surface.words()), surface.store
    oldest, unsent = await store.next_outbox(), await store.unsent()
    held = await store.games(guild=guild, status=("held",))
    return words(
        voice.say("health-title"),
        voice.say("health-latency", milliseconds=round(latency * 1000)),
        *(span(voice, surface.figures, kind) for kind in SPANS),
        voice.say("health-outbox", count=unsent, age=_minutes(surface, oldest)),
        *await _road(store, voice),
        voice.say("health-lost", count=await store.lost()),
        *(voice.say(f"health-{kind}", count=surface.figures.counts[kind]) for kind in TROUBLES if kind != "unsent"),
        voice.say("health-held", count=len(held), games=", ".join(game.title for game in held) or None),
    )


def span(voice: Voice, figures: Figures, kind: str) -> str:
    """How long something takes: for half of all, and for all but one in a hundred."""
    half, most = figures.percentile(kind, 50), figures.percentile(kind, 99)
    if half is None or most is None:
        return voice.say(f"health-{kind}", half=None, most=None)
    return voice.say(f"health-{kind}", half=round(half * 1000), most=round(most * 1000))


async def _road(store: Store, voice: Voice) -> list[str]:
    """A line if nothing arrives."""
    road = await store.road()
    return [voice.say("health-road", when=f"<t:{int(road.since.timestamp())}:F>", cause=road.cause)] if road else []


def _minutes(surface: Surface, since: datetime | None) -> int:
    """How many minutes ago that was."""
    return max(0, int((surface.time.now() - since).total_seconds() // 60)) if since else 0
