import { DESKTOP_FROM_PX, TABLET_FROM_PX } from '#shared/constants.ts';
import type { BackendAddress } from '#shared/host.ts';
import { HOMEPAGE_LAYOUT_KEY } from '#shared/local-keys.ts';
import { mayCount } from './mayCount.ts';
import { VisitQueue } from './VisitQueue.ts';
import { followVitals } from './vitals.ts';

interface Teller {
  /** Where the server is. */
  readonly address: () => Promise<BackendAddress>;
  /** Who is asking, for the server to tell members from visitors; null for a visitor. */
  readonly token: () => Promise<string | null>;
}

const KEY = 'haven.visit-id';
/** A page that fails over and over is no worse than one that fails so often. */
const MOST_FAULTS = 5;

const queue = new VisitQueue();
let path: string | null = null;
let token: string | null = null;
let address: BackendAddress | null = null;
let readVitals: ReturnType<typeof followVitals> | null = null;

/**
 * A screen was opened, by the pattern of its route. Nothing is asked of the server before somebody turns away from
 * the page, but where it is.
 */
export function seePage(pattern: string, teller: Teller): void {
  if (!mayCount()) return;
  begin(pattern, teller);
  path = pattern;
  note({ kind: 'view', path: pattern });
  const variant = triedLayout();
  if (pattern === '/' && variant !== null) note({ kind: 'exposure', name: variant });
  void teller.token().then(
    (asked) => {
      token = asked;
    },
    () => undefined,
  );
}

/** Communities were looked for by words, and so many were found. */
export function noteSearch(words: string, found: number): void {
  if (path !== null) note({ kind: 'search', name: words.slice(0, 100), value: found });
}

/** Somebody made an account. */
export function noteSignUp(): void {
  const variant = triedLayout();
  if (path !== null && variant !== null) note({ kind: 'conversion', name: variant });
}

function note(told: Parameters<VisitQueue['add']>[0]): void {
  if (queue.add(told, performance.now())) send();
}

function begin(arrivedAt: string, teller: Teller): void {
  if (readVitals !== null) return;
  // A page that was opened behind another one tells nothing of how fast it came.
  const wasSeen = document.visibilityState === 'visible';
  readVitals = followVitals();
  void teller.address().then(
    (told) => {
      address = told;
    },
    () => undefined,
  );
  let faults = 0;
  const fail = () => {
    faults += 1;
    if (path !== null && faults <= MOST_FAULTS) note({ kind: 'fault', path });
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

/** Nothing waits for it; what does not arrive is told with what comes next. */
function send(): void {
  if (address === null || !navigator.onLine || !mayCount()) return;
  const events = queue.take(performance.now());
  if (events.length === 0) return;
  const { url, publishableKey } = address;
  const body = { session: session(), device: device(innerWidth), referrer: referrer(), events };
  fetch(`${url}/rest/v1/rpc/note_visits`, {
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

function triedLayout(): 'simplified' | 'usual' | null {
  try {
    const stored = localStorage.getItem(HOMEPAGE_LAYOUT_KEY);
    return stored === null ? null : stored === 'simplified' ? 'simplified' : 'usual';
  } catch {
    return null;
  }
}

/** As activity/record.ts tells it, which comes with all that members load. */
const device = (width: number) =>
  width < TABLET_FROM_PX ? 'mobile' : width < DESKTOP_FROM_PX ? 'tablet' : 'desktop';

let unkept: string | null = null;

/** A random id for as long as this tab is open. */
function session(): string {
  try {
    const known = sessionStorage.getItem(KEY);
    if (known !== null && /^[0-9a-f-]{36}$/.test(known)) return known;
    const made = crypto.randomUUID();
    sessionStorage.setItem(KEY, made);
    return made;
  } catch {
    unkept ??= crypto.randomUUID();
    return unkept;
  }
}

/** The host alone: what stands behind it may be somebody's. */
function referrer(): string {
  if (!URL.canParse(document.referrer)) return '';
  const { hostname } = new URL(document.referrer);
  return hostname === location.hostname ? '' : hostname;
}
