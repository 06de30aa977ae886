"""Files that people write: read with limits, checked against shapes, replaced whole."""
