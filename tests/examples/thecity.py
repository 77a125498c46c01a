"""Worked examples of The City."""
