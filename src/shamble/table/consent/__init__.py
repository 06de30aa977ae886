"""Consent: the kinds of wishes that need it, and how the people at a table come to agree."""
