"""Companions: the people and dogs who go along with a Survivor, and Slimer (CL-COMP, CL-DOGCOMP, CL-SLIMER)."""

from shamble.rules.companions import conditions, dogs, figures, finds, heeling, orders, riding, slimer, tokens

__all__ = ["conditions", "dogs", "figures", "finds", "heeling", "orders", "riding", "slimer", "tokens"]
