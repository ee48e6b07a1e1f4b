# El resultado de una batalla jugada sin el programa.
recording-no-draw = { $scenario ->
    [ambush] en una Emboscada no hay empate: el atacante pasa o no pasa
    [planned_attack] en un Ataque Planeado no hay empate: el atacante toma el lugar o el defensor lo ha conservado
   *[raid] en una Incursión no hay empate: el atacante tiene sus dos elementos de bagaje o no los tiene
    }
recording-over-already = esta batalla ya tiene su resultado; si estaba mal, deshazlo primero
recording-verdict = según quienes la jugaron
