import { type DataError, isDataError } from '../../../data/api/dataError.ts';
import { onUserStorageCleared } from '../../../session/auth/index.ts';
import {
  isPersistedKey,
  readPersisted,
  writePersisted,
} from '../../../session/persisted/persisted.ts';
import * as s from '../../../ui/shape/shape.ts';
import type { OutgoingMessage } from './threadApi.ts';

/** A queued outgoing message. */
export interface Outgoing extends OutgoingMessage {
  /** Position in the queue. */
  readonly at: number;
  /** Error code of a rejection; retried only on the sender's request. */
  readonly refusal: string | null;
}

type Send = (message: OutgoingMessage) => Promise<{ readonly error?: unknown }>;

const isOutgoing = s.object({
  id: s.text,
  conversationId: s.text,
  text: s.text,
  replyTo: s.orNull(s.text),
  files: s.orNullish(s.listOf(s.object({ id: s.text, name: s.text }))),
  at: s.number,
  refusal: s.orNull(s.text),
});

const QUEUE = 'queue:';
const WAITS_MS = [1_000, 2_000, 5_000, 10_000, 30_000];

/** Rate limits are temporary, like a lost connection. */
export const isTransient = ({ status, code }: DataError): boolean =>
  status === 0 || status >= 500 || status === 429 || code === 'HXMRT';

/**
 * Queue of one user's messages that the server has not accepted yet. It is stored in the browser to survive reloads
 * and sent sequentially to preserve order.
 */
export class Outbox {
  readonly #userId: string;
  readonly #send: Send;
  readonly #listeners = new Set<() => void>();
  #messages: readonly Outgoing[];
  #isSending = false;
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(userId: string, send: Send) {
    this.#userId = userId;
    this.#send = send;
    this.#messages = this.#kept();
  }

  /** Starts sending, and resumes after reconnecting or when another tab queues a message. */
  start(): () => void {
    const again = () => {
      this.#attempts = 0;
      void this.#run();
    };
    const onStorage = ({ key }: StorageEvent) => {
      if (isPersistedKey(this.#userId, QUEUE, key)) this.#say(this.#kept());
    };
    addEventListener('online', again);
    addEventListener('storage', onStorage);
    const stopHearing = onUserStorageCleared(() => {
      clearTimeout(this.#timer);
      this.#say([]);
    });
    again();
    return () => {
      clearTimeout(this.#timer);
      stopHearing();
      removeEventListener('online', again);
      removeEventListener('storage', onStorage);
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly messages = (): readonly Outgoing[] => this.#messages;

  add(message: Omit<OutgoingMessage, 'id'>): void {
    const last = this.#messages.at(-1)?.at ?? 0;
    const at = Math.max(Date.now(), last + 1);
    this.#put({ ...message, id: crypto.randomUUID(), at, refusal: null });
    void this.#run();
  }

  /** Retries a rejected message. */
  retry(id: string): void {
    const message = this.#messages.find((one) => one.id === id);
    if (message === undefined) return;
    this.#put({ ...message, refusal: null });
    void this.#run();
  }

  remove(id: string): void {
    writePersisted(this.#userId, QUEUE + id, null);
    this.#say(this.#messages.filter((one) => one.id !== id));
  }

  #kept(): readonly Outgoing[] {
    return [...readPersisted(this.#userId, QUEUE).values()].filter(isOutgoing).toSorted(byPlace);
  }

  #put(message: Outgoing): void {
    writePersisted(this.#userId, QUEUE + message.id, message);
    this.#say([...this.#messages.filter(({ id }) => id !== message.id), message].toSorted(byPlace));
  }

  #say(messages: readonly Outgoing[]): void {
    this.#messages = messages;
    for (const listener of this.#listeners) listener();
  }

  async #run(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    clearTimeout(this.#timer);
    const isDone = await alone(this.#userId, () => this.#sendAll());
    this.#isSending = false;
    if (isDone) {
      // Messages queued while the last one was finishing.
      if (this.#messages.some(isQueued)) void this.#run();
      return;
    }
    const wait = WAITS_MS[Math.min(this.#attempts, WAITS_MS.length - 1)];
    this.#attempts += 1;
    this.#timer = setTimeout(() => void this.#run(), wait);
  }

  /** Returns true if nothing left can be sent automatically. */
  async #sendAll(): Promise<boolean> {
    for (;;) {
      const next = this.#messages.find(isQueued);
      if (next === undefined) return true;
      const { error } = await this.#send(next);
      if (error === undefined) {
        this.#attempts = 0;
        this.remove(next.id);
      } else if (isDataError(error) && !isTransient(error)) {
        this.#put({ ...next, refusal: error.code });
      } else return false;
    }
  }
}

const isQueued = ({ refusal }: Outgoing): boolean => refusal === null;

const byPlace = (one: Outgoing, other: Outgoing): number => one.at - other.at;

/** Lets only one tab send at a time, where the browser supports locks. */
const alone = async (userId: string, work: () => Promise<boolean>): Promise<boolean> =>
  'locks' in navigator
    ? await navigator.locks.request(`haven:outbox:${userId}`, work)
    : await work();
