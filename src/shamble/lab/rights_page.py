"""The table of docs/security.md that says who may do what: `python -m shamble.lab.rights_page` writes it."""

from __future__ import annotations

from shamble.lab.measured import CHECKOUT_FILE, write_table
from shamble.web.rights import matrix

PAGE = CHECKOUT_FILE.with_name("security.md")
HEADING = "Who may do what"

if __name__ == "__main__":
    write_table(PAGE, HEADING, matrix())
