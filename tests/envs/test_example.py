"""The script that trains PPO: it takes minutes and needs PyTorch, so only its form is tested."""

from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "ppo.py"


def test_the_script_is_short_and_compiles() -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    compile(text, EXAMPLE.name, "exec")
    code = [line for line in text.splitlines()[1:] if line.strip()]
    assert len(code) <= 30
