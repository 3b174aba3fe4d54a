"""Ask a dataset questions with polars.

    vaka simulate tahiti --players 2 --agents greedy,random --games 200 --dataset data/
    python examples/dataset_query.py data/

Needs polars and pyarrow: pip install 'vaka[data]' polars
"""

from __future__ import annotations

import sys
from pathlib import Path

import polars as pl


def wins_by_agent(games: pl.LazyFrame) -> pl.DataFrame:
    """Games, share of wins and mean points of each agent."""
    return (
        games.select("agents", "returns", "points")
        .explode("agents", "returns", "points")
        .group_by(agent="agents")
        .agg(
            games=pl.len(),
            wins=pl.col("returns").mean().round(3),
            points=pl.col("points").mean().round(1),
        )
        .sort("wins", descending=True)
        .collect()
    )


def choices_by_turn(plies: pl.LazyFrame) -> pl.DataFrame:
    """How many legal moves a decision has, and how often there is only one, by turn."""
    decisions = plies.filter(~pl.col("chance") & pl.col("stands")).with_columns(
        count=pl.col("legal").list.len(), tenth=pl.col("turn") // 10 * 10
    )
    return (
        decisions.group_by("tenth")
        .agg(
            decisions=pl.len(),
            legal=pl.col("count").mean().round(2),
            forced=(pl.col("count") == 1).mean().round(3),
        )
        .sort("tenth")
        .collect()
    )


def favourite_moves(plies: pl.LazyFrame, most: int = 10) -> pl.DataFrame:
    """The verbs of moves, how often they are played, and how often the player then wins."""
    return (
        plies.filter(~pl.col("chance") & pl.col("stands") & pl.col("returns").is_not_null())
        .with_columns(
            verb=pl.col("text").str.split(" ").list.first(),
            won=pl.col("returns").list.get(pl.col("seat")),
        )
        .group_by("verb")
        .agg(played=pl.len(), won=pl.col("won").mean().round(3))
        .sort("played", descending=True)
        .head(most)
        .collect()
    )


def main(folder: Path) -> None:
    """Print the answers."""
    games = pl.scan_parquet(folder / "games" / "*.parquet")
    plies = pl.scan_parquet(folder / "plies" / "*.parquet")
    for answer in (wins_by_agent(games), choices_by_turn(plies), favourite_moves(plies)):
        print(answer)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
