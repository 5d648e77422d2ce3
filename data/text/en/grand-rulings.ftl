# The game master's rulings on both boards.

reason-ruling-not-played = Rome is not played yet.
ruling-carthage-treasury = Carthage: The State Treasury holds { $talents }T.
option-ruling-carthage-treasury = Carthage: State Treasury
ruling-carthage-talents = Carthage: { $senator } holds { $talents }T.
option-ruling-carthage-talents = Carthage: Personal Treasury
ruling-carthage-faction-treasury = Carthage: The Faction Treasury of { $seat } holds { $talents }T.
option-ruling-carthage-faction-treasury = Carthage: Faction Treasury
ruling-carthage-influence = Carthage: { $senator } has { $influence } INF.
option-ruling-carthage-influence = Carthage: INF of a Senator
ruling-carthage-popularity = Carthage: { $senator } has { $popularity } POP.
option-ruling-carthage-popularity = Carthage: POP of a Senator
ruling-carthage-leader = Carthage: { $senator } is Faction Leader.
option-ruling-carthage-leader = Carthage: Faction Leader
ruling-carthage-recruit = Carthage: { $family } joins { $seat }.
option-ruling-carthage-recruit = Carthage: Family joins a faction
ruling-carthage-give-card = Carthage: { $seat } receives { $card }.
option-ruling-carthage-give-card = Carthage: Give a red card
ruling-carthage-take-card = Carthage: { $seat } loses { $card }.
option-ruling-carthage-take-card = Carthage: Take a red card
ruling-carthage-tax = Carthage: The tax rate is { $percent }%.
option-ruling-carthage-tax = Carthage: Tax rate
ruling-carthage-traders = Carthage: { $senator } has { $traders } Traders.
option-ruling-carthage-traders = Carthage: Traders of a Senator
ruling-carthage-give-trade-card = Carthage: { $seat } receives { $card }.
option-ruling-carthage-give-trade-card = Carthage: Give a trade card
ruling-carthage-take-trade-card = Carthage: { $seat } loses { $card }.
option-ruling-carthage-take-trade-card = Carthage: Take a trade card
ruling-rome-treasury = Rome: The State Treasury holds { $talents }T.
option-ruling-rome-treasury = Rome: State Treasury
ruling-rome-talents = Rome: { $senator } holds { $talents }T.
option-ruling-rome-talents = Rome: Personal Treasury
ruling-rome-faction-treasury = Rome: The Faction Treasury of { $seat } holds { $talents }T.
option-ruling-rome-faction-treasury = Rome: Faction Treasury
ruling-rome-influence = Rome: { $senator } has { $influence } INF.
option-ruling-rome-influence = Rome: INF of a Senator
ruling-rome-popularity = Rome: { $senator } has { $popularity } POP.
option-ruling-rome-popularity = Rome: POP of a Senator
ruling-rome-leader = Rome: { $senator } is Faction Leader.
option-ruling-rome-leader = Rome: Faction Leader
ruling-rome-recruit = Rome: { $family } joins { $seat }.
option-ruling-rome-recruit = Rome: Family joins a faction
ruling-rome-give-card = Rome: { $seat } receives { $card }.
option-ruling-rome-give-card = Rome: Give a red card
ruling-rome-take-card = Rome: { $seat } loses { $card }.
option-ruling-rome-take-card = Rome: Take a red card
ruling-rome-unrest = Rome: Unrest is { $unrest }.
option-ruling-rome-unrest = Rome: Unrest
ruling-rome-knights = Rome: { $senator } has { $knights ->
    [one] 1 Knight
   *[other] { $knights } Knights
}.
option-ruling-rome-knights = Rome: Knights of a Senator
