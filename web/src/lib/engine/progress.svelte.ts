// How far the worker of this device is with starting.
type Stage = "off" | "starting" | "ready" | "failed";

let stage = $state<Stage>("off");
let got = $state(0);
let size = $state(1);

export const progress = {
  get stage(): Stage {
    return stage;
  },
  /** How much of what it needs has come, in percent. */
  get percent(): number {
    return Math.min(100, Math.floor((100 * got) / size));
  },
  begin(bytes: number): void {
    [stage, got, size] = ["starting", 0, bytes];
  },
  add(bytes: number): void {
    got += bytes;
  },
  end(how: "ready" | "failed"): void {
    stage = how;
  },
};
