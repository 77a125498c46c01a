"""Worked examples of the rules pages: laid, played and counted by the engine."""
