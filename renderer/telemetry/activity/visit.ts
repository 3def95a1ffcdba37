import { SESSION_RESET_MS, SESSION_THRESHOLD_MS } from '#shared/constants.ts';

const KEY = 'haven.visit';

interface StoredVisit {
  readonly id: string;
  readonly startedAt: number;
  readonly activeAt: number;
}

/**
 * Tracks a tab's visit across reloads. An absence of over half an hour starts a new visit; five minutes make it an
 * engaged one.
 */
export class Visit {
  readonly #storage: Pick<Storage, 'getItem' | 'setItem'>;
  #kept: StoredVisit;

  constructor(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number) {
    this.#storage = storage;
    this.#kept = read(storage) ?? startVisit(now);
    this.touch(now);
  }

  get id(): string {
    return this.#kept.id;
  }

  /** Records activity. */
  touch(now: number): void {
    this.#keep({ ...this.#kept, activeAt: now });
  }

  /** Called when the window regains focus. */
  focus(now: number): void {
    if (now - this.#kept.activeAt > SESSION_RESET_MS) this.#keep(startVisit(now));
    else this.touch(now);
  }

  isLong(now: number): boolean {
    return now - this.#kept.startedAt >= SESSION_THRESHOLD_MS;
  }

  #keep(stored: StoredVisit): void {
    this.#kept = stored;
    try {
      this.#storage.setItem(KEY, JSON.stringify(stored));
    } catch {
      // Without storage each page starts a new visit.
    }
  }
}

const startVisit = (now: number): StoredVisit => ({
  id: crypto.randomUUID(),
  startedAt: now,
  activeAt: now,
});

function read(storage: Pick<Storage, 'getItem'>): StoredVisit | null {
  try {
    const { id, startedAt, activeAt } = JSON.parse(storage.getItem(KEY) ?? 'null') as StoredVisit;
    const isWhole = [startedAt, activeAt].every((at) => Number.isFinite(at));
    return typeof id === 'string' && isWhole ? { id, startedAt, activeAt } : null;
  } catch {
    return null;
  }
}
