"""RR-4.05.4: what each item brings whom; RR-4.05.419: what a Tribune would take from whoever is about to choose."""

from __future__ import annotations

from typing import Final

from bot.fronts.republic.people import province_line
from bot.fronts.rome.card_texts import CARDS
from bot.fronts.rome.looking import rome
from bot.fronts.rome.people import PEOPLE
from bot.fronts.rome.senate import stakes
from bot.surface.kit.answers import leaves, offered
from bot.surface.kit.look import Look
from bot.surface.kit.widgets import Asked
from games.kernel import Posted, Raw, Seat
from games.rome.neutrals.prizes import LAND_BILL, OFFICES
from games.rome.neutrals.profiles import profiles
from games.rome.neutrals.spoils import PASSING
from games.rome.seen.view import RomeView

TURN: Final = "turn"
BILL: Final = "bill"


def notes(posted: Posted, look: Look) -> dict[str, str]:
    """Beside each item what it brings; beside each Senator who he is."""
    options = [option for _, one in leaves(posted.decision.choice) for option in offered(one)]
    told = {option: note(look, option) for option in options}
    return {option: line for option, line in told.items() if line}


def note(look: Look, option: str) -> str:
    """What an item brings, or who a Senator is."""
    view, say = rome(look), look.voice.say
    if option == PASSING:
        return say("item-pass", bill="yes" if draft_of(view) else "no")
    if option in OFFICES:
        return say("item-office", gain=stakes.FIGURES.influence[option])
    if option in view.provinces:
        return province_line(look, option)
    if option.startswith(f"{LAND_BILL}."):
        return bill_line(look, int(option.rpartition(".")[2]))
    if option in view.senators:
        return PEOPLE.senator_line(look, option)
    return CARDS.on_card(look.voice, option) if option in {one.id for one in view.forum.concessions} else ""


def bill_line(look: Look, kind: int) -> str:
    """RR-1.09.62, 4.05.417: what the Land Bill does, if somebody takes the Co-Sponsorship."""
    bill, unrest = stakes.bill_of(kind), rome(look).unrest
    figures = {"cost": bill.cost, "lasting": bill.recurring, "unrest": unrest, "after": max(0, unrest + bill.unrest)}
    popularity = {"sponsor": bill.sponsor_popularity, "cosponsor": bill.cosponsor_popularity}
    return look.voice.say("item-bill", **figures, **popularity)


def draft_of(view: RomeView) -> int:
    """RR-4.05.416: the type of the Land Bill that waits for its Co-Sponsor; 0: none does."""
    draft = view.neutrals.draft if view.neutrals else None
    return draft.type if draft else 0


def choosing(_one: Asked, look: Look) -> list[str]:
    """RR-4.05.416, 4.05.4: who chooses in which order, and the Land Bill that waits."""
    neutrals, voice = rome(look).neutrals, look.voice
    if neutrals is None:
        return []
    order, draft = voice.list(map(voice.name, neutrals.coalition)), neutrals.draft
    waiting = [voice.say("item-draft", type=draft.type, sponsor=neutrals.sponsor)] if draft else []
    return [voice.say("item-order", seats=order), *waiting]


def first(posted: Posted, _look: Look) -> Raw:
    """RR-DP98: it begins with what is taken for whoever does not answer."""
    return posted.decision.lapse


# A Tribune against it


def skipping(one: Asked, look: Look) -> list[str]:
    """RR-4.05.417, 4.05.419: what he is about to take by his list; what the Land Bill would do; what it may cost."""
    view, about = rome(look), one.decision.about
    listed = [wanted(look, view, Seat(str(about["against"])))] if about["use"] == TURN else []
    draft = draft_of(view)
    bill = [bill_line(look, draft)] if draft and about["use"] != TURN else []
    return [*(line for line in listed if line), *bill, look.voice.say("skip-answered")]


def wanted(look: Look, view: RomeView, seat: Seat) -> str:
    """RR-4.01.3: what a Neutral takes first, of what is left; a player says himself."""
    neutral = view.factions[seat].neutral
    if not neutral:
        return ""
    left = [kind for kind in profiles()[neutral].spoils_order if is_left(view, kind)]
    names = [look.voice.name(kind) if kind in OFFICES else look.voice.say(f"item-{kind}") for kind in left]
    return look.voice.say("skip-list", seat=seat, items=look.voice.list(names) if names else None)


def is_left(view: RomeView, kind: str) -> bool:
    """Whether there is still something of this kind."""
    if kind in OFFICES:
        return all(one.office != kind for one in view.senators.values())
    left = {"governor": view.forum.provinces, "concession": view.forum.concessions}
    return bool(left[kind]) if kind in left else True
