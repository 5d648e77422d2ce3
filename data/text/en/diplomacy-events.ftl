### What happens to names, provinces, units and offices. All are named by codes; no text says whose a name is.

## Seasons

event-diplomacy-season-opened = { $season } { $year }: orders are open. The draws of this season are sealed: `{ $seal }`.
event-diplomacy-order-given = { $code ->
    [none] { $order ->
        [none] { $unit } stands without an order
       *[other] { $order }
    }
   *[other] { $code }: { $order ->
        [none] { $unit } stands without an order
       *[other] { $order }
    }
}{ $fate ->
    [done] { "" }
    [cut] { " " }– the support is cut
    [void] { " " }– without effect
   *[failed] { $kind ->
        [stand] { "" }
        [move] { " " }– it does not get there
       *[other] { " " }– nothing comes of it
    }
}.{ $why ->
    [none] { "" }
   *[other] { " " }{ $why }
}
event-diplomacy-seizure-failed = { $disorder ->
    [yes] { $province } was entered and not seized, so civil disorder reigns there.
   *[no] { $province } was not seized.
} Ordered to seize it: { $units }.{ $why ->
    [none] { "" }
   *[other] { " " }{ $why }
}
event-diplomacy-unit-retreated = { $to ->
    [none] { $unit } of { $code } is disbanded.
   *[other] { $unit } of { $code } retreats to { $to }.
}
event-diplomacy-game-won = { $name } has won in { $year }, as Ruler of { $centres } of { $total } supply centres. Play goes on.
    .news = 🏆 { event-diplomacy-game-won }
event-diplomacy-season-closed = { $season } { $year } is over.
event-diplomacy-void-order = Of an order of yours nothing came. { $matter }{ $subject ->
    [none] { "" }
   *[other] { "" } ({ $subject })
}: { $reason }

## Names

event-diplomacy-name-proposed = Somebody wants to play under the name { $name } ({ $code }). The game-master may refuse it until the next deadline.
event-diplomacy-name-approved = The name { $name } ({ $code }) may be used.
event-diplomacy-name-refused = The game-master refuses the name { $name } ({ $code }).
event-diplomacy-name-dropped = The name { $name } ({ $code }) is given up.
event-diplomacy-name-given = You had no name; { $name } ({ $code }) was drawn for you. You may take others beside it.
event-diplomacy-holding-named = { $code } is a holding name now: positions and shares may stand under it.
event-diplomacy-holding-moves = From next season on { $code } holds all that { $before } holds now.
event-diplomacy-estate-passed = The estate of { $before } has passed to { $code }.
event-diplomacy-leaving-declared = You drop out as the next season begins; { $code } loses everything then.

## Who comes and goes

event-diplomacy-dropped-out = { $name ->
    [none] A player who never had a name has dropped out.
   *[other] { $name } ({ $code }) has dropped out.
}
    .news = { event-diplomacy-dropped-out }
event-diplomacy-deadline-missed = You have sent no orders: { $running ->
    [one] 1 deadline missed
   *[other] { $running } deadlines missed running
}. At { $most } you drop out and lose everything.
event-diplomacy-silence-noted = { $code } has sent nothing for { $running ->
    [one] 1 deadline
   *[other] { $running } deadlines
} running, and drops out with the next.
    .news = { event-diplomacy-silence-noted }
event-diplomacy-lots-drawn = Lots are drawn. In this order they choose: { $codes }.
event-diplomacy-started = { $code } begins { $power ->
    [none] as Ruler of { $provinces }
   *[other] with { $power }, as Ruler of { $provinces }
}{ $drawn ->
    [yes] { "" }, which was drawn by lot.
   *[no] .
}
event-diplomacy-started-without = Nothing is left for { $code }, who begins without a position.
event-diplomacy-unit-placed = { $code } begins with { $at }.
event-diplomacy-player-entered = { $code } enters the game, without a position.
    .news = { event-diplomacy-player-entered }

## Provinces and positions

event-diplomacy-merged = { $code } cannot stand under { $code }: the place of { $post } is no more.
event-diplomacy-seized = { $province } is seized: { $ruler } is Ruler there.{ $ruler_before ->
    [none] { "" }
   *[other] { " " }It was ruled by { $ruler_before }{ $sub_ruler_before ->
        [none] { "" }
       *[other] { "" }, with { $sub_ruler_before } as Sub-Ruler
    }.
}
event-diplomacy-fell-into-disorder = { $province } falls into civil disorder. It was ruled by { $ruler_before }{ $sub_ruler_before ->
    [none] { "" }
   *[other] { "" }, with { $sub_ruler_before } as Sub-Ruler
}.
event-diplomacy-lost-support = { $province } no longer supports { $units }. Until Winter { $patron ->
    [none] nobody is patron
   *[other] { $patron } is patron
} there.
event-diplomacy-units-removed = Taken off the board: { $units }.
event-diplomacy-resigned = { $code } is no longer { $post }, having resigned.

## Politics

event-diplomacy-purged = { $revolt ->
    [yes] { $purger } overthrows { $whom }, who was { $post }.
   *[no] { $purger } dismisses { $whom }, who was { $post }.
}{ $heir ->
    [none] { "" }
   *[other] { " " }Ruler now: { $heir }.
}
event-diplomacy-revolt-failed = { $purger } tried to overthrow { $whom }, { $post }, but was purged first. Only the two of you know.
event-diplomacy-heir-drawn = { $candidates } have the same claim to { $province }; the lot falls on { $heir }.
event-diplomacy-appointed = { $by } makes { $whom } { $post }.
event-diplomacy-power-lent = { $to } may purge with your power{ $of ->
    [none] { "" }
   *[other] { "" }, but only { $of }
}{ $where ->
    [none] { "" }
   *[other] { "" }, but only for { $where }
}: { $seasons ->
    [0] until you revoke it.
    [one] for this season.
   *[other] for { $seasons } seasons.
}
event-diplomacy-power-revoked = { $delegate ->
    [none] Nobody purges with your power any more.
   *[other] { $delegate } does not purge with your power any more.
}
event-diplomacy-refusal-filed = { $refused ->
    [yes] You refuse { $what }
   *[no] You accept { $what } again
}, { $giver ->
    [none] whoever gives them.
   *[other] from { $giver }.
}

## Revolutions

event-diplomacy-warned = Warning no. { $number } to { $code }: { $duty ->
    [provinces] { $must ->
        [one] 1 Sub-Ruler is due
       *[other] { $must } Sub-Rulers are due
    }, { $shared ->
        [0] and nobody is one.
        [one] and there is 1.
       *[other] and there are { $shared }.
    }
   *[units] { $must ->
        [one] 1 other Commander is due
       *[other] { $must } other Commanders are due
    }, { $shared ->
        [0] and nobody is one.
        [one] and there is 1.
       *[other] and there are { $shared }.
    }
}
event-diplomacy-duty-met = { $code } has enough { $duty ->
    [provinces] Sub-Rulers
   *[units] other Commanders
} again. { $clear ->
    [yes] The warnings are cleared.
   *[no] One more such season, and the warnings are cleared.
}
event-diplomacy-province-revolted = Revolution against { $ruler_before }: { $province } rises, drawn from { $drawn_from }. It goes to { $ruler }, drawn from { $candidates }.
    .news = ⚔ { event-diplomacy-province-revolted }
event-diplomacy-unit-revolted = Revolution against { $ruler }: { $unit } rises, drawn from { $drawn_from }. Its Commander is { $commander }, drawn from { $candidates }.
    .news = ⚔ { event-diplomacy-unit-revolted }
event-diplomacy-revolution-without-heir = Revolution against { $code }, but there is nobody to take { $duty ->
    [provinces] a province
   *[units] a unit
}: nothing changes.
event-diplomacy-unit-diced = The die of { $unit } shows { $die }: { $fate ->
    [retreated] it retreats to { $to }.
    [stood] it should retreat, cannot, and stands.
    [eliminated] it is eliminated.
   *[deserted] it deserts to the new Ruler.
}

## Winter

event-diplomacy-doubling-lost = { $railway } does not double { $centre } this Winter: { $reason ->
    [pass] the line crosses a pass.
    [barred] its company has barred the controller.
   *[blocked] it was blocked in Autumn.
}
event-diplomacy-unit-dropped = { $base } has too many units and no longer supports { $unit }.
event-diplomacy-unit-removed = { $code ->
    [none] { $unit } is removed: nothing supports it.
   *[other] { $code } removes { $unit }.
}
event-diplomacy-unit-adopted = { $code } adopts { $unit }: its base is { $base }{ $ordered ->
    [yes] .
   *[no] { "" }, by default.
}
event-diplomacy-unit-built = { $code } builds { $at }.

## Votes

event-diplomacy-moved = { $code } moves { $motion }: { $says }. It is open to the main deadline of next season.
    .news = { event-diplomacy-moved }
event-diplomacy-counted = { $motion } is { $carried ->
    [yes] carried
   *[no] lost
}: { $yes } for it, { $no } against it, of { $players } players; { $needed } were needed.
    .news = { event-diplomacy-counted }
event-diplomacy-vote-taken = You vote { $yes ->
    [yes] yes
   *[no] no
} on { $motion }.
event-diplomacy-space-renamed = { $space } is now called { $name } ({ $code }).
    .news = { event-diplomacy-space-renamed }
event-diplomacy-seated-by-vote = By vote { $code } is Ruler of { $province }.
    .news = { event-diplomacy-seated-by-vote }
event-diplomacy-not-seated = The game-master does not make { $code } Ruler of { $province }{ $reason ->
    [none] .
   *[other] : { $reason }
}
    .news = { event-diplomacy-not-seated }
event-diplomacy-law-changed = Change no. { $number }, from { $season } { $year } on. { $option }: { $value }.
    .news = { event-diplomacy-law-changed }
event-diplomacy-rule-written = Change no. { $number }, from { $season } { $year } on. A rule is added: { $text }
    .news = { event-diplomacy-rule-written }
event-diplomacy-map-changed = Change no. { $number }, from { $season } { $year } on. The map is changed: { $change }
    .news = { event-diplomacy-map-changed }
event-diplomacy-motion-empty = { $motion } was carried, but changes nothing. { $reason }
