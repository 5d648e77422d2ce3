"""What may be ordered beforehand in Rome."""
