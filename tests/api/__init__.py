"""What `import mori` offers in Python."""
