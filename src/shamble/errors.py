class ShambleError(Exception):
    """A fault that a person can put right; its text says where it is and what would be right."""
