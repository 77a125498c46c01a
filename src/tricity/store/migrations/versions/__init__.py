"""The steps; none is ever changed once it is released."""
