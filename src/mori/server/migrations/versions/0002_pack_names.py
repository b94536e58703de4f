"""The name of a table's pack, for when the pack itself is missing."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Added, not copied over: SQLite can add a column that has a default.
    op.add_column(
        "tables", sa.Column("pack_name", sa.String(80), nullable=False, server_default="")
    )


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("pack_name")
