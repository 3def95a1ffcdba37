import { setTimeout as moment } from 'node:timers/promises';
import type postgres from 'postgres';

/** A listener for the database's NOTIFY messages. */
export interface Listener {
  /** Called once per notification, after its transaction is on disk. */
  onMessage(payload: string): void;
  /** The connection was lost: notifications may have been missed. */
  onGap(): void;
}

export type StopListening = () => Promise<void>;

const RETRY_MS = 250;

/**
 * LISTEN on one driver session. A replaced session listens again automatically, however long it takes, and its
 * listeners are informed of the gap.
 */
export class Notifications {
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #settled: () => Promise<void>;
  #driver: postgres.Sql | undefined;
  #isClosed = false;

  /** `settled` resolves when everything committed so far is on disk. */
  constructor(settled: () => Promise<void> = async () => {}) {
    this.#settled = settled;
  }

  /** Options the driver must be opened with; call `attach` afterwards. */
  readonly options = {
    onnotify: (channel: string, payload: string) => void this.#announce(channel, payload),
    onclose: () => void this.#restore(),
  };

  attach(driver: postgres.Sql): void {
    this.#driver = driver;
  }

  async listen(channel: string, listener: Listener): Promise<StopListening> {
    const known = this.#listeners.get(channel);
    const listeners = known ?? new Set();
    listeners.add(listener);
    this.#listeners.set(channel, listeners);
    if (!known) await this.#ask(`listen "${channel}"`);
    return async () => {
      listeners.delete(listener);
      if (listeners.size > 0 || this.#isClosed) return;
      this.#listeners.delete(channel);
      await this.#ask(`unlisten "${channel}"`);
    };
  }

  close(): void {
    this.#isClosed = true;
    this.#listeners.clear();
  }

  async #announce(channel: string, payload: string): Promise<void> {
    try {
      await this.#settled();
    } catch {
      // The disk failed: the writer gets the error, and listeners hear nothing of a row that may be lost.
      return;
    }
    for (const listener of this.#listeners.get(channel) ?? []) listener.onMessage(payload);
  }

  async #restore(): Promise<void> {
    for (const channel of this.#listeners.keys()) {
      while (!this.#isClosed && this.#listeners.has(channel)) {
        try {
          await this.#ask(`listen "${channel}"`);
          break;
        } catch {
          await moment(RETRY_MS, undefined, { ref: false });
        }
      }
      for (const listener of this.#listeners.get(channel) ?? []) listener.onGap();
    }
  }

  async #ask(command: string): Promise<void> {
    await this.#driver?.unsafe(command);
  }
}
