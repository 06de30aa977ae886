"""The store of tables: the database and its records, links and sessions, notices between processes."""
