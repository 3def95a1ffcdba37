import { randomUUID } from 'node:crypto';
import { withoutRequestContext } from '../callers.ts';
import type { Engine } from '../db/engine.ts';
import type { StopListening } from '../db/notifications.ts';
import { logServerError } from '../http/error-log.ts';
import { type Announcement, fetchParked, readAnnouncement } from '../realtime/announcements.ts';
import { DrainLoop } from '../realtime/drain-loop.ts';

/** `m` is JSON text, since the database's own JSON type refuses some characters. */
type Wrapped = Announcement<{ m: string }>;

interface Message {
  from: string;
  kind: string;
  body?: unknown;
}

interface Outgoing {
  text: string;
  resolve(): void;
  reject(error: unknown): void;
}

export interface BusTimes {
  beatMs: number;
  /** A process that is silent for this long counts as gone. */
  silenceMs: number;
}

/** What a part of the backend does about other processes. */
export interface PeerListener {
  /** A process started, or missed messages: it needs this one's state. */
  onJoin(): void;
  onLeave(process: string): void;
}

const CHANNEL = 'haven_processes';
const DEFAULT_TIMES: BusTimes = { beatMs: 5_000, silenceMs: 20_000 };
const BATCH = 100;
const BATCH_BYTES = 1024 * 1024;
const MAX_WAITING = 10_000;

/**
 * Messages between the processes on one Postgres, by NOTIFY. Messages of one process arrive in order, and after
 * everything that was committed before them. Nothing is sent while this process is the only one.
 */
export class ProcessBus {
  readonly id = randomUUID();
  readonly #engine: Engine;
  readonly #times: BusTimes;
  readonly #handlers = new Map<string, (body: never, from: string) => void>();
  readonly #peerListeners: PeerListener[] = [];
  /** When each other process was last heard. */
  readonly #peers = new Map<string, number>();
  #outgoing: Outgoing[] = [];
  #incoming: Wrapped[] = [];
  readonly #sending = new DrainLoop(
    () => this.#outgoing.length > 0,
    () => this.#send(),
  );
  readonly #receiving = new DrainLoop(
    () => this.#incoming.length > 0,
    () => this.#receive(),
  );
  /** Something could not be sent, so the others need this process's state. */
  #hasMissed = false;
  #heardItselfAt = 0;
  #timer: NodeJS.Timeout | undefined;
  #stop: StopListening | undefined;

  private constructor(engine: Engine, times: BusTimes) {
    this.#engine = engine;
    this.#times = times;
  }

  /** PGlite belongs to one process, so it has no bus. */
  static async open(engine: Engine, times = DEFAULT_TIMES): Promise<ProcessBus | undefined> {
    if (engine.kind === 'pglite') return undefined;
    const bus = new ProcessBus(engine, times);
    bus.#stop = await engine.listen(CHANNEL, {
      onMessage: (text) => bus.#hear(readAnnouncement(text)),
      onGap: () => void bus.#post('hello').catch(() => {}),
    });
    bus.#timer = setInterval(() => void bus.#beat(), times.beatMs);
    bus.#timer.unref();
    await bus.#post('hello');
    return bus;
  }

  on<Body>(kind: string, handler: (body: Body, from: string) => void): void {
    this.#handlers.set(kind, handler);
  }

  watchPeers(listener: PeerListener): void {
    this.#peerListeners.push(listener);
  }

  /** Resolves when the other processes are certain to receive it; at once if there are none. */
  async send(kind: string, body: unknown): Promise<void> {
    if (this.#peers.size === 0) return;
    await this.#post(kind, body);
  }

  /** Processes on the database, as far as this one knows. */
  get size(): number {
    return this.#peers.size + 1;
  }

  /** Call when another process is known to have ended. */
  forget(process: string): void {
    if (!this.#peers.delete(process)) return;
    for (const listener of this.#peerListeners) listener.onLeave(process);
  }

  #post(kind: string, body?: unknown): Promise<void> {
    const text = JSON.stringify({ from: this.id, kind, body } satisfies Message);
    const sent = new Promise<void>((resolve, reject) => {
      if (this.#outgoing.length < MAX_WAITING) this.#outgoing.push({ text, resolve, reject });
      else reject(new Error('Too many messages to other processes are waiting.'));
    });
    sent.catch(() => {
      this.#hasMissed = true;
    });
    withoutRequestContext(() => this.#sending.wake());
    return sent;
  }

  async #send(): Promise<void> {
    let [count, bytes] = [0, 0];
    for (const { text } of this.#outgoing) {
      if (count >= BATCH || (count > 0 && bytes + text.length > BATCH_BYTES)) break;
      count += 1;
      bytes += text.length;
    }
    const batch = this.#outgoing.splice(0, count);
    const texts = batch.map(({ text }) => text);
    try {
      await this.#engine.write(
        'system',
        (sql) => sql`
          select haven_realtime.announce(${CHANNEL}, jsonb_build_object('m', t.m))
          from unnest(${texts}::text[]) as t(m)`,
      );
      for (const { resolve } of batch) resolve();
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  #hear(message: Wrapped): void {
    this.#incoming.push(message);
    this.#receiving.wake();
  }

  async #receive(): Promise<void> {
    const batch = this.#incoming.splice(0, BATCH);
    const isWhole = !batch.some((one) => 'parked' in one);
    const messages = isWhole
      ? (batch as { m: string }[])
      : await this.#engine.read('system', (sql) => fetchParked(sql, batch));
    for (const { m } of messages) {
      try {
        this.#take(JSON.parse(m) as Message);
      } catch (error) {
        logServerError(error);
      }
    }
  }

  #take({ from, kind, body }: Message): void {
    if (from === this.id) {
      this.#heardItselfAt = performance.now();
      return;
    }
    if (kind === 'bye') {
      this.forget(from);
      return;
    }
    const isNew = !this.#peers.has(from);
    this.#peers.set(from, performance.now());
    if (kind === 'hello') void this.#post('welcome').catch(() => {});
    // It sent its state before this process heard of it.
    else if (isNew && kind !== 'welcome') void this.#post('hello').catch(() => {});
    if (isNew || kind === 'hello') {
      for (const listener of this.#peerListeners) listener.onJoin();
    }
    this.#handlers.get(kind)?.(body as never, from);
  }

  async #beat(): Promise<void> {
    const now = performance.now();
    // Without the database, this process hears no one.
    if (now - this.#heardItselfAt < 2 * this.#times.beatMs) {
      for (const [process, heardAt] of this.#peers) {
        if (now - heardAt > this.#times.silenceMs) this.forget(process);
      }
    }
    if (this.#outgoing.length > 0) return;
    const hasMissed = this.#hasMissed;
    try {
      await this.#post('alive');
    } catch {
      return;
    }
    if (!hasMissed) return;
    this.#hasMissed = false;
    for (const listener of this.#peerListeners) listener.onJoin();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#post('bye').catch(() => {});
    await this.#stop?.();
    await this.#receiving.settle();
  }
}
