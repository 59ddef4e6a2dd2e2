"""What the table asks the players, or why it refuses what they did."""

from __future__ import annotations

from pi_app.public import rules_reader
from pi_app.public.snapshot import Notice
from pi_app.sensing.questions import AskedOption, Question


class Prompt:
    """The open question or the last refusal, until a button or a change on the board answers it."""

    def __init__(self) -> None:
        self.question: Question | None = None
        self.notice: Notice | None = None
        self.declined = False  # The players said no to what the map seems to mean, or the move was refused.
        self._posed = False  # The table asked by itself, not because somebody pressed OK.

    @property
    def asks(self) -> bool:
        """Return whether a question is open."""
        return self.question is not None

    @property
    def stands(self) -> bool:
        """Return whether the table has asked by itself and waits for an answer."""
        return self.asks and self._posed

    @property
    def cited(self) -> str:
        """Return the rule that the refusal names, if it stands alone on the screen and its article can be read."""
        shown = self.notice if self.question is None else None
        return shown.rule if shown is not None and rules_reader.has_article(shown.rule) else ""

    def clear(self) -> None:
        """Forget the question and the refusal, because the pieces or the position have changed."""
        self.question = self.notice = None
        self.declined = False

    def ask(self, question: Question) -> None:
        """Ask a question that the table has by itself."""
        self.question, self._posed = question, True

    def offer(self, question: Question | None) -> None:
        """Ask the question that follows from a press of OK, if there is one."""
        self.question, self._posed = question, False

    def put_aside(self) -> None:
        """Close a question that somebody has opened with OK, for something else that was asked for."""
        if not self._posed:
            self.question = None

    def refuse(self, notice: Notice | None) -> None:
        """Show why something was refused, if there is something to say."""
        self.notice = notice
        self.declined = True

    def press(self, button: str) -> AskedOption | None:
        """Press a button while a question is open. Returns the answer once one is given."""
        if self.question is None:
            return None
        self.question, option = self.question.press(button)
        return option
