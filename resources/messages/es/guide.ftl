### La guía dentro del programa.

guide-chapters = Capítulos de la guía
