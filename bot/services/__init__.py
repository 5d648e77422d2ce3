"""What goes on beside play: time, seats, votes, orders, deals, repairs, records."""
