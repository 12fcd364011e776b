"""What the early end of a search saves, counted in nodes: ``python -m bench.engine.early_stop``.

A search by the clock ends when no other action can overtake the best one (`hedgemaze.engine.early_stop`). Here nodes
take the place of seconds, so that the result does not depend on the machine. The choice where the rule ends a search is
compared with that of the whole budget. ``--margin`` tries a bolder rule: 0.5 ends when the lead is half of the visits
that are left.
"""

from __future__ import annotations

import argparse
import random
import time
from dataclasses import dataclass

from hedgemaze import core
from hedgemaze.engine import LevelPlayer, Limit, Search
from hedgemaze.engine.early_stop import RootSnapshot, StopRule
from hedgemaze.engine.networks import NetworkChoice
from hedgemaze.engine.report import Report
from hedgemaze.rules import MODES, Mode, Side

CHECKS = 20
CLOCK_NODES = 64
"""Nodes between two looks at the clock (`native/python/search.cpp`)."""


@dataclass(frozen=True, slots=True)
class EarlyStop:
    """How one search ended by the rule, compared with the search of the whole budget."""

    share: float
    """Nodes used, as a share of the budget; more than 1 if the best action had just changed."""
    is_same: bool
    """Whether both play the same action."""


def positions(mode: str, count: int, seed: int) -> list[core.Game]:
    """Returns unfinished games between weak levels, at random lengths."""
    found: list[core.Game] = []
    rng = random.Random(f"{mode} {seed}")
    while len(found) < count:
        game = core.Game(Mode.named(mode))
        player = LevelPlayer(3, rng.randrange(2**32))
        for _ in range(rng.randrange(2, 40)):
            game.play(player.choose(game))
            if game.outcome():
                break
        else:
            found.append(game)
    return found


def snapshot(report: Report, mover: Side, margin: float) -> RootSnapshot:
    """Returns the root as the rule sees it; a margin below 1 makes the lead count for more."""
    rivals = [each for each in report.candidates[1:] if each.proof is None or each.proof.winner in (None, mover)]
    lead = report.best.visits - max((each.visits for each in rivals), default=0)
    return RootSnapshot(
        best=hash(report.best.action),
        choices=1 + len(rivals),
        lead=int(lead / margin),
        visits=sum(each.visits for each in report.candidates),
    )


def ended(game: core.Game, network: NetworkChoice, budget: int, margin: float) -> EarlyStop:
    """Searches one position by the rule and with the whole budget."""
    search = Search(game, network=network)
    rule: StopRule | None = None
    share, choice, nodes = 0.0, None, 0
    while True:
        report = search.run(Limit(nodes=budget // CHECKS))
        is_over = report.nodes == nodes or search.is_finished
        nodes = report.nodes
        now = snapshot(report, game.position.side, margin)
        if rule is None:
            rule = StopRule(budget, 3 * budget, RootSnapshot(now.best, now.choices, 0, 0))
        if choice is None and (is_over or rule.is_enough(nodes, now)):
            share, choice = nodes / budget, report.best.action
        if is_over or (choice is not None and nodes >= budget):
            return EarlyStop(share, report.best.action == choice)


def main() -> None:
    """Prints one line per mode."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--modes", nargs="*", default=list(MODES))
    parser.add_argument("--positions", type=int, default=24)
    parser.add_argument("--nodes", type=int, default=10_000, help="the soft budget")
    parser.add_argument("--network", default="shipped", help="shipped, small or hand")
    parser.add_argument("--margin", type=float, nargs="*", default=[1.0])
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    print(f"{'mode':10}{'margin':>8}{'used':>8}{'median':>8}{'same choice':>13}{'clock check':>13}")
    for mode in options.modes:
        games = positions(mode, options.positions, options.seed)
        for margin in options.margin:
            begin = time.process_time()
            results = [ended(game, options.network, options.nodes, margin) for game in games]
            spent = time.process_time() - begin
            shares = sorted(each.share for each in results)
            searched = sum(max(1.0, share) for share in shares) * options.nodes
            same = sum(each.is_same for each in results)
            check_ms = 1000 * CLOCK_NODES * spent / searched
            used = sum(shares) / len(shares)
            line = f"{mode:10}{margin:8.2f}{used:8.1%}{shares[len(shares) // 2]:8.1%}{same:8} of {len(results):2}"
            print(f"{line}{check_ms:10.2f} ms", flush=True)


if __name__ == "__main__":
    main()
