"""Notes under the questions of the Forum Phase: people, how a persuasion stands, what an event will do."""

from __future__ import annotations

from typing import Final

from bot.fronts.carthage.card_texts import red_card_notes, side
from bot.fronts.carthage.looking import carthage
from bot.fronts.carthage.people import senator_line
from bot.surface.kit.answers import leaves, offered
from bot.surface.kit.look import Look
from games.carthage.law import CARTHAGE
from games.carthage.minds.persuading import percent
from games.kernel import Posted

DIE: Final = range(1, 7)


def persuasion_note(look: Look) -> str:
    """Who is persuaded by whom, what has been bid, and how likely it is (RC-8.5.2, 8.5.4)."""
    view = carthage(look)
    if view.initiative is None or view.initiative.persuasion is None:
        return ""
    attempt = view.initiative.persuasion
    against = sum(attempt.counter_bribes.values())
    return look.voice.say(
        "persuasion-note",
        persuader=attempt.persuader,
        target=attempt.target,
        base=attempt.base,
        bribes=attempt.bribes,
        against=against,
        bare=attempt.base - attempt.bribes + against,
        chance=percent(attempt.base, attempt.omens),
    )


def form_notes(posted: Posted, look: Look) -> dict[str, str]:
    """A line for each Senator, and each red card of one's own, that is offered; for who gets a card: "card@senator"."""
    options = (option for _, field in leaves(posted.decision.choice) for option in offered(field))
    lines = {option: senator_line(look, option.rpartition("@")[2]) for option in options}
    return {**red_card_notes(posted, look), **{option: line for option, line in lines.items() if line}}


def enemy_notes(posted: Posted, look: Look) -> dict[str, str]:
    """Beside each enemy Leader: how strong he is, and where."""
    known = carthage(look).leaders
    leaders = [known[option] for option in offered(posted.decision.choice) if option in known]
    return {one.id: look.voice.say("enemy-note", strength=one.strength, war=one.war or None) for one in leaders}


def event_note(look: Look) -> str:
    """What the Table Event just rolled would do at the level it would have (RC-8.8.1)."""
    view = carthage(look)
    if view.initiative is None or not view.initiative.event:
        return ""
    event = CARTHAGE.tables.table_events[view.initiative.event]
    level = 2 if any(one.id == event.id for one in view.table_events) else 1
    name = event.name if level == 1 else event.level2_name
    return look.voice.say("option-note", name=name, note=side(look.voice, event.id, level))
