"""What keeps a Hitodama pack from being played."""
