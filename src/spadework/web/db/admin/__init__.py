"""Operations on a server's database from outside the server."""
