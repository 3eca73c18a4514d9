"""The forms the database has had, oldest first; Alembic reads this folder."""
