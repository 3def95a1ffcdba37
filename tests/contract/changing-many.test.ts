import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { isFullRun } from '../../build/testing/full-run.ts';
import { areRows } from '../../renderer/workbench/data/row.ts';
import { memberOf, type Person, succeed, tenantOwner } from '../security/world.ts';

const MANY = isFullRun ? 5_000 : 500;

let owner: Person;
let teammate: Person;

interface Row {
  readonly id: string;
  readonly city: string | null;
  readonly version: number;
}

beforeAll(async () => {
  owner = await tenantOwner();
  teammate = await memberOf(owner.tenantId);
});

const change = async (who: Person, ids: readonly string[], changes: object) =>
  (await succeed(
    who.client.rpc('change_records', {
      p_kind: 'contacts',
      p_ids: [...ids],
      p_changes: changes as never,
    }),
  )) as unknown as Row[];

const takeBack = async (who: Person, changedRows: readonly Row[]) =>
  (await succeed(
    who.client.rpc('undo_record_changes', {
      p_kind: 'contacts',
      p_ids: changedRows.map(({ id }) => id),
      p_versions: changedRows.map(({ version }) => version),
    }),
  )) as unknown as Row[];

async function meet(count: number) {
  const rows = Array.from({ length: count }, (_, at) => ({
    id: randomUUID(),
    name: `Person ${at}`,
    city: `City ${at % 700}`,
  }));
  await succeed(owner.client.from('contacts').insert(rows).select('id').limit(1));
  return rows;
}

it('changes, undoes and trashes thousands of contacts in one call each', async () => {
  const rows = await meet(MANY);
  const ids = rows.map(({ id }) => id);
  const took: number[] = [];
  async function timed<T>(act: () => Promise<T>): Promise<T> {
    const start = performance.now();
    const result = await act();
    took.push(Math.round(performance.now() - start));
    return result;
  }
  const changed = await timed(() => change(teammate, ids, { city: 'Austin', state: 'TX' }));
  expect(areRows(changed)).toBe(true);
  expect(changed).toHaveLength(MANY);
  expect(changed[0]).toMatchObject({ city: 'Austin', state: 'TX', version: 2 });
  const before = new Map<string, string>(rows.map(({ id, city }) => [id, city]));
  const back = await timed(() => takeBack(teammate, changed));
  expect(back).toHaveLength(MANY);
  expect(back.every(({ id, city }) => city === before.get(id))).toBe(true);
  expect(await timed(() => change(teammate, ids, { deleted_at: '1999-01-01' }))).toHaveLength(MANY);
  expect(await succeed(owner.client.rpc('count_contacts', {}))).toBe(0);
  if (isFullRun) console.log(`${MANY} contacts changed, put back, binned: ${took.join(', ')} ms`);
});

it('undoes only its own changes, not later ones by others', async () => {
  const rows = await meet(3);
  const [first, second, third] = rows.map(({ id }) => id) as [string, string, string];
  const changed = await change(owner, [first, second, third], { city: 'Boise' });
  await change(teammate, [second], { city: 'Reno' });
  // A teammate can't undo the owner's changes.
  expect(await takeBack(teammate, changed.slice(0, 1))).toEqual([]);
  const back = await takeBack(owner, changed);
  expect(back.map(({ id }) => id).toSorted()).toEqual([first, third].toSorted());
  const { data } = await owner.client.from('contacts').select('city').eq('id', second).single();
  expect(data).toEqual({ city: 'Reno' });
  const [line] = await succeed(
    owner.client.rpc('record_timeline', { p_kind: 'contacts', p_id: first, p_limit: 1 }),
  );
  expect(line).toMatchObject({ by_id: owner.id, act: 'changed', now: { city: 'City 0' } });
});
