"""A Mission looked at before anybody plays it: everything that is wrong with it, at once, with its place."""

from shamble.review.mission import Reviewed, review

__all__ = ["Reviewed", "review"]
