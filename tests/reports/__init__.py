"""The sheets: what they say, what they keep back, and how they stand on paper."""
