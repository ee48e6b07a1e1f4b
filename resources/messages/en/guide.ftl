### The guide inside the program.

guide-chapters = Chapters of the guide
