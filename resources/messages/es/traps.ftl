### Trampas de estacas (pág. 15). $face: lo que salió en el dado; $needs: lo que hacía falta.

traps-die = 1D6 para no caer en la trampa de estacas
traps-scout = un Explorador en una trampa real
traps-pygmy = un Pigmeo en una trampa real
traps-other-by-day = cualquier otra figura en una trampa real, de día
traps-other-by-night = cualquier otra figura en una trampa real, de noche
