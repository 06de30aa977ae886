"""The review of a Mission before anybody plays it: all faults at once, with their places."""

from shamble.review.mission import Reviewed, review

__all__ = ["Reviewed", "review"]
