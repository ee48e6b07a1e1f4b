"""What is handed to people: pages of paper, plain text and Markdown. No rule is decided here."""
