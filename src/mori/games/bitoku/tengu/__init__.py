"""The Tengu: Bitoku's solo opponent, whose moves follow from the rules (B-TENGU)."""
