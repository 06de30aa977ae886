"""Zeus: the token and the Orders that come from it, the Queen, and the king on the board (AD-ZEUS)."""
