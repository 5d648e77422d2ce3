"""The words of the pictures of the Grand Variant."""

from typing import Final

from rendering.republic.words import SHARED
from rendering.words import Words

say: Final = Words(SHARED, "pictures-grand").say
