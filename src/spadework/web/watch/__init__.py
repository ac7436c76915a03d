"""What whoever runs a server watches: metrics and logs, which tell nothing that a seat may not know."""
