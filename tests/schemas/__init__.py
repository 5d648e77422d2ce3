"""The shape of each game's saved state, as a JSON schema in a file for each game and number: `carthage-4.json`.

Only the shape stands there: no docstrings, no defaults, no names of classes, nothing that has an order but lists. So a
class may be renamed, and a field may move to a base class.

`python -m tests.schemas` records the shape of each game whose number has no file yet. A file that stands there is never
written again: games may have been saved in that shape.
"""
