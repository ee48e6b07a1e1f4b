# El resultado de una batalla jugada sin el programa.
recording-no-draw = { $scenario ->
    [ambush] en una Emboscada no hay empate: el atacante o pasa o no pasa
    [planned_attack] en un Ataque Planeado no hay empate: o el atacante toma el lugar o el defensor lo conserva
   *[raid] en una Incursión no hay empate: el atacante o tiene dos elementos de bagaje o no los tiene
    }
recording-over-already = esta batalla ya tiene su resultado; si estaba mal, deshazlo primero
recording-verdict = según quienes la jugaron
