### Why an order is not accepted, or comes to nothing: what is wrong, and what to write instead.

reason-season-form = Orders are a list of lines, and whether they are final.
reason-season-many = At most { $most } lines are read. Leave some out.
reason-season-long = Line { $line } is longer than { $most } characters. Make two of it.
reason-season-refused = Line { $line }, “{ $text }”: { $why }
reason-diplomacy-too-long = The line is longer than { $most } characters. Make two of it.

## Whose it is to order

reason-diplomacy-author-not-yours = A line begins with the code of your own holding name, or with none.
reason-diplomacy-not-commander = You do not command that unit. Its Commander writes its orders.
reason-diplomacy-no-movement = In Winter no unit moves.
reason-diplomacy-not-controller = You do not control that province: its Sub-Ruler does, or where there is none its Ruler.
reason-diplomacy-not-holding = That code is no holding name and can be given nothing. The register lists which are.
reason-diplomacy-code-unknown = Nobody holds anything under that code. The register lists the holding names.
reason-diplomacy-target-unknown = Name holding names by their codes, or units by where they stand, as A Nap.

## Politics

reason-diplomacy-no-such-place = There is no such position: name a province, or a unit by where it stood when the season began.
reason-diplomacy-resign-not-held = You do not hold that position.
reason-diplomacy-purge-without-power = There was no power over that person in that position when it came to the purges, or somebody else held it.
reason-diplomacy-lent-to-nobody-else = Lend it to a name in use that is not your own.
reason-diplomacy-lent-for-nothing = Lend it for one season at least, or leave the number out.
reason-diplomacy-appointment-unknown = Nobody holds anything under that code any more.
reason-diplomacy-appointment-unit-gone = That unit is no more.
reason-diplomacy-appointment-not-his = You could not fill that place: a Sub-Ruler is appointed by his Ruler, a Commander by who controls the base of the unit.
reason-diplomacy-appointment-taken = The place was not vacant. Purge its holder first; the same season will do.
reason-diplomacy-appointment-own-subordinate = Nobody may stand under himself.
reason-diplomacy-appointment-refused = That name refuses appointments.

## Names

reason-diplomacy-name-length = A name has { $low } to { $high } characters, single blanks, and no quotation marks.
reason-diplomacy-name-game-master = Nobody may pass for the game-master. Choose another name.
reason-diplomacy-name-taken = That name is taken, or was until lately. Choose another.
reason-diplomacy-name-waiting = Too many names of yours are waiting to be approved. Propose it when one of them is.
reason-diplomacy-name-not-his = That is none of your names.
reason-diplomacy-name-holds = You hold everything under that name. Make another one your holding name first.
reason-diplomacy-code-taken = That code is taken, or means something in orders. Choose two or three other letters, or leave it out.

## Winter

reason-diplomacy-winter-only = That is ordered in Winter only.
reason-diplomacy-unit-unknown = No unit stands there.
reason-diplomacy-unit-not-his = That unit is not yours to dispose of: it belongs to the controller of its base, or to its patron.
reason-diplomacy-build-not-his = You build only in supply centres that you control.
reason-diplomacy-build-inland = Fleets are not built inland. Build an army.
reason-diplomacy-build-coast = Name the coast of the fleet, as F Stp/nc; an army has none.
reason-diplomacy-build-one-a-winter = A centre builds one unit each Winter, and the first order stood.
reason-diplomacy-build-occupied = A unit stands there. It has to be empty.
reason-diplomacy-build-no-room = That centre supports all the units it can.
reason-diplomacy-adopt-not-his = You adopt only in supply centres that you control.
reason-diplomacy-adopt-supported = That unit has a base.
reason-diplomacy-adopt-no-room = That centre supports all the units it can.
reason-diplomacy-adopt-no-consent = Its patron had not yielded it to you, nor, without a patron, its Commander.

## Railways and canals

reason-diplomacy-railway-winter = In Winter nothing is built; a line can only be taken up.
reason-diplomacy-railway-unknown = There is no such railway.
reason-diplomacy-railway-no-centre = A railway starts in a supply centre.
reason-diplomacy-railway-short = A route has two provinces at least: blt Nap-Rom.
reason-diplomacy-railway-twice = No province is on a route twice.
reason-diplomacy-railway-no-border = Each step of a route is an open border, a pass or a strait; one of these is not.
reason-diplomacy-railway-same-way = Name the whole route, beginning with the track that is laid, and then another way on.
reason-diplomacy-railway-finished = That line is finished. Reroute it if it is to go on.
reason-diplomacy-railway-no-end = A line is taken up from one of its two ends.
reason-diplomacy-railway-centre-engaged = Its first centre supported a unit, so the works could not begin. Order it anew once the centre is free.
reason-diplomacy-railway-one-at-a-time = That centre is building another railway. Halt that one first.
reason-diplomacy-permit-whom = Permit a railway, as R1, a builder by his code, or all.
reason-diplomacy-canal-winter = In Winter no canal is closed.
reason-diplomacy-canal-unknown = The map has no such canal.
reason-diplomacy-canal-not-controller = You control no province on that canal.

## Companies

reason-diplomacy-shares-number = A company issues { $low } to { $high } shares.
reason-diplomacy-shares-allotment = An allotment leaves at least half of the shares owned, and gives nobody more than one above half.
reason-diplomacy-shares-none = Name a number above nothing.
reason-diplomacy-shares-to-himself = Name somebody else than yourself.
reason-diplomacy-shares-too-many = You did not own so many shares.
reason-diplomacy-shares-refused = That name refuses shares.
reason-diplomacy-shares-capped = That name owns as many shares of the railway as one may.
reason-diplomacy-votes-too-many = You did not own so many votes that are not lent.
reason-diplomacy-proxy-none = You have lent that name no votes of this railway.
reason-diplomacy-company-no-shares = You own no shares of that railway.
reason-diplomacy-company-not-controller = You do not control that railway: whoever has more than half of all votes does.
reason-diplomacy-company-no-stake = You have neither shares nor votes of that railway.
reason-diplomacy-company-not-ordered = You have not ordered that railway to be taken up.

## Motions

reason-diplomacy-vote-inactive = Only active players move and vote.
reason-diplomacy-motion-unknown = No such motion is open.
reason-diplomacy-seat-not-vacant = Only a province in civil disorder is given by vote.
reason-diplomacy-seat-refused = That name refuses appointments.
reason-diplomacy-option-unknown = There is no such option, or it cannot be set to that, or is so already.
reason-diplomacy-rule-length = A rule has 1 to { $most } characters.

## Changes of the map

reason-diplomacy-map-unread = That is no statement about the map. Write, for instance: land Cap-Nap; no land Rom-Tus
reason-diplomacy-map-rename = A space is renamed by a motion of its own: moves rename N21 to "Isthmus"
reason-diplomacy-map-name = A name of a space has 2 to 40 characters, without ; = , and quotation marks.
reason-diplomacy-map-name-twice = Two spaces would have the same name.
reason-diplomacy-map-code = A code of a space has three to five letters, or is N and a number.
reason-diplomacy-map-code-taken = That code is in use, of a space or of a name.
reason-diplomacy-map-coasts = Coasts are two or more of nc, sc, ec and wc, of a coastal province.
reason-diplomacy-map-centre-at-sea = There are no supply centres at sea.
reason-diplomacy-map-two-borders = Two provinces have one kind of border between them.
reason-diplomacy-map-not-land = Armies do not cross there: name two different provinces on land.
reason-diplomacy-map-not-water = Fleets do not sail there: name seas and coasts, with the coast where there are several.
reason-diplomacy-map-strait = A strait joins two shores of the sea it lies in.
reason-diplomacy-map-canal = A canal has a letter of its own, a name, and links: canal B = Canal B, Nap/ec-TyS
reason-diplomacy-map-there-already = That is on the map already.
reason-diplomacy-map-not-there = That is not on the map.
reason-diplomacy-map-unknown = The map has no such space.
reason-diplomacy-map-unreachable = A space could not be reached any more.
reason-diplomacy-map-in-use = A space that is ruled, occupied, a base or on a railway stays on the map.
reason-diplomacy-map-track = A border with track on it stays on the map.
