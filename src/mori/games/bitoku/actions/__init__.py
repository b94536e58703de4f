"""A class for each kind of action: its places, its words' additions, its numbers for nets."""
