"""What keeps a Bitoku pack from being played."""
