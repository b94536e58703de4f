"""How Hitodama speaks: its notation, its reasons, and what needs words in the catalogues."""
