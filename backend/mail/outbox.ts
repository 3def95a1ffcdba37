import type { Engine } from '../db/engine.ts';
import type { OutgoingMail } from './transport.ts';

/** A mail in hand, claimed so that no other process sends it. */
export interface Claimed extends OutgoingMail {
  id: string;
  attempts: number;
}

/** Few enough that all of them can time out within the lease. */
const BATCH = 5;
/** After this many attempts, most of a day, a mail stays where it is: its link has expired too. */
const MAX_ATTEMPTS = 30;
/** A claim that nobody reported back on, because the process died, is free again after this. */
const LEASE_SECONDS = 120;

/** What went wrong in a word: the server's own sentence often repeats the recipient's address. */
export function faultOf(error: unknown): string {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  const words = [code, responseCode].filter((part) => /^[\w-]{1,40}$/.test(String(part ?? '')));
  return words.join(' ') || 'failed';
}

/** Takes the next few mails that are due. Each is out of everybody else's reach for a while. */
export function claimMails(engine: Engine): Promise<Claimed[]> {
  return engine.write('system', async (sql) => [
    ...(await sql<Claimed[]>`
      update haven_local.messages
      set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => ${LEASE_SECONDS})
      where id in (
        select id from haven_local.messages
        where delivered_at is null and channel = 'email' and next_attempt_at <= now()
          and attempts < ${MAX_ATTEMPTS}
        order by id limit ${BATCH}
        for update skip locked
      )
      returning id::text, to_address as to, subject, text, html, attempts`),
  ]);
}

/** The body is wiped: it holds a live link, and nobody needs it here any more. */
export const markDelivered = (engine: Engine, mail: Claimed): Promise<unknown> =>
  engine.write(
    'system',
    (sql) => sql`
      update haven_local.messages
      set delivered_at = now(), last_error = null, text = '', html = ''
      where id = ${mail.id}::bigint`,
  );

export const postpone = (
  engine: Engine,
  mail: Claimed,
  error: unknown,
  seconds: number,
): Promise<unknown> =>
  engine.write(
    'system',
    (sql) => sql`
      update haven_local.messages
      set last_error = ${faultOf(error)}, next_attempt_at = now() + make_interval(secs => ${seconds})
      where id = ${mail.id}::bigint`,
  );

/** Gives back a mail that was claimed and not tried. */
export const release = (engine: Engine, mail: Claimed): Promise<unknown> =>
  engine.write(
    'system',
    (sql) => sql`
      update haven_local.messages set attempts = attempts - 1, next_attempt_at = now()
      where id = ${mail.id}::bigint`,
  );

/** Seconds until the next mail is due; undefined when none waits. */
export async function secondsToNext(engine: Engine): Promise<number | undefined> {
  const [next] = await engine.read(
    'system',
    (sql) => sql<{ seconds: number | null }[]>`
      select extract(epoch from min(next_attempt_at) - now())::float8 as seconds
      from haven_local.messages
      where delivered_at is null and channel = 'email' and attempts < ${MAX_ATTEMPTS}`,
  );
  return next?.seconds ?? undefined;
}

/**
 * Without a mail server being readable on this machine is the delivery. It is written down, so that
 * a server configured later does not send what is long settled.
 */
export const markCaptured = (engine: Engine): Promise<unknown> =>
  engine.write(
    'system',
    (sql) => sql`update haven_local.messages set delivered_at = now() where delivered_at is null`,
  );
