"""What the program shows and reads but does not think: rulebook, messages, fonts, samples, schemas.

No logic lives here; `ROOT` is the folder itself, wherever the program was installed.
"""

from pathlib import Path

ROOT = Path(__file__).parent
