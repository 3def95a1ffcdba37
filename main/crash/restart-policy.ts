/** Limits how often a failing component is restarted automatically. */
export class RestartPolicy {
  readonly #limit: number;
  readonly #withinMs: number;
  #restarts: number[] = [];

  constructor(limit = 3, withinMs = 10 * 60_000) {
    this.#limit = limit;
    this.#withinMs = withinMs;
  }

  /** Returns true if a restart at `now` is allowed, and counts it. */
  mayRestart(now: number): boolean {
    this.#restarts = this.#restarts.filter((timestamp) => now - timestamp < this.#withinMs);
    if (this.#restarts.length >= this.#limit) return false;
    this.#restarts.push(now);
    return true;
  }
}
