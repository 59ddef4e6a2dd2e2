"""What the table says to the hands at it: a question, or why something was refused."""

from __future__ import annotations

from pi_app.public.snapshot import Notice
from pi_app.sensing.questions import Answer, Question


class Prompt:
    """The open question, or the last refusal, until hands or a button answer it."""

    def __init__(self) -> None:
        self.question: Question | None = None
        self.notice: Notice | None = None
        self.declined = False  # players said no to what the map seems to be, or it was refused
        self._posed = False  # whether the table asked, and not a hand on OK

    @property
    def stands(self) -> bool:
        """Whether the table has asked and waits for an answer."""
        return self.question is not None and self._posed

    def clear(self) -> None:
        """Forget everything: the pieces or the position have changed."""
        self.question = self.notice = None
        self.declined = False

    def ask(self, question: Question) -> None:
        """Pose a question of the table's own."""
        self.question, self._posed = question, True

    def offer(self, question: Question | None) -> None:
        """Pose a question that a hand on OK wants, if there is one."""
        self.question, self._posed = question, False

    def refuse(self, notice: Notice) -> None:
        self.notice = notice
        self.declined = True

    def press(self, button: str) -> Answer | None:
        """Press a button at the open question. Returns the answer once it is given."""
        if self.question is None:
            return None
        self.question, answer = self.question.press(button)
        return answer
