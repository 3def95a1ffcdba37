import type { RealtimeChannel } from '@supabase/supabase-js';
import { REALTIME_READY_TIMEOUT_MS, REALTIME_REJOIN_MS } from '#shared/constants.ts';
import type { LoadDataClient } from '../api/dataClient.ts';
import { firstMoment } from '../api/moments.ts';
import type { Asked } from '../api/supabaseQuery.ts';
import type { RowChange, RowSource, RowWatcher } from './rowChange.ts';

interface Payload {
  readonly eventType: RowChange['type'];
  readonly new: Readonly<Record<string, unknown>>;
  readonly old: Readonly<Record<string, unknown>>;
}

interface SystemMessage {
  readonly extension?: string;
  readonly status?: string;
  /** Said by the embedded backend alone, of the time since the moment it was asked about. */
  readonly missed?: 'nothing';
}

/** `clock.milliseconds`: two moments can be compared where they are of one clock. */
function compare(a: string, b: string): number | undefined {
  const [clockOfA, atA] = a.split('.');
  const [clockOfB, atB] = b.split('.');
  return clockOfA === clockOfB ? Number(atA) - Number(atB) : undefined;
}

/** What a page asks as it is loaded is not answered in the order in which it was asked. */
const LOADING_MS = 10_000;

/** That of the page's first question, if this one came while it was loaded; else this one. */
function startOf(moment: string): string {
  const first = firstMoment();
  const behind = first === undefined ? undefined : compare(moment, first);
  const isOfLoading = behind !== undefined && behind >= 0 && behind < LOADING_MS;
  return first !== undefined && isOfLoading ? first : moment;
}

const isSinceThen = (moment: string | undefined, then: string | undefined): boolean =>
  moment !== undefined && then !== undefined && (compare(moment, then) ?? -1) >= 0;

/** The earliest moment of those that are of the clock of the first one, or when the page began to be loaded. */
function earliestOf(asked: Iterable<Asked | undefined>): string | undefined {
  let earliest: string | undefined;
  for (const one of asked) {
    if (one?.moment === undefined) continue;
    if (earliest === undefined || (compare(one.moment, earliest) ?? 0) < 0) earliest = one.moment;
  }
  return earliest && startOf(earliest);
}

let opened = 0;

/** One subscription for everybody who watches the same rows; it stays up until it is closed. */
export class SharedChannel {
  /** Each with when it asked for what it has, as long as it is known to have heard of all that came since. */
  readonly watchers = new Map<RowWatcher, Asked | undefined>();
  readonly #source: RowSource;
  readonly #loadClient: LoadDataClient;
  #channel: RealtimeChannel | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #attempts = 0;
  #hasBeenOpen = false;
  /** Since then nothing was missed, as the server said. */
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

  add(watcher: RowWatcher, asked?: Asked): void {
    const heardAll = asked !== undefined && asked.at > this.#changedAt;
    this.watchers.set(watcher, heardAll ? asked : undefined);
    if (!this.#isOpen) return;
    const isLater = heardAll && asked.at > this.#openedAt;
    if (isLater || (heardAll && isSinceThen(asked.moment, this.#wholeSince))) watcher.onWhole?.();
    else watcher.onOpen();
  }

  /** Tells everybody that changes may have been missed, if changes arrive at all. */
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
      // The first join would otherwise go out before the token is known, as a visitor's.
      await client.realtime.setAuth();
      if (this.#isClosed) return;
      opened += 1;
      this.#channel = this.#subscribe(client.channel(`rows:${this.#source.table}:${opened}`));
    } catch {
      this.#rejoin();
    }
  }

  #subscribe(channel: RealtimeChannel): RealtimeChannel {
    const isMine = () => this.#channel === channel && !this.#isClosed;
    const since = this.#hasBeenOpen ? undefined : earliestOf(this.watchers.values());
    const source = { ...this.#source, ...(since === undefined ? {} : { since }) };
    return channel
      .on('system', {}, ({ extension, status, missed }: SystemMessage) => {
        if (!isMine() || extension !== 'postgres_changes') return;
        if (status === 'ok') this.#opened(missed === 'nothing' ? since : undefined);
        else this.#rejoin();
      })
      .on('postgres_changes', { event: '*', schema: 'public', ...source }, (payload) => {
        if (isMine()) this.#tell(payload as unknown as Payload);
      })
      .subscribe((status) => {
        if (!isMine()) return;
        // Errors and timeouts the client mends by itself; a channel that was closed stays closed.
        if (status === 'CLOSED') this.#rejoin();
        else if (status === 'SUBSCRIBED') this.#await(() => this.#opened());
        else this.#isOpen = false;
      });
  }

  /** The server says when the database listens; one that forgets to must not be waited for. */
  #await(then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, REALTIME_READY_TIMEOUT_MS);
  }

  /** `since`: nothing was missed since that moment. It counts for the first opening alone. */
  #opened(since?: string): void {
    clearTimeout(this.#timer);
    this.#wholeSince = this.#hasBeenOpen ? undefined : since;
    this.#attempts = 0;
    this.#isOpen = true;
    this.#hasBeenOpen = true;
    this.#openedAt = performance.now();
    for (const [watcher, asked] of this.watchers) {
      if (isSinceThen(asked?.moment, this.#wholeSince)) watcher.onWhole?.();
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
