"""Rematches."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("host_seat", sa.Integer(), nullable=False, server_default="-1")
    )
    op.add_column("tables", sa.Column("rematch", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("tables", sa.Column("origin", sa.JSON(none_as_null=True), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("origin")
        tables.drop_column("rematch")
        tables.drop_column("host_seat")
