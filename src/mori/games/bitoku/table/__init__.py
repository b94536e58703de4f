"""What lies on Bitoku's table: the pack resolved for play, the state, setting up."""
