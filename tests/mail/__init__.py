"""Tests of a campaign by post."""
