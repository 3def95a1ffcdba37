import { SESSION_RESET_MS, SESSION_THRESHOLD_MS } from '#shared/constants.ts';

const KEY = 'haven.visit';

interface Kept {
  readonly id: string;
  readonly startedAt: number;
  readonly activeAt: number;
}

/**
 * How long somebody has been here, over reloads of one tab. Who comes back after more than half an hour begins
 * anew; whoever stays five minutes is no passer-by.
 */
export class Visit {
  readonly #storage: Pick<Storage, 'getItem' | 'setItem'>;
  #kept: Kept;

  constructor(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number) {
    this.#storage = storage;
    this.#kept = read(storage) ?? begin(now);
    this.touch(now);
  }

  get id(): string {
    return this.#kept.id;
  }

  /** Something was done. */
  touch(now: number): void {
    this.#keep({ ...this.#kept, activeAt: now });
  }

  /** The window has the focus again. */
  focus(now: number): void {
    if (now - this.#kept.activeAt > SESSION_RESET_MS) this.#keep(begin(now));
    else this.touch(now);
  }

  isLong(now: number): boolean {
    return now - this.#kept.startedAt >= SESSION_THRESHOLD_MS;
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    try {
      this.#storage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing begins anew with each page.
    }
  }
}

const begin = (now: number): Kept => ({ id: crypto.randomUUID(), startedAt: now, activeAt: now });

function read(storage: Pick<Storage, 'getItem'>): Kept | null {
  try {
    const { id, startedAt, activeAt } = JSON.parse(storage.getItem(KEY) ?? 'null') as Kept;
    const isWhole = [startedAt, activeAt].every((at) => Number.isFinite(at));
    return typeof id === 'string' && isWhole ? { id, startedAt, activeAt } : null;
  } catch {
    return null;
  }
}
