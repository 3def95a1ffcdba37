import { type Wanted, wantedQuery, wantedScreen } from './wantedScreen.ts';

const KEY = 'haven:wanted';
/** Whoever pays tomorrow is after something else. */
const KEPT_MS = 6 * 60 * 60 * 1000;

/** Kept across the payment provider's page, which brings nothing back but the payment. */
export function keepWanted(wanted: Wanted | null): void {
  try {
    if (wanted === null) localStorage.removeItem(KEY);
    else {
      localStorage.setItem(
        KEY,
        JSON.stringify({ wanted: wantedQuery(wanted), until: Date.now() + KEPT_MS }),
      );
    }
  } catch {
    // A browser without storage goes on at the workspace.
  }
}

export function keptWanted(): Wanted | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { wanted, until } = kept as { wanted?: unknown; until?: unknown };
    if (typeof wanted !== 'string' || typeof until !== 'number' || until < Date.now()) return null;
    return wantedScreen(wanted);
  } catch {
    return null;
  }
}
