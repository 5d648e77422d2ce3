"""Tribunes and what answers them, and Laws: with restraint, against what hurts much."""

from __future__ import annotations

from games.kernel import Raw
from games.republic.minds.outlook import is_mine, me, mine
from games.republic.seen import senate as republic
from games.rome.law import ROME
from games.rome.minds.sensible.habits import Asked, Habits, first_legal, offered, options
from games.rome.minds.sensible.outlook import champion, menace, tallest
from games.rome.minds.sensible.voting import OWN, judged
from games.rome.seen.senate import MotionView
from games.rome.seen.view import RomeView

habit = Habits()

PAINFUL = -15  # a motion as bad as this is vetoed
SOUR = -8  # the same with a power that costs no card
STATE = ("forces", "units", "land-bill")  # what the State lives by
FREE = ("free_veto", "free_tribune")  # what is printed on Statesmen who need no card
PONTIFEX = "pontifex-maximus"
LIFELONG = "law-military-reforms"


@habit("senate.veto", urgency=9)
def veto(asked: Asked, view: RomeView) -> Raw | None:
    """RR-1.09.152: against what hurts much and would probably pass; with a power of one's own a little sooner."""
    motion = view.senate.motion if view.senate else None
    if motion is None or motion.kind in STATE:
        return None
    powers = offered(asked)
    value, free = judged(view, motion), [one for one in powers if not one.startswith("tribune")]
    if value <= PAINFUL and not alone(motion):
        return next(iter([*free, *powers]))
    return free[0] if free and value <= SOUR else None


def alone(motion: MotionView) -> bool:
    """Whether the proposer has too few votes to matter."""
    own = motion.strength.get(motion.seat, 0)
    return 3 * own < sum(motion.strength.values()) and motion.kind != "trial"


def armed(view: RomeView, motion: republic.MotionView) -> bool:
    """RR-1.09.15, 2.01.5: whether one has a veto: a Tribune, a Statesman who may, or the Pontifex Maximus."""
    cards = [ROME.tables.card(one.id) for one in view.own.hand] if view.own else []
    if view.senate is None or any(card.has("veto_or_propose") for card in cards):
        return view.senate is not None
    statesmen = {one.code: one for one in ROME.tables.statesmen.values()}
    able = [one for one in mine(view) if one.id not in view.senate.vetoes]
    effects = [effect for one in able if one.code in statesmen for effect in statesmen[one.code].effects]
    free = any(one.op in FREE and one.params.get("kind", motion.kind) == motion.kind for one in effects)
    return free or (not view.senate.pontifex_veto and any(one.office == PONTIFEX and one.in_rome for one in able))


@habit("senate.graft", "senate.murder")
def silence(asked: Asked, view: RomeView) -> Raw | None:
    """RR-1.14.5, 1.14.6: when one's own proposal is vetoed."""
    motion = view.senate.motion if view.senate else None
    cards = [name for name in offered(asked) if name != "none"]
    wanted = motion is not None and motion.seat == me(view) and asked.about.get("use") == "veto"
    return cards[0] if cards and wanted else None


@habit("senate.price")
def price(asked: Asked, view: RomeView) -> Raw:
    """RR-1.14.5: a proposal of one's own is worth a few Talents."""
    return "pay" if int(asked.about["talents"]) <= OWN and view.senate is not None else "decline"


@habit("senate.mob")
def mob(asked: Asked, view: RomeView) -> Raw | None:
    """RR-1.14.7: against a faction that holds a menace; by the loudest of one's own."""
    feared = tallest(view)
    target = feared is not None and menace(view, feared) and feared.faction == asked.about["against"]
    able = [name for name in offered(asked) if name != "none"]
    return able[-1] if able and target else None


@habit("senate.law", urgency=3)
def law(asked: Asked, view: RomeView) -> Raw | None:
    """RR-1.07.36: at once, but the end of appointments for life only when another comes near it."""
    first, rival = champion(view), tallest(view)
    tall = first is not None and (rival is None or first.influence >= rival.influence)
    return next((name for name in offered(asked) if not (tall and name.startswith(LIFELONG))), None)


@habit("senate.bill", urgency=3)
def bill(asked: Asked, view: RomeView) -> Raw | None:
    """RR-2.06.2: the same by vote: two of one's own sponsor it, for that brings them Influence."""
    laws, own = options(asked, "law"), [name for name in options(asked, "sponsor") if is_mine(view, name)]
    others = [name for name in options(asked, "cosponsor") if name not in own]
    first = champion(view)
    ranked = sorted(own, key=lambda name: first is None or name != first.id)
    wishes = ({"law": one, "sponsor": ranked[0], "cosponsor": name} for one in laws for name in [*ranked[1:], *others])
    extra = options(asked, "option") if "option" in asked.choice.form() else []
    if not ranked:
        return None
    return first_legal(
        asked, ({**wish, **({"option": one} if one else {})} for wish in wishes for one in extra or [""])
    )
