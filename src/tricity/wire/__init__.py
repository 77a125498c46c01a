"""What travels between server and clients, as typed messages; the API is described by these."""
