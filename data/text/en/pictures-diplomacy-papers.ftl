### The words of the papers of the political Diplomacy: the tree, the company, the Gazette.

## The tree

diplomacy-picture-tree = Who holds what under whom
diplomacy-tree = Rulers, Sub-Rulers, Commanders
diplomacy-tree-key = * centre, ** doubled
diplomacy-tree-empty = Nobody holds anything.
diplomacy-starred = { $count ->
    [one] *
   *[other] **
}
diplomacy-sr = { $name }, Sub-Ruler
diplomacy-loose = unsupported
diplomacy-in-disorder = In civil disorder
diplomacy-duty-provinces = Sub-Rulers { $given }/{ $must }{ $warnings ->
    [0] { "" }
    [one] , warned
   *[other] , warned twice
}
diplomacy-duty-units = Commanders { $given }/{ $must }{ $warnings ->
    [0] { "" }
    [one] , warned
   *[other] , warned twice
}
diplomacy-duties = Duties
diplomacy-no-duties = Every Ruler meets his duties.
diplomacy-duty-of = { $code }: { $duty }

## The company

diplomacy-picture-company = The company of { $id }
diplomacy-company-state = How it stands
diplomacy-shareholders = Shareholders
diplomacy-own-shares = What you own
diplomacy-no-shares = No shares.
diplomacy-issued = { $count } shares issued
diplomacy-shares = { $count ->
    [one] 1 share
   *[other] { $count } shares
}
diplomacy-votes-lent = { $count ->
    [one] 1 vote lent
   *[other] { $count } votes lent
}
diplomacy-unowned = nobody's
diplomacy-controller = Controller: { $name }
diplomacy-controller-secret = The controller is not known.
diplomacy-secret = Ownership is secret.
diplomacy-public = Ownership is public.
diplomacy-lent = { $lender } has lent { $to } { $count ->
    [one] 1 vote
   *[other] { $count } votes
}.
diplomacy-bars = Barred: { $names }
diplomacy-no-bars = Nobody is barred.
diplomacy-dismantled = The line is taken up from { $end } on.
diplomacy-complete = The line is complete.
diplomacy-halted = The works are halted.
diplomacy-works = Works go on for { $name }.
diplomacy-idle = { $count ->
    [one] The works owe 1 idle season.
   *[other] The works owe { $count } idle seasons.
}

## The Gazette

diplomacy-picture-gazette = { $title }, { $date }
diplomacy-paper-number = No. { $number }
diplomacy-headline-won = { $name } rules half the world
diplomacy-headline-seizure = { $place } falls to { $by }
diplomacy-headline-revolt = { $place } rises against { $name }
diplomacy-headline-fall = { $name } falls in { $place }
diplomacy-headline-disorder = { $place } without a Ruler
diplomacy-headline-seized = { $name } takes { $place }
diplomacy-headline-railway-bankrupt = Railway { $id } is bankrupt
diplomacy-headline-railway-complete = Railway { $id } is complete
diplomacy-headline-railway-founded = Railway { $id } is founded
diplomacy-headline-quiet = A quiet season
diplomacy-subline = { $moves ->
    [one] 1 march arrives
   *[other] { $moves } marches arrive
}, { $beaten } beaten off, { $dislodged ->
    [0] nobody driven out
    [one] 1 unit driven out
   *[other] { $dislodged } units driven out
}
diplomacy-story-field = In the field
diplomacy-story-provinces = Provinces
diplomacy-story-falls = Falls
diplomacy-story-appointed = Appointments
diplomacy-story-warnings = Unrest
diplomacy-story-railways = Railways
diplomacy-story-standing = Supply centres
diplomacy-story-honour = Roll of honour
diplomacy-story-letters = Letters to the world
diplomacy-story-letter = Another letter
diplomacy-unsigned = Unsigned
diplomacy-field-dislodged = Driven out: { $units }.
diplomacy-field-destroyed = No more: { $units }.
diplomacy-post-R = Ruler of { $place }
diplomacy-post-SR = Sub-Ruler of { $place }
diplomacy-post-C = Commander of { $place }
diplomacy-fall-seizure = { $name } is no longer { $post }, which was seized for { $by }.
diplomacy-fall-disorder = { $name } is no longer { $post }; nobody is.
diplomacy-fall-revolution = { $name } is no longer { $post }: a revolution brought in { $by }.
diplomacy-fall-revolt = { $name } is no longer { $post }, overthrown by { $by }.
diplomacy-fall-purge = { $name } is no longer { $post }, dismissed by { $by }.
diplomacy-fall-left = { $name } has left the world and is no longer { $post }.
diplomacy-fall-resigned = { $name } has laid down the place of { $post }.
diplomacy-appointed-R = { $name } is made Ruler of { $place } by { $by }.
diplomacy-appointed-SR = { $name } is made Sub-Ruler of { $place } by { $by }.
diplomacy-appointed-C = { $name } is made Commander of { $place } by { $by }.
diplomacy-revolution = Revolution against { $ruler }: { $place } goes to { $to }.
diplomacy-warned-provinces = { $number ->
    [one] First warning to { $name }: too few Sub-Rulers.
   *[other] Second warning to { $name }: too few Sub-Rulers.
}
diplomacy-warned-units = { $number ->
    [one] First warning to { $name }: too few Commanders.
   *[other] Second warning to { $name }: too few Commanders.
}
diplomacy-railway-founded = { $id } is founded.
diplomacy-railway-laid = { $id } has laid another link.
diplomacy-railway-complete = { $id } is complete.
diplomacy-railway-bankrupt = { $id } is bankrupt; the line is gone.
diplomacy-railway-removed = { $id } is taken up.
diplomacy-standing = { $name }: { $count }
diplomacy-honoured = { $name } ({ $code }), { $year }
