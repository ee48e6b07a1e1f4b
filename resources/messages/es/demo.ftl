### Lo que dice la demostración. $folder: la carpeta donde deja los archivos.

demo-made = Listo. En { $folder } están ahora:
demo-army = un ejército legal
demo-verdict = su veredicto
demo-twin = un gemelo ilegal
demo-twin-verdict = los motivos, y cómo arreglar cada uno
demo-pdf-summary = el ejército en una página
demo-pdf-units = las fichas de unidad para la mesa
demo-pdf-opponent = la copia para el rival, sin secretos
# $name: el nombre del ejército legal.
demo-twin-name = { $name } (gemelo ilegal)
