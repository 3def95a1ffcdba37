import { ANALYTICS_BUFFER_LIMIT, LOG_BUFFER_LIMIT } from '#shared/constants.ts';

/** What somebody pressed, in the words of the specification. It stays in this window's memory. */
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
  /** What did not work; never what was in it. */
  readonly what: 'activity' | 'presence';
}

/** The last so many of something; what is older is let go. */
export class Ring<Entry> {
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

export const analyticsEvents = new Ring<AnalyticsEvent>(ANALYTICS_BUFFER_LIMIT);
export const logEntries = new Ring<LogEntry>(LOG_BUFFER_LIMIT);
// A fault is told with what had not worked before it: renderer/faults.
if (typeof window !== 'undefined') window.havenLog = logEntries.entries;
