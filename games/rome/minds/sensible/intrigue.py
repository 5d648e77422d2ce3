"""Knives: with restraint, against who is about to win, where the odds are worth the assassin's life."""

from __future__ import annotations

from games.kernel import Raw
from games.republic.minds.outlook import ahead, mine, rivals
from games.republic.minds.reckoning import die_at_least
from games.rome.minds.sensible.habits import Asked, Habits
from games.rome.minds.sensible.outlook import INFLUENCE, LIFE, champion, electable, menace, tallest, turns_left
from games.rome.seen.people import SenatorView
from games.rome.seen.view import RomeView

habit = Habits()

KILLED = 5  # RR-1.09.72
CAUGHT = 2
GUARD = 2  # an Open Bodyguard
LEADER_SHARE = 0.5  # of what a Faction Leader may lose in the Special Prosecution
VICTORY = 120  # Talents: what it is worth that another does not win


@habit("senate.assassinate", urgency=2)
def assassinate(asked: Asked, view: RomeView) -> Raw | None:
    """RR-1.09.7: only who is about to win; by the least of one's own, with all cards."""
    form = asked.choice.form()
    rival, cards = tallest(view), int(form["cards"][1])
    if rival is None or rival.id not in form["victim"] or not deadly(view, rival, cards):
        return None
    best = champion(view)
    able = [one for one in mine(view) if one.id in form["assassin"] and not one.leader]
    able = [one for one in able if best is None or one.id != best.id]
    if not able or [one.seat for one in rivals(view)][:1] != [rival.faction]:
        return None
    killer = min(able, key=lambda one: (one.influence, one.oratory, one.id))
    worth_it = expected(view, killer, rival, cards) > 0
    return {"assassin": killer.id, "victim": rival.id, "cards": cards} if worth_it else None


def expected(view: RomeView, killer: SenatorView, victim: SenatorView, cards: int) -> float:
    """RR-1.09.72: what an attempt is worth: his fall against one's own man, and the Leader's trial."""
    modifier = cards - GUARD * victim.bodyguard + view.omens
    killed, caught = die_at_least(KILLED - modifier), 1 - die_at_least(CAUGHT + 1 - modifier)
    leader = next((one for one in mine(view) if one.leader), killer)
    loss = INFLUENCE * (killer.influence + 5 + LEADER_SHARE * leader.influence) + 2 * killer.oratory
    return killed * (VICTORY + INFLUENCE * victim.influence) - caught * loss


def deadly(view: RomeView, rival: SenatorView, cards: int) -> bool:
    """Whether he may be Consul for Life this turn or, if there is a card against him, soon; or wins with the deck."""
    soon = rival.influence >= LIFE - (6 if cards else 3)
    last = cards > 0 and turns_left(view) <= 1 and ahead(view, rival.faction)
    return soon or last or electable(view, rival) or (cards > 1 and menace(view, rival))
