### Parts of sentences: places, positions, options of the rules, motions.

place-coast = { $place } ({ $coast })
coast-nc = north coast
coast-sc = south coast
coast-ec = east coast
coast-wc = west coast
post-R = Ruler of { $where }
post-SR = Sub-Ruler of { $where }
post-C = Commander of { $where }
post-patron = patron of { $where }
name-seizures = seizures
name-appointments = appointments
name-shares = shares
name-Austria = Austria
name-England = England
name-France = France
name-Germany = Germany
name-Italy = Italy
name-Russia = Russia
name-Turkey = Turkey

## Motions

name-Rename = a new name
name-SeatIn = a Ruler by vote
name-SetOption = an option of the rules
name-WriteRule = a written rule
name-ChangeMap = a change of the map

## Options of the rules

law-main-hours = Hours for the orders of Spring and Autumn
law-retreat-hours = Hours for retreats
law-winter-hours = Hours for Winter
law-adjudication = Adjudication
law-adjudication-1971 = by the rules of 1971
law-adjudication-modern = modern
law-win-percent = Percent of all supply centres that win
law-warnings = Warnings before a revolution
law-province-duty = Provinces from which half need Sub-Rulers
law-unit-duty = Units from which half need other Commanders
law-least-shares = Fewest shares of a railway
law-most-shares = Most shares of a railway
law-share-cap = What one player may own of a railway
law-share-cap-over-half = one share above half
law-share-cap-none = any number of shares
law-stock-lost = Shares lost by whoever is purged
law-stock-lost-all = all
law-stock-lost-line = of railways in that province
law-missed-deadlines = Missed deadlines running after which a player drops out
law-rename-percent = Percent that rename a space
law-seat-percent = Percent that name a Ruler
law-change-percent = Percent that change rules or map
law-winter-check = Duties checked in Winter
law-winter-check-on = yes
law-winter-check-off = no
law-black-press = Black letters
law-black-press-none = not allowed
law-black-press-unsigned = unsigned only
law-black-press-any = with any signature
law-letters = Letters of a player each season
