"""One game at the terminal: show the decision, take an answer or a command, save, go on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from textwrap import wrap

from shamble.bots.advice import advise, doubt_about, told
from shamble.engine.decisions import Decision, Option
from shamble.engine.declared import ACTIONS
from shamble.engine.errors import IllegalChoiceError, UndoNeedsConsentError
from shamble.engine.log import Entry
from shamble.errors import ShambleError
from shamble.files.commands import command
from shamble.rules.turn import turn_so_far
from shamble.terminal import board_map
from shamble.terminal.console import Console
from shamble.terminal.dashboards import dashboard, overview, surroundings
from shamble.terminal.menu import arranged, menu, numbered
from shamble.terminal.reports import noise_report, rules_report, stock_report, zone_report
from shamble.terminal.saves import Saves
from shamble.text import (
    ENGLISH,
    Words,
    closing_story,
    goals,
    label,
    outcome,
    question,
    reading_a_plain_map,
    reasons,
    rule_id,
    story,
    tallies,
    words_of,
)
from shamble.world.game import Game

LOG_LINES = 30
RECALLED_LINES = 8


class TerminalSession:
    """A game, the terminal it is played at, and the file it is saved in."""

    def __init__(self, game: Game, console: Console, saves: Saves, name: str) -> None:
        self.game = game
        self.console = console
        self.saves = saves
        self.name = name
        self.words: Words = words_of(game.setting)
        self.say = self.words.say
        self._told = len(game.log)
        self._choices: list[Option] = []
        self._shown = (-1, -1)
        self._map_is_fresh = False
        self._quit = False
        self._save_fails = ""

    # ------------------------------------------------------------------ the loop

    def play(self) -> int:
        """Play until the game is over or left; returns the exit code. The map has no room but for codes of Zones."""
        with reading_a_plain_map():
            return self._play()

    def _play(self) -> int:
        self._introduce()
        self._save()
        try:
            while not self._quit:
                decision = self.game.decision
                if decision is None:
                    self._over()
                else:
                    self._show(decision)
                    self._take(self.console.ask(self.say("prompt")))
        except KeyboardInterrupt:
            self.console.show("", self._goodbye())
            return 130
        return 0

    def _introduce(self) -> None:
        mission = self.game.setting.mission
        show, say, paint = self.console.show, self.say, self.console.paint
        show("", paint(say("title", id=mission.id, title=mission.title), "bold"))
        show(*wrap(mission.story, self.console.width))
        show(*(say("special-rule", rule=rule) for rule in mission.special_rules))
        show(*goals(self.game))
        seed = self.game.setting.setup.seed
        show(say("seed", seed="?" if seed is None else seed, name=self.name), say("how-to"))
        if self.words.language != ENGLISH:
            show(say("english-parts"))
        if self.game.note:
            show(paint(self.words.tell("past-changed"), "bad"), self.game.note)
        if self.game.state.round:
            show(say("recall"))
            self._last_lines(RECALLED_LINES)
        else:
            show(*(say("skills-of", who=s.name, skills=self.words.series(s.skills)) for s in self.game.state.survivors))
        self._map()

    def _over(self) -> None:
        """Show the end of the game; a last undo is still possible."""
        style = "good" if self.game.state.outcome == "won" else "bad"
        self._map()
        self._news()
        told = wrap(closing_story(self.game), self.console.width)
        self.console.show("", self.console.paint(outcome(self.game), style), *told, "")
        self.console.show(self.say("over", command=command("replay", str(self._file()))))
        answer = self.console.ask(self.say("over-prompt"))
        if answer is not None and answer.casefold() in ("u", "undo"):
            self._undo("")
        elif answer is not None and answer.casefold() in ("l", "log"):
            self._log("")
        else:
            self._quit = True

    # ------------------------------------------------------------------ showing

    def _show(self, decision: Decision) -> None:
        console = self.console
        fresh = self._shown != self._moment()
        if fresh:
            self._shown = self._moment()
            self._lead_in(decision)
        groups = arranged(self.game, decision)
        self._choices = numbered(groups)
        if decision.kind != "turn" or not fresh:
            console.show("")
        console.show(console.paint(question(self.game, decision), "bold"))
        console.show(*menu(self.words, console.paint, self.game, groups, console.width))

    def _moment(self) -> tuple[int, int]:
        """A mark that changes with every choice and undo, but not with a look at something."""
        return len(self.game.log), len(self.game.table)

    def _lead_in(self, decision: Decision) -> None:
        """Show once what a player wants to see before a decision; the news below a map, where the eye is."""
        begins = decision.kind == "turn" and self._turn_begins(decision.who)
        if (begins or decision.kind == "activate") and not self._map_is_fresh:
            self._map()
        self._news()
        if decision.kind == "activate":
            self.console.show(*overview(self.words, self.console.paint, self.game))
        elif decision.kind == "turn":
            self.console.show("", *(self._dashboard(decision.who) if begins else ()))
            self.console.show(*surroundings(self.words, self.console.paint, self.game, decision.who))

    def _turn_begins(self, who: int) -> bool:
        turn = turn_so_far(self.game)
        return turn is not None and turn.who == who and not (turn.spent or turn.free or turn.used)

    def _dashboard(self, who: int) -> list[str]:
        return dashboard(self.words, self.console.paint, self.game, self.game.state.survivors[who])

    def _map(self) -> None:
        console, game = self.console, self.game
        self._map_is_fresh = True
        drawn = None if console.list_view else board_map.drawn(self.words, console.paint, game, console.width)
        console.show("")
        console.show(*(drawn or board_map.listed(self.words, console.paint, game)))
        legend = board_map.legend(self.words, console.paint, game, console.width, of_map=drawn is not None)
        console.show(*legend)

    def _news(self) -> None:
        """Show what has happened since the last time, as sentences."""
        log = self.game.log
        for entry in log[self._told :]:
            self.console.show(*(f"  {line}" for line in story(self.game, entry)))
        self._told = len(log)

    # ------------------------------------------------------------------ answers

    def _take(self, answer: str | None) -> None:
        if answer is None:
            self.console.show(self._goodbye())
            self._quit = True
            return
        command, _, rest = answer.partition(" ")
        if command.isascii() and command.isdigit() and not rest:
            self._choose_number(int(command), self._choices)
            return
        if not command:
            return
        do = COMMANDS.get(command.casefold())
        if do is None:
            self.console.show(self.say("unknown-command", command=command))
            return
        try:
            do(self, rest.strip())
        except ShambleError as error:
            self.console.show(str(error))

    def _choose_number(self, number: int, choices: list[Option]) -> None:
        if not 1 <= number <= len(choices):
            self.console.show(self.say("not-a-choice", number=number, most=len(choices)))
            return
        option = choices[number - 1]
        self.console.show(self.console.paint(self.say("chosen", label=label(self.game, option)), "dim"))
        self.game.choose(option)
        self._map_is_fresh &= option.action == "activate"  # which changes nothing on the board
        self._save()

    def _end(self, rest: str) -> None:
        number = next((at for at, option in enumerate(self._choices, 1) if ACTIONS[option.action].ends), 0)
        if number:
            self._choose_number(number, self._choices)
        else:
            self.console.show(self.say("nothing-to-end"))

    def _undo(self, rest: str) -> None:
        try:
            self.game.undo()
        except UndoNeedsConsentError as error:
            if not self._sure("consent", why=str(error)):
                self.console.show(self.say("no-undo"))
                return
            self.game.undo(consent=True)
        except IllegalChoiceError as error:
            self.console.show(self.words.tell("past-changed") if self.game.note else str(error))
            return
        self._told = len(self.game.log)
        self._map_is_fresh = False
        self.console.show(self.say("undone"))
        self._save()

    def _redo(self, rest: str) -> None:
        self.game.redo()
        self._map_is_fresh = False
        self._save()

    def _anytime(self, rest: str) -> None:
        """Discard or build, which is allowed at any moment."""
        options = [option for seat in range(self.game.setting.seats) for option in self.game.anytime(seat)]
        if not options:
            self.console.show(self.say("no-anytime"))
            return
        self.console.show(*menu(self.words, self.console.paint, self.game, [("", options)], self.console.width))
        answer = self.console.ask(self.say("which-anytime"))
        if answer and answer.isascii() and answer.isdigit():
            self._choose_number(int(answer), options)
        elif answer:
            self.console.show(self.say("not-a-number", most=len(options)))

    # ------------------------------------------------------------------ looking

    def _hint(self, rest: str) -> None:
        """The choice of a bot and its reason, and whether bots are to be relied on in this Mission."""
        option, reason = advise(self.game)
        words, doubt = label(self.game, option), doubt_about(self.game)
        at = self._choices.index(option) + 1 if option in self._choices else 0
        self.console.show(self.say("hint", number=at, label=words) if at else self.say("hint-anytime", label=words))
        why = [told(self.game, reason), *([told(self.game, doubt, "doubt")] if doubt is not None else [])]
        self.console.show(*(self.say("hint-why", why=line) for line in why))

    def _show_map(self, rest: str) -> None:
        self._map()

    def _survivors(self, rest: str) -> None:
        for survivor in self.game.state.survivors:
            if rest.casefold() in survivor.name.casefold():
                self.console.show("", *self._dashboard(survivor.index))

    def _log(self, rest: str) -> None:
        self._last_lines(LOG_LINES)

    def _why(self, rest: str) -> None:
        self._last_lines(LOG_LINES, reasons)

    def _last_lines(self, count: int, told: Callable[[Game, Entry], list[str]] = story) -> None:
        lines: list[str] = []
        for entry in reversed(self.game.log):
            lines[:0] = told(self.game, entry)
            if len(lines) >= count:
                break
        self.console.show(*(f"  {line}" for line in lines[-count:]))

    def _rules(self, rest: str) -> None:
        """A rule by id or words; a number means the rule behind that choice."""
        if rest.isascii() and rest.isdigit():
            if not 1 <= int(rest) <= len(self._choices):
                self.console.show(self.say("not-a-choice", number=rest, most=len(self._choices)))
                return
            rest = rule_id(self.game, self._choices[int(rest) - 1].rule)
        if not rest:
            self.console.show(self.say("which-rule"))
            return
        self.console.show(*rules_report(self.words, rest, self.console.width))

    def _noise(self, rest: str) -> None:
        self.console.show(*noise_report(self.words, self.console.paint, self.game))

    def _stock(self, rest: str) -> None:
        self.console.show(*stock_report(self.words, self.game))

    def _zone(self, rest: str) -> None:
        if rest:
            self.console.show(*zone_report(self.words, self.console.paint, self.game, rest))
        else:
            self.console.show(self.say("which-zone"))

    def _mission(self, rest: str) -> None:
        mission = self.game.setting.mission
        told = (*goals(self.game), *tallies(self.game))
        self.console.show(*told, *(self.say("special-rule", rule=rule) for rule in mission.special_rules))

    def _help(self, rest: str) -> None:
        self.console.show(*self.say("help").splitlines())

    # ------------------------------------------------------------------ saving

    def _file(self) -> Path:
        return self.saves.path(self.name)

    def _save(self) -> None:
        """Write the game; where that fails the game goes on, and the player is told once."""
        try:
            self.saves.write(self.name, self.game)
        except OSError as error:
            reason = error.strerror or str(error)
            if reason != self._save_fails:
                warning = self.say("save-failed", file=self._file(), reason=reason)
                self.console.show(self.console.paint(warning, "bad"))
            self._save_fails = reason
        else:
            if self._save_fails:
                self.console.show(self.say("save-works", file=self._file()))
            self._save_fails = ""

    def _save_as(self, rest: str) -> None:
        """Go on under another name; what was saved under the old one stays."""
        if not rest:
            self.console.show(self.say("saved", file=self._file()))
            return
        path = self.saves.path(rest)
        if path.exists() and rest != self.name and not self._sure("overwrite", name=rest):
            return
        self.name = rest
        self._save()
        if not self._save_fails:
            self.console.show(self.say("saved", file=self._file()))

    def _sure(self, message: str, **facts: str) -> bool:
        answer = self.console.ask(self.say(message, **facts))
        return answer is not None and answer.casefold() in ("y", "yes")

    def _give_up(self, rest: str) -> None:
        """End the game as lost."""
        decision = self.game.decision
        if decision is not None and self._sure("give-up-sure"):
            self.game.give_up(decision.seats[0])
            self._save()

    def _leave(self, rest: str) -> None:
        self.console.show(self._goodbye())
        self._quit = True

    def _goodbye(self) -> str:
        if self._save_fails:
            return self.say("goodbye-unsaved", reason=self._save_fails)
        return self.say("goodbye", file=self._file(), command=self.saves.resume_command(self.name))


Command = Callable[[TerminalSession, str], None]

_BY_NAMES: tuple[tuple[tuple[str, ...], Command], ...] = (
    (("e", "end"), TerminalSession._end),
    (("u", "undo"), TerminalSession._undo),
    (("r", "redo"), TerminalSession._redo),
    (("m", "map"), TerminalSession._show_map),
    (("s", "survivors"), TerminalSession._survivors),
    (("l", "log"), TerminalSession._log),
    (("w", "why"), TerminalSession._why),
    (("d", "discard", "build"), TerminalSession._anytime),
    (("i", "info", "rule"), TerminalSession._rules),
    (("n", "noise"), TerminalSession._noise),
    (("stock",), TerminalSession._stock),
    (("z", "zone"), TerminalSession._zone),
    (("g", "goal", "goals"), TerminalSession._mission),
    (("save",), TerminalSession._save_as),
    (("give-up",), TerminalSession._give_up),
    (("h", "hint"), TerminalSession._hint),
    (("?", "help"), TerminalSession._help),
    (("q", "quit"), TerminalSession._leave),
)
COMMANDS: dict[str, Command] = {name: command for names, command in _BY_NAMES for name in names}
