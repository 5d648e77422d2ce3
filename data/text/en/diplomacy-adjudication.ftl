### Why a military order is refused, has no effect, or came to nothing. $by: the units, by where they stood, or what the
### line is named after; where a text names one thing only, there is one.

## Refused

why-no-unit-there = There is no unit of yours in { $by }.
why-no-such-space = The map knows no { $by }.
why-stays-where-it-is = A move has to lead to another space.
why-army-at-sea = Armies do not go to sea.
why-fleet-inland = Fleets do not go inland.
why-not-adjacent = No way leads from the one to the other: { $by }.
why-which-coast = There are several coasts: name one of { $by }.
why-wrong-coast = That coast is out of its reach: { $by }.
why-fleet-by-rail = Trains carry armies only.
why-no-track = No usable track of { $by } joins the two provinces.
why-nobody-there = Nobody stands in { $by }.
why-supports-itself = No unit supports itself.
why-into-own-space = No unit supports a move into its own space.
why-out-of-reach = It could not go there itself: { $by }.
why-impossible-move = The move it supports cannot be made: { $by }.
why-over-pass = Nothing helps a march over a pass: { $by }.
why-not-at-sea = Only fleets at sea carry armies.
why-no-army-there = No army stands in { $by }.
why-on-no-route = No way by sea needs this fleet: { $by }.
why-block-on-the-move = A unit that moves blocks nothing.
why-no-strait-here = This sea has no such strait: { $by }.
why-strait-from-its-sea = A strait is closed by a fleet in its sea.
why-not-the-destination = With a move only its destination can be seized: { $by }.
why-seize-over-pass = Over a pass nothing is seized.
why-seize-too-far = That province is out of its reach: { $by }.
why-seize-at-sea = Seas are not seized: { $by }.
why-convoying = A fleet that carries an army seizes nothing.
why-not-dislodged = It was not dislodged: { $by }.
why-closed-to-retreat = It cannot retreat there: { $by }.
why-no-home-centre = No home centre of yours: { $by }.
why-not-owned = You have lost { $by }.
why-not-empty = A unit stands in { $by }.
why-too-many-builds = You may build { $by }, no more.
why-too-many-removals = You have to remove { $by }, no more.

## What came of it

why-no-match = It does not do what was supported: { $by }.
why-strait-blocked = The strait is blocked by { $by }.
why-canal-closed = Canal { $by } is closed to it.
why-train-blocked = The train is stopped by { $by }.
why-barred = The company of { $by } does not carry it.
why-no-convoy = No fleets were ordered to carry it all the way.
why-convoy-disrupted = The fleet that carried it was dislodged: { $by }.
why-paradox = Its convoy would have decided its own fate, so it was taken to be disrupted: { $by }.
why-pass-opposed = A march over a pass yields to whoever stands there or tries to come: { $by }.
why-held = The space was held by { $by }.
why-head-to-head = It met { $by } head to head.
why-stood-off = It was stood off by { $by }.
why-own-unit = It does not dislodge a unit of its own Commander: { $by }.
why-own-support = Nobody helps to dislodge a unit of his own: { $by }.
why-cut = The support was cut by { $by }.
why-dislodged = It was dislodged by { $by }.
why-carried = It was carried by { $by }.
why-supported = It was supported by { $by }.
why-rotation = All of them changed places in a ring.

## Seizures

why-seizer-dislodged = The unit that was to seize it was dislodged: { $by }.
why-seizer-stopped = The unit that was to seize it did not get there: { $by }.
why-not-left = The unit that stood in { $by } did not leave.
why-attempt = A hostile unit tried to enter: { $by }.
why-rival-seize = It was seized for another name too: { $by }.
why-refused = { $by } refuses such provinces.
