"""Versions of tables, so that several services can share a database; bots' turns as jobs."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

PERSON = "human"


def upgrade() -> None:
    # Added, not copied over: SQLite can add a column that has a default.
    op.add_column("tables", sa.Column("version", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("rewinds", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("answers", sa.Column("version", sa.Integer(), nullable=False, server_default="0"))
    turns = op.create_table(
        "bot_turns",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("rewinds", sa.Integer(), nullable=False),
        sa.Column("question", sa.Integer(), nullable=False),
        sa.Column("priority", sa.Integer(), nullable=False),
        sa.Column("asked", sa.Float(), nullable=False),
        sa.Column("leased_until", sa.Float(), nullable=False),
        sa.Column("leased_by", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_bot_turns_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_bot_turns"),
    )
    op.create_index("ix_bot_turns_leased_until", "bot_turns", ["leased_until"])
    waiting = _bots_that_are_asked()
    if waiting:
        op.bulk_insert(turns, waiting)


def _bots_that_are_asked() -> list[dict[str, object]]:
    """The turns of bots that existing tables wait for."""
    found: list[dict[str, object]] = []
    rows = op.get_bind().execute(
        sa.text("SELECT id, seats, asked FROM tables WHERE NOT finished AND NOT is_replay")
    )
    for id, seats, asked in rows:
        names, wanted = _list(seats), _list(asked)
        found += [_turn(id, seat) for seat in wanted if names[seat] != PERSON]
    return found


def _turn(id: str, seat: int) -> dict[str, object]:
    return {
        "table_id": id,
        "seat": seat,
        "rewinds": 0,
        "question": 0,  # unknown here: any open decision
        "priority": 1,
        "asked": 0.0,
        "leased_until": 0.0,
        "leased_by": "",
    }


def _list(stored: Any) -> list[Any]:
    """A JSON column, which some drivers have decoded already."""
    return list(json.loads(stored) if isinstance(stored, str) else stored)


def downgrade() -> None:
    op.drop_table("bot_turns")
    with op.batch_alter_table("answers") as answers:
        answers.drop_column("version")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("rewinds")
        tables.drop_column("version")
