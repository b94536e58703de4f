"""What lies on Hitodama's table: the pack resolved for play, the state, setting up."""
