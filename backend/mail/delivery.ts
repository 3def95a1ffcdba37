import type { Engine } from '../db/engine.ts';
import {
  type Claimed,
  claimMails,
  markCaptured,
  markDelivered,
  postpone,
  release,
  secondsToNext,
} from './outbox.ts';
import { openSmtp, type SmtpConfig, type Transport } from './transport.ts';

const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 3_600_000;

/** Doubles with each attempt up to an hour; the jitter keeps a queue from knocking in step. */
export function waitAfter(attempts: number, random: () => number = Math.random): number {
  const wait = Math.min(FIRST_WAIT_MS * 2 ** Math.max(0, attempts - 1), LONGEST_WAIT_MS);
  return Math.round(wait / 2 + (wait / 2) * random());
}

/**
 * Delivers queued messages, beginning with what an earlier run left behind. With SMTP each mail is
 * sent at least once, outside of any transaction; without it messages are only captured.
 */
export class MailDelivery {
  readonly #engine: Engine;
  readonly #transport: Transport | undefined;
  #round: Promise<void> | undefined;
  #isAskedAgain = false;
  #isClosed = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(engine: Engine, smtp: SmtpConfig | undefined, open = openSmtp) {
    this.#engine = engine;
    this.#transport = smtp && open(smtp);
    this.flush();
  }

  /** Starts delivering what is queued and returns at once. Call it after the commit. */
  flush(): void {
    if (this.#isClosed) return;
    if (this.#round) {
      this.#isAskedAgain = true;
      return;
    }
    this.#isAskedAgain = false;
    clearTimeout(this.#timer);
    this.#round = this.#work()
      .catch(() => this.#wakeIn(FIRST_WAIT_MS))
      .finally(() => {
        this.#round = undefined;
        if (this.#isAskedAgain) this.flush();
      });
  }

  /** Finishes the message in hand and stops; what is left stays queued. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#round;
    this.#transport?.close();
  }

  async #work(): Promise<void> {
    const transport = this.#transport;
    if (!transport) {
      await markCaptured(this.#engine);
      return;
    }
    for (;;) {
      const mails = await claimMails(this.#engine);
      for (const mail of mails) await this.#deliver(transport, mail);
      if (mails.length === 0 || this.#isClosed) break;
    }
    const seconds = await secondsToNext(this.#engine);
    if (seconds !== undefined) this.#wakeIn(Math.max(1000, seconds * 1000));
  }

  async #deliver(transport: Transport, mail: Claimed): Promise<void> {
    if (this.#isClosed) {
      await release(this.#engine, mail);
      return;
    }
    try {
      await transport.send(mail);
    } catch (error) {
      await postpone(this.#engine, mail, error, waitAfter(mail.attempts) / 1000);
      return;
    }
    await markDelivered(this.#engine, mail);
  }

  #wakeIn(milliseconds: number): void {
    clearTimeout(this.#timer);
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => this.flush(), Math.min(milliseconds, LONGEST_WAIT_MS));
    this.#timer.unref();
  }
}
