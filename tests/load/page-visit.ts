import type { Browser, Page } from '@playwright/test';
import { shiftsOf, watchShifts } from '../e2e/shifts.ts';

export interface PageFigures {
  /** Milliseconds from the start of the navigation. */
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** What moved by itself, and how far, as Chromium reckons it. */
  readonly shifts: readonly string[];
  /** What tasks take beyond 50 ms each, from the first paint on. */
  readonly blocking: number;
}

interface Line {
  readonly latency: number;
  readonly downloadThroughput: number;
  readonly uploadThroughput: number;
}

const LONG_TASK_MS = 50;

/** Opens an address as somebody who was never here, on such a line and such a processor. */
export async function visit(
  browser: Browser,
  address: string,
  { line, cpu }: { readonly line: Line | null; readonly cpu: number },
): Promise<PageFigures> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  if (line) await devtools.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await page.addInitScript(observe);
  await watchShifts(page);
  await page.goto(address, { waitUntil: 'load' });
  const figures = { ...(await settledFigures(page)), shifts: await shiftsOf(page) };
  await context.close();
  return figures;
}

interface Seen {
  first: number;
  largest: number;
  tasks: { start: number; duration: number }[];
}

function observe(): void {
  const seen: Seen = { first: 0, largest: 0, tasks: [] };
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
  on('longtask', ({ startTime, duration }) => {
    seen.tasks.push({ start: startTime, duration });
  });
}

/** The figures once the page has its script, if it names any, and has nothing left to do. */
async function settledFigures(page: Page): Promise<Omit<PageFigures, 'shifts'>> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => (window as unknown as { seen: Seen }).seen.largest > 0);
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  const late = seen.tasks.filter(({ start }) => start >= seen.first);
  return {
    firstPaint: seen.first,
    largestPaint: seen.largest,
    blocking: late.reduce((sum, { duration }) => sum + Math.max(0, duration - LONG_TASK_MS), 0),
  };
}

/** The mean of the middle half: Chromium tells paints in steps of 4 ms, which a median keeps. */
export function middle(values: readonly number[]): number {
  const quarter = Math.floor(values.length / 4);
  const half = values.toSorted((a, b) => a - b).slice(quarter, values.length - quarter);
  return half.reduce((sum, value) => sum + value, 0) / half.length;
}
