"""What a seat may know of Hitodama, and what it is shown."""
