"""One module for each change, in order."""
