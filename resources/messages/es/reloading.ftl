### Recarga (pág. 26).

reloading-needs-no-reloading = { $figure } no necesita recargar.
reloading-already-loaded = { $figure } ya tiene el arma cargada.
reloading-moved = { $figure } ha movido este turno: solo recarga quien no mueve, aunque gire.
reloading-shot = { $figure } ha disparado este turno: podrá recargar el siguiente.
reloading-in-melee = { $figure } está en cuerpo a cuerpo: recarga solo si su rival se separa.
