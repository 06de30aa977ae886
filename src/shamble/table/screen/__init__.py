"""What people see: a position of a game as JSON data with all words and drawings, and what led to it step by step."""
