"""Push subscriptions, and the key of the services."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "push_keys",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("private", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_push_keys"),
    )
    op.create_table(
        "push_devices",
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("public", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(30), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("remind_hours", sa.Integer(), nullable=False),
        sa.Column("kept", sa.Float(), nullable=False),
        sa.Column("news", sa.String(8), nullable=False),
        sa.Column("asked", sa.Float(), nullable=True),
        sa.Column("due", sa.Float(), nullable=True),
        sa.Column("leased_until", sa.Float(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["token"], ["tokens.digest"], name="fk_push_devices_token", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("token", "device", name="pk_push_devices"),
    )
    op.create_index("ix_push_devices_device", "push_devices", ["device"])
    op.create_index("ix_push_devices_due", "push_devices", ["due"])


def downgrade() -> None:
    op.drop_table("push_devices")
    op.drop_table("push_keys")
