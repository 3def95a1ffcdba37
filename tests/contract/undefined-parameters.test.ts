import { afterAll, expect, inject, it } from 'vitest';
import { POSTGRES_TURNS } from '../../backend/bounds.ts';
import { openPostgres } from '../../backend/db/postgres.ts';

const engine = openPostgres(inject('adminUrl'), { ...POSTGRES_TURNS, atOnce: 1 });
afterAll(() => engine.close());

it('a statement without the value of a parameter leaves its connection to the next request', async () => {
  const refused = engine.read('system', (sql) =>
    sql.unsafe('select $1::text', [undefined as never]),
  );
  await expect(refused).rejects.toThrow();
  const rows = await engine.read('system', (sql) => sql<{ n: number }[]>`select 1 as n`);
  expect(rows[0]?.n).toBe(1);
});
