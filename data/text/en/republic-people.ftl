### The republics: Senators, Provinces and cards, as questions speak of them. Terms are those of the rulebooks.
senator-popularity = POP { $popularity }
senator-talents = { $talents }T
senator-governor = Governor of { $province }
province-note = { $province }{ $developed ->
    [yes] , developed
   *[no] , not yet developed
}: spoils { $spoils }, income of the State { $income }; { $frontier ->
    [yes] open to Barbarian Raids, land force { $land }
   *[no] safe from Barbarian Raids
}.
roll-printed = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}{ $shift ->
    [none] { "" }
   *[other] { "" } { $shift }
}
who-note = { $senator }: { $line }
card-family = the Family { $name }.
card-told = { $name }.{ $text ->
    [none] { "" }
   *[other] { " " }{ $text }
}
enemy-note = strength { $strength }, { $war ->
    [none] in the Curia
   *[other] with the { $war }
}
persuasion-note = { $persuader } persuades { $target }: Base Number { $base }{ $bribes ->
    [0] { "" }
   *[other] { "" } = { $bare } + { $bribes }T of bribes
}{ $against ->
    [0] { "" }
   *[other] { $bribes ->
        [0] { "" } = { $bare }
       *[other] { "" }
    } − { $against }T of counter-bribes
}. A roll now succeeds in { $chance }% of all cases.
persuasion-prospect = - **{ $target }**{ $seat ->
    [none] { "" }
   *[other] { " " }of { $seat }
}: { $persuader } { $chance }%{ $bribe ->
    [0] { "" }
   *[other] , with a bribe of { $bribe }T **{ $best }%**
}
persuasion-hopeless = With what your purses hold nobody can be won now.
raise-roll = Roll Now · { $chance }%
raise-more = +{ $talents }T · { $chance }%
counter-bid = { $talents }T · { $chance }%
persuade-button = { $target } by { $persuader }{ $bribe ->
    [0] { "" }
   *[other] , { $bribe }T
} · { $chance }%
