"""Tables, their logs and their chat, in SQLite or PostgreSQL; no rules, no messages."""
