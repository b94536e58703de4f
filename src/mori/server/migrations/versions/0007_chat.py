"""The chat of tables."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Added, not copied over: SQLite can add a column that has a default.
    op.add_column("tables", sa.Column("said", sa.Integer(), nullable=False, server_default="0"))
    op.add_column(
        "tables", sa.Column("chat_open", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.create_table(
        "chat_lines",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("said", sa.String(32), nullable=False),
        sa.Column("phrase", sa.String(20), nullable=False),
        sa.Column("text", sa.String(300), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_chat_lines_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_chat_lines"),
    )


def downgrade() -> None:
    op.drop_table("chat_lines")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("chat_open")
        tables.drop_column("said")
