"""How the reconstructed pieces of our own pack were designed, and keeping them in balance."""
