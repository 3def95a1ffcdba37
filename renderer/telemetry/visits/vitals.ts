export type Metric = 'LCP' | 'INP' | 'CLS' | 'TTFB';

/** The parts of a browser performance entry used here. */
export interface TimelineEntry {
  readonly startTime: number;
  readonly duration?: number;
  readonly interactionId?: number;
  readonly value?: number;
  readonly hadRecentInput?: boolean;
}

const WINDOW_GAP_MS = 1000;
const WINDOW_MS = 5000;

/** Merges nearby layout shifts and keeps the worst. */
export class LayoutShifts {
  #worst = 0;
  #sum = 0;
  #first = 0;
  #last = Number.NEGATIVE_INFINITY;

  add({ startTime, value = 0, hadRecentInput = false }: TimelineEntry): void {
    if (hadRecentInput) return;
    const isSame = startTime - this.#last < WINDOW_GAP_MS && startTime - this.#first < WINDOW_MS;
    if (!isSame) [this.#sum, this.#first] = [0, startTime];
    this.#sum += value;
    this.#last = startTime;
    this.#worst = Math.max(this.#worst, this.#sum);
  }

  get worst(): number {
    return this.#worst;
  }
}

const MAX_INTERACTIONS = 10;
const ONE_OF = 50;

/** Interaction latency, ignoring the worst of every fifty. */
export class InteractionDelays {
  readonly #longest = new Map<number, number>();
  readonly #known = new Set<number>();

  add({ interactionId = 0, duration = 0 }: TimelineEntry): void {
    if (interactionId === 0) return;
    this.#known.add(interactionId);
    this.#longest.set(interactionId, Math.max(this.#longest.get(interactionId) ?? 0, duration));
    if (this.#longest.size <= MAX_INTERACTIONS) return;
    const [shortest] = [...this.#longest].toSorted(([, a], [, b]) => a - b);
    if (shortest !== undefined) this.#longest.delete(shortest[0]);
  }

  /** Null if no interaction was long enough to be recorded. */
  get worst(): number | null {
    const waits = [...this.#longest.values()].toSorted((a, b) => b - a);
    return waits[Math.min(waits.length - 1, Math.floor(this.#known.size / ONE_OF))] ?? null;
  }
}

/** Measures page load and interaction; the result is read once when the page is hidden. */
export function observeVitals(): () => readonly (readonly [Metric, number])[] {
  const shifts = new LayoutShifts();
  const waits = new InteractionDelays();
  let largest: number | null = null;
  const observe = (type: string, take: (entry: TimelineEntry) => void) => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return false;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe({ type, buffered: true });
    return true;
  };
  observe('largest-contentful-paint', ({ startTime }) => {
    largest = startTime;
  });
  observe('event', (entry) => waits.add(entry));
  const tellsShifts = observe('layout-shift', (entry) => shifts.add(entry));
  return () => {
    const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const first = arrival?.responseStart ?? 0;
    const wait = waits.worst;
    return [
      ...(largest === null ? [] : [['LCP', Math.round(largest)] as const]),
      ...(wait === null ? [] : [['INP', Math.round(wait)] as const]),
      ...(tellsShifts ? [['CLS', Math.round(shifts.worst * 1000) / 1000] as const] : []),
      ...(first > 0 ? [['TTFB', Math.round(first)] as const] : []),
    ];
  };
}
