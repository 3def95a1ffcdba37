import type { ClientErrorKind, ClientErrorReport } from '#shared/admin/operations/client-errors.ts';
import { stripTrailingSlash } from '#shared/navigation/documents.ts';
import { findByPath } from '#shared/routes/path.ts';
import { type ClientError, shortId } from './parseFault.ts';

/** Every known route pattern, injected by the build. Reports contain only the pattern of a URL. */
declare const __PATHS__: readonly string[] | undefined;

const PATHS = typeof __PATHS__ === 'undefined' ? [] : __PATHS__.map((path) => ({ path }));

/** `/property/3f0c…` becomes `/property/:id`; unknown paths are not reported. */
export const toRoutePattern = (path: string, paths = PATHS): string =>
  findByPath(paths, stripTrailingSlash(path))?.path ?? '(unknown)';

/** The ID of this window's visit, which groups the errors of one crash. */
const session = sessionOf();

function sessionOf(): string {
  const key = 'haven.fault-session';
  try {
    const sessionId = sessionStorage.getItem(key) ?? shortId();
    sessionStorage.setItem(key, sessionId);
    return sessionId;
  } catch {
    return shortId();
  }
}

/**
 * Reads the severity from the page: a failed chunk shows an error in its place (`ui/chunk/FailedPart.tsx`); if the
 * whole app fails, only the error page is left (`app/router.tsx`).
 */
function resolveKind(kind: ClientErrorKind): ClientErrorKind {
  if (kind === 'chunk') {
    const alerts = Array.from(document.querySelectorAll('[role="alert"]'));
    const isPart = alerts.some((one) => one.textContent?.startsWith('Failed to load component'));
    return isPart ? 'part' : kind;
  }
  const { children = [] } = document.getElementById('root') ?? {};
  const isAlone = children.length === 1 && children[0]?.localName === 'main';
  return kind === 'route' && isAlone ? 'app' : kind;
}

export function reportOf({
  id,
  errorId,
  kind,
  message,
  frame,
  path,
  at,
}: ClientError): ClientErrorReport {
  const log = (window.havenLog ?? []).map(({ at: then, what }) => ({
    what,
    ago: Math.max(0, Math.round((at - Date.parse(then)) / 1000)),
  }));
  return {
    id,
    error_id: errorId,
    session_id: session,
    kind: resolveKind(kind),
    message,
    frame,
    route: toRoutePattern(path),
    version: window.havenFaults?.version ?? '',
    log,
  };
}
