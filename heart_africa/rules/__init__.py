"""The rules of *En el Corazón de África*: chapters, battle, referee, campaign, chances. Pure."""
