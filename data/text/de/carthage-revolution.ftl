### The Republic of Carthage, deutsch: Revolution. Die Wörter stehen in carthage.ftl.

## Fragen

ask-revolution-revolt = Legt { $senator } sein Kommando nieder, oder prüft er seine Legionen für eine Revolte?
    .label = Niederlegen oder revoltieren
    .hint = Für jede Legion entscheidet ein Würfel, ob sie ihm folgt. Ein Talent aus seiner Kasse gibt dem Wurf einer Legion +1. Nach der Prüfung kann er immer noch niederlegen.
    .field-command = Was er tut
    .field-paid = Bezahlte Legionen, je 1T
    .default = Niederlegen
    .fill = Prüfen…
ask-revolution-declare = { $legions ->
    [one] 1 Legion folgt
   *[other] { $legions } Legionen folgen
} { $senator }. Revoltiert er?
    .label = Revolte?
    .hint = Ein Rebell, dessen Revolte scheitert, stirbt, und alle seine Anhänger mit ihm.
ask-revolution-wish = Will { $senator } revoltieren?
    .label = Revolte?
    .hint = Beide Befehlshaber antworten geheim; dann bestechen sie die Legionen, und die des Stärkeren würfeln, ob sie ihm folgen.
ask-revolution-bribe = Was zahlt { $senator } für jede Legion?
    .label = Legionen bestechen
    .hint = Alle zugleich und geheim, an die Bank. Eine Legion würde dem folgen, der mehr zahlt; soll er der Rebell sein, würfelt sie darum, mit +1, wenn er für sie gezahlt hat.
    .default = Nichts zahlen
    .fill = Zahlen…
ask-revolution-join = Welche deiner Senatoren schließen sich der Revolte von { $senator } an?
    .label = Der Revolte anschließen
    .hint = Sie verlieren Ämter, Trader und Trade Concessions und sterben, wenn die Revolte scheitert.
    .default = Alle bleiben loyal
    .no = Alle bleiben loyal
    .none = sie bleiben loyal
ask-revolution-veterans = Welche Veteranen deiner loyalen Senatoren verlassen den Rebellen?
    .label = Veteranen ziehen ab
    .hint = Sie kommen zu den Active Forces.
    .default = Alle ziehen ab
    .no = Alle bleiben
    .none = alle bleiben bei ihm
ask-revolution-conquest = { $wars ->
    [one] 1 Krieg kann
   *[other] { $wars } Kriege können
} geschlagen werden. Welcher ist der nächste, und mit welchen Einheiten?
    .label = Einen Krieg schlagen
    .hint = Es braucht einen Sieg zu Lande; jeder Krieg kann einmal geschlagen werden.
    .default = Schwächster Krieg, alle Einheiten
    .fill = Wählen…
    .field-war = Der Krieg
    .field-legions = Legionen
    .field-fleets = Fleets

## Warum nicht

reason-revolution-paid-for-nothing = Wer sein Kommando niederlegt, bezahlt keine Legionen ({ $clause }).
reason-revolution-purse = Er hat nur { $talents }T ({ $clause }).
reason-revolution-too-few-units = Es braucht eine Legion und die Fleets, die dieser Krieg verlangt ({ $clause }).

## Was geschieht

reaction-of-people = Würfel { $dice }, POP { $popularity }{ $reasons ->
    [none] { "" }
   *[other] { $reasons }
}, Summe { $total } (T-7): { $result ->
    [crucified] er wird gekreuzigt
    [disgraced] er fällt in Schande
    [condemned] er wird verdammt
    [blamed] er wird getadelt
    [forgiven] ihm wird verziehen
   *[no-effect] keine Wirkung
}.{ $influence ->
    [0] { "" }
   *[other] { " " }INF { $influence }.
}{ $gained ->
    [0] { "" }
   *[other] { " " }POP { $gained }.
}
event-carthage-public-reacted = Reaktion des Volkes auf { $senator } von { $seat }: { reaction-of-people }
    .news = { event-carthage-public-reacted }
    .you = Reaktion des Volkes auf { $senator }: { reaction-of-people }
event-carthage-bodyguard-posted = { $seat } stellt { $senator } { $card } zur Seite.
    .news = { event-carthage-bodyguard-posted }
event-carthage-allegiance-tested = { $senator } prüft seine Legionen. Würfel, ohne die 1 für bezahlte: { $rolls ->
    [nichts] keine
   *[other] { $rolls }
}. Bezahlt: { $paid ->
    [nichts] keine
   *[other] { $paid }
}. Ihm folgen: { $follow ->
    [nichts] keine
   *[other] { $follow }
}.
    .news = ⚔ { event-carthage-allegiance-tested }
event-carthage-wishes-declared = Wollen die beiden Befehlshaber revoltieren? { $wishes }.
    .news = ⚔ { event-carthage-wishes-declared }
event-carthage-legion-bid = { $legion }: { $bribes }; die Legion würde { $senator } folgen{ $roll ->
    [none] { "" }
   *[other] { " " }durch einen Würfel von { $roll }
}.
event-carthage-strengths-compared = Stärke: { $strengths }. Vorn liegt { $foremost }{ $roll ->
    [none] { "" }
   *[other] { " " }durch einen Würfel von { $roll }
}.
event-carthage-revolt-began = { $senator } von { $seat } revoltiert mit { $legions } ({ $veterans ->
    [0] keine Veteranen
    [one] 1 Veteran
   *[other] { $veterans } Veteranen
}). Es herrscht Bürgerkrieg.
    .news = ⚔ { event-carthage-revolt-began }
    .you = { $senator } revoltiert mit { $legions } ({ $veterans ->
        [0] keine Veteranen
        [one] 1 Veteran
       *[other] { $veterans } Veteranen
    }). Es herrscht Bürgerkrieg.
event-carthage-veterans-left = { $legions ->
    [one] 1 Veteranenlegion
   *[other] { $legions } Veteranenlegionen
} von { $seat } { $legions ->
    [one] verlässt
   *[other] verlassen
} den Rebellen.
event-carthage-rebel-must-fight = { $senator } hält Carthage, muss aber noch { $wars ->
    [one] 1 Krieg
   *[other] { $wars } Kriege
} gewinnen.
    .news = ⚔ { event-carthage-rebel-must-fight }

reaction-reason = { $reason } { $value }
reaction-heavy-losses = die Hälfte seiner Legionen verloren
reaction-disaster = ein Disaster
reaction-naval-victory = ein Sieg zur See
reaction-omens = Evil Omens
reaction-campaign = sein Feldzug
reaction-cards = Karten
tested-dice = { $name } { $dice }{ $needed ->
    [0] { "" }
   *[other] { " " }(ab { $needed } folgt sie)
}
allegiance-title = Wenn { $senator } seine Legionen prüft, würfelt jede (RC-11.3.1). { $veterans ->
    [0] Veteranen, die ihm loyal sind,
   *[other] Von seinen { $veterans } Veteranen die ihm loyalen
} folgen ohne Wurf.
allegiance-note = { $legion }: folgen bei { $least } oder mehr, je **{ $unpaid }%**; bezahlt { $paid }%.
bribe-field = Talents für jede Legion
bribe-form = „3“ zahlt 3T für jede, „Celtiberians 3“ für jede dieses Typs.
conquest-war = { $land } zu Lande{ $fleet ->
    [0] { "" }
   *[other] { " " }und { $fleet } zur See
}
conquest-units = Der Rebell hat { $units }; Fleets: { $fleets }.
conquest-told = { $war } mit { $units }; Fleets: { $fleets }
