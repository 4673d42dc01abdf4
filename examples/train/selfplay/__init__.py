"""Learning Reset by playing against oneself: what ``train.py`` is made of."""
