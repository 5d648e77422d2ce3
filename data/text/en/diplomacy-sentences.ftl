### Orders as sentences. Places and units by their names or codes; $post as orders write it: R Rom, SR Rom, C A Nap.

says-stand = { $unit } stands
says-move = { $unit } goes to { $to }
says-support = { $to ->
    [none] { $unit } supports { $helped } where it stands
   *[other] { $unit } supports { $helped } going to { $to }
}
says-convoy = { $unit } carries { $army } to { $to }
says-retreat = { $unit } retreats to { $to }
says-disband = { $unit } is disbanded
says-revolt-list = In a revolution { $unit } retreats to the first that is open of { $spaces }
says-build-unit = { $arm ->
    [A] An army is built in { $at }
   *[other] A fleet is built in { $at }
}
says-remove = { $unit } is removed
says-adopt = { $unit } is based in { $at }
says-yield = { $to } may adopt { $unit }
says-drop = { $unit } loses its support
says-purge = { $whom } is purged as { $post }
says-appoint = { $whom } is appointed { $post }
says-resign = { $post } is resigned
says-delegate = Purging power is lent to { $to }{ $of ->
    [none] { "" }
   *[other] { " " }over { $of }
}{ $where ->
    [none] { "" }
   *[other] { " " }in { $where }
}{ $seasons ->
    [none] { "" }
    [one] { " " }for one season
   *[other] { " " }for { $seasons } seasons
}
says-revoke = { $delegate ->
    [none] All purging power that was lent is taken back
   *[other] Purging power lent to { $delegate } is taken back
}
says-refuse = { $refused ->
    [yes] Refused from now on: { $what }{ $giver ->
        [none] { "" }
       *[other] { " " }from { $giver }
    }
   *[other] Accepted again: { $what }{ $giver ->
        [none] { "" }
       *[other] { " " }from { $giver }
    }
}
says-build-line = A railway is built: { $route }{ $shares ->
    [none] { "" }
   *[other] { "" }, with { $shares } shares
}
says-reroute = { $railway } goes on: { $route }
says-halt = { $halted ->
    [yes] The works of { $railway } are halted
   *[other] The works of { $railway } go on
}
says-permit = { $granted ->
    [yes] { $whom } may lay track in { $province }
   *[other] { $whom } may lay no track in { $province } any more
}
says-transfer = { $number } shares of { $railway } go to { $to }
says-proxy = The votes of { $number } shares of { $railway } are lent to { $to }
says-recall = The votes of { $railway } that were lent to { $lent_to } are taken back
says-bar = { $barred ->
    [yes] { $railway } is barred to { $against }
   *[other] { $railway } is open to { $against } again
}
says-secrecy = { $secret ->
    [yes] Who owns { $railway } is secret
   *[other] Who owns { $railway } is public
}
says-dismantle = { $wanted ->
    [yes] { $railway } is taken up
   *[other] { $railway } is not taken up any more
}
says-close-canal = { $closed ->
    [yes] Canal { $canal } is closed to { $against ->
        [none] everybody else
       *[other] { $against }
    }
   *[other] Canal { $canal } stays open
}
says-hold-as = From the next season on { $name } holds everything
says-new-name = The name “{ $name }” is taken
says-drop-name = The name { $name } is given up
says-drop-out = The game is left
says-final = The orders are final
says-vote = { $yes ->
    [yes] Yes to { $motion }
   *[other] No to { $motion }
}
says-propose-rename = { $space } is to be called “{ $name }”
says-propose-seat-in = { $candidate } is to rule { $province }
says-propose-set-option = The option { $option } is to be { $value }
says-propose-write-rule = A rule is to be added: “{ $text }”
says-propose-change-map = The map is to be changed: { $change }
says-propose-draw = The game is to end in a draw
says-by-rail = { "" }, by { $railway }
says-seizing = { $province ->
    [none] { "" }, seizing for { $code }
   *[other] { "" }, seizing { $province } for { $code }
}
says-blocking = { "" }, blocking { $what ->
    [trains] trains
    [works] works
    [strait] the strait
   *[all] the way
}{ $whom ->
    [none] { "" }
   *[other] { " " }of { $whom }
}
