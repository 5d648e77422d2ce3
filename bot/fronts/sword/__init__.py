"""What is shown of The Sword of Rome alone."""
