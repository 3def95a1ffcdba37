import type { Bucket } from './limits.ts';

/** A token bucket: `take` returns whether a token was left. */
export class TokenBucket {
  readonly #size: Bucket;
  #tokens: number;
  #at = performance.now();

  constructor(size: Bucket) {
    this.#size = size;
    this.#tokens = size.burst;
  }

  take(count = 1): boolean {
    this.#refill();
    if (this.#tokens < count) return false;
    this.#tokens -= count;
    return true;
  }

  get isFull(): boolean {
    this.#refill();
    return this.#tokens >= this.#size.burst;
  }

  #refill(): void {
    const now = performance.now();
    const gained = ((now - this.#at) / 1000) * this.#size.perSecond;
    this.#tokens = Math.min(this.#size.burst, this.#tokens + gained);
    this.#at = now;
  }
}

const REMEMBERED = 10_000;

/** One bucket per key, such as an address. Full buckets are dropped when there are many. */
export class KeyedBuckets {
  readonly #size: Bucket;
  readonly #buckets = new Map<string, TokenBucket>();

  constructor(size: Bucket) {
    this.#size = size;
  }

  take(key: string, count = 1): boolean {
    let bucket = this.#buckets.get(key);
    if (!bucket) {
      if (this.#buckets.size >= REMEMBERED) this.#forget();
      bucket = new TokenBucket(this.#size);
      this.#buckets.set(key, bucket);
    }
    return bucket.take(count);
  }

  #forget(): void {
    for (const [key, bucket] of this.#buckets) if (bucket.isFull) this.#buckets.delete(key);
    const [oldest] = this.#buckets.keys();
    if (this.#buckets.size >= REMEMBERED && oldest !== undefined) this.#buckets.delete(oldest);
  }
}
