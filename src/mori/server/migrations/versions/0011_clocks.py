"""Clocks and served time."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("clock", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("tables", sa.Column("clocks", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("tables", sa.Column("deadline", sa.Float(), nullable=True))
    op.create_index("ix_tables_deadline", "tables", ["deadline"])
    served = op.create_table(
        "served",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.Column("away", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_served"),
    )
    op.bulk_insert(served, [{"id": 1, "seen": 0.0, "away": 0.0}])


def downgrade() -> None:
    op.drop_table("served")
    op.drop_index("ix_tables_deadline", "tables")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("deadline")
        tables.drop_column("clocks")
        tables.drop_column("clock")
