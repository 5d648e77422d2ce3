"""`byrsa rule` and `byrsa card`: where a clause or a card is printed, programmed and proved."""
