import type { Engine } from '../db/engine.ts';
import type { StopListening } from '../db/notifications.ts';
import { noteFault } from '../http/fault-log.ts';
import { type Announcement, fetchParked, readAnnouncement } from './announcements.ts';
import type { Rooms } from './rooms.ts';

interface Message {
  id: string;
  topic: string;
  event: string;
  payload: unknown;
  private: boolean;
}

const MOST_WAITING = 10_000;

/** Delivers what the database itself says with `realtime.send`, once its transaction has committed. */
export class DatabaseBroadcasts {
  readonly #engine: Engine;
  readonly #rooms: Rooms;
  #waiting: Announcement<Message>[] = [];
  #running: Promise<void> | undefined;
  #stop: StopListening | undefined;

  constructor(engine: Engine, rooms: Rooms) {
    this.#engine = engine;
    this.#rooms = rooms;
  }

  async start(): Promise<void> {
    this.#stop = await this.#engine.listen('haven_messages', {
      onMessage: (text) => this.#hear(readAnnouncement(text)),
      // As on a hosted project, broadcasts are for whoever is there: nothing is sent again.
      onGap: () => {},
    });
  }

  #hear(message: Announcement<Message>): void {
    if (this.#waiting.length >= MOST_WAITING) return;
    this.#waiting.push(message);
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, 100);
      try {
        const messages = batch.some((one) => 'parked' in one)
          ? await this.#engine.read('system', (sql) => fetchParked(sql, batch))
          : (batch as Message[]);
        for (const message of messages) this.#deliver(message);
      } catch (error) {
        noteFault(error);
      }
    }
  }

  #deliver({ id, topic, event, payload, private: isPrivate }: Message): void {
    this.#rooms.broadcast(topic, isPrivate, {
      event,
      body: JSON.stringify(payload ?? {}),
      meta: { id },
    });
  }

  async close(): Promise<void> {
    this.#waiting = [];
    await this.#running;
    await this.#stop?.();
  }
}
