import { REALTIME_OPENING_MS, REALTIME_REFETCH_MS } from '#shared/constants.ts';
import type { RowWatcher } from './rowChange.ts';

/** Fetches a whole entry again after changes: soon, and once for many that come together. */
export class Refetcher implements RowWatcher {
  readonly #refetch: () => void;
  readonly #channels: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #opened = 0;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  /** Of so many channels the entry is made: when all of them open at once, that is one gap. */
  constructor(refetch: () => void, channels = 1) {
    this.#refetch = refetch;
    this.#channels = channels;
  }

  onChange(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#refetch();
    }, REALTIME_REFETCH_MS);
  }

  onOpen(): void {
    this.#opened += 1;
    if (this.#opened >= this.#channels) this.#missed();
    else this.#waiting ??= setTimeout(() => this.#missed(), REALTIME_OPENING_MS);
  }

  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#waiting);
  }

  #missed(): void {
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
    this.#opened = 0;
    this.onChange();
  }
}
