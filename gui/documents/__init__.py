"""What lies open on the desk: an army, a battle, a campaign, with its file and a way back. No Qt here."""
