import { beforeAll, describe, expect, it } from 'vitest';
import { askDatabase, connectDirectly } from '../security/sql.ts';
import { type Person, person, succeed, tenantOwner } from '../security/world.ts';
import { backend } from '../support/backend.ts';

let broker: Person;
const add = async (row: object) => {
  const rows = broker.client.from('contacts');
  return (
    await succeed(
      rows
        .insert({ name: 'Ada', ...row })
        .select('id')
        .single(),
    )
  ).id;
};
const alike = async (who = broker) =>
  (await succeed(who.client.rpc('find_duplicates'))).map((pair) => [
    pair.one_id,
    pair.other_id,
    pair.alike,
  ]);

beforeAll(async () => {
  broker = await tenantOwner();
});

describe('contacts that may be one person', () => {
  it('are found by address, phone or name and company, until they differ, go or are said to be two', async () => {
    const one = await add({ name: 'Ada Quill', email: 'ada@example.com', phone: '(512) 555-0134' });
    const other = await add({ name: 'A. Quill', email: 'ADA@example.com', phone: '512-555-0134' });
    const third = await add({ name: 'Ada  Quill', company: 'Quill Homes' });
    const fourth = await add({ name: 'ada  quill', company: 'quill homes' });
    await add({ name: 'Ada Quill', phone: '555' });
    expect((await alike()).toSorted()).toEqual(
      [
        [one, other, ['email', 'phone']],
        [third, fourth, ['name']],
      ].toSorted(),
    );
    const change = (id: string, row: object) =>
      succeed(broker.client.from('contacts').update(row).eq('id', id).select('id'));
    await change(other, { email: 'other@example.com' });
    expect(await alike()).toContainEqual([one, other, ['phone']]);
    await succeed(broker.client.rpc('keep_apart', { p_one: third, p_other: fourth }));
    await change(other, { deleted_at: new Date().toISOString() });
    expect(await alike()).toEqual([]);
    await change(other, { deleted_at: null });
    expect(await alike()).toEqual([[one, other, ['phone']]]);
    expect(await alike(await person('broker'))).toEqual([]);
  });

  it('cost the same to find among twenty thousand as among a thousand', async ({ skip }) => {
    skip(backend().engine !== 'postgres', 'plans are those of Postgres');
    const asker = await person('broker');
    const fill = (from: number, to: number) =>
      askDatabase(`
        insert into public.contacts (owner_id, book, tenant_id, sharing, name, company, email, phone)
        select '${asker.id}', '${asker.id}', null, 'private', 'Person ' || n, 'House ' || n, 'p' || n || '@example.com',
          '(512) 55' || lpad(n::text, 6, '0')
        from generate_series(${from}, ${to}) n`);
    const pages = async () => {
      const sql = connectDirectly(1);
      const claims = JSON.stringify({ sub: asker.id, role: 'authenticated', aal: 'aal1' });
      try {
        return await sql.begin(async (tx) => {
          await tx`select set_config('request.jwt.claims', ${claims}, true)`;
          const read = () =>
            tx.unsafe(
              `explain (analyze, buffers, format json) select * from private.find_duplicates()`,
            );
          await read();
          const [row] = await read();
          const [{ Plan: plan }] = (row as unknown as { 'QUERY PLAN': [{ Plan: Plan }] })[
            'QUERY PLAN'
          ];
          return {
            rows: plan['Actual Rows'],
            pages: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
          };
        });
      } finally {
        await sql.end();
      }
    };
    await fill(1, 1000);
    await fill(1, 20);
    await askDatabase('analyze public.contacts; analyze private.contact_keys');
    const few = await pages();
    await fill(1001, 20_000);
    await askDatabase('analyze public.contacts; analyze private.contact_keys');
    const many = await pages();
    expect([few.rows, many.rows]).toEqual([20, 20]);
    expect(many.pages).toBeLessThan(few.pages * 2);
  });
});

interface Plan {
  readonly 'Actual Rows': number;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
}
