import { SESSION_RESET_MS, SESSION_THRESHOLD_MS } from '#shared/constants.ts';

const KEY = 'haven.install.stay';

interface Kept {
  readonly startedAt: number;
  readonly activeAt: number;
}

/**
 * How long somebody has stayed, over the pages of one tab. For whoever is signed in `core/activity/visit.ts` counts as
 * well; it comes with the app, and this with the public pages.
 */
export class Stay {
  #kept: Kept;

  constructor(now: number) {
    this.#kept = read() ?? { startedAt: now, activeAt: now };
    this.focus(now);
  }

  /** The window has the focus again: who was away for long begins anew. */
  focus(now: number): void {
    const isAnew = now - this.#kept.activeAt > SESSION_RESET_MS;
    this.#keep({ startedAt: isAnew ? now : this.#kept.startedAt, activeAt: now });
  }

  blur(now: number): void {
    this.#keep({ ...this.#kept, activeAt: now });
  }

  isLong = (now: number): boolean => now - this.#kept.startedAt >= SESSION_THRESHOLD_MS;

  #keep(kept: Kept): void {
    this.#kept = kept;
    try {
      sessionStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing begins anew with each page.
    }
  }
}

function read(): Kept | null {
  try {
    const { startedAt, activeAt } = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept;
    return Number.isFinite(startedAt) && Number.isFinite(activeAt) ? { startedAt, activeAt } : null;
  } catch {
    return null;
  }
}
