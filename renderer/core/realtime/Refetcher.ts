import { REALTIME_REFETCH_MS } from '#shared/constants.ts';
import type { RowWatcher } from './rowChange.ts';

/** Fetches a whole entry again after changes: soon, and once for many that come together. */
export class Refetcher implements RowWatcher {
  readonly #refetch: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(refetch: () => void) {
    this.#refetch = refetch;
  }

  onChange(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#refetch();
    }, REALTIME_REFETCH_MS);
  }

  onOpen(): void {
    this.onChange();
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
