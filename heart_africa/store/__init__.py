"""What is kept on disk. Knows the values of the engine; the engine never knows it."""
