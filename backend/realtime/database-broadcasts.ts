import type { Engine } from '../db/engine.ts';
import type { StopListening } from '../db/notifications.ts';
import { logServerError } from '../http/error-log.ts';
import { type Announcement, fetchParked, readAnnouncement } from './announcements.ts';
import { DrainLoop } from './drain-loop.ts';
import { keyOf, type Rooms } from './rooms.ts';

interface Message {
  id: string;
  topic: string;
  event: string;
  payload: unknown;
  private: boolean;
}

const MAX_QUEUED = 10_000;

/** Delivers messages sent by the database with `realtime.send` after their transaction commits. */
export class DatabaseBroadcasts {
  readonly #engine: Engine;
  readonly #rooms: Rooms;
  #waiting: Announcement<Message>[] = [];
  readonly #rounds = new DrainLoop(
    () => this.#waiting.length > 0,
    () => this.#round(),
  );
  #stop: StopListening | undefined;

  constructor(engine: Engine, rooms: Rooms) {
    this.#engine = engine;
    this.#rooms = rooms;
  }

  async start(): Promise<void> {
    this.#stop = await this.#engine.listen('haven_messages', {
      onMessage: (text) => this.#hear(readAnnouncement(text)),
      // As on a hosted project, broadcasts reach only connected members; nothing is resent.
      onGap: () => {},
    });
  }

  #hear(message: Announcement<Message>): void {
    if (this.#waiting.length >= MAX_QUEUED) return;
    this.#waiting.push(message);
    this.#rounds.wake();
  }

  async #round(): Promise<void> {
    for (const message of await this.#fetch(this.#waiting.splice(0, 100))) {
      try {
        this.#deliver(message);
      } catch (error) {
        // An error of one reader or message must not affect those after it.
        logServerError(error);
      }
    }
  }

  /** A failed fetch is retried once: complete messages must not be lost because of parked ones. */
  async #fetch(batch: Announcement<Message>[], isSecond = false): Promise<Message[]> {
    const whole = batch.filter((one): one is Message => !('parked' in one));
    if (whole.length === batch.length) return whole;
    try {
      return await this.#engine.read('system', (sql) => fetchParked(sql, batch));
    } catch (error) {
      if (!isSecond) return this.#fetch(batch, true);
      logServerError(error);
      return whole;
    }
  }

  #deliver({ id, topic, event, payload, private: isPrivate }: Message): void {
    // Every process hears the database itself.
    this.#rooms.deliver(keyOf(topic, isPrivate), {
      event,
      body: JSON.stringify(payload ?? {}),
      meta: { id },
    });
  }

  async close(): Promise<void> {
    this.#waiting = [];
    await this.#rounds.settle();
    await this.#stop?.();
  }
}
