"""Guided first games: a script for each game, played by the engine when the client is made."""

from tools.tutorials import microcity, pointcity, thecity

SCRIPTS = (pointcity.SCRIPT, thecity.SCRIPT, microcity.SCRIPT)
