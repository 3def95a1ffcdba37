import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { person, succeed } from '../../security/world.ts';

const ROWS = 50_000;
const BATCH = 1_000;
const FIELDS = ['name', 'email', 'company', 'phone', 'city', 'state', 'tags', 'notes'];

const rowOf = (at: number) => ({
  at,
  values: {
    name: `Person ${at} of many`,
    email: `person${at}@firm${at % 900}.example`,
    company: `Firm ${at % 900}`,
    phone: '(512) 555-0134',
    city: 'Boise',
    state: 'ID',
    tags: ['file', `part ${at % 9}`],
    notes: 'Met at the conference; wants assisted living in the north-west.',
  },
});

it('stages, checks, imports and undoes fifty thousand rows within one request each', async () => {
  const { client } = await person('broker');
  const id = randomUUID();
  const took: Record<string, number> = {};
  async function measured<T>(name: string, work: () => PromiseLike<T>): Promise<T> {
    const start = performance.now();
    const result = await work();
    took[name] = Math.round(performance.now() - start);
    return result;
  }
  await succeed(
    client.rpc('begin_import', {
      p_id: id,
      p_kind: 'contacts',
      p_file_name: 'many.csv',
      p_columns: FIELDS,
    }),
  );
  await measured('staged', async () => {
    for (let from = 0; from < ROWS; from += BATCH) {
      const rows = Array.from({ length: BATCH }, (_, index) => rowOf(from + index + 2));
      await succeed(client.rpc('stage_import_rows', { p_id: id, p_rows: rows }));
    }
  });
  const dryRun = await measured('judged', () =>
    succeed(client.rpc('validate_import', { p_id: id })),
  );
  expect(dryRun).toMatchObject({ rows: ROWS, known: 0, repeated: 0, errors: [] });
  const done = await measured('imported', () =>
    succeed(client.rpc('finish_import', { p_id: id, p_total: ROWS, p_duplicates: 'skip' })),
  );
  expect(done).toMatchObject({ added: ROWS, skipped: 0 });
  const undone = await measured('taken back', () =>
    succeed(client.rpc('undo_import', { p_id: id, p_edited: 'keep' })),
  );
  expect(undone).toMatchObject({ removed: ROWS });
  console.info(took);
});
