# The curves on the page of a game.
measure-influence = Influence
measure-votes = Votes in Carthage
measure-talents = Personal Treasuries, in T
measure-treasury = State Treasury, in T
measure-wars = Active Wars
