"""Who sits at a table: names, free seats, and keys of other kinds."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

ADDED = (
    ("names", sa.JSON(), "[]"),
    ("free", sa.JSON(), "[]"),
    ("started", sa.Boolean(), sa.true()),
    ("watching", sa.String(4), "all"),
    ("listed", sa.Boolean(), sa.false()),
    ("stand_in", sa.String(60), ""),
    ("arranged", sa.Integer(), "0"),
)


def upgrade() -> None:
    # Added, not copied over: SQLite can add a column that has a default.
    for name, kind, default in ADDED:
        op.add_column("tables", sa.Column(name, kind, nullable=False, server_default=default))
    op.create_index("ix_tables_listed", "tables", ["listed"])
    op.add_column("tokens", sa.Column("kind", sa.String(10), nullable=False, server_default="seat"))


def downgrade() -> None:
    with op.batch_alter_table("tokens") as tokens:
        tokens.drop_column("kind")
    op.drop_index("ix_tables_listed", "tables")
    with op.batch_alter_table("tables") as tables:
        for name, _, _ in reversed(ADDED):
            tables.drop_column(name)
