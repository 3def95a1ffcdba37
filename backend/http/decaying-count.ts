const HALF_LIFE_MS = 2_000;

/** Counts what happened of late: after every two seconds it counts half as much. */
export class DecayingCount {
  #count = 0;
  #at = 0;

  get now(): number {
    return this.#count * 0.5 ** ((performance.now() - this.#at) / HALF_LIFE_MS);
  }

  add(): void {
    this.#count = this.now + 1;
    this.#at = performance.now();
  }
}
