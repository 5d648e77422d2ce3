"""What can be ordered (CD-E.1): military orders, and a module for every other kind.

Every order tells its `matter`, the kind of decision it answers, and its `point`, the row of CD-T. `author` is the
code the line begins with, "" where it was left out.
"""

from .admin import Admin, CloseCanal, DropName, DropOut, Final, HoldAs, NewName
from .block import covers, legal_block
from .chains import routes
from .company import Bar, Company, Dismantle, Proxy, Recall, Secrecy, Transfer
from .legality import fault, faults, goes_over_pass, legal, standing
from .move import line
from .orders import Block, Convoy, Move, Order, Seize, Stand, Support
from .political import Appoint, Delegate, Political, Post, Purge, Refuse, Resign, Revoke
from .railway import BuildLine, Halt, Permit, RailwayOrder, Reroute
from .reason import Reason
from .retreat import Disband, Retreat, Retreating, RevoltList
from .seize import legal_seize
from .votes import ChangeMap, Draw, Proposal, Propose, Rename, SeatIn, SetOption, Vote, Voting, WriteRule
from .winter import Adopt, BuildUnit, Drop, Remove, Winter, Yield
from .written import AnyOrder

__all__ = [
    "Admin",
    "Adopt",
    "AnyOrder",
    "Appoint",
    "Bar",
    "Block",
    "BuildLine",
    "BuildUnit",
    "ChangeMap",
    "CloseCanal",
    "Company",
    "Convoy",
    "Delegate",
    "Disband",
    "Dismantle",
    "Draw",
    "Drop",
    "DropName",
    "DropOut",
    "Final",
    "Halt",
    "HoldAs",
    "Move",
    "NewName",
    "Order",
    "Permit",
    "Political",
    "Post",
    "Proposal",
    "Propose",
    "Proxy",
    "Purge",
    "RailwayOrder",
    "Reason",
    "Recall",
    "Refuse",
    "Remove",
    "Rename",
    "Reroute",
    "Resign",
    "Retreat",
    "Retreating",
    "Revoke",
    "RevoltList",
    "SeatIn",
    "Secrecy",
    "Seize",
    "SetOption",
    "Stand",
    "Support",
    "Transfer",
    "Vote",
    "Voting",
    "Winter",
    "WriteRule",
    "Yield",
    "covers",
    "fault",
    "faults",
    "goes_over_pass",
    "legal",
    "legal_block",
    "legal_seize",
    "line",
    "routes",
    "standing",
]
