"""What the phases of Rome bring, one room each."""
