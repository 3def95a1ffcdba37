import { plainPath } from '#shared/navigation/documents.ts';
import type { FaultReport } from '#shared/operations/faults.ts';
import { findAt } from '#shared/routes/path.ts';
import { type Fault, shortId } from './reading.ts';

/** Every path that the product knows, put here by the build: of an address only its pattern is told. */
declare const __PATHS__: readonly string[] | undefined;

const PATHS = typeof __PATHS__ === 'undefined' ? [] : __PATHS__.map((path) => ({ path }));

/** `/property/3f0c…` is `/property/:id`; what is no address of the product says nothing. */
export const patternOf = (path: string, paths = PATHS): string =>
  findAt(paths, plainPath(path))?.path ?? '(unknown)';

/** One visit of one window, so that the faults of a crash can be told to belong together. */
const session = sessionOf();

function sessionOf(): string {
  const key = 'haven.fault-session';
  try {
    const kept = sessionStorage.getItem(key) ?? shortId();
    sessionStorage.setItem(key, kept);
    return kept;
  } catch {
    return shortId();
  }
}

/** Where the script of a part did not come the page says so in its place: `kit/chunk/FailedPart.tsx`. */
const isPartMissing = (): boolean =>
  Array.from(document.querySelectorAll('[role="alert"]')).some(({ textContent }) =>
    textContent?.startsWith('Failed to load component'),
  );

export function reportOf({ id, errorId, kind, message, frame, path, at }: Fault): FaultReport {
  const log = (window.havenLog ?? []).map(({ at: then, what }) => ({
    what,
    ago: Math.max(0, Math.round((at - Date.parse(then)) / 1000)),
  }));
  return {
    id,
    error_id: errorId,
    session_id: session,
    kind: kind === 'chunk' && isPartMissing() ? 'part' : kind,
    message,
    frame,
    route: patternOf(path),
    version: window.havenFaults?.version ?? '',
    log,
  };
}
