"""What cards, tiles and spaces do, and what they ask."""
