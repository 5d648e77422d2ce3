"""From the wish to play to the start, and once more: lobbies, invitations, rematches."""
