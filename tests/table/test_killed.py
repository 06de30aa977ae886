"""kill -9 in the middle of random play: every choice that was answered is there afterwards."""

import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from shamble.lab.log_checks import faults_of_table
from shamble.table import Store, Table, Tables
from shamble.world.setup import GameSetup, seated

PLAYER = """
import random, sys
from pathlib import Path
from shamble.lab.log_checks import faults_of_table
from shamble.table import Store, Table
table = Table.open(Store.in_folder(Path(sys.argv[1])), sys.argv[2])
stream = random.Random(int(sys.argv[3]))
while table.game.decision is not None:
    decision = table.game.decision
    if stream.random() < 0.08 and table.undo.allowed() != "no":
        table.agreement.ask({0, 1}, "undo")
    else:
        option = stream.choice(decision.options)
        table.choose({option.seat if option.seat >= 0 else decision.seats[0]}, table.seq, option.key)
    print(table.seq, table.game.state_hash(), flush=True)
print("over", flush=True)
"""


@pytest.mark.parametrize("kill", range(3))
def test_nothing_that_was_answered_is_lost(tmp_path: Path, kill: int) -> None:
    store = Store.in_folder(tmp_path)
    players = [["Ned", "Amy", "Josh"], ["Wanda", "Phil", "Joe"]]
    code = (
        Tables(store)
        .create(GameSetup(mission="RM-M01", players=seated(players), boxes=("S1", "RM"), seed=kill))
        .table.code
    )
    store.close()
    limit = random.Random(kill).randrange(5, 60)
    command = [sys.executable, "-c", PLAYER, str(tmp_path), code, str(kill)]
    answered = []
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if line.startswith("over"):
                break
            answered.append(line)
            if len(answered) == limit:
                os.kill(process.pid, signal.SIGKILL)
    answered = [line for line in answered if line.endswith("\n")]
    assert len(answered) >= 5
    seq, digest = answered[-1].split()
    again = Store.in_folder(tmp_path)
    assert faults_of_table(again, code) == []
    table = Table.open(again, code)
    assert table.seq >= int(seq)
    if table.seq == int(seq):
        assert table.game.state_hash() == digest
    table.screen({0})
    again.close()
