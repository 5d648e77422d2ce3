"""What a person or a server has set, and what is kept of them."""
