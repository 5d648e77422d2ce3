"""Cards of The Republic of Carthage as one holds them: Senators, Statesmen and the other red cards."""

from games.carthage.seen.people import HeldView, RatingsView, SenatorView
from games.carthage.seen.view import CarthageView, OwnView
from rendering.carthage.words import printed, say
from rendering.layout import signed
from rendering.republic.cards import banded, rated
from rendering.scene import Cell, Figure, Mark, Portrait, Tone


def senator_cards(view: CarthageView, own: OwnView) -> tuple[Portrait, ...]:
    """The Senators of one's own faction, the Leader first."""
    mine = [view.senators[one] for one in view.factions[own.seat].senators]
    return tuple(senator_card(one) for one in sorted(mine, key=lambda one: not one.leader))


def senator_card(one: SenatorView) -> Portrait:
    """A Senator: his ratings, his posts, what he holds, where he is, what he can do."""
    figures = (*_figures(one), Figure(say("board-column-pop"), signed(one.popularity)))
    posts = [Cell(", ".join(one.titles), mark=Mark.LAUREL, tone=Tone.STRONG)] if one.titles else []
    abroad = not one.in_carthage and one.where not in one.titles
    away = [Cell(_place(one), mark=Mark.SHIP, tone=Tone.WARN)] if abroad else []
    rebel = [Cell(say("board-rebel"), mark=Mark.FLAME, tone=Tone.BAD)] if one.rebel else []
    traders = say("strip-traders", count=one.traders)
    purse = Cell(say("card-purse", talents=str(one.talents), traders=traders), mark=Mark.TRADER)
    cards = [Cell(card.name, mark=Mark.CARD) for card in one.concessions]
    kind = say("card-statesman", code=one.code) if one.statesman else say("card-senator", code=one.code)
    text = printed(f"st-{one.code.lower()}", one.text) if one.text else ""
    lines = (*posts, *rebel, *away, purse, *cards)
    mark = Mark.LEADER if one.leader else Mark.NONE
    return banded(Portrait(one.name, kind, figures, lines, text, one.faction or "", mark))


def _place(one: SenatorView) -> str:
    """Where somebody is who is not in Carthage."""
    return say("board-away", place=one.where) if one.where else say("board-sign-away")


def _figures(one: SenatorView | RatingsView) -> tuple[Figure, ...]:
    """The ratings of a Senator or Statesman."""
    return (*rated(one), Figure(say("board-column-exp"), str(one.exploration)))


def red_cards(own: OwnView) -> tuple[Portrait, ...]:
    """The red cards of a hand, Statesmen first."""
    return tuple(red_card(card) for card in sorted(own.hand, key=lambda card: card.ratings is None))


def red_card(card: HeldView) -> Portrait:
    """A red card: what it does; of a Statesman his ratings, and what bars him now."""
    barred = [Cell(say(f"card-barred-{card.barred}"), tone=Tone.BAD)] if card.barred else []
    figures = _figures(card.ratings) if card.ratings else ()
    kind = say("card-statesman", code=card.ratings.code) if card.ratings else say(f"crop-kind-{card.kind}")
    text = printed(card.id, card.text)
    return banded(Portrait(card.name, kind, figures, tuple(barred), text, mark=Mark.CARD))
