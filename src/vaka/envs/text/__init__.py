"""Games as text, for language models and for any other player that reads and writes text.

`choice_dialogue` asks for one choice and understands the answer, `answer_counts` counts what was
refused, and `agent` lets a text player take part in the arena. The command line uses `menu` and
`table_renderer`, too.
"""

from vaka.envs.text.agent import ProgramAgent, TextAgent
from vaka.envs.text.answer_counts import Attempts
from vaka.envs.text.choice_dialogue import MOST_CHARACTERS, TextChoice, introduction, refusal_text

__all__ = [
    "MOST_CHARACTERS",
    "Attempts",
    "ProgramAgent",
    "TextAgent",
    "TextChoice",
    "introduction",
    "refusal_text",
]
