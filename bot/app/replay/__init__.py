"""`byrsa replay`: a game as one page to be sent to a friend: boards, what happened, votes, curves, dice."""
