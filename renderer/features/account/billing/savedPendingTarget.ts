import { type PendingTarget, parsePendingTarget, pendingTargetQuery } from './pendingTarget.ts';

const KEY = 'haven:wanted';
/** After this, the user has likely moved on. */
const TTL_MS = 6 * 60 * 60 * 1000;

/** Survives the payment provider's page, which returns only the payment. */
export function savePendingTarget(target: PendingTarget | null): void {
  try {
    if (target === null) localStorage.removeItem(KEY);
    else {
      localStorage.setItem(
        KEY,
        JSON.stringify({ wanted: pendingTargetQuery(target), until: Date.now() + TTL_MS }),
      );
    }
  } catch {
    // Without storage, the browser continues at the workspace.
  }
}

export function readPendingTarget(): PendingTarget | null {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof saved !== 'object' || saved === null) return null;
    const { wanted, until } = saved as { wanted?: unknown; until?: unknown };
    if (typeof wanted !== 'string' || typeof until !== 'number' || until < Date.now()) return null;
    return parsePendingTarget(wanted);
  } catch {
    return null;
  }
}
