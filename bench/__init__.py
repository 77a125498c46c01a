"""Benchmarks: how fast games run, start and compile, and how that compares with others."""
