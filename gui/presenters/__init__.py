"""What the pages say: pure functions from the session to frozen panels. No Qt here."""
