// A review, asked for again and again until the server has made all of it.
import { ApiError, call } from "../../lib/api";
import type { Review } from "../../lib/wire";

const PAUSE = 1_000;
/** A server that has much to do, or is not reached, is asked again later; what it refuses, it refuses. */
const TRIES = 5;
const passing = (error: unknown) => error instanceof ApiError && error.key !== "trouble.server";

export class Making {
  found = $state.raw<Review | null>(null);
  private gone = false;

  constructor(
    private readonly table: string,
    private readonly deal: number,
    readonly seat: number,
  ) {}

  /** Ask until it is whole; what can be known is sent once. */
  async make(): Promise<void> {
    let failures = 0;
    while (!this.gone && (this.found?.progress ?? 0) < 1) {
      try {
        this.take(await this.ask());
        failures = 0;
      } catch (error) {
        if (++failures >= TRIES || !passing(error)) throw error;
      }
      if ((this.found?.progress ?? 0) < 1) await new Promise((go) => setTimeout(go, PAUSE));
    }
  }

  private ask(): Promise<Review> {
    const known = this.found?.steps.length ? 1 : 0;
    const at = { table_id: this.table, deal: this.deal, seat: this.seat, known };
    return call("GET /api/tables/{table_id}/review/{deal}", at);
  }

  private take(next: Review): void {
    this.found = next.steps.length ? next : { ...next, steps: this.found?.steps ?? [] };
  }

  stop(): void {
    this.gone = true;
  }
}
