// Many cards that come at once are drawn a few in each frame: a whole table of them would hold up the first.
const AT_ONCE = 6; // between two frames: what a move changes is there without delay
const A_FRAME = 3;

let drawn = 0;
let asked = false;
const waiting = new Set<() => void>();

function nextFrame(): void {
  asked = false;
  drawn = 0;
  for (const draw of [...waiting].slice(0, A_FRAME)) {
    waiting.delete(draw);
    drawn++;
    draw();
  }
  if (waiting.size) ask();
}

function ask(): void {
  if (asked) return;
  asked = true;
  requestAnimationFrame(nextFrame);
}

/** Draw now if few are drawn, else in one of the next frames; the function returned gives the turn up. */
export function inTurn(draw: () => void): () => void {
  ask();
  if (waiting.size === 0 && drawn < AT_ONCE) {
    drawn++;
    draw();
  } else {
    waiting.add(draw);
  }
  return () => void waiting.delete(draw);
}
