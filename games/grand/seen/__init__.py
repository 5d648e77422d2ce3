"""What a seat may know of both republics."""
