// The elements registered as places of a board, and where they were before the last update.
import type { Box } from "./paths";

export class Places {
  private readonly known = new Map<string, HTMLElement>();
  private before = new Map<string, Box>();

  /** A Svelte action: registers the element as the place of a key while it is mounted. */
  readonly anchor = (place: HTMLElement, key: string) => {
    let name = key;
    const enter = () => {
      this.known.set(name, place);
      place.dataset.place = name; // lessons light places
    };
    const leave = () => void (this.known.get(name) === place && this.known.delete(name));
    const update = (next: string) => {
      leave();
      name = next;
      enter();
    };
    enter();
    return { update, destroy: leave };
  };

  remember(): void {
    const boxes = [...this.known].map(([key, place]) => [key, place.getBoundingClientRect()] as const);
    this.before = new Map(boxes);
  }

  get(key: string): HTMLElement | undefined {
    return this.known.get(key);
  }

  now(key: string): Box | undefined {
    return this.known.get(key)?.getBoundingClientRect();
  }

  then(key: string): Box | undefined {
    return this.before.get(key);
  }
}
