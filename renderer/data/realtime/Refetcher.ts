import { REALTIME_OPENING_MS, REALTIME_REFETCH_MS } from '#shared/constants.ts';
import type { RowWatcher } from './rowChange.ts';

/** Refetches a whole entry after changes, batching changes that arrive together. */
export class Refetcher implements RowWatcher {
  readonly #refetch: () => void;
  readonly #channels: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #delay = Number.POSITIVE_INFINITY;
  #opened = 0;

  /** Number of channels of the entry: if they open one after another, it is refetched once. */
  constructor(refetch: () => void, channels = 1) {
    this.#refetch = refetch;
    this.#channels = channels;
  }

  onChange(): void {
    this.#refetchWithin(REALTIME_REFETCH_MS);
  }

  onOpen(): void {
    this.#opened += 1;
    this.#refetchWithin(this.#opened < this.#channels ? REALTIME_OPENING_MS : REALTIME_REFETCH_MS);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #refetchWithin(delay: number): void {
    if (delay >= this.#delay) return;
    clearTimeout(this.#timer);
    this.#delay = delay;
    this.#timer = setTimeout(() => {
      this.#delay = Number.POSITIVE_INFINITY;
      this.#opened = 0;
      this.#refetch();
    }, delay);
  }
}
