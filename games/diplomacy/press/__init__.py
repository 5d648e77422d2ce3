"""CD-P: letters from name to name and to the world, and the Gazette. Nothing here tells who is behind a name."""
