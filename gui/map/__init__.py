"""The map of the open battle as a document, and what hands do on it, without a screen."""
