"""The commands of `heart-africa army`, each in its own module."""
