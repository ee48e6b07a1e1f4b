"""What is printed of *Last Stand at Isandlwana*."""
