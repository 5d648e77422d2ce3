"""What is asked between the two republics, and what is told of it."""
