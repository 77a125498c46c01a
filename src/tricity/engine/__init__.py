"""What all games share: records, compiled rules, chance, matches; knows no game."""
