"""What awaits one person: his desk, his inbox, the state of his games."""
