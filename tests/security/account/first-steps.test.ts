import { Socket } from 'node:net';
import { setTimeout as moment } from 'node:timers/promises';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  pipelineBegin,
  READ_ONLY_OUTSIDE_TRANSACTIONS,
} from '../../../backend/db/pipeline-begin.ts';
import { backend } from '../../support/backend.ts';
import { connectDirectly } from '../sql.ts';

const TABLE = 'beginnings_that_failed';
/** Postgres rejects it, as it would a canceled BEGIN. */
const INVALID_MODE = 'isolation level no such level';

describe.skipIf(backend().engine !== 'postgres')('a transaction whose BEGIN is rejected', () => {
  const owner = connectDirectly(1);
  const pool = connectDirectly(1, READ_ONLY_OUTSIDE_TRANSACTIONS);
  const rows = () => owner.unsafe(`select id from ${TABLE}`);

  beforeAll(() => owner.unsafe(`create table ${TABLE} (id int)`));
  afterAll(async () => {
    await owner.unsafe(`drop table ${TABLE}`);
    await Promise.all([owner.end(), pool.end()]);
  });

  /** After learning of the rejection, does what a transaction does: nothing. */
  const runTransaction = <T>(work: (sql: postgres.TransactionSql) => Promise<T>) => {
    let isRejected = false;
    return pipelineBegin(
      pool,
      INVALID_MODE,
      async (sql, started) => {
        const results = await Promise.allSettled([work(sql), started]);
        // The rejection arrives before any response to the queries sent after it.
        expect(isRejected).toBe(true);
        return results[0];
      },
      () => {
        isRejected = true;
      },
    );
  };

  it('returns nothing for later queries, even if the session could read everything', async () => {
    const result = runTransaction(async (sql) => sql`select count(*) from auth.users`);
    await expect(result).rejects.toThrow('syntax error');
  });

  it('ignores writes sent after it', async () => {
    const result = runTransaction(async (sql) => sql.unsafe(`insert into ${TABLE} values (1)`));
    await expect(result).rejects.toThrow('syntax error');
    expect(await rows()).toEqual([]);
  });

  it("doesn't roll back the session's next transaction", async () => {
    const one = runTransaction(async (sql) => sql`select 1`);
    const other = pipelineBegin(
      pool,
      'read write',
      async (sql, started) => {
        await Promise.all([sql.unsafe(`insert into ${TABLE} values (2)`), started]);
        await one.catch(() => {});
        return sql.unsafe(`insert into ${TABLE} values (3)`);
      },
      () => {},
    );
    await expect(one).rejects.toThrow('syntax error');
    await other;
    expect(await rows()).toEqual([{ id: 2 }, { id: 3 }]);
  });
});

/** Counts the process's writes to a session's socket: each is a system call and wakes the database. */
class CountedSocket extends Socket {
  writes = 0;
  override _write(...args: Parameters<Socket['_write']>): void {
    this.writes += 1;
    super._write(...args);
  }
}

describe.skipIf(backend().engine !== 'postgres')('simultaneous transactions', () => {
  it('send their queries in one write and the commit in another', async () => {
    const { PGHOST, PGPORT, PGUSER } = process.env;
    const socket = new CountedSocket();
    const counted = postgres({
      socket: () => socket.connect(`${PGHOST}/.s.PGSQL.${PGPORT}`),
      database: 'haven',
      user: PGUSER,
      max: 1,
      fetch_types: false,
    } as postgres.Options<never>);
    const runQueries = () =>
      pipelineBegin(
        counted,
        'read only',
        async (sql, started) => {
          await Promise.all([sql`select 1`.execute(), sql`select 2`, started]);
        },
        () => {},
      );
    await runQueries();
    const before = socket.writes;
    await runQueries();
    expect(socket.writes - before).toBe(2);
    await counted.end();
  });

  const pool = connectDirectly(2, READ_ONLY_OUTSIDE_TRANSACTIONS);
  afterAll(() => pool.end());

  it('keep their own session while others wait for a session', async () => {
    const seen = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        pipelineBegin(
          pool,
          'read only',
          async (sql) => {
            await sql`select set_config('request.path', ${String(n)}, true)`;
            await moment(n % 3);
            const [row] = await sql`select current_setting('request.path') as path`;
            return row?.path;
          },
          () => {},
        ),
      ),
    );
    expect(seen).toEqual(Array.from({ length: 12 }, (_, n) => String(n)));
  });
});
