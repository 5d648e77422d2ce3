"""The programs: the client, the service, the playground, the demonstration, simulations, the command line."""
