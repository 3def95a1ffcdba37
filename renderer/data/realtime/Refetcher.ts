import { REALTIME_OPENING_MS, REALTIME_REFETCH_MS } from '#shared/constants.ts';
import type { RowWatcher } from './rowChange.ts';

/** Refetches a whole entry after changes, batching changes that arrive together. */
export class Refetcher implements RowWatcher {
  readonly #refetch: () => void;
  readonly #channels: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #opened = 0;
  #hasGap = false;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  /** Number of channels of the entry: if all open at once, that is one gap. */
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
    this.#hasGap = true;
    this.#count();
  }

  onWhole(): void {
    this.#count();
  }

  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#waiting);
  }

  #count(): void {
    this.#opened += 1;
    if (this.#opened >= this.#channels) this.#end();
    else this.#waiting ??= setTimeout(() => this.#end(), REALTIME_OPENING_MS);
  }

  #end(): void {
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
    this.#opened = 0;
    if (this.#hasGap) this.onChange();
    this.#hasGap = false;
  }
}
