"""The course of Bitoku: seasons, basic actions, final scoring."""
