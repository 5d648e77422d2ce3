### Beside the units: provinces, names, standing orders, motions, railways. $name, $mover, $who are names with codes.

button-realm-back = Take Back { $line }
button-realm-tree = Who Holds What
button-realm-name = Take Another Name
button-realm-lend = Lend Purging Power
button-realm-refuse-seizures = Refuse Seizures
button-realm-refuse-appointments = Refuse Appointments
button-realm-refuse-shares = Refuse Shares
button-realm-yes = Yes to { $id }
button-realm-no = No to { $id }
button-realm-begin = Found a Railway
button-realm-found = Found the Railway
button-realm-reroute = Lead It This Way
button-realm-shorter = One Place Back

reason-realm-closed = No orders of this kind can be written now; nothing was changed. They can when the next season opens.
reason-realm-gone = That line is not in your orders any more; nothing was changed.
reason-realm-space = There is no province or sea “{ $space }”. Write its code or name, as on the map.
reason-realm-railway = There is no railway { $railway }. See `/railways company`.
reason-realm-no-centre = A railway begins in a province with a supply centre that you control; you control none. Nothing was changed.

## What an order answers

realm-ordered = Ordered: `{ $line }`
realm-instead = It takes the place of `{ $line }`
realm-as-before = Your orders say so already.
realm-not-final = Your orders were final; now they are not. Mark them final again when they are.
realm-until = It counts at the deadline; until then only you know.
realm-back = Taken back: `{ $line }`

## Provinces

realm-province = ### { $place }
realm-said = Your order: `{ $line }`
realm-tree = ### Who holds what
realm-everybody = Everybody
realm-railway = Railway { $id }
menu-realm-deeds = What you may order here…
menu-realm-near = A neighbour…
menu-realm-mine = One of your provinces…
menu-realm-appoint = Whom do you appoint?
menu-realm-permit = Whose track may enter?
menu-realm-withdraw = Whose permit ends?
menu-realm-close = Closed to whom?
menu-realm-purge = Whom do you purge?
realm-deed-appoint = { $office ->
    [SR] Appoint a Sub-Ruler of { $place }
   *[C] Appoint a Commander of { $arm ->
        [F] the fleet
       *[A] the army
    } in { $place }
}
realm-deed-purge = Purge { $name }: { $office ->
    [R] { $arm ->
        [none] Ruler of { $place }
       *[other] patron of { $arm } { $place }
    }
    [SR] Sub-Ruler of { $place }
   *[C] Commander of { $arm } { $place }
}
realm-deed-resign = Resign: { $office ->
    [R] Ruler of { $place }
    [SR] Sub-Ruler of { $place }
   *[C] Commander of { $arm } { $place }
}
realm-deed-permit = Let track into { $place }
realm-deed-withdraw = End a permit for track into { $place }
realm-deed-close = Close canal { $place }
realm-deed-open = Open canal { $place }, if you have closed it

## Names

realm-names = { $count ->
    [0] ### No names yet
    [one] ### One name
   *[other] ### { $count } names
}
realm-name = { $name }: { $stands ->
    [waiting] waits for approval
    [holding] holds positions or may
   *[letters] for letters
}{ $mine ->
    [yes] {" "}· **yours**
   *[no] {""}
}
menu-realm-hold = From next season, hold everything as…
menu-realm-drop = Give up a name…
field-realm-name = Name
form-realm-name = At most { $most } characters; Roman, Greek or the like is welcome
field-realm-code = Code
form-realm-code = Two or three letters; left empty: by rule

## What stands until it is taken back

realm-standing = ### Filed until you take it back
realm-line = - { $text }
realm-nothing-stands = Nothing.
realm-refuses = You refuse { $what ->
    [seizures] provinces seized for you
    [appointments] appointments
   *[shares] shares
} from { $name ->
    [none] everybody
   *[other] { $name }
}
realm-permits = Track of { $name ->
    [none] everybody
   *[other] { $name }
} may enter { $place }
realm-lends = { $name } may purge for you{ $of ->
    [none] {""}
   *[other] {" "}{ $of }
}{ $place ->
    [none] {""}
   *[other] {" "}in { $place }
}{ $left ->
    [none] {""}
    [one] , one season more
   *[other] , { $left } seasons more
}
realm-revolt-list = Retreats of the unit in { $place } in a revolution: { $spaces }
realm-proxies = { $name } votes { $count } of your shares of { $id }
realm-bars = { $id } does not carry { $name }
menu-realm-end = End one of these…
menu-realm-refuse = From whom?
realm-refuse = Refuse { $what ->
    [seizures] provinces that are seized for you
    [appointments] appointments
   *[shares] shares given to you
} from whom?
field-realm-lend-to = To whom
field-realm-lend-of = Against whom only
field-realm-lend-in = Where only
field-realm-lend-for = For how many seasons
form-realm-code-of = The code of a name
form-realm-lend-of = A code; left empty: anybody
form-realm-lend-in = A province, or a unit like A Nap; left empty: everywhere
form-realm-lend-for = A number; left empty: until you revoke it

## Motions

realm-motions = { $count ->
    [0] ### No motion is open
    [one] ### One motion
   *[other] ### { $count } motions
}
realm-motion = **{ $id }**, moved by { $mover }: { $what } · { $mine ->
    [yes] you vote Yes
    [no] you vote No
   *[none] you have not voted, which is no Yes
}
realm-proposal-rename = call { $space } “{ $name }”{ $code ->
    [none] {""}
   *[other] , code { $code }
}
realm-proposal-seat = make { $candidate } Ruler of { $province }
realm-proposal-option = set { $option } to { $value }
realm-proposal-rule = a new rule: “{ $text }”
realm-proposal-map = change the map: { $change }
realm-laws = **In force**
realm-law = { $option } { $value }
realm-rule = - “{ $text }”
menu-realm-propose = Propose something…
realm-kind-rename = Rename a space
realm-kind-seat = Give a province in civil disorder a Ruler
realm-kind-option = Set an option of the rules
realm-kind-rule = Write a rule
realm-kind-draw = Move a draw of all survivors
realm-kind-map = Change the map
field-realm-motion-space = Space
field-realm-motion-name = New name
field-realm-motion-code = Code
field-realm-motion-option = Option
field-realm-motion-value = Value
field-realm-motion-text = Text
form-realm-rename-space = Its code now
form-realm-rename-name = What it shall be called
form-realm-rename-code = A new code; left empty: it keeps its own
form-realm-seat-code = Whose name
form-realm-seat-space = A province without a Ruler
form-realm-option-option = Which
form-realm-option-value = A number or a word, as it stands now beside it
form-realm-rule-text = The game master applies it
form-realm-map-text = Statements of the order language (CD-E.7)

## Railways

realm-railways = { $count ->
    [0] ### There are no railways
    [one] ### One railway
   *[other] ### { $count } railways
}
realm-route = { $id } { $route }
realm-company-line = - { $route }: { $laid } of { $links } laid, { $who ->
    [secret] its owners are secret
    [none] nobody controls it
   *[other] { $who } controls it
}
menu-realm-company = A company…
menu-realm-company-deed = What you may order of it…
realm-company-transfer = Give shares away
realm-company-proxy = Lend the votes of shares
realm-company-recall = Recall the votes lent to { $name }
realm-company-bar = Bar somebody from it
realm-company-unbar = Carry { $name } again
realm-company-hide = Keep its owners secret
realm-company-publish = Publish its owners
realm-company-dismantle = Dismantle it from the far end
realm-company-dismantle-start = Dismantle it from its start
realm-company-stop = Stop dismantling it
realm-company-halt = Halt its works
realm-company-resume = Order its works on
realm-company-reroute = Lead it another way
field-realm-number = How many shares
field-realm-to = To whom
field-realm-whom = Whom
form-realm-transfer-number = A number
form-realm-transfer-to = The code of a name
form-realm-proxy-number = A number
form-realm-proxy-to = The code of a name
form-realm-bar-whom = Codes, or units like A Nap, with commas between
realm-found = ### From which of your centres?
menu-realm-start = It begins in…
note-realm-engaged = It supports a unit: nothing is laid while it does.
realm-engaged = ⚠ { $place } supports a unit. While it does nothing is laid, and no railway begins there (CD-9.A.1).
menu-realm-next = It goes on to…
realm-planned = ### { $route }
    { $places ->
        [one] Choose where it goes on.
       *[other] { $places } places.
    }
field-realm-shares = Shares
field-realm-allotment = Whose
form-realm-shares = 10 to 20; left empty: 20
form-realm-allotment = Like GV 8, HAM 2; left empty: half and one for you
