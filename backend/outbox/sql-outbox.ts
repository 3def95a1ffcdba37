import type { ClaimedMessage, Outbox } from '../../supabase/functions/_shared/delivery/outbox.ts';
import type { MessageKind } from '../../supabase/functions/_shared/delivery/provider.ts';
import type { Engine } from '../db/engine.ts';
import { captureMessage } from './captured.ts';

/**
 * The outbox of this database. Captured kinds have no real provider: the transaction that marks them done also stores
 * them, so each is captured exactly once.
 */
export const createSqlOutbox = (engine: Engine, captured: ReadonlySet<MessageKind>): Outbox => ({
  claim: (kinds, batch) =>
    engine.write('system', async (sql) => [
      ...(await sql<ClaimedMessage[]>`
        select * from private.claim_outbox(${[...kinds]}::text[], ${batch})`),
    ]),
  finish: (message, email) =>
    engine.write('system', async (sql) => {
      const { id, claim, kind } = message;
      if (captured.has(kind)) await captureMessage(sql, message, email);
      await sql`select private.finish_outbox(${id}, ${claim})`;
    }),
  fail: ({ id, claim }, { code, isPermanent, retryAfterSeconds }) =>
    engine.write('system', async (sql) => {
      await sql`
        select private.fail_outbox(${id}, ${claim}, ${code}, ${isPermanent}, ${retryAfterSeconds})`;
    }),
  release: (claim) =>
    engine.write('system', async (sql) => {
      await sql`select private.release_outbox(${claim})`;
    }),
});

/** Returns the seconds until the next message is due; undefined if none is waiting. */
export async function secondsToNext(engine: Engine): Promise<number | undefined> {
  const [next] = await engine.read(
    'system',
    (sql) =>
      sql<{ seconds: number | null }[]>`select private.get_seconds_until_next_message() as seconds`,
  );
  return next?.seconds ?? undefined;
}

/** Releases the claims of a dead process. Requires exclusive use of the database. */
export const releaseClaims = (engine: Engine): Promise<unknown> =>
  engine.write(
    'system',
    (sql) => sql`
      update private.outbox set claim = null, claimed_until = null where claim is not null`,
  );

/** Deletes messages settled long ago, and those captured a month ago. */
export const pruneMessages = (engine: Engine): Promise<void> =>
  engine.write('system', async (sql) => {
    await sql`select private.prune_outbox()`;
    await sql`delete from haven_local.captured where created_at < now() - interval '30 days'`;
  });
