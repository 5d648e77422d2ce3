### What is posted of a season: the card of its orders, why, the Gazette, letters. Names only, never people.

## The card of the orders

resolution-title = ### { $date }: what came of the orders
resolution-why = Why? Choose an order
resolution-why-more = Why? Further orders
resolution-fate = { $code ->
    [none] nobody
   *[other] { $code }
}: { $fate ->
    [done] done
    [failed] did not get there
    [cut] cut
    [void] without effect
   *[dislodged] dislodged
}
report-counted = { $moves ->
    [one] 1 move arrived
   *[other] { $moves } moves arrived
}, { $beaten ->
    [0] none was beaten off
   *[other] { $beaten } did not
}{ $cut ->
    [0] { "" }
    [one] ; 1 support was cut
   *[other] ; { $cut } supports were cut
}{ $dislodged ->
    [0] .
    [one] ; 1 unit was dislodged.
   *[other] ; { $dislodged } units were dislodged.
}
report-nobody = Under nobody's command
report-name = **{ $name }**{ $done ->
    [none] { "" }
   *[other] { " " }{ $done }
}{ $stood ->
    [none] { "" }
   *[other] { $done ->
        [none] { " " }stood: { $stood }
       *[other] { " " }· stood: { $stood }
    }
}
report-naught = - { $order } – { $fate ->
    [stood] { $dislodged ->
        [yes] dislodged
       *[no] stood
    }
    [done] dislodged
    [failed] { $dislodged ->
        [yes] did not get there, dislodged
       *[no] did not get there
    }
    [cut] { $dislodged ->
        [yes] cut, dislodged
       *[no] cut
    }
   *[void] { $dislodged ->
        [yes] without effect, dislodged
       *[no] without effect
    }
}.{ $why ->
    [none] { "" }
   *[other] { " " }{ $why }
}{ $then ->
    [none] { "" }
   *[other] { " " }{ $then }
}
report-may-retreat = It may retreat to { $places }.
report-retreats = { $to ->
    [none] It is disbanded.
   *[other] It retreats to { $to }.
}

## Why

why-order = ### Why { $what }? { $date }
why-fated = { $order }{ $name ->
    [none] { "" }
   *[other] , { $name }
}: { $fate ->
    [done] done
    [failed] did not get there
    [cut] the support was cut
    [void] without effect
   *[stood] stood
}{ $dislodged ->
    [yes] , **dislodged**
   *[no] { "" }
}
why-unknown = Nothing is known of “{ $what }”. Ask after a unit as it stood when the season began, or after a province: { $units }

## The Gazette

gazette-default = The Gazette of { $title }
gazette-title = ## { $title }
    { $date } · No. { $number }
    { "**" }{ $headline }**
gazette-entitled = The paper is called { $title } from its next number on.
gazette-on = Read On ({ $page }/{ $of })
gazette-back = Back
gazette-standing = **Supply centres** ({ $must } win)
    { $names ->
    [none] Nobody rules one.
   *[other] { $names }
}
gazette-honour = **Roll of honour**
gazette-honoured = { $name }, { $year }
gazette-letters = **Letters to the world**
gazette-seasons = **Victory**
gazette-standard = **Centres and powers**
gazette-positions = **Provinces and units**
gazette-politics = **Appointed and dismissed**
gazette-winter = **Winter**
gazette-railways = **Railways**
gazette-companies = **Companies**
gazette-revolution = **Unrest**
gazette-votes = **Votes**
gazette-register = **Names**
gazette-entering = **Come**
gazette-leaving = **Gone**
reason-gazette-none = No Gazette has come out yet. The first one does at the end of the first season.

## Letters

letter-signed = { $name ->
    [none] – *unsigned*
   *[other] – **{ $name }**
}
letter-world = the world
letter-world-option = The world: printed in the Gazette
letter-world-typed = world
letter-unsigned-option = No signature
letter-came = ✉ **A letter to { $at }**{ $others ->
    [none] { "" }
   *[other] , and to { $others }
}
    -# { $date }
letter-wrote = ✉ **Your letter to { $to }**
    -# { $date }
outcome-diplomacy-letter-sent = { $world ->
    [yes] Your letter will be printed in the Gazette, for the world to read
   *[no] Your letter has gone to { $to }
}{ $signed ->
    [none] , unsigned.
   *[other] , signed { $name }.
}
letter-reply = Reply
letter-reply-all = Reply to All
letter-back = To the Box
letter-from = Signed with
letter-from-note = Readers learn this name, and nothing else.
letter-from-typed = A code or a name; empty: no signature. Readers learn nothing else.
letter-to = To
letter-to-note = One name, several, or the world. Each gets a copy at once.
letter-to-typed = Codes or names with commas between them, or: world
letter-text = Letter
letter-left = At most { $max } characters. You may write { $left ->
    [one] 1 more letter
   *[other] { $left } more letters
} this season.
letter-told = to { $to }{ $signed ->
    [none] , unsigned
   *[other] , signed { $signed }
}
box-title = ### Your letters: { $count }{ $of ->
    [one] { "" }
   *[other] { " " }(page { $page } of { $of })
}
box-left = { $open ->
    [yes] You may write { $left ->
        [one] 1 more letter
       *[other] { $left } more letters
    } this season, of { $max } characters each. Press closes with the deadline.
   *[no] Press is closed now; it opens with the next season.
}
box-empty = Nothing yet.
box-open = Open a letter
box-newer = Newer
box-older = Older
box-came = From { $name ->
    [none] nobody
   *[other] { $name }
} to { $at }, { $when }
box-wrote = You as { $name ->
    [none] nobody
   *[other] { $name }
} to { $to }, { $when }
reason-letter-gone = That letter is not kept any more: letters go after three seasons.
reason-press-closed = Nothing can be written now: press is open from the beginning of a season to its main deadline, to whoever has an approved name and letters left.
reason-press-world-and-names = A letter goes to names, or to the world, not to both: what is for the world is printed for all.

## At the end

end-shared = { $count ->
    [0] Nobody has won.
    [one] 🏆 { $names } has won.
   *[other] 🤝 A draw. It is shared by { $names }.
}
end-name = **{ $name }**: { $centres ->
    [one] 1 centre
   *[other] { $centres } centres
}, { $units ->
    [one] 1 unit
   *[other] { $units } units
}
end-unwon = Nobody has ruled half of all centres.
recap-year = **{ $year }** { $told }
measure-centres = Supply centres
measure-units = Units

## Explained

explain-resolution = What came of all orders of a season: the picture shows them as arrows, the lines name those that came to nothing, and the menu says why.
explain-gazette = The paper of a season: what has become public in it, how all stand, and the letters to the world. Its further pages are behind the button.
explain-letter = A letter to one of your names. Reply opens a form under that name; who is behind the other name nobody is told.
