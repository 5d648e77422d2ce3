"""The panel of `/settings`: what a person has set for himself, and how to change it. Pure: from settings to a panel."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from bot.base.text import Catalogue, languages
from bot.services.people.people import Preferences
from bot.services.people.quiet import DAY
from bot.services.people.zones import places, spoken
from bot.surface.kit.address import Address
from bot.surface.kit.cards import stamp
from bot.surface.kit.forms import Form, Input
from bot.surface.kit.panel import MENU, Button, Item, Menu, Panel, Row, button, buttons, words
from rendering.palette import PALETTES

REF: Final = "settings"
SWITCHES: Final = (
    "dm",
    "reminders",
    "fewer_pings",
    "confirm_votes",
    "text_only",
    "large_boards",
    "phone_boards",
    "words_for_emoji",
    "high_contrast",
)
AUTOMATIC: Final = "auto"
TYPED: Final = 40


def to(act: str, arg: str = "") -> Address:
    """Where a button of the panel leads."""
    return Address("", REF, "", act, arg)


def settings_panel(say: Catalogue, person: Preferences, now: datetime, *notes: str) -> Panel:
    """Everything that is set, with a way to change each."""
    lines = [say.say("settings-title"), *notes, *hours_lines(say, person, now)]
    if person.paused(now) and person.paused_until:
        lines.append(say.say("settings-paused", when=stamp(person.paused_until)))
    ways = [button(say.say("button-zone"), to("zone")), button(say.say("button-quiet"), to("quiet"))]
    ways += [button(say.say("button-unquiet"), to("unquiet"))] if person.quiet else []
    ways += [button(say.say("button-unpause"), to("unpause"))] if person.paused(now) else []
    return words(*lines) + buttons(*ways) + _menus(say, person)


def hours_lines(say: Catalogue, person: Preferences, now: datetime) -> list[str]:
    """Where he lives and when he sleeps."""
    lines = [say.say("settings-zone", zone=spoken(person.zone))]
    if person.quiet is None:
        return [*lines, say.say("settings-no-quiet")]
    lines.append(say.say("settings-quiet", start=person.quiet_from, end=person.quiet_until))
    following = next((span for span in person.quiet.spans(now, now + 2 * DAY) if span.end > now), None)
    if following:
        lines.append(say.say("settings-quiet-next", start=stamp(following.start), end=stamp(following.end)))
    return lines


def _menus(say: Catalogue, person: Preferences) -> Panel:
    switched = [
        Item(
            say.say(f"setting-{name.replace('_', '-')}"),
            name,
            say.say(f"setting-{name.replace('_', '-')}.note"),
            chosen=bool(getattr(person, name)),
        )
        for name in SWITCHES
    ]
    tongues = [Item(say.say("language-auto"), AUTOMATIC, chosen=person.language is None)]
    tongues += [Item(say.say(f"language-{one}"), one, chosen=person.language == one) for one in languages()]
    colours = [Item(say.say(f"palette-{name}"), name, chosen=person.palette == name) for name in PALETTES]
    return Panel(
        (
            Menu(to("switches"), switched, say.say("menu-switches"), 0, len(switched)),
            Menu(to("language"), tongues, say.say("menu-language")),
            Menu(to("palette"), colours, say.say("menu-palette")),
        )
    )


def zone_form(say: Catalogue, typed: str) -> Form:
    """Asks where somebody lives."""
    field = Input("zone", "text", say.say("zone-label"), say.say("zone-description"), value=typed, most=TYPED)
    return Form(say.say("zone-title"), to("zone"), [field])


def quiet_form(say: Catalogue, start: str, end: str) -> Form:
    """Asks when somebody sleeps."""
    about = say.say("quiet-description")
    fields = [
        Input("start", "text", say.say("quiet-start"), about, value=start, most=TYPED),
        Input("end", "text", say.say("quiet-end"), about, value=end, most=TYPED),
    ]
    return Form(say.say("quiet-title"), to("quiet"), fields)


def zone_choice(say: Catalogue, typed: str, found: Sequence[str], language: str) -> Panel:
    """Several places fit what was typed."""
    items = [Item(places(language)[zone], zone) for zone in found[:MENU]]
    many = (
        say.say("zone-many", said=typed, count=len(found)) if len(found) > MENU else say.say("zone-which", said=typed)
    )
    return words(many) + Panel((Menu(to("place"), items, say.say("menu-zone")), Row([again(say, "zone", typed)])))


def again(say: Catalogue, act: str, typed: str) -> Button:
    """Back to a form, with what was typed in it."""
    return button(say.say("button-again"), to(act, typed[: 2 * TYPED]), "primary")


def quiet_prompt(say: Catalogue) -> Panel:
    """What somebody who has just sat down is asked."""
    ways = (
        button(say.say("button-quiet"), to("quiet"), "primary"),
        button(say.say("button-zone"), to("zone")),
    )
    return words(say.say("settings-prompt")) + buttons(*ways)
