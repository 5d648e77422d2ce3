"""What stands in the texts of events instead of their fields: codes of spaces, units and positions in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from bot.base.text import Fields, Retelling, Voice, slug
from bot.fronts.diplomacy import saying
from games.diplomacy.events import EVENTS

Way: TypeAlias = Callable[[Voice, Any], object]
WAYS: Final[Mapping[str, Way]] = {
    "at": saying.place,
    "base": saying.place,
    "candidates": saying.codes,
    "centre": saying.place,
    "codes": saying.codes,
    "drawn_from": saying.units,
    "end": saying.place,
    "name": saying.name,
    "order": saying.line,
    "owned": saying.shares,
    "place": saying.place,
    "post": saying.post,
    "province": saying.place,
    "provinces": saying.codes,
    "route": saying.route,
    "space": saying.place,
    "start": saying.place,
    "text": saying.prose,
    "unit": saying.unit,
    "units": saying.units,
    "where": saying.unit,
    "whom": saying.units,
    "year": saying.year,
}
"""By the name of a field, which means the same in all events but those below."""


def told(*but: str, **ways: Way) -> Retelling:
    """The fields of an event in words; `but` those whose id is known by itself; `ways` of its own."""
    kept = {name: way for name, way in {**WAYS, **ways}.items() if name not in but}
    return lambda voice, fields: {name: kept[name](voice, one) for name, one in fields.items() if name in kept}


def tell_order(voice: Voice, fields: Fields) -> Fields:
    """CD-G.3: a military order, and why it came to what it did."""
    return {**PLAIN(voice, fields), "why": saying.why(voice, fields["why"], fields["by"])}


def tell_placed(voice: Voice, fields: Fields) -> Fields:
    """CD-13.1, S.6.4: a new unit, with its letter."""
    return {"at": saying.unit(voice, f"{fields['arm']} {fields['at']}")}


def tell_void(voice: Voice, fields: Fields) -> Fields:
    """CD-E.5: an order that came to nothing, by what it is called, with what it was about."""
    matter, subject = str(fields["matter"]), str(fields["subject"])
    written = saying.name if matter == "register.name" else about
    return {
        "matter": saying.Said(voice.say(f"ask-{slug(matter)}.label")),
        "subject": written(voice, subject),
        "reason": because(voice, str(fields["reason"])),
    }


def about(voice: Voice, subject: str) -> saying.Said | str:
    """What an order was about: a kind of motion, a unit, a position, a railway."""
    return saying.Said(voice.name(subject)) if subject.isalpha() else saying.line(voice, subject)


def because(voice: Voice, reason: str) -> saying.Said:
    """Why an order or a motion comes to nothing."""
    return saying.Said(voice.say(f"reason-diplomacy-{reason}"))


def tell_moved(voice: Voice, fields: Fields) -> Fields:
    """CD-7.D: what a motion says."""
    return {"says": saying.proposal(voice, fields["kind"], {str(key): str(one) for key, one in fields["says"]})}


def tell_law(voice: Voice, fields: Fields) -> Fields:
    """CD-G.6: an option of the rules, and its value."""
    named = {"option": saying.option(voice, fields["option"])}
    return {**PLAIN(voice, fields), **named, "value": saying.value(voice, fields["option"], fields["value"])}


def on_paper(_voice: Voice, fields: Fields) -> Fields:
    """CD-P.8: what a paper of its own shows is not said in a line."""
    return dict.fromkeys(fields, "")


PLAIN: Final = told()
REGISTERED: Final = told(code=saying.code)
OF_ITS_OWN: Final[Mapping[str, Retelling]] = {
    "VoidOrder": tell_void,
    "OrderGiven": tell_order,
    "SeizureFailed": tell_order,
    "NameProposed": REGISTERED,
    "NameApproved": REGISTERED,
    "NameRefused": REGISTERED,
    "NameDropped": REGISTERED,
    "NameGiven": REGISTERED,
    "DroppedOut": REGISTERED,
    "PowerGiven": REGISTERED,
    "SpaceRenamed": told(code=saying.code, name=saying.prose),
    "UnitPlaced": tell_placed,
    "UnitBuilt": tell_placed,
    "GazetteOut": on_paper,
    "UnitRetreated": told(to=saying.place),
    "UnitDiced": told(to=saying.place),
    "Purged": told("whom"),
    "RevoltFailed": told("whom"),
    "Appointed": told("whom"),
    "PermitGiven": told("whom"),
    "LetterCame": told("at"),
    "Moved": tell_moved,
    "LawChanged": tell_law,
    "MapChanged": told(change=saying.prose),
    "NotSeated": told(reason=saying.prose),
    "MotionEmpty": told(reason=because),
}
RETELLS: Final[Mapping[str, Retelling]] = {kind.id: OF_ITS_OWN.get(kind.__name__, PLAIN) for kind in EVENTS}
