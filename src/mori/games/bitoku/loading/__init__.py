"""From a pack to rules ready to play with. Never compiled."""
