import { ANALYTICS_BUFFER_LIMIT, LOG_BUFFER_LIMIT } from '#shared/constants.ts';

/** A click or page view in the specification's format. Kept in memory for this window only. */
export interface AnalyticsEvent {
  readonly event_type: 'click' | 'page_view';
  readonly element_id: string;
  readonly element_text: string;
  readonly page_url: string;
  readonly user_id: string;
  readonly session_id: string;
  readonly timestamp: string;
  readonly metadata: {
    readonly user_agent: string;
    readonly viewport: string;
    readonly referrer: string;
    readonly scroll_position: number;
  };
}

export interface LogEntry {
  readonly at: string;
  /** What failed; never its content. */
  readonly what: 'activity' | 'presence';
}

/** A ring buffer that drops the oldest entries. */
export class RingBuffer<Entry> {
  readonly #limit: number;
  readonly #entries: Entry[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  add(entry: Entry): void {
    this.#entries.push(entry);
    if (this.#entries.length > this.#limit) this.#entries.shift();
  }

  clear(): void {
    this.#entries.length = 0;
  }

  get entries(): readonly Entry[] {
    return this.#entries;
  }
}

export const analyticsEvents = new RingBuffer<AnalyticsEvent>(ANALYTICS_BUFFER_LIMIT);
export const logEntries = new RingBuffer<LogEntry>(LOG_BUFFER_LIMIT);
// Error reports include earlier failures: renderer/faults.
if (typeof window !== 'undefined') window.havenLog = logEntries.entries;
