"""From the files of a Bitoku pack to its tables, and from those to the pack."""
