import { ANALYTICS_BUFFER_LIMIT, LOG_BUFFER_LIMIT } from '#shared/constants.ts';
import { Ring } from './Ring.ts';

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

export const analyticsEvents = new Ring<AnalyticsEvent>(ANALYTICS_BUFFER_LIMIT);
export const logEntries = new Ring<LogEntry>(LOG_BUFFER_LIMIT);
// A fault is told with what had not worked before it: renderer/faults.
if (typeof window !== 'undefined') window.havenLog = logEntries.entries;
