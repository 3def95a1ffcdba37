import type { PayloadAction } from '@reduxjs/toolkit';

/** What `api.util.invalidateTags` returns. */
export type Invalidation = PayloadAction<readonly unknown[]>;

/** Invalidates the entries of a store together, so that entries with shared tags are refetched once. */
export class Refetcher {
  readonly #pending = new Set<Invalidation>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #delay = Number.POSITIVE_INFINITY;

  refetchWithin(
    delay: number,
    invalidation: Invalidation,
    dispatch: (action: Invalidation) => unknown,
  ): void {
    this.#pending.add(invalidation);
    if (delay >= this.#delay) return;
    clearTimeout(this.#timer);
    this.#delay = delay;
    this.#timer = setTimeout(() => {
      const payload = [...this.#pending].flatMap((one) => one.payload);
      this.#pending.clear();
      this.#delay = Number.POSITIVE_INFINITY;
      dispatch({ ...invalidation, payload });
    }, delay);
  }
}
