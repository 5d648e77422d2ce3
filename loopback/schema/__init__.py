"""Discord's published types as JSON Schema, and what checks bodies against them."""
