"""Seeds of 128 bits: up to 39 decimal digits."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

NARROW = sa.String(20)
WIDE = sa.String(40)


def upgrade() -> None:
    # SQLite does not enforce lengths, and would have to copy a table that others refer to.
    if op.get_bind().dialect.name == "postgresql":
        op.alter_column("tables", "seed", existing_type=NARROW, type_=WIDE)


def downgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":  # fails while there are longer seeds
        op.alter_column("tables", "seed", existing_type=WIDE, type_=NARROW)
