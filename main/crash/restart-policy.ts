/** How often something that falls over is set up again before somebody has to look at it. */
export class RestartPolicy {
  readonly #limit: number;
  readonly #withinMs: number;
  #restarts: number[] = [];

  constructor(limit = 3, withinMs = 10 * 60_000) {
    this.#limit = limit;
    this.#withinMs = withinMs;
  }

  /** Whether it may be restarted at `now`; if so, that counts. */
  mayRestart(now: number): boolean {
    this.#restarts = this.#restarts.filter((moment) => now - moment < this.#withinMs);
    if (this.#restarts.length >= this.#limit) return false;
    this.#restarts.push(now);
    return true;
  }
}
