import { beforeAll, describe, expect, it } from 'vitest';
import { connectDirectly, queryDatabase } from '../security/sql.ts';
import { memberOf, type Person, person, succeed, tenantOwner } from '../security/world.ts';
import { backend } from '../support/backend.ts';

let broker: Person;
let teammate: Person;

const add = async (row: object, { client } = broker) => {
  const added = client.from('contacts').insert({ name: 'Ada', ...row });
  return (await succeed(added.select('id').single())).id;
};
const change = (id: string, row: object, { client } = broker) =>
  succeed(client.from('contacts').update(row).eq('id', id).select('id').single());
const alike = async ({ client } = broker) => {
  const pairs = await succeed(client.rpc('find_duplicates'));
  return pairs.map((pair) => [pair.one_id, pair.other_id, pair.alike]).toSorted();
};

beforeAll(async () => {
  broker = await tenantOwner();
  teammate = await memberOf(broker.tenantId);
});

describe('possible duplicate contacts', () => {
  it('are found by email, phone or name and company until they differ, are deleted or marked as different', async () => {
    const one = await add({ name: 'Ada Quill', email: 'ada@example.com', phone: '(512) 555-0134' });
    const other = await add({ name: 'A. Quill', email: 'ADA@example.com', phone: '512-555-0134' });
    const third = await add({ name: 'Ada  Quill', company: 'Quill Homes' });
    const fourth = await add({ name: 'ada  quill ', company: ' quill homes' });
    await add({ name: 'Ada Quill', phone: '555' });
    await add({ name: 'A. Quill', phone: '555' });
    const both = [one, other, ['email', 'phone']];
    expect(await alike()).toEqual([both, [third, fourth, ['name']]].toSorted());
    await change(other, { email: 'other@example.com' });
    expect(await alike()).toContainEqual([one, other, ['phone']]);
    await succeed(broker.client.rpc('mark_as_not_duplicates', { p_one: third, p_other: fourth }));
    await change(other, { deleted_at: new Date().toISOString() });
    expect(await alike()).toEqual([]);
    await change(other, { deleted_at: null, email: 'ada@example.com' });
    expect(await alike()).toEqual([both]);
    // Straight from the database, as when the trash is emptied.
    await queryDatabase(`delete from public.contacts where id = '${one}'`);
    expect(await alike()).toEqual([]);
  });

  it('are listed with the oldest match, at most twenty per address', async () => {
    const otherBroker = await person('broker');
    // All with the same time, so that their ids give the order.
    const rows = Array.from({ length: 25 }, (_, n) => ({
      name: `Person ${n}`,
      email: 'a@b.example',
    }));
    const created = await succeed(otherBroker.client.from('contacts').insert(rows).select('id'));
    const [oldest, ...others] = created.map(({ id }) => id).toSorted();
    expect(await alike(otherBroker)).toEqual(
      others.slice(0, 19).map((id) => [oldest, id, ['email']]),
    );
  });

  it('are found by the team in its workspace, and private ones only by their owner', async () => {
    const email = 'kept@example.com';
    const shared = await add({ email });
    const own = await add({ email, sharing: 'private' });
    const hidden = await add({ email, sharing: 'private' }, teammate);
    const also = await add({ email }, teammate);
    const seen = async (who: Person) =>
      (await alike(who)).filter((pair) =>
        pair.some((id) => [shared, own, hidden].includes(`${id}`)),
      );
    expect(await seen(broker)).toEqual([[shared, also, ['email']]]);
    expect(await seen(teammate)).toEqual([[shared, also, ['email']]]);
    expect(await seen(await tenantOwner())).toEqual([]);
    await change(own, { sharing: 'team' });
    expect(await seen(teammate)).toEqual(
      [
        [shared, own, ['email']],
        [shared, also, ['email']],
      ].toSorted(),
    );
  });

  it('read as many database pages among six thousand contacts as among three hundred', async ({
    skip,
  }) => {
    skip(backend().engine !== 'postgres', 'plans are those of Postgres');
    const otherBroker = await person('broker');
    const fill = (from: number, to: number) =>
      queryDatabase(`
        begin;
        set local session_replication_role = replica;
        insert into public.contacts (owner_id, workspace_id, tenant_id, sharing, name, company, email, phone)
        select '${otherBroker.id}', '${otherBroker.id}', null, 'private', 'Person ' || n, 'House ' || n,
          'p' || n || '@example.com', '(512) 55' || lpad(n::text, 6, '0')
        from generate_series(${from}, ${to}) n;
        insert into private.contact_keys
        select k.key, c.workspace_id, k.field, count(*)
        from public.contacts c
        cross join lateral private.keys_of_contact(c) k
        where c.workspace_id = '${otherBroker.id}' group by 1, 2, 3
        on conflict (key) do update set contacts = excluded.contacts;
        commit;
        analyze public.contacts;
        analyze private.contact_keys;`);
    await fill(1, 300);
    await fill(1, 20);
    const few = await costOf(otherBroker.id);
    await fill(301, 6000);
    const many = await costOf(otherBroker.id);
    expect([few.rows, many.rows]).toEqual([20, 20]);
    expect(many.pages).toBeLessThan(few.pages * 1.5);
  });
});

/** Returns how many rows a user gets, and how many database pages are read. */
async function costOf(id: string): Promise<{ rows: number; pages: number }> {
  const sql = connectDirectly(1);
  const claims = JSON.stringify({
    sub: id,
    role: 'authenticated',
    aal: 'aal1',
    haven_acting: 'database',
  });
  try {
    return await sql.begin(async (tx) => {
      await tx`select set_config('request.jwt.claims', ${claims}, true)`;
      const explained = () =>
        tx.unsafe<{ 'QUERY PLAN': [{ Plan: Plan }] }[]>(
          'explain (analyze, buffers, format json) select * from private.find_duplicates()',
        );
      // On first use a connection also reads table metadata.
      await explained();
      const [row] = await explained();
      const plan = row?.['QUERY PLAN'][0].Plan;
      return {
        rows: plan?.['Actual Rows'] ?? 0,
        pages: (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0),
      };
    });
  } finally {
    await sql.end();
  }
}

interface Plan {
  readonly 'Actual Rows': number;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
}
