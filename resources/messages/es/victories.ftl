### Quién gana (págs. 20-22).

victories-beaten = el otro bando se rinde o no le quedan unidades combatientes en la mesa
victories-both-beaten = ninguno de los dos bandos tiene ya unidades combatientes en la mesa
victories-got-through = dos tercios de sus figuras combatientes han salido por el otro lado
victories-got-through-with-baggage = la mitad de sus figuras combatientes y todo su Bagaje han salido por el otro lado
victories-hopeless = al atacante ya no le basta con lo que le queda para salir
victories-column-destroyed = todas las unidades del atacante que han entrado están rotas, capturadas o destruidas
victories-cleared = el defensor no tiene unidades combatientes en la mesa
victories-held = el atacante ha ocupado el poblado o campamento dos turnos completos sin oposición
victories-raided = el atacante ha capturado dos elementos de Bagaje
victories-time-over = pasaron diez turnos sin que el atacante capturase dos elementos de Bagaje
