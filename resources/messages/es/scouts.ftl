### Exploradores como guías (pág. 11). Sin guía, cada uno mueve a su propia velocidad.

scouts-guides-another = El Explorador ya guía a otros: cada turno guía a una sola unidad o grupo de bagaje.
scouts-not-in-single-file = Para seguir al Explorador hay que ir en fila india.
scouts-scout-not-ahead = El Explorador tiene que ir delante, a { $ahead }″ o menos de la primera figura.
scouts-too-many-elements = El Explorador guía a { $most } elementos de bagaje como mucho.
scouts-is-a-gun = { $troop }: ni la Artillería ni las Ametralladoras pueden seguir a un Explorador.
scouts-shoots = La unidad guiada no dispara en ese turno.
scouts-near-the-enemy = Los guiados no pueden llegar a { $enemy }″ o menos del enemigo en ningún momento del turno.
