"""RR-1.09.174, 1.09.18: who takes an office, and who leaves one."""

from __future__ import annotations

from typing import Final

from games.republic.reign import gain
from games.rome.pieces import Office, Senator
from games.rome.senate.events import OfficeLeft, OfficeTaken
from games.rome.state import Rome

YEARLY: Final = ("dictator", "rome-consul", "field-consul", "master-of-horse")
"""What ends at the next Consular elections (RR-1.09.22, 1.09.33)."""
CENSOR: Final = "censor"
PONTIFEX: Final = "pontifex-maximus"


def free_for_office(g: Rome) -> list[Senator]:
    """RR-1.09.3.1, 1.09.4.1, 2.01.2: aligned, in Rome, without a Major Office except Censor."""
    return [one for one in g.in_rome() if one.office == CENSOR or not g.major(one)]


def take_office(g: Rome, senator: Senator, office: Office) -> None:
    """RR-1.09.174: election to another Major Office ends the former; RR-1.09.18: the INF is his for good."""
    influence = g.law.constants.influence[office]
    if senator.office not in ("", office):
        leave_office(g, senator)
    for holder in g.holders(office):
        if holder is not senator:
            leave_office(g, holder)
    senator.office = office
    g.senate.filled.append(office)
    g.tell(OfficeTaken(g.owner(senator), senator.id, office, influence))
    gain(g, senator, influence=influence)


def leave_office(g: Rome, senator: Senator) -> None:
    """RR-1.09.22, 1.09.33: a Consul or Dictator whose time is over has been one: he gets a Prior Consul marker."""
    office, senator.office = senator.office, ""
    if office in YEARLY and office != "master-of-horse":
        senator.prior_consul = True
    g.tell(OfficeLeft(senator.id, office, senator.prior_consul))


def filled(g: Rome, office: Office) -> bool:
    """RR-1.09.173: whether it has been filled in this phase; then it is not filled again, though its holder dies."""
    return office in g.senate.filled
