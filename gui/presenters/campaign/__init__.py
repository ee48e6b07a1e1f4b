"""What the campaign page shows: pure functions from the open campaign to panels already worded."""
