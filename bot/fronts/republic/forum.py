"""Notes under the questions of the Forum Phase: what an event will do, how strong an enemy Leader is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.base.text import Fields, Voice
from bot.fronts.republic.card_texts import CardTexts
from bot.fronts.republic.law import law_of
from bot.fronts.republic.looking import republic
from bot.surface.kit.answers import offered
from bot.surface.kit.look import Look
from games.kernel import Posted


def enemy_notes(posted: Posted, look: Look) -> dict[str, str]:
    """Beside each enemy Leader: how strong he is, and where."""
    known = republic(look).leaders
    leaders = [known[option] for option in offered(posted.decision.choice) if option in known]
    return {one.id: look.voice.say("enemy-note", strength=one.strength, war=one.war or None) for one in leaders}


def tell_persuasion(_voice: Voice, fields: Fields) -> Mapping[str, Any]:
    """RC-8.5.4, RR-1.07.41: what came of it; "hopeless": it failed by the roll alone, whatever the Base Number is.

    Counter-bribes have changed the Base Number; events of before do not say how much they were.
    """
    hopeless = not fields["persuaded"] and int(fields["total"]) <= int(fields["base"])
    return {"persuaded": "hopeless" if hopeless else fields["persuaded"], "against": fields.get("against", 0)}


def tell_curia(voice: Voice, fields: Fields) -> Mapping[str, Any]:
    """RC-8.10.1, 8.10.2, RR-1.07.8: a Leader who leaves is out of play; all else is back in the Forum."""
    led = fields["leaves"] and str(fields["card"]) in law_of(voice.words.game).tables.leaders
    return {"leaves": "leader" if led else fields["leaves"]}


def event_note(cards: CardTexts, look: Look) -> str:
    """What the Table Event just rolled would do at the level it would have (RC-8.8.1, RR-1.07.21)."""
    view = republic(look)
    if view.initiative is None or not view.initiative.event:
        return ""
    event = cards.law.tables.table_events[view.initiative.event]
    level = 2 if any(one.id == event.id for one in view.table_events) else 1
    name = event.name if level == 1 else event.level2_name
    return look.voice.say("option-note", name=name, note=cards.side(look.voice, event.id, level))
