"""Every word that people see: names, buttons, questions, log lines; by language, as messages in Fluent."""

from shamble.text.catalogue import words, words_in, words_of
from shamble.text.dashboards import dashboard_notes, note_text
from shamble.text.goals import goal, goals, tallies
from shamble.text.groups import group_of, in_groups, is_idle
from shamble.text.names import (
    card_brief,
    card_figures,
    card_name,
    card_now,
    card_part,
    kind_codes,
    kind_name,
    place_title,
    player_name,
    rule_id,
    short_names,
    survivor_name,
    zombies,
    zone_name,
)
from shamble.text.pieces import piece_name, piece_text
from shamble.text.reader import (
    ENGLISH,
    Translated,
    in_every_language,
    languages,
    readers_language,
    reading_in,
    to_reader,
)
from shamble.text.telling import action_done, label, outcome, question, reasons, sentence, story, whom, why
from shamble.text.words import Words

__all__ = [
    "ENGLISH",
    "Translated",
    "Words",
    "action_done",
    "card_brief",
    "card_figures",
    "card_name",
    "card_now",
    "card_part",
    "dashboard_notes",
    "goal",
    "goals",
    "group_of",
    "in_every_language",
    "in_groups",
    "is_idle",
    "kind_codes",
    "kind_name",
    "label",
    "languages",
    "note_text",
    "outcome",
    "piece_name",
    "piece_text",
    "place_title",
    "player_name",
    "question",
    "readers_language",
    "reading_in",
    "reasons",
    "rule_id",
    "sentence",
    "short_names",
    "story",
    "survivor_name",
    "tallies",
    "to_reader",
    "whom",
    "why",
    "words",
    "words_in",
    "words_of",
    "zombies",
    "zone_name",
]
