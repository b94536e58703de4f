"""The component pack of Bitoku: `load` reads and checks it."""
