"""*Last Stand at Isandlwana*: its pieces and its rules, by hand from the text."""
