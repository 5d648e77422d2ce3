"""The order desk: all that a season asks of one player, on one card."""
