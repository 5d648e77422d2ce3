"""CD-E.1, `order`: everything a line can say."""

from __future__ import annotations

from typing import TypeAlias

from .admin import Admin
from .company import Company
from .orders import Order
from .political import Political
from .railway import RailwayOrder
from .retreat import Retreating
from .votes import Voting
from .winter import Winter

AnyOrder: TypeAlias = Order | Retreating | Winter | Political | RailwayOrder | Company | Admin | Voting
