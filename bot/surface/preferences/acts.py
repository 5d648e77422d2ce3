"""`/settings`: changing one's own settings, by the panel or by the options of the command."""

from __future__ import annotations

from typing import Any, Final

from pydantic import ValidationError

from bot.base.errors import NotAllowed
from bot.base.text import READER, escape, languages
from bot.services.clock.changed_hours import respect
from bot.services.people.people import LONGEST, Preferences, keep, preferences
from bot.services.people.quiet import clock_time
from bot.services.people.tongue import reading
from bot.services.people.zones import find, places
from bot.store.parcels import LOBBY
from bot.surface.kit.panel import Panel, buttons, words
from bot.surface.kit.surface import Surface
from bot.surface.preferences.card import AUTOMATIC, SWITCHES, again, quiet_form, settings_panel, zone_choice, zone_form
from bot.surface.press.items import Press
from rendering.palette import PALETTES

TIMES: Final = ("zone", "quiet_from", "quiet_until")


async def person_of(press: Press) -> Preferences:
    """The presser's settings."""
    return preferences(await press.surface.store.user(press.user.id))


async def change(surface: Surface, user: int, **changes: Any) -> Preferences:
    """Change somebody's settings; where his hours change, deadlines that fall into them move, and lobbies tell.

    NotAllowed: such settings cannot be, and nothing was changed.
    """
    try:
        person = await keep(surface.store, user, **changes)
    except ValidationError as error:
        raise NotAllowed("settings.quiet-length", hours=LONGEST.seconds // 3600) from error
    if not changes.keys().isdisjoint(TIMES):
        for game in await surface.store.games(user=user, status=("playing", "lobby")):
            if game.status == "playing":
                await respect(surface.tables, game.id)
            else:
                await surface.store.post(game.id, [LOBBY], surface.time.now())
    return person


def on_clock(said: str) -> str:
    """A time that was typed, as it is kept. NotAllowed: it is none."""
    try:
        return f"{clock_time(said):%H:%M}"
    except ValueError as error:
        raise NotAllowed("settings.clock", said=escape(said[:20])) from error


def zone_named(said: str) -> str:
    """The one time zone that was typed. NotAllowed: there is none of that name, or there are several."""
    found = find(said, READER.get())
    if len(found) != 1:
        raise NotAllowed("settings.zone", said=escape(said[:40]), count=len(found))
    return found[0]


async def card(press: Press, *notes: str) -> Panel:
    """The panel as it is now."""
    return settings_panel(press.surface.words(), await person_of(press), press.surface.time.now(), *notes)


async def show(press: Press, *notes: str) -> None:
    """The panel in the place of the card that was pressed; beside it, where others see that card too."""
    panel = await card(press, *notes)
    if press.reply.private:
        await press.reply.redraw(panel)
    else:
        await press.reply.whisper(panel)


async def settings(press: Press) -> None:
    """The panel."""
    await show(press)


async def ask_zone(press: Press) -> None:
    """`Time Zone…`: a form, with what was typed before."""
    await press.reply.ask(zone_form(press.surface.words(), press.to.arg))


async def take_zone(press: Press) -> None:
    """A city or country: set, if it can be only one zone; else those that fit are offered."""
    typed, say = str(press.entered.get("zone", "")).strip(), press.surface.words()
    found = find(typed, say.language)
    if len(found) == 1:
        await _set_zone(press, found[0])
    elif found:
        await press.reply.whisper(zone_choice(say, escape(typed), found, say.language))
    else:
        text = say.say("reason-settings-zone", said=escape(typed), count=0)
        await press.reply.whisper(words(text) + buttons(again(say, "zone", typed)))


async def place(press: Press) -> None:
    """One of the zones that fit."""
    await _set_zone(press, press.values[0] if press.values else "")


async def _set_zone(press: Press, zone: str) -> None:
    await change(press.surface, press.user.id, zone=zone_named(zone))
    await show(press, press.surface.words().say("settings-kept"))


async def ask_quiet(press: Press) -> None:
    """`Quiet Hours…`: a form, with what was typed before, or as they are."""
    person, (start, _, end) = await person_of(press), press.to.arg.partition("-")
    form = quiet_form(
        press.surface.words(), start or person.quiet_from or "22:00", end or person.quiet_until or "07:00"
    )
    await press.reply.ask(form)


async def take_quiet(press: Press) -> None:
    """From when until when. What cannot be is explained, and can be put right without being typed again."""
    start, end = (str(press.entered.get(name, "")).strip() for name in ("start", "end"))
    try:
        hours = {"quiet_from": on_clock(start), "quiet_until": on_clock(end)}
        await change(press.surface, press.user.id, **hours)
    except NotAllowed as error:
        say = press.surface.words()
        text = say.say(f"reason-{error.reason.replace('.', '-')}", **error.about)
        await press.reply.whisper(words(text) + buttons(again(say, "quiet", f"{start[:20]}-{end[:20]}")))
        return
    await show(press, press.surface.words().say("settings-kept"))


async def no_quiet(press: Press) -> None:
    """`No Quiet Hours`."""
    await change(press.surface, press.user.id, quiet_from=None, quiet_until=None)
    await show(press, press.surface.words().say("settings-kept"))


async def unpause(press: Press) -> None:
    """`Remind Me Again`."""
    await change(press.surface, press.user.id, paused_until=None)
    await show(press, press.surface.words().say("settings-kept"))


async def switches(press: Press) -> None:
    """Everything that is on or off."""
    await change(press.surface, press.user.id, **{name: name in press.values for name in SWITCHES})
    await show(press, press.surface.words().say("settings-kept"))


async def language(press: Press) -> None:
    """The language of what only he reads."""
    wish = press.values[0] if press.values else AUTOMATIC
    await change(press.surface, press.user.id, language=wish if wish in languages() else None)
    with reading(await press.surface.language_of(press.reply.interaction)):
        await show(press, press.surface.words().say("settings-kept"))


async def palette(press: Press) -> None:
    """The colours of pictures."""
    wish = press.values[0] if press.values else ""
    await change(press.surface, press.user.id, palette=wish if wish in PALETTES else "standard")
    await show(press, press.surface.words().say("settings-kept"))


async def by_command(press: Press, given: dict[str, Any]) -> None:
    """The options of `/settings` that were given; none: the panel. NotAllowed: nothing was changed."""
    wishes = {name: value for name, value in given.items() if value is not None}
    if "zone" in wishes:
        wishes["zone"] = zone_named(str(wishes["zone"]))
    for name in ("quiet_from", "quiet_until"):
        if name in wishes:
            wishes[name] = on_clock(str(wishes[name]))
    if wishes.get("language") == AUTOMATIC:
        wishes["language"] = None
    if wishes:
        await change(press.surface, press.user.id, **wishes)
    with reading(await press.surface.language_of(press.reply.interaction)):
        await press.reply.whisper(await card(press, *([press.surface.words().say("settings-kept")] if wishes else [])))


def suggested(current: str) -> list[tuple[str, str]]:
    """Time zones that fit what was typed so far: what is shown, what it means."""
    language = READER.get()
    found = find(current, language) if current.strip() else []
    return [(places(language)[zone], zone) for zone in found]
