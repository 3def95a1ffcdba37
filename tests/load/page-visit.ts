import { recordLayoutShifts } from '../e2e/layout-shifts.ts';
import type { Devtools } from './devtools.ts';

export interface PageMetrics {
  /** Milliseconds from the start of the navigation. */
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Layout shifts not caused by input, with their scores from Chromium. */
  readonly shifts: readonly string[];
  /** Total blocking time: task time beyond 50 ms each, from the first paint on. */
  readonly blocking: number;
  /** Time of hydration, and requests until then, without images. */
  readonly alive: number;
  readonly requests: number;
  /** Script bytes transferred; 0 when a reload uses the cache. */
  readonly scriptBytes: number;
}

interface Line {
  readonly latency: number;
  readonly downloadThroughput: number;
  readonly uploadThroughput: number;
}

const LONG_TASK_MS = 50;

/** The page to measure, and the user. */
export interface Visit {
  readonly address: string;
  /** Stored session of a signed-in user. */
  readonly session?: string | undefined;
  /** Measures the second visit, with the first one's cache. */
  readonly isReload?: boolean | undefined;
}

/** Opens a URL as a first-time or repeat visitor with the given network and CPU throttling. */
export async function measurePageVisit(
  browser: Devtools,
  { address, session, isReload = false }: Visit,
  { line, cpu }: { readonly line: Line | null; readonly cpu: number },
): Promise<PageMetrics> {
  const { send, close } = await browser.openPage({ width: 1280, height: 800 });
  await send('Network.enable');
  await send('Page.setLifecycleEventsEnabled', { enabled: true });
  const store = `localStorage.setItem('haven.session', ${JSON.stringify(session)});`;
  const source = `${session === undefined ? '' : store}(${observe})();(${recordLayoutShifts})()`;
  await send('Page.addScriptToEvaluateOnNewDocument', { source });
  const open = async () => {
    const { loaderId } = await send('Page.navigate', { url: address });
    await browser.next(
      'Page.lifecycleEvent',
      (event) => event.name === 'networkIdle' && event.loaderId === loaderId,
    );
  };
  if (isReload) await open();
  if (line) await send('Network.emulateNetworkConditions', { offline: false, ...line });
  await send('Emulation.setCPUThrottlingRate', { rate: cpu });
  const scripts = weighScripts(browser);
  await open();
  const { result } = await send('Runtime.evaluate', {
    expression: `(${seenSoFar})(${LONG_TASK_MS})`,
    awaitPromise: true,
    returnByValue: true,
  });
  await close();
  return { ...(result as { value: SeenFigures }).value, scriptBytes: scripts() };
}

/** Counts the bytes of scripts loaded from now on; the returned function stops and returns the total. */
function weighScripts(browser: Devtools): () => number {
  const scripts = new Set<unknown>();
  let bytes = 0;
  const stops = [
    browser.hear('Network.requestWillBeSent', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId);
    }),
    browser.hear('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += Number(encodedDataLength);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    return bytes;
  };
}

type SeenFigures = Omit<PageMetrics, 'scriptBytes'>;

interface Seen {
  first: number;
  largest: number;
  alive: number;
  tasks: { start: number; duration: number }[];
}

function observe(): void {
  const seen: Seen = { first: 0, largest: 0, alive: 0, tasks: [] };
  Object.assign(window, { seen });
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.first = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => {
    seen.largest = startTime;
  });
  // Set by earlyClick.ts.
  new MutationObserver(() => {
    if (document.documentElement.dataset.hydrated !== undefined) seen.alive ||= performance.now();
  }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
  on('longtask', ({ startTime, duration }) => {
    seen.tasks.push({ start: startTime, duration });
  });
}

/** Runs in the page, once it has hydrated (if it has scripts) and is idle. */
async function seenSoFar(longTask: number): Promise<SeenFigures> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const { seen, shifts } = window as unknown as { seen: Seen; shifts: string[] };
  while (seen.largest === 0) await frame();
  await frame();
  await frame();
  const late = seen.tasks.filter(({ start }) => start >= seen.first);
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return {
    alive: seen.alive,
    // Counts the document as well.
    requests:
      resources.filter(
        ({ responseEnd, initiatorType, name }) =>
          responseEnd < seen.alive && initiatorType !== 'img' && !/\.(?:svg|png|webp)$/.test(name),
      ).length + 1,
    firstPaint: seen.first,
    largestPaint: seen.largest,
    shifts,
    blocking: late.reduce((sum, { duration }) => sum + Math.max(0, duration - longTask), 0),
  };
}

/** Returns the interquartile mean. Chromium reports paints in 4 ms steps, which a median would keep. */
export function interquartileMean(values: readonly number[]): number {
  const quarter = Math.floor(values.length / 4);
  const half = values.toSorted((a, b) => a - b).slice(quarter, values.length - quarter);
  return half.reduce((sum, value) => sum + value, 0) / half.length;
}
