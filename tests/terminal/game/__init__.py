"""The shell that every kept game has."""
