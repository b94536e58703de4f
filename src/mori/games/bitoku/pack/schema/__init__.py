"""The structs of a Bitoku pack."""
