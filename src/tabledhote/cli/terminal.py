"""One person's table in the terminal: the board, what happened, numbered choices."""

import sys
from io import TextIOWrapper
from pathlib import Path

from rich.columns import Columns
from rich.padding import Padding

from tabledhote.bots import Bot, bot
from tabledhote.cli.common import board_text, printer
from tabledhote.table import Record, seen_by
from tabledhote.table.seed import chance
from tabledhote.words import Words

IN_ONE_COLUMN = 6  # choices; more are laid side by side
TURNS = ("turn", "round", "end")  # events that begin a paragraph of the log


class Terminal:
    """Bots play by themselves; the person is asked. Every decision is saved before the next is made."""

    def __init__(self, record: Record, texts: Words, path: Path, resumed: bool) -> None:
        self.record, self.texts, self.path = record, texts, path
        self.seat = record.bots.index(None)
        self.choosers: dict[int, Bot] = {}
        self.console = printer()
        self.told = len(record.log) - len(record.events(len(record.actions))) if resumed else 0
        self.notes = [texts("terminal-resumed")] if resumed else []  # what the next screen says besides the log

    def run(self) -> bool:
        """Play until the end or until the person leaves; whether the game was interrupted by Ctrl-C."""
        if isinstance(sys.stdin, TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")
        interrupted = False
        try:
            while self.record.state.seat >= 0:
                if self.record.state.seat != self.seat:
                    self.let_bot_play()
                elif not self.let_person_play():
                    break
        except KeyboardInterrupt:
            interrupted = True
        self.record.save(self.path)
        if self.record.state.seat < 0:
            self.draw()
            self.say(self.texts("terminal-record", file=str(self.path)), whole=True)
        else:
            self.say("\n" + self.texts("terminal-saved", file=str(self.path)), whole=True)
        return interrupted

    def let_bot_play(self) -> None:
        state = self.record.state
        level = self.record.bots[state.seat]
        assert level is not None
        if state.seat not in self.choosers:
            self.choosers[state.seat] = bot(level, chance(self.record.seed, -1 - len(self.record.actions)))
        self.record.play(state.seat, state.describe(self.choosers[state.seat].choose(state)))

    def let_person_play(self) -> bool:
        """Ask until an action is played or taken back; False if the person leaves."""
        self.choosers.clear()  # so that after a break they play on as they would have without one
        state = self.record.state
        actions = [state.describe(action) for action in state.legal()]
        self.draw()
        self.offer([self.texts.action(action) for action in actions])
        while True:
            try:
                answer = input(self.texts("terminal-ask", last=str(len(actions))) + " ").strip()
            except EOFError:
                return False
            if answer == "q":
                return False
            if answer == "?":
                self.say(f"{self.texts('tagline')}\n{self.texts('terminal-help')}")
            elif answer == "u":
                if self.undo():
                    return True
            elif answer.isdecimal() and 1 <= int(answer) <= len(actions):
                self.told = len(self.record.log)
                self.record.play(self.seat, actions[int(answer) - 1])
                self.record.save(self.path)
                return True
            elif answer:
                self.say(self.texts("terminal-unknown", text=answer, last=str(len(actions))))

    def undo(self) -> bool:
        reason = self.record.fixed(self.seat)
        if reason is not None:
            self.say(self.texts(f"undo-{reason}"))
            return False
        undone = self.record.undo(self.seat)
        self.record.save(self.path)
        self.told = len(self.record.log)
        self.notes.append(self.texts("terminal-undone", action=self.texts.action(undone)))
        return True

    # ---- what is on the screen ----------------------------------------------------------------------

    def draw(self) -> None:
        """The board as the person sees it, what has happened since they last decided, and what they are asked."""
        record, texts = self.record, self.texts
        view = record.state.view(self.seat)
        prompt = texts.prompt(view, record.names)
        if self.console.is_terminal:
            self.console.clear()
        board = board_text(record.game.id, view, texts, record.names).rstrip()
        self.say(board.removesuffix(prompt).rstrip() + "\n", whole=True)  # the prompt comes last, beside the choices
        for paragraph in self.news():
            self.console.print(Padding(paragraph, (0, 0, 0, 2)))
        self.say("\n" + prompt)

    def news(self) -> list[str]:
        """The log since the person last decided, a paragraph for each turn, and what else there is to say."""
        paragraphs: list[str] = []
        for event in seen_by(self.seat, self.record.log[self.told :]):
            sentence = self.texts.event(event, self.record.names)
            if paragraphs and event["event"] not in TURNS:
                paragraphs[-1] += f" {sentence}"
            else:
                paragraphs.append(sentence)
        paragraphs += self.notes
        self.notes = []
        return paragraphs

    def offer(self, choices: list[str]) -> None:
        numbered = [f"{number:3}  {choice}" for number, choice in enumerate(choices, 1)]
        if len(numbered) <= IN_ONE_COLUMN:
            self.say("\n".join(numbered))
        else:
            self.console.print(Columns(numbered, column_first=True, equal=True, padding=(0, 3)))

    def say(self, text: str, whole: bool = False) -> None:
        """Print lines, broken between words; or whole, as boards and file names have to stay."""
        self.console.print(text, soft_wrap=whole)
