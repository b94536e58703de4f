"""The component pack of Bitoku: `load` reads it and can weigh its balance."""
