// Lets the best bots play a game in Pyodide: `node tools/engine/bots.mjs GAME` prints the 95th percentile
// of the milliseconds a choice takes.
import { startPython } from "./python.mjs";

const python = await startPython();
python.globals.set("game", process.argv[2]);
const measured = await python.runPythonAsync(`
import kupa
from kupa.bots import levels, seat_bot
from kupa.lab.bot_match import BotMatch

took = []
for seed in range(4):
    bots = [seat_bot(game, levels(game)[-1], seat, f"{seed}/{seat}") for seat in range(4)]
    match = BotMatch(kupa.deal(game, seats=4, seed=seed), bots, str(seed))
    match.play()
    took += [seconds for seat in match.thought for seconds in seat]
1000 * sorted(took)[len(took) * 95 // 100]
`);
console.log(measured.toFixed(2));
