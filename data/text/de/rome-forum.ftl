### The Republic of Rome, deutsch: Forum. Die Wörter stehen in rome.ftl.

## Fragen

ask-forum-knight = Welcher deiner Senatoren wirbt um einen Knight, und was gibt er aus?
    .label = Knight anwerben
    .hint = Ein Würfel und die Talents müssen zusammen 6 oder mehr ergeben. Ein Knight zählt 1 Stimme, und 1T in jeder Runde.
    .field-senator = Wer wirbt
    .field-talents = Talents, die er ausgibt
    .default = Keinen Knight suchen
    .fill = Knight suchen…
    .none = keinen
ask-forum-pressure = Wie viele Knights jedes Senators presst du stattdessen aus?
    .label = Knights auspressen
    .hint = Für jeden einen Würfel Talents, für seinen Senator; die Knights sind dann fort.
    .share = { $name } { $count }
    .fill = Knights auspressen…
ask-forum-games = Welche Spiele gibt einer deiner Senatoren?
    .label = Spiele geben
    .hint = Slice and Dice: 7T, POP +1, Unrest −1. Blood Fest: 13T, je 2. Gladiator Gala: 18T, je 3.
    .default = Keine Spiele geben
ask-forum-peace = Mehrere Kriege sind gleich stark. Welcher von ihnen endet?
    .label = Welcher Krieg endet
ask-forum-conspiracy = Welche Fraktion trifft die Verschwörung?
    .label = Die Verschwörung
    .hint = Ein Würfel sagt, wie viele Chits gezogen werden: Wer von dieser Fraktion darauf steht, stirbt, und dein Amtsträger verliert für jeden 1 POP.
ask-senate-peddle = Aus wessen Hand nimmst du eine zufällige Karte?
    .label = Influence Peddling spielen
option-forum-knight-none = Niemand
option-forum-games-none = Keine Spiele
option-forum-peace-dice = Die Würfel entscheiden

## Was geschieht

event-rome-knight-sought = { $senator } von { $seat } { $talents ->
    [0] sucht einen Knight
   *[other] gibt { $talents }T für einen Knight aus
}: Würfel { $roll }{ $bonus ->
    [0] { "" }
   *[other] , Bonus { $bonus }
}{ $omens ->
    [0] { "" }
   *[other] , Evil Omens { $omens }
}, Summe { $total } gegen 6: { $gained ->
    [yes] er gewinnt einen
   *[no] keiner kommt
}.
    .news = { event-rome-knight-sought }
event-rome-knights-pressed = { $senator } von { $seat } presst aus Knights { $talents }T (Würfel { $dice }{ $omens ->
    [0] { "" }
   *[other] , je Evil Omens { $omens }
}); sie verlassen ihn.
    .news = { event-rome-knights-pressed }
event-rome-games-held = { $senator } von { $seat } gibt für { $talents }T { $games }; seine POP ist jetzt { $popularity }.
    .news = { event-rome-games-held }
event-rome-period-began = Eine neue Epoche beginnt: { $era ->
    [early] Frühe Republik
    [middle] Mittlere Republik
   *[late] Späte Republik
}; im Deck { $cards ->
    [one] liegt 1 Karte
   *[other] liegen { $cards } Karten
}.
    .news = { event-rome-period-began }
event-rome-bequest-came = { $bequest }: { $province } ist Rome vermacht.
    .news = { event-rome-bequest-came }
event-rome-bequest-void = { $bequest } wird abgelegt, denn { $province } ist schon eine Provinz.
event-rome-conspiracy-struck = Die Verschwörung trifft { $seat }: Wurf { $roll }, so viele Mortality Chits werden gezogen.
    .news = { event-rome-conspiracy-struck }
event-rome-era-ending = { $seat } deckt Era Ends auf: Das Spiel endet mit dieser Forumsphase, und Überredungen misslingen mit 9 und mehr.
    .news = ⏳ { event-rome-era-ending }
event-rome-concession-spared = Natural Disaster, Wurf { $roll }: { $concession } ist nicht im Spiel.
event-rome-omens-paid = { $senator } zahlt als Pontifex Maximus für Evil Omens: { $own }T selbst{ $faction ->
    [0] { "" }
   *[other] , { $faction }T seine Fraktion
}{ $state ->
    [0] { "" }
   *[other] , { $state }T der Staat
}.
    .news = { event-rome-omens-paid }
event-rome-pontifex-stripped = { $senator } ist wegen Evil Omens nicht mehr Pontifex Maximus und verliert { $influence } INF.
    .news = { event-rome-pontifex-stripped }
event-rome-rhodians-came = Die Rhodier schicken { $fleets ->
    [one] 1 Fleet, solange sie gebraucht wird
   *[other] { $fleets } Fleets, solange sie gebraucht werden
}: { $wars }.
    .news = { event-rome-rhodians-came }
event-rome-major-marked = In Major Offices, also dafür anklagbar: { $senators }.
event-rome-farmer-rolled = { $cause }: Wurf { $roll } gegen die Tax Farmer: { $destroyed ->
    [yes] Tax Farmer { $roll } ist zerstört
   *[no] Tax Farmer { $roll } ist nicht im Spiel
}.
event-republic-units-lost = { $cause }: Würfel { $dice }. Verloren: { $count ->
    [0] keine Fleet
    [one] 1 { $units ->
       *[fleets] Fleet
    }
   *[other] { $count } { $units ->
       *[fleets] Fleets
    }
}.
event-republic-popularity-changed = Die POP von { $senator } ändert sich um { $popularity } ({ $cause }).
option-at-home-n = Daheim
