"""Places with rules of their own: hospitals, alleys, camps, tents, Event trigger tiles."""
