"""Exact odds, each reached by another road too: every roll tried by the rules themselves, or icepool."""
