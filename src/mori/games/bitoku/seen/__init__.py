"""What a seat may know of Bitoku, and what it is shown."""
