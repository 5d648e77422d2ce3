### The words of the board of the political Diplomacy: the map, the register of names, arrows.

## The head

diplomacy-name = Diplomacy
diplomacy-season-spring = Spring
diplomacy-season-autumn = Autumn
diplomacy-season-winter = Winter
diplomacy-stage-orders = orders
diplomacy-stage-retreats = retreats
diplomacy-stage-over = over
diplomacy-year-of = { $year } { $era }
diplomacy-date = { $season } { $year }
diplomacy-must = { $must } of { $centres } centres win
diplomacy-names-figure = Names
diplomacy-units-figure = Units

## What a picture shows

diplomacy-picture-board = Board of Diplomacy
diplomacy-picture-province = { $name } and its neighbours
diplomacy-picture-resolution = What came of the orders
diplomacy-picture-preview = Your orders
diplomacy-picture-route = The way of { $id }

## The map

diplomacy-map = The map
diplomacy-beside = Borders on { $names }
diplomacy-new-railway = a new railway
diplomacy-nobody = nobody
diplomacy-owned = belongs to { $name }
diplomacy-ruled = Ruler { $name }
diplomacy-sub-ruled = Sub-Ruler { $name }
diplomacy-disorder = civil disorder
diplomacy-centre = supply centre
diplomacy-centre-doubled = doubled supply centre
diplomacy-contested = contested
diplomacy-unit-A = Army in { $place }
diplomacy-unit-F = Fleet in { $place }
diplomacy-commands = Commander { $name }
diplomacy-based = based in { $base }
diplomacy-unsupported = unsupported, patron { $name }
diplomacy-dislodged = dislodged
diplomacy-mountain = Mountains between { $one } and { $other }
diplomacy-pass = { $name } between { $one } and { $other }
diplomacy-strait = { $id }, { $name }: from { $one } to { $other } over { $sea }
diplomacy-canal = { $id }, { $name }: { $through }
diplomacy-railway = { $id }: { $links }
diplomacy-link = { $one } to { $other } { $state ->
    [usable] (in use)
    [fresh] (just laid)
    [gone] (taken up)
   *[planned] (planned)
}

## Names

diplomacy-names = Names and what they hold
diplomacy-no-names = Nobody plays yet.
diplomacy-column-centres = C
diplomacy-column-centres-says = supply centres
diplomacy-column-provinces = P
diplomacy-column-provinces-says = provinces ruled
diplomacy-column-sub = S
diplomacy-column-sub-says = provinces held as Sub-Ruler
diplomacy-column-units = U
diplomacy-column-units-says = units commanded
diplomacy-railways = Railways
diplomacy-no-railways = No railway has been founded.
diplomacy-column-route = Route
diplomacy-column-laid = Laid
diplomacy-column-laid-says = links laid
diplomacy-laid = { $laid }/{ $all }

## Legend

diplomacy-legend = Signs
diplomacy-key-unit = A army, F fleet
diplomacy-key-well = dot: supply centre
diplomacy-key-army = A army, F fleet: in the arms of its Commander
diplomacy-key-owner = coloured: owned
diplomacy-key-ruler = coloured: ruled; behind the Ruler's code his Sub-Ruler's
diplomacy-key-disorder = plain: civil disorder
diplomacy-key-wells = dot: supply centre, two dots: doubled
diplomacy-key-loose = dotted rim: unsupported
diplomacy-key-ring = ringed: dislodged
diplomacy-key-rail = R railway
diplomacy-key-strait = S strait
diplomacy-key-canal = A, B canal
diplomacy-key-move = whole arrow: moves
diplomacy-key-beaten = broken, crossed: does not get there
diplomacy-key-support = dotted: supports
diplomacy-key-severed = struck through: cut
diplomacy-key-convoy = dashed: convoys
diplomacy-key-coming = red: retreat to come
diplomacy-key-flag = flag: seized
diplomacy-key-lost = flag struck out: not seized; crossed: civil disorder
diplomacy-key-bar = bar: blocked or closed

## Orders

diplomacy-orders = Orders
diplomacy-results = Results
diplomacy-no-orders = No orders.
diplomacy-stand = Stand: { $units }
diplomacy-act-stand = { $unit } stands
diplomacy-act-move = { $unit } to { $to }
diplomacy-act-rail = { $unit } to { $to } by { $rail }
diplomacy-act-ferried = { $unit } to { $to } by convoy
diplomacy-act-support = { $unit } supports { $other } to { $to }
diplomacy-act-hold = { $unit } supports { $other }
diplomacy-act-convoy = { $unit } convoys A { $other } to { $to }
diplomacy-act-retreat = { $unit } retreats to { $to }
diplomacy-may-retreat = { $unit } may retreat to { $places }
diplomacy-act-disband = { $unit } disbands
diplomacy-fate-failed = does not get there
diplomacy-fate-idle = fails
diplomacy-fate-cut = cut
diplomacy-fate-void = without effect
diplomacy-fate-coming = to come
diplomacy-seize-ordered = { $unit } seizes { $province } for { $name }
diplomacy-seize-seized = { $province } seized for { $name }
diplomacy-seize-disorder = { $province } not seized for { $name }: civil disorder
diplomacy-seize-failed = { $province } not seized for { $name }
diplomacy-block-all = { $at } blocks
diplomacy-block-trains = { $at } blocks trains
diplomacy-block-works = { $at } blocks works
diplomacy-block-strait = { $at } blocks the strait
diplomacy-block-canal = { $at } closes the canal
diplomacy-against = against { $names }

## What matters most

diplomacy-gist-date = { $date }, { $stage }.
diplomacy-gist-name = { $name }: { $centres ->
    [one] 1 centre
   *[other] { $centres } centres
}, { $provinces ->
    [one] 1 province
   *[other] { $provinces } provinces
}, { $units ->
    [one] 1 unit
   *[other] { $units } units
}.
diplomacy-gist-won = { $name } rules half of all centres.
diplomacy-gist-results = { $moves ->
    [one] 1 move succeeds
   *[other] { $moves } moves succeed
}, { $beaten } do not; { $dislodged ->
    [0] nobody is dislodged
    [one] 1 unit is dislodged
   *[other] { $dislodged } units are dislodged
}.
