"""The laboratory: tournaments between bots, balance reports for designers, odds of solo games."""
