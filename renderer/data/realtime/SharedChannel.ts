import type { RealtimeChannel } from '@supabase/supabase-js';
import { REALTIME_READY_TIMEOUT_MS, REALTIME_REJOIN_MS } from '#shared/constants.ts';
import type { LoadDataClient } from '../api/dataClient.ts';
import { getFirstRequestTime } from '../api/requestTimes.ts';
import type { RequestTime } from '../api/supabaseQuery.ts';
import type { RowChange, RowSource, RowWatcher } from './rowChange.ts';

interface Payload {
  readonly eventType: RowChange['type'];
  readonly new: Readonly<Record<string, unknown>>;
  readonly old: Readonly<Record<string, unknown>>;
}

interface SystemMessage {
  readonly extension?: string;
  readonly status?: string;
  /** Only sent by the embedded backend: nothing was missed since the requested time. */
  readonly missed?: 'nothing';
}

/** Compares `clock.milliseconds` values, which is only possible on the same clock. */
function compare(a: string, b: string): number | undefined {
  const [clockOfA, atA] = a.split('.');
  const [clockOfB, atB] = b.split('.');
  return clockOfA === clockOfB ? Number(atA) - Number(atB) : undefined;
}

/** Requests made during page load may be answered out of order. */
const LOADING_MS = 10_000;

/** The time of the page's first request if this one was made during page load; else its own. */
function startOf(timestamp: string): string {
  const first = getFirstRequestTime();
  const behind = first === undefined ? undefined : compare(timestamp, first);
  const isOfLoading = behind !== undefined && behind >= 0 && behind < LOADING_MS;
  return first !== undefined && isOfLoading ? first : timestamp;
}

const isSinceThen = (timestamp: string | undefined, then: string | undefined): boolean =>
  timestamp !== undefined && then !== undefined && (compare(timestamp, then) ?? -1) >= 0;

/** The earliest time among those on the same clock as the first, or the start of page load. */
function earliestOf(requested: Iterable<RequestTime | undefined>): string | undefined {
  let earliest: string | undefined;
  for (const one of requested) {
    if (one?.moment === undefined) continue;
    if (earliest === undefined || (compare(one.moment, earliest) ?? 0) < 0) earliest = one.moment;
  }
  return earliest && startOf(earliest);
}

let opened = 0;

/** A shared subscription for all watchers of the same rows; stays open until closed. */
export class SharedChannel {
  /** Watchers with the time of their request, as long as they are known to have received every change since. */
  readonly watchers = new Map<RowWatcher, RequestTime | undefined>();
  readonly #source: RowSource;
  readonly #loadClient: LoadDataClient;
  #channel: RealtimeChannel | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #attempts = 0;
  #hasBeenOpen = false;
  /** The server reported that nothing was missed since this time. */
  #wholeSince: string | undefined;
  #openedAt = Number.POSITIVE_INFINITY;
  #changedAt = Number.NEGATIVE_INFINITY;
  #isOpen = false;
  #isClosed = false;

  constructor(source: RowSource, loadClient: LoadDataClient) {
    this.#source = source;
    this.#loadClient = loadClient;
    void this.#join();
  }

  add(watcher: RowWatcher, requested?: RequestTime): void {
    const isUpToDate = requested !== undefined && requested.at > this.#changedAt;
    this.watchers.set(watcher, isUpToDate ? requested : undefined);
    if (!this.#isOpen) return;
    const isLater = isUpToDate && requested.at > this.#openedAt;
    if (isLater || (isUpToDate && isSinceThen(requested.moment, this.#wholeSince)))
      watcher.onWhole?.();
    else watcher.onOpen();
  }

  /** Notifies all watchers that changes may have been missed, if the channel is open. */
  announce(): void {
    if (!this.#isOpen) return;
    this.#openedAt = performance.now();
    this.#wholeSince = undefined;
    for (const watcher of this.watchers.keys()) watcher.onOpen();
  }

  close(): void {
    this.#isClosed = true;
    this.#leave();
  }

  async #join(): Promise<void> {
    try {
      const client = await this.#loadClient();
      // Otherwise the first join would go out before the token is known, as a visitor's.
      await client.realtime.setAuth();
      if (this.#isClosed) return;
      opened += 1;
      this.#channel = this.#subscribe(client.channel(`rows:${this.#source.table}:${opened}`));
    } catch {
      this.#rejoin();
    }
  }

  #subscribe(channel: RealtimeChannel): RealtimeChannel {
    const isCurrent = () => this.#channel === channel && !this.#isClosed;
    const since = this.#hasBeenOpen ? undefined : earliestOf(this.watchers.values());
    const source = { ...this.#source, ...(since === undefined ? {} : { since }) };
    return channel
      .on('system', {}, ({ extension, status, missed }: SystemMessage) => {
        if (!isCurrent() || extension !== 'postgres_changes') return;
        if (status === 'ok') this.#opened(missed === 'nothing' ? since : undefined);
        else this.#rejoin();
      })
      .on('postgres_changes', { event: '*', schema: 'public', ...source }, (payload) => {
        if (isCurrent()) this.#tell(payload as unknown as Payload);
      })
      .subscribe((status) => {
        if (!isCurrent()) return;
        // The client recovers from errors and timeouts by itself, but not from a closed channel.
        if (status === 'CLOSED') this.#rejoin();
        else if (status === 'SUBSCRIBED') this.#await(() => this.#opened());
        else this.#isOpen = false;
      });
  }

  /** The server reports when the database is listening; if it doesn't, a timeout applies. */
  #await(then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, REALTIME_READY_TIMEOUT_MS);
  }

  /** `since`: nothing was missed since that time. Only valid for the first opening. */
  #opened(since?: string): void {
    clearTimeout(this.#timer);
    this.#wholeSince = this.#hasBeenOpen ? undefined : since;
    this.#attempts = 0;
    this.#isOpen = true;
    this.#hasBeenOpen = true;
    this.#openedAt = performance.now();
    for (const [watcher, requested] of this.watchers) {
      if (isSinceThen(requested?.moment, this.#wholeSince)) watcher.onWhole?.();
      else watcher.onOpen();
    }
  }

  #tell({ eventType: type, new: after, old: before }: Payload): void {
    this.#changedAt = performance.now();
    const change: RowChange = { type, row: type === 'DELETE' ? before : after };
    for (const watcher of this.watchers.keys()) watcher.onChange(change);
  }

  #rejoin(): void {
    if (this.#isClosed) return;
    this.#leave();
    const wait = REALTIME_REJOIN_MS[Math.min(this.#attempts, REALTIME_REJOIN_MS.length - 1)];
    this.#attempts += 1;
    this.#timer = setTimeout(() => void this.#join(), wait);
  }

  #leave(): void {
    clearTimeout(this.#timer);
    this.#isOpen = false;
    const channel = this.#channel;
    this.#channel = undefined;
    void channel?.unsubscribe();
  }
}
