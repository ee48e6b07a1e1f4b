### Trampas de estacas (pág. 15). $face: lo que salió en el dado; $needs: lo que hacía falta.

traps-die = 1D6 para no caer en la trampa de estacas
traps-scout = un Explorador en una trampa real
traps-pygmy = un Pigmeo en una trampa real
traps-other-by-day = cualquier otra figura en una trampa real, de día
traps-other-by-night = cualquier otra figura en una trampa real, de noche
traps-event-dummy = La trampa era fingida: la figura se detiene el resto del turno y se retira el marcador.
traps-event-escaped = La trampa era real: con un { $face } (hacía falta { $needs }+) la figura no cae; se detiene el resto del turno.
traps-event-killed = La trampa era real: con un { $face } (hacía falta { $needs }+) la figura cae en ella y queda eliminada.
