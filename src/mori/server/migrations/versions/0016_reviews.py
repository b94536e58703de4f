"""Reviews of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("method", sa.Integer(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_reviews_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name="pk_reviews"),
    )


def downgrade() -> None:
    op.drop_table("reviews")
