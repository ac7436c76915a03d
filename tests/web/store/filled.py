"""A database with something in every table of it."""

from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import JSON, Boolean, Column, DateTime, Float, Integer, LargeBinary, insert
from sqlalchemy.ext.asyncio import AsyncEngine

from spadework.web.settings import Settings
from spadework.web.store.database import open_database
from spadework.web.store.layout import METADATA

ROWS = 3
BEGAN = datetime(2026, 2, 3, 4, 5, 6, 789)


async def fill(settings: Settings) -> None:
    """Store some rows in every table; the first of them without what may be left out."""
    engine = await open_database(settings)
    await fill_all(engine)
    await engine.dispose()


async def fill_all(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        for table in METADATA.sorted_tables:
            rows = [{column.name: value(column, number) for column in table.columns} for number in range(ROWS)]
            await connection.execute(insert(table), rows)


def value(column: Column[Any], number: int) -> object:
    """What stands in a column of a row."""
    for key in column.foreign_keys:
        return value(key.column, number)
    if column.nullable and number == 0:
        return None
    match column.type:
        case Boolean():
            return number % 2 == 0
        case Integer():
            return number + 5
        case Float():
            return 1.7e9 + number / 3
        case DateTime():
            return BEGAN + timedelta(days=number, microseconds=1)
        case LargeBinary():
            return bytes([0, 255, number])
        case JSON():
            return {"ä": [number, 0.1, None], "b": {"c": ""}}
        case _:
            return f"{column.name} {number}: 'ä' \\ 🏝"
