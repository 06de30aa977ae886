"""The review of a Mission or a campaign before anybody plays it: all faults at once, with their places."""

from shamble.review.campaign import edition_findings, review_campaign
from shamble.review.mission import Reviewed, review

__all__ = ["Reviewed", "edition_findings", "review", "review_campaign"]
