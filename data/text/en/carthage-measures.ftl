# The curves on the page of a game.
measure-votes = Votes in Carthage
