"""The migrations of the database, run by Alembic when a service starts."""
