"""The value model: what the parts of a Bitoku pack are worth."""
