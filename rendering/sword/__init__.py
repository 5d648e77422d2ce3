"""The pictures of The Sword of Rome: the map and its parts, hands, battles."""
