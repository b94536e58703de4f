"""The structs of a Hitodama pack."""
