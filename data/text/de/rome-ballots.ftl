### The Republic of Rome, deutsch: Abstimmungen im Senat, was dort vorgeschlagen wird und was daraus werden kann.

## Die Abstimmungskarte

ballot-proposal = { $magistrate ->
    [none] { $seat } beantragt
   *[other] { $magistrate } von { $seat } (Vorsitz) beantragt
}: **{ $what }**{ $forced ->
    [yes] , mit einem Tribune
   *[no] { "" }
}.
ballot-others = - Neben den Senatoren: { $votes } (INF des Angeklagten, die Plädoyers, Berufung beim Volk)
ballot-pleas = - Die Plädoyers von Advocate und Prosecutor: { $votes }
reason-senate-absent = Deine Fraktion hat keinen Senator in Rome und wird nicht aufgerufen ({ $clause }).

## Einheiten

unit-veteran = Veteranen der { $name }{ $loyal ->
    [none] { "" }
   *[other] { "" } (loyal zu { $loyal })
}

## Prozesse und Attentate

odds-appeal = Wenn { $senator } ({ $special ->
    [yes] abzüglich der POP des Opfers: { $popularity }
   *[no] POP { $popularity }
}) beim Volk Berufung einlegt, tötet es ihn in { $killed }%, befreit ihn in { $freed }%, stimmt in { $for }% für seine Verurteilung und in { $against }% aller Fälle dagegen ({ $special ->
    [yes] RR-1.09.74
   *[no] RR-1.09.421
}).
odds-assassination = Ein Anschlag auf { $victim } mit Modifikator { $modifier } tötet ihn in { $killed }% aller Fälle; der Attentäter wird in { $caught }% gefasst ({ $rule ->
    [optional] RR-1.09.79
   *[base] RR-1.09.72
}). Secret Bodyguards ziehen je 1 von den Würfen ab und können ihn noch fassen.
assassins-stakes = { $rule ->
    [optional] Zwei Würfel, ein farbiger und ein weißer. Farbig 5 oder mehr: das Opfer stirbt. Weiß 3 oder weniger: dein Senator wird gefasst und stirbt, und jeder Senator deiner Fraktion verliert 5 INF und 1 POP (RR-1.09.79). Beides kann eintreten. Jede Assassin-Karte zählt 1 zu beiden Würfeln und zu jedem weiteren Wurf.
   *[base] Ein Würfel. 5 oder mehr: das Opfer stirbt. 2 oder weniger: dein Senator wird gefasst und stirbt, und dein Faction Leader verliert 5 INF und { $neutrals ->
        [yes] stirbt dafür sofort, wenn er in Rome ist
       *[no] kommt, wenn er in Rome ist, vor Gericht auf Leben und Tod
    }; wird der Leader selbst gefasst, ist auch seine Familie verloren (RR-1.09.74). Jede Assassin-Karte zählt 1 dazu.
} Ein Secret Bodyguard der angegriffenen Fraktion kann es noch ändern. Du darfst es einmal pro Runde versuchen.
assassins-guards = { $rule ->
    [optional] Jeder zieht 1 von beiden Würfeln ab und bringt, wenn der Attentäter dann nicht gefasst ist, einen weiteren weißen Wurf, der ihn bei 3 oder weniger fasst (RR-1.09.79).
   *[base] Jeder zieht 1 vom Wurf ab und bringt, wenn der Attentäter dann nicht gefasst ist, einen weiteren, der ihn bei 2 oder weniger fasst (RR-1.09.73).
} Weitere Würfe zählen mit allen Modifikatoren; das Opfer töten sie nicht.
attempt-trial = **Wird er gefasst:** { $assassin } stirbt. { $leader }, dein Faction Leader, verliert { $loss } von { $influence } INF{ $present ->
    [yes] { " " }und { $neutrals ->
        [yes] ist sofort schuldig: Er stirbt, und
       *[no] wird auf Leben und Tod angeklagt; verurteilt stirbt er, und
    } seine Familie kommt in die Curia{ $chits ->
        [0] { "" }
        [one] ; dann wird 1 Mortality Chit gegen deine Senatoren in Rome gezogen
       *[other] ; dann werden { $chits } Mortality Chits gegen deine Senatoren in Rome gezogen
    }
   *[no] ; er ist fort, also wird niemand angeklagt
}.
attempt-leader = **Wird er gefasst:** { $assassin }, dein Faction Leader, stirbt mit seiner Familie{ $chits ->
    [0] { "" }
    [one] , und 1 Mortality Chit wird gegen deine Senatoren in Rome gezogen
   *[other] , und { $chits } Mortality Chits werden gegen deine Senatoren in Rome gezogen
}.

## Was an einem Antrag hängt

charge-holder = Inhaber von { $card }
stakes-levy = -# Es kostet { $talents }T; von { $treasury }T bleiben { $left }T. Alle Einheiten kosten danach { $upkeep }T pro Runde.
stakes-type = -# **{ $name }**: { $line }
stakes-land-bill = -# { $lasting ->
    [yes] { $cost }T pro Runde
   *[no] { $cost }T einmalig
} (in der Staatskasse liegen { $treasury }T); Unrest { $unrest } → **{ $after }**. Sponsor +{ $sponsor } POP, Co-Sponsor +{ $cosponsor }; jeder Senator, der dagegen stimmt, −{ $against } POP, wie auch immer es ausgeht.
stakes-repeal = -# Es spart { $cost }T pro Runde; Unrest { $unrest } → **{ $after }**. Der Sponsor verliert { $sponsor } POP, jeder andere Senator, der dafür stimmt, { $votes_for }, wie auch immer es ausgeht.
stakes-office = -# INF +{ $gain }: { $senators }.
stakes-office-one = { $senator } hat dann { $after }
stakes-governors = -# Mit ihnen verlassen Stimmen Rome: { $senators }.
stakes-governor = { $senator } { $votes }
stakes-life = -# Die INF von { $senator }, { $influence }, zählen zu den Stimmen dafür. Wer ihn führt, entscheidet bis zum Ende der Runde für alle loyalen Fraktionen und gewinnt dann, wenn Rome steht.
stakes-bill = -# Angenommen bringt es dem Sponsor { $sponsor } INF und dem Co-Sponsor { $cosponsor }. Abgelehnt ist es endgültig fort.
stakes-trial = -# { $influence } INF von { $accused } zählen gegen die Verurteilung. { $capital ->
    [yes] Verurteilt stirbt er.
   *[no] Verurteilt verliert er { $loss } INF und { $pop } POP{ $concessions ->
        [none] .
       *[other] , und ins Forum kommt: { $concessions }.
    }
}
stakes-pleas = -# { $advocate } plädiert: Stimmen gegen die Verurteilung in { $helped }% aller Würfe (höchstens { $best }), dafür in { $harmed }% (höchstens { $worst }).
stakes-closes = -# { $senator }, der den Vorsitz hat, zieht in den Krieg: damit ist der Senat geschlossen.
floor-silence-business = **Wenn du vertagst**, kann nur noch mit einem Tribune etwas beantragt werden{ $wars ->
    [0] { "" }
    [one] , und gegen 1 aktiven Krieg, dem sich kein Befehlshaber stellt, wird niemand ausgesandt
   *[other] , und gegen { $wars } aktive Kriege, denen sich kein Befehlshaber stellt, wird niemand ausgesandt
}.
commander-note = MIL { $military }{ $veterans ->
    [0] { "" }
    [one] { " " }· 1 Legion ist ihm treu
   *[other] { " " }· { $veterans } Legionen sind ihm treu
} · { $votes ->
    [one] 1 Stimme verlässt
   *[other] { $votes } Stimmen verlassen
} Rome
ally-note = Land { $land }{ $fleet ->
    [0] { "" }
   *[other] , Flotte { $fleet }
}{ $spoils ->
    [0] { "" }
   *[other] , Beute { $spoils }T
}

## Tribunes und was auf sie antwortet

graft-note = { $talents }T: er kann den Preis in { $percent }% aller Fälle zahlen
price-left = -# { $senator } behält { $left }T.
murder-note = es gelingt in { $percent }%; POP { $popularity }, weniger 1 bis 6
mob-note = { $least } bis { $most } Mortality Chits gegen { $exposed ->
    [one] 1 Senator
   *[other] { $exposed } Senatoren
} von ihnen in Rome: mindestens einer stirbt in { $percent }%

## Amtsinhaber

fine-note = { $talents }T in seiner Kasse, POP { $popularity }, INF { $influence }
legate-votes = Geht { $senator }, so { $votes ->
    [one] verlässt mit ihm 1 Stimme
   *[other] verlassen mit ihm { $votes } Stimmen
} Rome für drei Runden.
recall-button = { $count } rufen · er { $own }T{ $beside ->
    [0] { "" }
   *[other] , du { $beside }T
}
recall-price = -# { $settled ->
    [one] 1 Veteran ist angesiedelt
   *[other] { $settled } Veteranen sind angesiedelt
}; jeder kostet { $price }T. { $senator } hat { $talents }T und ORA { $oratory }, deine Faction Treasury { $treasury }T.

## Was bestätigt wird

save-senate-consuls = Nominieren
save-senate-pontifex = Nominieren
save-senate-dictator = So sei es
save-senate-censor = Nominieren
save-senate-land-bill = Beantragen
save-senate-repeal = Beantragen
save-senate-bill = Beantragen
