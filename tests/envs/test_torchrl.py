"""TorchRL wraps our environments. `make envs` installs it; without it these tests are skipped."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("torchrl", reason="needs torchrl, which `make envs` installs")

from torchrl.envs import GymWrapper, PettingZooWrapper
from torchrl.envs.utils import check_env_specs

from tests.envs.tables import every_table
from vaka.envs.gymnasium import GameEnv
from vaka.envs.pettingzoo import env

pytestmark = pytest.mark.filterwarnings("ignore")  # TorchRL and PyTorch warn about themselves


@every_table()
def test_pettingzoo(table: dict[str, Any]) -> None:
    wrapped = PettingZooWrapper(env(**table), use_mask=True, seed=1)
    check_env_specs(wrapped)
    assert wrapped.rollout(20).shape[0] > 1


@every_table()
def test_gymnasium(table: dict[str, Any]) -> None:
    check_env_specs(GymWrapper(GameEnv(**table)))
