"""What needs the others' consent: the kinds of wishes, and how the people at a table come to agree."""
