"""What parcels become and how they travel: letters, the courier, places and direct messages."""
