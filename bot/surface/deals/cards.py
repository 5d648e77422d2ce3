"""M6: a deal between two seats, as one of them sees it, or as both do in their thread."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.base.errors import NotAllowed
from bot.base.text import clip, escape
from bot.services.deals.terms import Ended
from bot.services.deals.terms import how_it_ended as noted
from bot.store.store import EventRow, Store, TalkRow
from bot.surface.kit.address import Address
from bot.surface.kit.answers import is_one, offered
from bot.surface.kit.deals import OpenDeal, Side, deal_of, number, other, partner, statement, turn
from bot.surface.kit.layout import digest
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Button, Panel, Row, Rule, Style, button, buttons, words
from games.kernel import Posted, Seat

LAST = 5
NONE = Panel()
TURN = "!"  # ends the digest of a card whose reader's turn it is


def marked(look: Look, deal: str, panel: Panel, *, shared: bool = False) -> str:
    """The digest of a deal's card; it tells, too, whether its reader has been called to it."""
    found = deal_of(look, deal)
    own = not shared and found is not None and found.mover == look.seat
    return digest(panel) + (TURN if own else "")


def own_seat(look: Look) -> Seat:
    """The viewer's seat. NotAllowed: he has none."""
    if look.seat is None:
        raise NotAllowed("seat.none")
    return look.seat


def to(look: Look, deal: OpenDeal, act: str) -> Address:
    """Where a button of a deal card leads: it names the revision it was drawn for."""
    return Address(look.game.id, deal.id, str(deal.rev), act)


def deal_card(
    look: Look,
    deal: OpenDeal,
    talk: Sequence[TalkRow] = (),
    *,
    shared: bool = False,
    muted: bool = False,
    beside: Sequence[str] = (),
    listed: Panel = NONE,
) -> Panel:
    """The whole card; `shared`: in the thread of both, without the faces of anybody's cards; `muted`: the partner.

    `beside`: what stands there beside the goods; `listed`: the list of what could be put down at once.
    """
    sides = _shared_sides(look, deal) if shared else _own_sides(look, deal)
    accepted = [look.voice.say("deal-accepted", seat=str(seat)) for seat in deal.accepted]
    heard = [row for row in talk if not muted or row.seat == look.seat]
    said = (*sides, *beside, *accepted, *_what_now(look, deal, listed=bool(listed.parts), shared=shared))
    card = words(_title(look, deal, shared=shared), *said) + talk_panel(look, heard)
    if muted:
        card += words(look.voice.say("deal-muted", partner=str(partner(deal, look.seat))))
    further = [] if shared else _further(look, deal, muted=muted, heard=bool(talk))
    return card + listed + Panel((Row(_buttons(look, deal, shared=shared)),)) + buttons(*further)


def _further(look: Look, deal: OpenDeal, *, muted: bool, heard: bool) -> list[Button]:
    """What there is to do beside the goods: promise something, hear the other or not."""
    say = look.voice.say
    mine = next(side for seat, side in deal.sides.items() if seat == look.seat)
    promise = [button(say("button-promise"), to(look, deal, "promise"))] if mine.stated else []
    way = "unmute" if muted else "mute"
    return [*promise, *([button(say(f"button-{way}"), to(look, deal, way))] if heard or muted else [])]


def _title(look: Look, deal: OpenDeal, *, shared: bool) -> str:
    n = number(deal.id)
    if shared:
        return look.voice.say("deal-title-shared", seats=[str(seat) for seat in deal.sides], n=n)
    return look.voice.say("deal-title", partner=str(partner(deal, look.seat)), n=n, turn=turn(look, deal))


def _what_now(look: Look, deal: OpenDeal, *, listed: bool, shared: bool) -> list[str]:
    """What pressing the button comes to, for whoever is to press it."""
    if shared or deal.mover != look.seat:
        return []
    other = str(partner(deal, look.seat))
    if deal.complete:
        return [look.voice.say("deal-settles", partner=other)]
    return [look.voice.say("deal-answers", partner=other, listed=listed)]


def _own_sides(look: Look, deal: OpenDeal) -> list[str]:
    other = partner(deal, look.seat)
    mine = next(side for seat, side in deal.sides.items() if seat != other)
    return [
        look.voice.say("deal-you-give", what=statement(look, mine)),
        *_faces(look, mine, reserved=look.seat in deal.accepted),
        look.voice.say("deal-they-give", partner=str(other), what=statement(look, deal.sides[other])),
    ]


def _shared_sides(look: Look, deal: OpenDeal) -> list[str]:
    sides = deal.sides.items()
    return [look.voice.say("deal-they-give", partner=str(seat), what=statement(look, s)) for seat, s in sides]


def _faces(look: Look, side: Side, *, reserved: bool) -> list[str]:
    """One's own cards, unless they are shown to both; once one has accepted they wait for the other's consent."""
    if not side.cards or (side.shown and not reserved):
        return []
    count = Counter(look.voice.name(card) for card in side.cards)
    cards = look.voice.list(look.voice.pair(n, c) if c > 1 else n for n, c in count.items())
    return [look.voice.say("deal-your-cards", cards=cards, shown=side.shown, reserved=reserved)]


def talk_panel(look: Look, talk: Sequence[TalkRow]) -> Panel:
    """The last lines said, escaped by whoever kept them."""
    if not talk:
        return Panel()
    say, name = look.voice.words.say, look.voice.name
    lines = [say("talk-line", seat=name(str(row.seat)), text=row.text) for row in talk[-LAST:]]
    return Panel((Rule(),)) + words(*(clip(line, 600) for line in lines))


def _buttons(look: Look, deal: OpenDeal, *, shared: bool) -> list[Button]:
    say, both = look.voice.say, deal.complete
    row: list[Button] = []
    if both and (shared or look.seat not in deal.accepted):
        row.append(button(say("button-accept"), to(look, deal, "accept"), "success"))
    answers = not both and (shared or deal.mover == look.seat)
    style: Style = "primary" if answers else "secondary"
    row.append(button(say("button-answer" if answers else "button-counter"), to(look, deal, "counter"), style))
    if not shared:
        row.append(button(say("button-talk"), to(look, deal, "talk")))
    no = "refuse" if shared else "withdraw" if look.seat == deal.offerer else "decline"
    row.append(button(say(f"button-{no}"), to(look, deal, "withdraw" if no == "withdraw" else "decline")))
    return row


def confirm_card(look: Look, deal: OpenDeal, beside: Sequence[str] = ()) -> Panel:
    """8.2: the second acceptance is confirmed with the full text in sight."""
    sides = _own_sides(look, deal)
    yes = button(look.voice.say("button-confirm"), to(look, deal, "settle"), "success")
    settles = any(seat != look.seat for seat in deal.accepted)
    return words(look.voice.say("deal-confirm", settles=settles), *sides, *beside) + Panel((Row([yes]),))


def receipt_card(
    look: Look,
    deal: str,
    ended: Ended,
    talk: Sequence[TalkRow] = (),
    kept: Sequence[Seat] = (),
    *,
    came: Sequence[str] = (),
) -> Panel:
    """What is left of a deal: how it ended, what `came`; its words stay for a day, or if both keep them."""
    say = look.voice.say
    over = words(over_line(look, deal, ended), *came)
    if not talk:
        return over
    mine = look.seat in kept
    note = say("talk-kept" if len(kept) > 1 else "talk-kept-by-you" if mine else "talk-erased")
    keep = [] if mine else [button(say("button-keep"), Address(look.game.id, deal, "", "talkkeep"))]
    return over + talk_panel(look, talk) + words(note) + buttons(*keep)


def over_line(look: Look, deal: str, ended: Ended) -> str:
    """How a deal ended, and whose doing it was; with the reason he gave."""
    say, mine = look.voice.say, ended.by == look.seat
    why = say(f"refusal-{ended.why}") if ended.why else ""
    about = {"partner": str(other(deal, look.seat)), "n": number(deal), "mine": mine if ended.by else None}
    told = say("deal-over", act=ended.how, **about)
    said = [one for one in (why, escape(ended.text)) if one]
    return look.voice.words.say("deal-over-why", told=told, why="; ".join(said)) if said else told


def reply_to(posted: Posted) -> list[str] | None:
    """The replies to a deal that a decision offers; None: it puts goods down."""
    return offered(posted.decision.choice) if is_one(posted.decision.choice) else None


async def how_it_ended(store: Store, game: str, deal: str) -> Ended:
    """How a deal ended: as noted, else the last act told of it; an acceptance that was the last one settled it."""
    stand = await store.stand(game)
    if stand and (ended := noted(stand, deal)):
        return ended
    told = [event for event in await store.events(game) if event.fields.get("deal") == deal]
    return _as_told(told[-1]) if told else Ended(how="settled", seq=0)


def _as_told(event: EventRow) -> Ended:
    """How it ended, where nobody remembers more than what was told."""
    match event.fields.get("act"):
        case "withdrawn" | "declined" | "lapsed" as how:
            return Ended(how=how, seq=event.seq, by=Seat(str(event.fields.get("seat", ""))))
        case _:
            return Ended(how="settled", seq=event.seq)
