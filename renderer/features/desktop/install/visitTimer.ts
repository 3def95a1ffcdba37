import { SESSION_RESET_MS, SESSION_THRESHOLD_MS } from '#shared/constants.ts';

const KEY = 'haven.install.stay';

interface Visit {
  readonly startedAt: number;
  readonly activeAt: number;
}

/**
 * Measures visit duration across the pages of one tab. `telemetry/activity/visit.ts` also counts for signed-in users; it
 * ships with the app, this one with the public pages.
 */
export class VisitTimer {
  #kept: Visit;

  constructor(now: number) {
    this.#kept = read() ?? { startedAt: now, activeAt: now };
    this.focus(now);
  }

  /** The window regained focus; after a long absence the visit starts over. */
  focus(now: number): void {
    const isNewSession = now - this.#kept.activeAt > SESSION_RESET_MS;
    this.#keep({ startedAt: isNewSession ? now : this.#kept.startedAt, activeAt: now });
  }

  blur(now: number): void {
    this.#keep({ ...this.#kept, activeAt: now });
  }

  isLong = (now: number): boolean => now - this.#kept.startedAt >= SESSION_THRESHOLD_MS;

  #keep(visit: Visit): void {
    this.#kept = visit;
    try {
      sessionStorage.setItem(KEY, JSON.stringify(visit));
    } catch {
      // Without storage, the visit starts over on each page.
    }
  }
}

function read(): Visit | null {
  try {
    const { startedAt, activeAt } = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Visit;
    return Number.isFinite(startedAt) && Number.isFinite(activeAt) ? { startedAt, activeAt } : null;
  } catch {
    return null;
  }
}
