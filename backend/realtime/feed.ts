import { setTimeout as moment } from 'node:timers/promises';
import type { Engine, Sql } from '../db/engine.ts';
import type { StopListening } from '../db/notifications.ts';
import { logServerError } from '../http/error-log.ts';
import { type Announcement, fetchParked, readAnnouncement } from './announcements.ts';
import { type Change, deliverBatch } from './batch.ts';
import { DrainLoop } from './drain-loop.ts';
import { Subscriptions } from './subscriptions.ts';

/** Changes processed together; each reader's share is one query. */
const CHANGES_A_BATCH = 100;
const BYTES_A_BATCH = 512 * 1024;
/** Beyond this the queue is dropped: clients have to rejoin and reload. */
const MAX_QUEUED = 50_000;
const MAX_QUEUED_BYTES = 64 * 1024 * 1024;
/** With a single shared session, pause after a batch for as long as it took, up to this, so others are served. */
const LONGEST_REST_MS = 40;

interface QueuedChange {
  announcement: Announcement<Change>;
  bytes: number;
}

/**
 * Turns trigger notifications into the changes each subscriber sees. Processes one batch at a time, in order; new
 * arrivals form the next batch.
 */
export class ChangeFeed {
  readonly subscriptions = new Subscriptions();
  readonly #engine: Engine;
  #waiting: QueuedChange[] = [];
  #waitingBytes = 0;
  readonly #rounds = new DrainLoop(
    () => this.#waiting.length > 0 && !this.#isClosed,
    () => this.#round(),
  );
  #stop: StopListening | undefined;
  #isClosed = false;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** Installs the triggers the publication requires, and listens. */
  async start(): Promise<void> {
    await this.#engine.write('system', (sql) => sql`select haven_realtime.install_triggers()`);
    this.#stop = await this.#engine.listen('haven_changes', {
      onMessage: (text) => this.#hear(text),
      onGap: () => this.#giveUp(),
    });
  }

  #hear(text: string): void {
    if (this.#isClosed || this.subscriptions.subscribers().length === 0) return;
    this.#waiting.push({ announcement: readAnnouncement(text), bytes: text.length });
    this.#waitingBytes += text.length;
    if (this.#waiting.length > MAX_QUEUED || this.#waitingBytes > MAX_QUEUED_BYTES) {
      this.#giveUp();
    }
    this.#rounds.wake();
  }

  /** Changes were missed or are too many: every subscriber has to start over. */
  #giveUp(): void {
    this.#waiting = [];
    this.#waitingBytes = 0;
    for (const subscriber of this.subscriptions.subscribers()) subscriber.reportGap();
  }

  async #round(): Promise<void> {
    const started = performance.now();
    try {
      const changes = await this.#fetch(this.#take());
      await deliverBatch(changes, this.subscriptions, (work) => this.#ask(work));
    } catch (error) {
      if (this.#isClosed) return;
      logServerError(error);
      this.#giveUp();
    }
    if (this.#engine.kind === 'pglite') {
      await moment(Math.min(performance.now() - started, LONGEST_REST_MS));
    }
  }

  #take(): Announcement<Change>[] {
    let [count, bytes] = [0, 0];
    for (const one of this.#waiting) {
      if (count >= CHANGES_A_BATCH || (count > 0 && bytes + one.bytes > BYTES_A_BATCH)) break;
      count += 1;
      bytes += one.bytes;
    }
    this.#waitingBytes -= bytes;
    return this.#waiting.splice(0, count).map(({ announcement }) => announcement);
  }

  #fetch(announcements: Announcement<Change>[]): Promise<Change[]> {
    if (!announcements.some((one) => 'parked' in one)) {
      return Promise.resolve(announcements as Change[]);
    }
    return this.#ask((sql) => fetchParked(sql, announcements));
  }

  #ask<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    return this.#engine.read('system', work);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#waiting = [];
    await this.#rounds.settle();
    await this.#stop?.();
  }
}
