"""`vaka train`: find the weights of the network that corrects a game's win chances."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from vaka.cli.console import console, print_json, progress, shared_work
from vaka.cli.output_paths import check_file
from vaka.cli.shared_options import MAX_GAMES, AsJson, Cluster, GameName, Jobs, Seed


def train(
    game: GameName,
    out: Annotated[Path, typer.Option(metavar="FILE", help="Write the weights here.")],
    players: Annotated[int, typer.Option(min=1, metavar="N", help="The number of players.")] = 2,
    games: Annotated[
        int, typer.Option(min=20, max=MAX_GAMES, metavar="N", help="The number of games.")
    ] = 2000,
    playouts: Annotated[
        int, typer.Option(min=1, metavar="N", help="Playouts per choice in these games.")
    ] = 60,
    seed: Seed = "1",
    jobs: Jobs = None,
    cluster: Cluster = None,
    as_json: AsJson = False,
) -> None:
    """Train the network that corrects a game's win chances.

    Example: vaka train tahiti --players 4 --games 2000 --out network.json
    """
    from vaka.arena.network_training import EPOCHS, check_installed, network_of, play_training_games
    from vaka.arena.network_training import train as train_network
    from vaka.core.neural_network import write_weights
    from vaka.games import load

    loaded = load(game)
    network = network_of(loaded, players)
    check_installed()
    check_file(out)
    with shared_work(jobs, cluster, games) as (workers, bar):
        played = play_training_games(loaded, players, games, seed, playouts, workers, bar)
    with progress("epochs", EPOCHS) as bar:
        weights, held_out = train_network(network.shape, played, seed, bar)
    rules = f"rules {loaded.rules_version}"
    origin = (
        f"vaka train {game} --players {players} --games {games} --playouts {playouts}"
        f" --seed {seed}, {rules}"
    )
    out.write_text(write_weights(weights, network.version, origin), "utf-8")
    positions = sum(len(one.won) for one in played) // network.shape.views
    if as_json:
        print_json(
            {
                "game": game,
                "players": players,
                "games": games,
                "positions": positions,
                "held_out": asdict(held_out),
            }
        )
        return
    screen = console()
    low, high = held_out.interval
    screen.print(f"[bold]{game}[/], {players} players, {games} games, {positions} positions")
    screen.print(f"log loss in bits on {held_out.games} held-out games:")
    screen.print(f"  evaluation {held_out.evaluation:.4f}")
    screen.print(f"  network    {held_out.network:.4f}")
    screen.print(f"  search     {held_out.search:.4f}")
    screen.print(f"gain {held_out.gain:.4f}, 95 % interval {low:.4f} to {high:.4f}")
