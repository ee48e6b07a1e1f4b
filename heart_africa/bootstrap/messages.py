"""What is said before the message catalogue can be read, in Spanish and English, and how to mend it.

This module must parse on Python 3.6, which lives just long enough to say that a newer one is needed.
"""

import locale
import os
from pathlib import Path

PYTHON_ORG = "https://www.python.org/downloads/"
SENTENCES = {
    "help": (
        """Heart of Africa: ejércitos, hojas y campañas de «En el Corazón de África».

  {start}                      prepara el programa y abre su ventana
  {start} demo                 un ejército de muestra con sus hojas, sin pantalla
  {start} papers [...]         todo lo que se imprime de una batalla y una campaña, en esa carpeta
  {start} screenshots [...]    imágenes de todas las páginas de la ventana, en esa carpeta
  {start} lab [...]            el laboratorio: muchas partidas, contadas (la primera vez descarga otros 40 MB)
  {start} test [...]           prepara y pasa todas las pruebas (lo demás va a pytest)
  {start} army check x.toml    cualquier orden del programa; con --help detrás, su ayuda

  --lang es|en   idioma, antes de la orden     --rebuild   rehace .venv desde cero

La primera vez descarga unos 110 MB; después arranca al momento. Todo queda en la carpeta .venv.""",
        """Heart of Africa: armies, sheets and campaigns for "En el Corazón de África".

  {start}                      prepares the program and opens its window
  {start} demo                 a sample army with its sheets, without a screen
  {start} papers [...]         all that is printed of a battle and a campaign, in that folder
  {start} screenshots [...]    pictures of all pages of the window, in that folder
  {start} lab [...]            the laboratory: many games, counted (the first time it downloads 40 MB more)
  {start} test [...]           prepares and runs the whole test suite (the rest goes to pytest)
  {start} army check x.toml    any command of the program; followed by --help, its help

  --lang es|en   language, before the command     --rebuild   makes .venv anew

The first time it downloads some 110 MB; later it starts at once. All of it stays in the folder .venv.""",
    ),
    # what is going on
    "making": ("Preparo el entorno (solo la primera vez)", "Setting up (first time only)"),
    "fetch-run": ("Descargo las bibliotecas del programa", "Fetching the libraries of the program"),
    "fetch-laboratory": (
        "Descargo las bibliotecas del laboratorio (40 MB)",
        "Fetching the libraries of the laboratory (40 MB)",
    ),
    "fetch-test": ("Descargo las herramientas de prueba", "Fetching the test tools"),
    "fetch-desk": (
        "Descargo la biblioteca de ventanas (Qt, 80 MB)",
        "Fetching the window library (Qt, 80 MB)",
    ),
    "install": ("Instalo lo descargado", "Installing the downloaded libraries"),
    "apt": ("Instalo lo que falta: {command}", "Installing what is missing: {command}"),
    "waiting": ("Otro arranque lo está preparando: espero", "Another copy is already setting it up: waiting"),
    "stopped": ("Interrumpido.", "Stopped."),
    # what is lacking, but stops nobody today
    "no-qt": (
        "A la ventana le falta {library} para abrirse (demo y test no la usan): {mend}",
        "The window cannot open without {library} (demo and test do not use it): {mend}",
    ),
    "no-desk": (
        "Sin biblioteca de ventanas (demo y test no la usan). Para reintentar: {start} --rebuild",
        "Without the window library (demo and test do not use it). To try again: {start} --rebuild",
    ),
    "outdated": (
        "No se llega al índice de paquetes: sigo con las bibliotecas anteriores. Con red: {again}",
        "The package index cannot be reached: going on with the older libraries. Once online: {again}",
    ),
    # what stops us; MENDS has the command that mends it
    "usage": (
        "No entiendo «{what}»: --lang admite es o en.",
        'I do not understand "{what}": --lang takes es or en.',
    ),
    "no-screen": (
        "Aquí no hay pantalla para la ventana. Sin ella sirven la demostración y todas las órdenes.",
        "There is no screen here for the window. The demo and all commands do without one.",
    ),
    "old-python": (
        "Hace falta Python 3.11 o posterior; este es {version}.",
        "Python 3.11 or newer is needed; this is {version}.",
    ),
    "no-venv": (
        "A este Python ({python}) le falta el módulo venv.",
        "This Python ({python}) lacks the venv module.",
    ),
    "index": (
        "No se llega al índice de paquetes. Sin red, conéctate; tras un proxy o con índice propio, dilo.",
        "The package index cannot be reached. Go online; or name your proxy or your own index.",
    ),
    "certificate": (
        "Este equipo no se fía del certificado del índice de paquetes. Da el de tu red:",
        "This machine does not trust the certificate of the package index. Give your network's:",
    ),
    "hash": (
        "Un paquete descargado no es el que se probó (su huella es otra): no se instala.",
        "A downloaded package is not the one that was tested (its hash differs): it is not installed.",
    ),
    "disk": (
        "El disco está lleno: quedan {free} MB y hacen falta unos 800. Haz sitio.",
        "The disk is full: {free} MB are left and some 800 are needed. Make room.",
    ),
    "read-only": (
        "No se puede escribir en {root}. Cierra el programa si está abierto; si no, cópialo a otra carpeta.",
        "{root} cannot be written. Close the program if it is open; otherwise copy it to another folder.",
    ),
    "platform": (
        "No hay bibliotecas hechas para {python}. Instala un Python de 3.11 a 3.14, de 64 bits.",
        "There are no ready-made libraries for {python}. Install a Python from 3.11 to 3.14, 64 bits.",
    ),
    "incomplete": (
        "Falta {file}: esta copia del programa no está completa. Descárgala entera otra vez.",
        "{file} is missing: this copy of the program is not complete. Download all of it again.",
    ),
    "unknown": ("Falló algo inesperado: {what}", "Something unexpected failed: {what}"),
    "mend": ("Remedio:   {mend}", "To mend:   {mend}"),
    "then": ("Después:   {again}", "Then:      {again}"),
    "details": ("Detalles:  {log}", "Details:   {log}"),
}
MENDS = {
    "usage": "{start} --help",
    "no-screen": "{start} demo",
    "no-venv": "{venv_mend}",
    "index": "{set} HTTPS_PROXY=http://host:port  |  {set} PIP_INDEX_URL=https://host/simple",
    "certificate": "{set} PIP_CERT=certificate.pem",
    "hash": "{pip} cache purge",
    "disk": "{pip} cache purge",
    "read-only": "{copy}",
    "platform": PYTHON_ORG,
    "unknown": "{start} --rebuild",
}
BOOK = "es"
CATALOGUE = Path(__file__).resolve().parents[2] / "resources" / "messages"
LANGUAGES = (BOOK, *sorted({"en", *(each.name for each in CATALOGUE.glob("*/"))} - {BOOK}))
"""Those of the catalogue, the book's first; in a third the sentences here are said in English."""


def locale_language() -> str:
    """The language to speak: that of HEART_AFRICA_LANG, or the system's, or Spanish."""
    chosen = os.environ.get("HEART_AFRICA_LANG", "").lower()
    if chosen in LANGUAGES:
        return chosen
    set_ = [os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)]
    name = set_[0] if set_ else locale.getlocale()[0] or ""
    return next((lang for lang in LANGUAGES if name.lower().startswith(lang)), BOOK)


def say(lang: str, sentence: str, **facts: object) -> str:
    """The sentence in that language, with its facts filled in."""
    return SENTENCES[sentence][lang != BOOK].format(**facts)
