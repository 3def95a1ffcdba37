import { DESKTOP_FROM_PX, TABLET_FROM_PX } from '#shared/constants.ts';
import type { BackendAddress } from '#shared/host.ts';
import { HOMEPAGE_LAYOUT_KEY } from '#shared/local-keys.ts';
import { canCountVisit } from './canCountVisit.ts';
import { VisitQueue } from './VisitQueue.ts';
import { observeVitals } from './vitals.ts';

interface VisitReporter {
  /** Server URL. */
  readonly address: () => Promise<BackendAddress>;
  /** Access token so that the server can tell members from visitors; null for a visitor. */
  readonly token: () => Promise<string | null>;
}

const KEY = 'haven.visit-id';
/** Maximum errors reported per page. */
const MAX_ERRORS = 5;

const queue = new VisitQueue();
let path: string | null = null;
let token: string | null = null;
let address: BackendAddress | null = null;
let readVitals: ReturnType<typeof observeVitals> | null = null;

/** Records a screen view by route pattern. Nothing but the server's URL is requested until the page is hidden. */
export function recordPageView(pattern: string, reporter: VisitReporter): void {
  if (!canCountVisit()) return;
  startReporting(pattern, reporter);
  path = pattern;
  note({ kind: 'view', path: pattern });
  const variant = getTestVariant();
  if (pattern === '/' && variant !== null) note({ kind: 'exposure', name: variant });
  void reporter.token().then(
    (accessToken) => {
      token = accessToken;
    },
    () => undefined,
  );
}

/** Records a community search with its result count. */
export function recordSearch(query: string, found: number): void {
  if (path !== null) note({ kind: 'search', name: query.slice(0, 100), value: found });
}

/** Records a sign-up. */
export function recordSignUp(): void {
  const variant = getTestVariant();
  if (path !== null && variant !== null) note({ kind: 'conversion', name: variant });
}

function note(input: Parameters<VisitQueue['add']>[0]): void {
  if (queue.add(input, performance.now())) send();
}

function startReporting(arrivedAt: string, reporter: VisitReporter): void {
  if (readVitals !== null) return;
  // Pages opened in the background have no meaningful load timing.
  const wasSeen = document.visibilityState === 'visible';
  readVitals = observeVitals();
  void reporter.address().then(
    (input) => {
      address = input;
    },
    () => undefined,
  );
  let errorCount = 0;
  const fail = () => {
    errorCount += 1;
    if (path !== null && errorCount <= MAX_ERRORS) note({ kind: 'fault', path });
  };
  addEventListener('error', fail);
  addEventListener('unhandledrejection', fail);
  let isMeasured = false;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    if (wasSeen && !isMeasured) {
      for (const [name, value] of readVitals?.() ?? []) {
        note({ kind: 'vital', path: arrivedAt, name, value });
      }
    }
    isMeasured = true;
    send();
  });
  addEventListener('pagehide', send);
}

/** Sends in the background; failed events are sent with the next ones. */
function send(): void {
  if (address === null || !navigator.onLine || !canCountVisit()) return;
  const events = queue.take(performance.now());
  if (events.length === 0) return;
  const { url, publishableKey } = address;
  const body = { session: session(), device: device(innerWidth), referrer: referrer(), events };
  fetch(`${url}/rest/v1/rpc/record_visits`, {
    method: 'POST',
    keepalive: true,
    headers: {
      apikey: publishableKey,
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  }).catch(() => queue.putBack(events, performance.now()));
}

function getTestVariant(): 'simplified' | 'usual' | null {
  try {
    const stored = localStorage.getItem(HOMEPAGE_LAYOUT_KEY);
    return stored === null ? null : stored === 'simplified' ? 'simplified' : 'usual';
  } catch {
    return null;
  }
}

/** Same as in activity/record.ts, which belongs to the member bundle. */
const device = (width: number) =>
  width < TABLET_FROM_PX ? 'mobile' : width < DESKTOP_FROM_PX ? 'tablet' : 'desktop';

let unkept: string | null = null;

/** Random ID for the lifetime of this tab. */
function session(): string {
  try {
    const known = sessionStorage.getItem(KEY);
    if (known !== null && /^[0-9a-f-]{36}$/.test(known)) return known;
    const created = crypto.randomUUID();
    sessionStorage.setItem(KEY, created);
    return created;
  } catch {
    unkept ??= crypto.randomUUID();
    return unkept;
  }
}

/** Returns only the referrer's host; the rest may be private. */
function referrer(): string {
  if (!URL.canParse(document.referrer)) return '';
  const { hostname } = new URL(document.referrer);
  return hostname === location.hostname ? '' : hostname;
}
