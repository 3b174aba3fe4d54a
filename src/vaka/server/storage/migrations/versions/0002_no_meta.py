"""The version of the schema is Alembic's to know."""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.drop_table("meta")
