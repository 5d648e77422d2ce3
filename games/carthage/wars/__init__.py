"""Wars and what meets them: how Wars wake, how strong they are, their Leaders, the units of the State.

With them, as they come and go alike, the Table Events (RC-8.8): `table_events`, and those of the sea in `sea`.
"""
