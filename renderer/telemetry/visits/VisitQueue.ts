import { ANALYTICS_BUFFER_LIMIT, PAGE_VIEW_ONCE_MS } from '#shared/constants.ts';

export type VisitEvent =
  | { readonly kind: 'view' | 'fault'; readonly path: string }
  | {
      readonly kind: 'vital';
      readonly path: string;
      readonly name: string;
      readonly value: number;
    }
  | { readonly kind: 'search'; readonly name: string; readonly value: number }
  | { readonly kind: 'exposure' | 'conversion'; readonly name: string };

type QueuedVisitEvent = VisitEvent & { readonly id: string; readonly at: number };

/** An event as sent; its age is relative, because clocks differ. */
export type SentVisitEvent = VisitEvent & { readonly id: string; readonly ago: number };

/** A bounded queue of events; overflow isn't counted. */
export class VisitQueue {
  #kept: QueuedVisitEvent[] = [];
  readonly #seen = new Map<string, number>();

  /** Returns true if the buffer is full. */
  add(visitEvent: VisitEvent, now: number): boolean {
    if (visitEvent.kind === 'view' && !this.#isNews(visitEvent.path, now)) return false;
    if (this.#kept.length < ANALYTICS_BUFFER_LIMIT) {
      this.#kept.push({ ...visitEvent, id: crypto.randomUUID(), at: now });
    }
    return this.#kept.length >= ANALYTICS_BUFFER_LIMIT;
  }

  /** Removes and returns all queued events. */
  take(now: number): readonly SentVisitEvent[] {
    const queued = this.#kept;
    this.#kept = [];
    return queued.map(({ at, ...visitEvent }) => ({
      ...visitEvent,
      ago: Math.max(0, Math.round(now - at)),
    }));
  }

  /** Requeues failed events; the server deduplicates by ID. */
  putBack(sent: readonly SentVisitEvent[], now: number): void {
    const back = sent.map(
      ({ ago, ...visitEvent }): QueuedVisitEvent => ({ ...visitEvent, at: now - ago }),
    );
    this.#kept = [...back, ...this.#kept].slice(0, ANALYTICS_BUFFER_LIMIT);
  }

  #isNews(path: string, now: number): boolean {
    const before = this.#seen.get(path);
    this.#seen.set(path, now);
    return before === undefined || now - before >= PAGE_VIEW_ONCE_MS;
  }
}
