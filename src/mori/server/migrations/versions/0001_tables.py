"""Tables, tokens and answers."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("seed", sa.String(20), nullable=False),
        sa.Column("seats", sa.JSON(), nullable=False),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("pack", sa.String(64), nullable=False),
        sa.Column("pack_path", sa.Text(), nullable=False),
        sa.Column("engine", sa.String(32), nullable=False),
        sa.Column("is_replay", sa.Boolean(), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("changed", sa.String(32), nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("asked", sa.JSON(), nullable=False),
        sa.Column("finished", sa.Boolean(), nullable=False),
        sa.Column("result", sa.JSON(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_finished", "tables", ["finished"])
    op.create_table(
        "tokens",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_tokens_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("digest", name="pk_tokens"),
    )
    op.create_index("ix_tokens_table_id", "tokens", ["table_id"])
    op.create_table(
        "answers",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("step", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("action", sa.String(200), nullable=False),
        sa.Column("digest", sa.String(8), nullable=False),
        sa.Column("given", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_answers_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "step", name="pk_answers"),
    )


def downgrade() -> None:
    op.drop_table("answers")
    op.drop_table("tokens")
    op.drop_table("tables")
