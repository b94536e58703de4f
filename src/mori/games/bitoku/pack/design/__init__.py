"""What the reconstruction promises beyond the stated facts."""
