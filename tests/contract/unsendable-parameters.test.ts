import { afterAll, expect, it, vi } from 'vitest';
import type { RequestIdentity } from '../../backend/db/engine.ts';
import { openPostgres } from '../../backend/db/postgres.ts';
import { POSTGRES_QUEUE_LIMITS } from '../../backend/request-limits.ts';
import { queryDatabase } from '../security/sql.ts';

const engine = openPostgres('postgres:///haven', POSTGRES_QUEUE_LIMITS);
afterAll(() => engine.close());

const visitor: RequestIdentity = { role: 'anon', claims: { role: 'anon' } };
const count = () => engine.read(visitor, (sql) => sql<{ n: number }[]>`select 1 as n`);

it.each([
  ['no value', 'select $1::text', undefined],
  ['a number for a list', 'select $1::text[]', 1],
])(
  'rejects a statement with %s as a parameter and leaves no transaction open',
  async (_, text, wrong) => {
    const send = (value: unknown) =>
      engine.read(visitor, (sql) => sql.unsafe(text, [value as string], { prepare: true }));
    // The driver binds a prepared statement's parameters immediately.
    await send(null);
    for (let times = 0; times < 4; times += 1) {
      await expect(send(wrong)).rejects.toThrow();
    }
    // The server ends an idle transaction after 30 s; until then its connection is blocked.
    const idle = () =>
      queryDatabase(`
      select query from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%' and pid <> pg_backend_pid()`);
    await vi.waitFor(async () => expect(await idle()).toEqual([]), 10_000);
    expect((await count())[0]?.n).toBe(1);
  },
);
