### The republics: the Revenue Phase. Terms are those of the rulebooks; T is a Talent.

ask-revenue-spoils = For which of your Provinces does the Governor roll for spoils?
    .label = Spoils
    .hint = He is then marked corrupt, and a Province develops less easily.
    .yes = Roll: { $option }
    .no = Take No Spoils
    .none = none
ask-revenue-contribute = How many Talents do your Senators give to the State?
    .label = Contribute
    .hint = 10T gain a Senator 1 INF, 25T gain 3, 50T gain 7; less gains none, and nothing is carried over.
    .share = { $name } { $count }T
ask-revenue-redistribute = What shall each of your purses hold, and what do you give to others?
    .label = Move Money
    .hint = In the form, write what each purse shall hold in the end; a number beside a player is a gift. The Faction Treasury is safe when a Senator dies, but pays for counter-bribes, ransom and rebel legions only.
    .share = { $name } { $count }T
ask-revenue-place = Where do you put the Talents you were given?
    .label = Place a Gift
    .share = { $name } { $count }T
event-republic-term-shortened = { $senator } has { $left ->
    [0] no turn
    [one] 1 turn
   *[other] { $left } turns
} left in { $province }.
event-republic-governor-returned = { $senator } returns from { $province }, which lies in the Forum.
event-republic-contributed = { $senator } of { $seat } gives { $talents }T to the State{ $influence ->
    [0] { "" }
   *[other] { " " }and gains { $influence } INF
}.
    .news = { event-republic-contributed }
event-republic-redistributed = { $seat } moves money between its Senators and its Faction Treasury: { $changes }.
event-republic-gave-talents = { $giver } gives { $receiver } { $talents }T.
    .you = { $giver } gives you { $talents }T.
event-republic-ransomed = { $seat } pays { $talents }T, and { $senator } is free.
    .news = { event-republic-ransomed }
treasury-note = The State Treasury holds { $talents }T.
purse-line = - { $name }: { $talents }T
purse-step = - { $name }: { $talents }T, enough for { $steps }
purse-steps = { $talents }T ({ $influence } INF)
purse-poor = No purse of yours holds the { $talents }T that gain 1 INF.
purses-whole = { $talents }T in all, in your own purses.
purses-hidden = You move what its Senators hold. What lies in its Faction Treasury is hidden from you and stays there; what you put there is added to it.
ransom-note = Your Faction Treasury holds { $talents }T.
button-give-nothing = Give Nothing
button-give = { $name }: { $talents }T for { $influence } INF
menu-shortcuts-revenue-redistribute = All to one purse…
menu-shortcuts-revenue-place = All to one purse…
