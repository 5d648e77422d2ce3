### What happens to railways, companies and canals.

event-diplomacy-line-founded = { $code } founds { $railway }: { $route }. { $shares } shares: { $owned ->
    [none] nobody owns any.
   *[other] { $owned }.
}
    .news = { event-diplomacy-line-founded }
event-diplomacy-link-laid = { $railway } has laid track from { $start } to { $end }; it can be used next season.
event-diplomacy-works-idle = { $railway } builds nothing between { $start } and { $end }: { $reason ->
    [controller] whoever controls its first centre has not ordered the works on.
    [centre] its first centre supports a unit.
    [rerouted] the change of route costs this season.
    [border] there is no open border.
    [permit] there is no permit.
   *[blocked] a unit blocks the works.
}
event-diplomacy-line-rerouted = { $code } gives { $railway } another route: { $route }.
event-diplomacy-works-ordered = { $halted ->
    [yes] { $code } halts the works of { $railway }.
   *[no] { $code } orders the works of { $railway } on.
}
event-diplomacy-permit-given = { $granted ->
    [yes] { $code } lets track enter { $province }
   *[no] { $code } no longer lets track enter { $province }
}{ $whom ->
    [none] , whoever builds it.
   *[other] { "" } ({ $whom }).
}
event-diplomacy-link-taken-up = { $railway } has taken up its track between { $start } and { $end }.
event-diplomacy-canal-closed = { $code } closes canal { $canal } at { $provinces } this season, { $whom ->
    [none] to everybody else.
   *[other] to { $whom }.
}
event-diplomacy-company-ended = { $bankrupt ->
    [yes] { $railway } is bankrupt; line and company are gone.
   *[no] The last track of { $railway } is taken up; its company is no more.
}
    .news = { event-diplomacy-company-ended }
event-diplomacy-shares-passed = { $number ->
    [one] 1 share
   *[other] { $number } shares
} of { $railway }{ $how ->
    [transfer] { "" }: from { $giver } to { $taker }.
    [purge] { "" }: { $taker ->
        [none] unowned, because { $giver } was purged.
       *[other] from { $giver }, who was purged, to { $taker }.
    }
    [draw] { "" }: unowned, and given by lot to { $taker }.
   *[drop-out] { "" }: unowned, because { $giver } has dropped out.
}
event-diplomacy-votes-lent = { $number ->
    [0] { $owner } has recalled all votes of { $railway } from { $to }.
    [one] { $owner } has lent { $to } 1 vote of { $railway }.
   *[other] { $owner } has lent { $to } { $number } votes of { $railway }.
} Only the two of you know.
event-diplomacy-control-changed = { $controls ->
    [yes] From next season on { $code } controls { $railway }.
   *[no] From next season on { $code } no longer controls { $railway }.
}
event-diplomacy-secrecy-ordered = { $secret ->
    [yes] Who owns the shares of { $railway } is secret from now on.
   *[no] Who owns the shares of { $railway } is public from now on.
}
event-diplomacy-line-barred = { $railway } { $barred ->
    [yes] no longer carries { $whom }
   *[no] carries { $whom } again
}{ $code ->
    [none] .
   *[other] { "" }; so { $code } orders.
}
