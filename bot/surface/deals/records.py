"""What two players have seen of each other's deals: what came, and whether it was what had been said (8.10)."""

from __future__ import annotations

from bot.base.errors import NotAllowed
from bot.services.deals.past import Handed, Past, between
from bot.store.store import Stand
from bot.surface.kit.deals import number, other
from bot.surface.kit.look import Look
from bot.surface.kit.offering import counted
from bot.surface.kit.panel import Panel, words
from games.kernel import Seat

LAST = 12


def receipt(look: Look, past: Past | None) -> list[str]:
    """What changed hands in a deal of the reader, and what of it was not as it had been said."""
    if past is None or look.seat is None or look.seat not in past.sides:
        return []
    partner = other(past.deal, look.seat)
    got, gave = (counted(look.voice, past.sides[seat].came) for seat in (partner, look.seat))
    lies = (lie(look, seat, past.sides[seat]) for seat in (partner, look.seat))
    return [look.voice.say("deal-came", got=got, gave=gave), *filter(None, lies)]


def lie(look: Look, seat: Seat, handed: Handed) -> str:
    """What a seat said of its goods that they were not, and what they were; "": it said nothing false."""
    if not handed.false:
        return ""
    said, was = counted(look.voice, handed.false), counted(look.voice, handed.instead)
    plain = len(handed.false) == len(handed.instead)
    return look.voice.say("deal-lie", seat=str(seat), said=said, was=was, plain=plain)


def summary(look: Look, stand: Stand, one: Seat, partner: Seat) -> list[str]:
    """In one line, for the card of another deal: how many of the two were settled, and who said what was false."""
    made = between(stand, one, partner)
    if not made:
        return []
    lies = {seat: sum(bool(past.sides[seat].false) for past in made if seat in past.sides) for seat in (partner, one)}
    told = look.voice.list(f"{look.voice.name(str(seat))} {count}" for seat, count in lies.items())
    return [look.voice.say("deal-past", count=len(made), lies=told)]


def record(look: Look, stand: Stand, partner: Seat) -> Panel:
    """All deals of the reader with another, the newest first. NotAllowed: he has no seat."""
    if look.seat is None:
        raise NotAllowed("seat.none")
    made = between(stand, look.seat, partner)[-LAST:][::-1]
    title = look.voice.say("deal-record-title" if made else "deal-record-none", partner=str(partner))
    return words(title, *(line for past in made for line in _told(look, past)))


def _told(look: Look, past: Past) -> list[str]:
    head, *lies = receipt(look, past)
    n = number(past.deal)
    return [look.voice.say("deal-record-line", n=n, turn=past.turn, told=head), *(f"  - {one}" for one in lies)]
