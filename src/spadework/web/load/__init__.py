"""Load tests of a server, for `spadework load`: by simulated people in processes of their own, or by computer players."""
