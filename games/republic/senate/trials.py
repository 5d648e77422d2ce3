"""RC-9.3, RR-1.09.41 to 1.09.44: what trials in any republic have in common."""

from __future__ import annotations

from collections.abc import Sequence

from games.republic.pieces import Senator
from games.republic.reign import gain
from games.republic.senate.events_trials import ProsecutorRewarded
from games.republic.senate.motions import put
from games.republic.senate.pieces import Motion, Trial
from games.republic.state import Republic


def people(trial: Trial) -> Sequence[str]:
    """RC-9.3.11, 9.8.7, RR-1.09.721, 1.09.75: if the accused, the prosecutor or the Censor dies the trial is over."""
    return [trial.accused] if trial.special else [trial.accused, trial.prosecutor, trial.censor]


def same(trial: Trial) -> str:
    """RC-9.3.7, RR-1.09.43: not again for the same reason; each is a charge of its own."""
    return f"{trial.accused}/{trial.charge}"


def refusal(trial: Trial) -> str:
    """RC-9.3.2, RR-1.09.411: what is noted when a prosecutor will not."""
    return f"{trial.accused}/{trial.charge}/{trial.prosecutor}"


async def hold_trial(g: Republic, motion: Motion, accused: Senator) -> None:
    """RC-9.3.3, RR-1.09.42: "for" is for conviction; the accused adds his INF to the votes against."""
    motion.add("against", accused.influence)
    await put(g, motion)


def fine(g: Republic, accused: Senator, *, influence: int, popularity: int) -> tuple[int, int, tuple[str, ...]]:
    """RC-9.3.8, RR-1.09.441: INF, POP and all Concessions: how much of each he has really lost."""
    before, loved, concessions = accused.influence, accused.popularity, tuple(accused.concessions)
    gain(g, accused, influence=-influence, popularity=-popularity)
    g.concessions += accused.concessions
    accused.concessions.clear()
    return before - accused.influence, loved - accused.popularity, concessions


def reward(g: Republic, trial: Trial, lost: int) -> None:
    """RC-9.3.10, RR-1.09.44: half of the INF the convict lost, rounded up, goes to the prosecutor."""
    prosecutor = g.senators.get(trial.prosecutor)
    gained = (lost + 1) // 2
    if prosecutor and gained:
        g.tell(ProsecutorRewarded(prosecutor.id, gained))
        gain(g, prosecutor, influence=gained)
