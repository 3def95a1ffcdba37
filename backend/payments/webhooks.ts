import { createHmac } from 'node:crypto';
import { setTimeout as moment } from 'node:timers/promises';
import type { Engine } from '../db/engine.ts';
import { logServerError } from '../http/error-log.ts';
import type { Leases } from '../processes/leases.ts';

interface PendingEvent {
  id: string;
  body: unknown;
  attempts: number;
}

const BATCH = 20;
/** Days of retries, with backoff that doubles up to an hour. */
const MOST_ATTEMPTS = 80;
const FIRST_WAIT_SECONDS = 5;
const LONGEST_WAIT_SECONDS = 3_600;

/** Returns the header that proves an event's sender and time. */
export function signatureOf(payload: string, secret: string, at: Date): string {
  const time = Math.floor(at.getTime() / 1000);
  const proof = createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex');
  return `t=${time},v1=${proof}`;
}

export interface WebhookParts {
  engine: Engine;
  secret: string;
  /** The product's own webhook. */
  send: (payload: string, signature: string) => Promise<Response>;
  now: () => Date;
  /** Of the processes on the database, if there can be several. */
  leases?: Leases | undefined;
}

const LEASE = 'payment events';
const ASK_AGAIN_MS = 50;

/** Delivers events to the product in order until each is acknowledged. */
export class Webhooks {
  readonly #parts: WebhookParts;
  #round: Promise<void> | undefined;
  #isAskedAgain = false;
  #isClosed = false;

  constructor(parts: WebhookParts) {
    this.#parts = parts;
  }

  /** Starts delivering pending events and returns immediately. */
  wake(): void {
    if (this.#isClosed) return;
    if (this.#round) {
      this.#isAskedAgain = true;
      return;
    }
    this.#isAskedAgain = false;
    this.#round = this.#deliver()
      .catch(logServerError)
      .finally(() => {
        this.#round = undefined;
        if (this.#isAskedAgain) this.wake();
      });
  }

  /** Resolves when every pending event has been delivered or tried. */
  async settle(): Promise<void> {
    this.wake();
    while (this.#round) await this.#round;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#round;
  }

  /** In one process at a time, so that events arrive once and in order. */
  async #deliver(): Promise<void> {
    const { leases } = this.#parts;
    if (!leases) return this.#deliverAll();
    while (!(await leases.take(LEASE))) {
      if (this.#isClosed) return;
      await moment(ASK_AGAIN_MS);
    }
    try {
      await this.#deliverAll();
    } finally {
      await leases.release(LEASE);
    }
  }

  async #deliverAll(): Promise<void> {
    while (!this.#isClosed) {
      const pendingEvents = await this.#parts.engine.read(
        'system',
        (sql) => sql<PendingEvent[]>`
          select id, body, attempts from haven_local.payment_events
          where delivered_at is null and due_at <= now() order by position limit ${BATCH}`,
      );
      for (const event of pendingEvents) await this.#tell(event);
      if (pendingEvents.length < BATCH) return;
    }
  }

  async #tell({ id, body, attempts }: PendingEvent): Promise<void> {
    if (this.#isClosed) return;
    const isDelivered = await this.#send(JSON.stringify(body));
    const wait = Math.min(FIRST_WAIT_SECONDS * 2 ** attempts, LONGEST_WAIT_SECONDS);
    await this.#parts.engine.write(
      'system',
      (sql) => sql`
        update haven_local.payment_events set
          attempts = attempts + 1,
          delivered_at = case when ${isDelivered} then now() end,
          due_at = case
            when attempts + 1 >= ${MOST_ATTEMPTS} then 'infinity'
            else now() + make_interval(secs => ${wait})
          end
        where id = ${id}`,
    );
  }

  async #send(payload: string): Promise<boolean> {
    const { send, secret, now } = this.#parts;
    try {
      const response = await send(payload, signatureOf(payload, secret, now()));
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  }
}

/** Deletes events delivered long ago, and stored responses no longer needed. */
export const prunePayments = (engine: Engine): Promise<void> =>
  engine.write('system', async (sql) => {
    await sql`
      delete from haven_local.payment_events where delivered_at < now() - interval '30 days'`;
    await sql`
      delete from haven_local.payment_answers where created_at < now() - interval '2 days'`;
  });
