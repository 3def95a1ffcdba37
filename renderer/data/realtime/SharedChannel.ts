import type { RealtimeChannel } from '@supabase/supabase-js';
import { REALTIME_READY_TIMEOUT_MS, REALTIME_REJOIN_MS } from '#shared/constants.ts';
import type { LoadDataClient } from '../api/dataClient.ts';
import type { RowChange, RowSource, RowWatcher } from './rowChange.ts';

interface Payload {
  readonly eventType: RowChange['type'];
  readonly new: Readonly<Record<string, unknown>>;
  readonly old: Readonly<Record<string, unknown>>;
}

interface SystemMessage {
  readonly extension?: string;
  readonly status?: string;
}

let opened = 0;

/** A shared subscription for all watchers of the same rows; stays open until closed. */
export class SharedChannel {
  readonly watchers = new Set<RowWatcher>();
  readonly #source: RowSource;
  readonly #loadClient: LoadDataClient;
  #channel: RealtimeChannel | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #attempts = 0;
  /** Data requested before this time may lack a change: the last opening, new token or change. */
  #staleUntil = Number.NEGATIVE_INFINITY;
  #isOpen = false;
  #isClosed = false;

  constructor(source: RowSource, loadClient: LoadDataClient) {
    this.#source = source;
    this.#loadClient = loadClient;
    void this.#join();
  }

  add(watcher: RowWatcher, requestedAt = Number.NEGATIVE_INFINITY): void {
    this.watchers.add(watcher);
    if (this.#isOpen && requestedAt <= this.#staleUntil) watcher.onOpen();
  }

  /** Notifies all watchers that changes may have been missed, if the channel is open. */
  announce(): void {
    if (!this.#isOpen) return;
    this.#staleUntil = performance.now();
    for (const watcher of this.watchers) watcher.onOpen();
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
    return channel
      .on('system', {}, ({ extension, status }: SystemMessage) => {
        if (!isCurrent() || extension !== 'postgres_changes') return;
        if (status === 'ok') this.#opened();
        else this.#rejoin();
      })
      .on('postgres_changes', { event: '*', schema: 'public', ...this.#source }, (payload) => {
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

  #opened(): void {
    clearTimeout(this.#timer);
    this.#attempts = 0;
    this.#isOpen = true;
    this.announce();
  }

  #tell({ eventType: type, new: after, old: before }: Payload): void {
    this.#staleUntil = performance.now();
    const change: RowChange = { type, row: type === 'DELETE' ? before : after };
    for (const watcher of this.watchers) watcher.onChange(change);
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
