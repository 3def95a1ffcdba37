export interface Rate {
  readonly atOnce: number;
  readonly perSecond: number;
}

/** Rate limiter: a burst size, then a number per second. */
export class RateLimiter {
  readonly #rate: Rate;
  readonly #now: () => number;
  #left: number;
  #at: number;

  constructor(rate: Rate, now: () => number = Date.now) {
    this.#rate = rate;
    this.#now = now;
    this.#left = rate.atOnce;
    this.#at = now();
  }

  admits(): boolean {
    const now = this.#now();
    const gained = (Math.max(0, now - this.#at) / 1000) * this.#rate.perSecond;
    this.#left = Math.min(this.#rate.atOnce, this.#left + gained);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
