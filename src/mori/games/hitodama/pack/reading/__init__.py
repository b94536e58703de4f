"""From the file of a Hitodama pack to its tables."""
