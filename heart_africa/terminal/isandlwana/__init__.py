"""*Last Stand at Isandlwana* at the terminal.

The set on paper  papers
"""
