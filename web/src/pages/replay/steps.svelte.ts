// A finished deal, loaded in parts as it is viewed.
import { call } from "../../lib/api";
import { FILE, openedRecord } from "../../lib/files";
import type { Replay, ReplayStep } from "../../lib/wire";

const PART = 100; // steps the server sends at once

export class Steps {
  about = $state.raw<Replay | null>(null);
  private parts = $state.raw<Readonly<Record<number, readonly ReplayStep[]>>>({});
  private asked: readonly number[] = [];

  constructor(
    private readonly id: string,
    private readonly deal: number,
    /** A seat's number, `onlooker` or `open`. */
    readonly eyes: string,
  ) {}

  /** A step, if it is loaded. */
  at(n: number): ReplayStep | null {
    return this.parts[Math.floor(n / PART)]?.[n % PART] ?? null;
  }

  /** Load the part with a step, and the next part when its end is near. */
  async want(n: number): Promise<void> {
    const part = Math.floor(n / PART);
    await this.fetch(part);
    if (n % PART > PART / 2 && (part + 1) * PART < (this.about?.total ?? 0)) void this.fetch(part + 1);
  }

  private ask(start: number): Promise<Replay> {
    const { id, deal, eyes } = this;
    if (id === FILE) return call("POST /api/replay", {}, { record: openedRecord(), eyes, start });
    return call("GET /api/tables/{table_id}/replay/{deal}", { table_id: id, deal, eyes, start });
  }

  private async fetch(part: number): Promise<void> {
    if (this.asked.includes(part)) return;
    this.asked = [...this.asked, part];
    try {
      const found = await this.ask(part * PART);
      this.parts = { ...this.parts, [part]: found.steps };
      this.about ??= found;
    } catch (error) {
      this.asked = this.asked.filter((each) => each !== part);
      throw error;
    }
  }
}
