"""The server: tables by link, live, durable; nothing leaks."""
