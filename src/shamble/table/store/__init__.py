"""Where tables are kept: the database, what a row of it is, links and sessions, what processes tell each other."""
