"""What is shown of the Grand Variant: the fronts of both republics, put together, and what lies between them."""
