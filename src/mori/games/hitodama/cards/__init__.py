"""What Hitodama's cards do, and what they ask."""
