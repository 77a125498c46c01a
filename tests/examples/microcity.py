"""Worked examples of Microcity."""
