import spadework


def test_the_steps_since_a_version() -> None:
    table = spadework.Table(spadework.game_ids()[0], seats=3, seed=7)
    for _ in range(12):
        table.play(table.to_move[0], table.legal(table.to_move[0])[0])
    for audience in range(4):
        seen = [0, *table._history.seen_steps(audience)]
        for since in range(len(seen) + 2):
            assert table._history.steps_since(audience, since) == seen[since:]
