"""The source of a table's seed, the nonce of its commitment, the digest of its setup."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

ADDED = (("shuffle", 10, "unknown"), ("nonce", 64, ""), ("setup", 8, ""))


def upgrade() -> None:
    # Added, not copied over: SQLite can add a column that has a default.
    for name, size, default in ADDED:
        column = sa.Column(name, sa.String(size), nullable=False, server_default=default)
        op.add_column("tables", column)


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        for name, _, _ in reversed(ADDED):
            tables.drop_column(name)
