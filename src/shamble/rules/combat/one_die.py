class OneDie(str):
    """The name of what lets somebody throw a single die again, and not the whole roll."""

    __slots__ = ()
