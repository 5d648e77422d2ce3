"""What is shown of The Salt Road alone. The front to copy."""
