"""The table in a terminal in plain lines: the board, what happened, numbered choices; for pipes and screen readers."""

import sys
from io import TextIOWrapper

from rich.columns import Columns
from rich.padding import Padding

from tabledhote.bots import Bot, bot
from tabledhote.cli.common import printer
from tabledhote.cli.sitting import Sitting, best_moves, bot_seed

IN_ONE_COLUMN = 6  # choices; more are laid side by side


class Terminal:
    """Bots play by themselves; the person is asked. Every decision is saved before the next is made."""

    def __init__(self, sitting: Sitting, *notes: str) -> None:
        self.sitting, self.record, self.texts = sitting, sitting.record, sitting.texts
        self.choosers: dict[int, Bot] = {}
        self.console = printer()
        self.notes = list(notes)  # what the next screen says besides the log
        if sitting.resumed:
            self.notes.append(self.texts("terminal-resumed"))

    def run(self) -> bool:
        """Play until the end or until the person leaves; whether the game was interrupted by Ctrl-C."""
        if isinstance(sys.stdin, TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")
        interrupted = False
        try:
            while not self.sitting.over:
                if not self.sitting.asked:
                    self.let_bot_play()
                elif not (self.pass_on() and self.let_person_play()):
                    break
        except KeyboardInterrupt:
            interrupted = True
        self.record.save(self.sitting.path)
        if self.sitting.over:
            self.draw()
        self.say(("" if self.sitting.over else "\n") + self.sitting.farewell(), whole=True)
        return interrupted

    def let_bot_play(self) -> None:
        state = self.record.state
        level, since = self.sitting.bot_chance()
        if state.seat not in self.choosers:
            self.choosers[state.seat] = bot(level, bot_seed(self.record.seed, since))
        self.record.play(state.seat, state.describe(self.choosers[state.seat].choose(state)))

    def pass_on(self) -> bool:
        """Let the screen change hands where something is hidden; False if the person leaves."""
        if self.sitting.passing:
            if self.console.is_terminal:
                self.console.clear()
            name = self.record.names[self.record.state.seat]
            try:
                input(f"{self.texts('table-pass', seat=name)} {self.texts('terminal-enter')} ")
            except EOFError:
                return False
        self.sitting.receive()
        return True

    def let_person_play(self) -> bool:
        """Ask until an action is played or taken back; False if the person leaves."""
        self.choosers.clear()  # so that after a break they play on as they would have without one
        actions = self.sitting.choices()
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
            elif answer == "h":
                self.say("\n".join(self.sitting.hint(best_moves(self.record.state, len(self.record.actions)))))
            elif answer == "s":
                self.tell(self.sitting.news(whole=True) or [self.texts("terminal-nothing")])
            elif answer == "u":
                if self.undo():
                    return True
            elif answer.isdecimal() and 1 <= int(answer) <= len(actions):
                self.sitting.decide(actions[int(answer) - 1])
                return True
            elif answer:
                self.say(self.texts("terminal-unknown", text=answer, last=str(len(actions))))

    def undo(self) -> bool:
        reason = self.sitting.fixed()
        if reason is not None:
            self.say(reason)
            return False
        self.notes.append(self.sitting.undo())
        return True

    # ---- what is on the screen ----------------------------------------------------------------------

    def draw(self) -> None:
        """The board as the person sees it, what has happened since they last decided, and what they are asked."""
        view = self.sitting.view()
        if self.console.is_terminal:
            self.console.clear()
        self.say(self.sitting.board_text(view) + "\n", whole=True)
        self.tell(self.sitting.news() + self.notes)
        self.notes = []
        self.say("\n" + self.sitting.prompt(view))  # last, beside the choices

    def tell(self, paragraphs: list[str]) -> None:
        for paragraph in paragraphs:
            self.console.print(Padding(paragraph, (0, 0, 0, 2)))

    def offer(self, choices: list[str]) -> None:
        numbered = [f"{number:3}  {choice}" for number, choice in enumerate(choices, 1)]
        if len(numbered) <= IN_ONE_COLUMN:
            self.say("\n".join(numbered))
        else:
            self.console.print(Columns(numbered, column_first=True, equal=True, padding=(0, 3)))

    def say(self, text: str, whole: bool = False) -> None:
        """Print lines, broken between words; or whole, as boards and file names have to stay."""
        self.console.print(text, soft_wrap=whole)
