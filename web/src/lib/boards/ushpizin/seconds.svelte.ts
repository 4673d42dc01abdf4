// A countdown in whole seconds.
export class Seconds {
  left = $state(0);

  /** Count down to a moment (`Date.now`); returns how to stop. */
  until(moment: number): () => void {
    const count = () => void (this.left = Math.max(0, Math.ceil((moment - Date.now()) / 1000)));
    count();
    if (this.left === 0) return () => undefined;
    const timer = setInterval(() => {
      count();
      if (this.left === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }
}
