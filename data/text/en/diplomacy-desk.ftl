### The order desk: what a season asks of one player. Units and orders are written as CD-E writes them.

sheet-title = ### { $label } · { $season } { NUMBER($year, useGrouping: 0) }
sheet-open = *Not final. At the deadline it counts as it stands here.*
sheet-final = *Final. You may open it again until all are; others learn only how many are final.*
sheet-not-final = Your orders were final; by this they are open again.
sheet-nothing = nothing ordered
sheet-unordered = { $kind ->
    [retreats] - { $unit }: disbanded, unless you send it somewhere
   *[other] - { $unit }: stands, nothing ordered
}
sheet-void = {" "}⚠ without effect as your orders are: { $why }
sheet-struck = {" "}⚠ does not count: { $why } The order stands without it.
sheet-faults = { $count ->
    [one] **One line is not accepted.** It is kept as you typed it; mend it, or it counts for nothing:
   *[other] **{ $count } lines are not accepted.** They are kept as you typed them; mend them, or they count for nothing:
}
sheet-fault = - ✗ `{ $line }`: { $why }
sheet-kept = Ordered: `{ $line }`
sheet-says = -# { $words }.
sheet-centre = { $built ->
    [yes] - { $place }: { $said }
   *[no] - `{ $place }`: { $room ->
        [one] room for one unit
       *[other] room for { $room } units
    }, nothing built
}
sheet-loose = { $ordered ->
    [yes] - { $unit }, unsupported: { $said }
   *[no] - `{ $unit }`, unsupported: removed, unless a free centre of its patron takes it
}
sheet-duty = ⚠ **Duty neglected**: of { $held } { $what ->
    [units] units { $must } must be commanded by others, { $given ->
        [0] none is
        [one] one is
       *[other] { $given } are
    }
   *[provinces] provinces { $must } must have Sub-Rulers, { $given ->
        [0] none has
        [one] one has
       *[other] { $given } have
    }
}. { $warnings ->
    [0] You will be warned when this season closes.
    [1] You have been warned once; the second warning comes when this season closes, then a revolution.
   *[other] You have been warned twice: **a revolution when this season closes**, unless you appoint.
}

## Powers beside the units: what is ordered by each, else what holds

sheet-power-units = **Of units**: { $said }
sheet-power-appoint = **Appointments**: { $said }
sheet-power-purge = **Purges**: { $said }
sheet-power-resign = **Resigned, refused**: { $said }
sheet-power-canal = **Canals**: { $said }
sheet-power-railway = **Railways**: { $said }
sheet-power-company = **Companies**: { $said }
sheet-power-vote = **Votes**: { $said }
sheet-power-register = **Register**: { $said }
sheet-appoint-idle = nobody; vacant: { $able }
sheet-purge-idle = nobody; you stand over or under { $able }
sheet-canal-idle = open: { $able }
sheet-railway-idle = nothing new; free centres: { $able }
sheet-company-idle = as before: { $able }
sheet-vote-idle = not voted, which is not agreeing: { $able }

## Controls

button-sheet-card = Map and Lists
button-sheet-text = Write as Text…
button-sheet-final = Mark Final
button-sheet-again = Open Again
button-sheet-try = Adjudicate
menu-sheet-unit = Which unit?
menu-sheet-move = Move to…
menu-sheet-help = Support…
menu-sheet-carry = Convoy the army in…
menu-sheet-goal-help = Support it to…
menu-sheet-goal-carry = Convoy it to…
menu-sheet-seize = Seize for…
menu-sheet-province = Which province does it seize?
menu-sheet-more = Stand, block, or nothing…
menu-sheet-retreat = Retreat to…
menu-sheet-out = Take a line out…
menu-sheet-buildunit = Build…
menu-sheet-remove = Remove…
menu-sheet-adopt = Adopt an unsupported unit…
menu-sheet-drop = Drop a unit from a full centre…
menu-sheet-yield = Yield an unsupported unit to…
sheet-to = { $way ->
    [rail] { $place }, by { $rail }
    [sea] { $place }, by convoy
    [pass] { $place }, over a pass
   *[none] { $place }
}
sheet-help-stand = stand where it is
sheet-disband = Disband
sheet-clear = Nothing ordered: take its line out
sheet-form-label = Your orders, one a line
sheet-form-hint = A Nap-Rom · A Nap-(sf GV)Rom · F Ion S A Nap-Rom · GV Apt HAM SR Rom

reason-season-closed = No orders are taken now. The next season will ask for them.

## The sandbox

button-sheet-suppose = Suppose Orders of Others…
button-sheet-forget = All Others Stand
button-sheet-back = My Orders
sheet-try-title = Suppose orders of others
sheet-try-label = One order a line, of any unit
sheet-try-hint = A Nap-Rom · GV closes A. What is left out stands. Only you see it.
sheet-try-head = ### If it came so
sheet-try-foot = *Only you see this. Nothing of it is ordered or kept with the game; what you supposed is forgotten when the bot starts anew.*
sheet-try-nothing = Everybody stands.
sheet-try-unit = - { $line }: { $fate ->
    [done] ✔
    [cut] ✗ cut
    [void] ✗ without effect
   *[failed] ✗ fails
}{ $dislodged ->
    [yes] , **dislodged**
   *[no] {""}
}{ $why ->
    [none] {""}
   *[other] {" "}– { $why }
}
sheet-try-seize = - { $place }: { $fate ->
    [seized] ✔ seized for { $name }
    [disorder] ✗ falls into civil disorder
   *[failed] ✗ not seized
}{ $why ->
    [none] {""}
   *[other] {" "}– { $why }
}
reason-diplomacy-supposed-units-only = Only orders of units and canals can be tried out.

## Before the first Spring

button-arrive = All at Once…
button-arrive-drawn = Draw a Name for Me
arrive-ahead = **All at Once** asks for your name, the centres you would like and your first unit in one form; nothing more is asked before the first Spring. What you leave out is asked when its turn comes.
arrive-told = { $name ->
    [none] one is drawn
   *[other] { $name }
}{ $code ->
    [none] {""}
   *[other] {" "}({ $code })
}
arrive-name = Name to play under
arrive-name-hint = 2 to 40 characters; left empty: one is drawn
arrive-code = Code of the name
arrive-code-hint = Two or three letters; left empty: by the rules
arrive-centres = What you would start with, the best first
arrive-centres-hint = Codes or names with commas: { $some }, …; left empty: asked later
arrive-unit = Unit that starts there
arrive-unit-hint = Said before the lots are drawn
arrive-unit-A = An army
arrive-unit-F = A fleet, where there is a coast
arrive-unit-ask = Ask me then
option-setup-unit-A = an army
option-setup-unit-F = a fleet, inland an army
button-rank-back = Take the Last Off
button-rank-text = As Text…
menu-rank = Add as no. { $n }…
rank-line = { $n }. { $place }
reason-arrive-centre = “{ $said }” is none of what one can start with. There are: { $there }. Nothing was changed.

## At a glance, and what one holds

glance-final = Final: **{ $final } of { $every }**
glance-retreats = { $open ->
    [0] All retreats are ordered.
    [one] Retreats: **one** still to come
   *[other] Retreats: **{ $open }** still to come
}
standing = { $name } **{ $centres }**
standing-more = and { $count } more
length-centres = -# { $must } of { $centres } centres win at the end of a Winter; play goes on.
hand-name = You hold everything as **{ $name }**.
hand-nameless = You have no name that holds anything yet.
hand-first-name = Your name is **{ $name }**. It holds nothing yet.
hand-masks = Your other names, for letters: { $names }.
hand-ruled = **Ruler** of { $said }
hand-subs = **Sub-Ruler** of { $said }
hand-units = **Commander** of { $said }
hand-shares = **Shares**: { $said }
hand-sub = under you { $name }

## The board

focus-turned = The whole board, the other way up
focus-tree = Who holds what
