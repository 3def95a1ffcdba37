import { randomUUID } from 'node:crypto';
import { beforeAll, expect } from 'vitest';
import { areRows } from '../../renderer/workbench/data/row.ts';
import { memberOf, type Person, succeed, tenantOwner } from '../security/world.ts';

export let owner: Person;
export let teammate: Person;

interface Row {
  readonly id: string;
  readonly city: string | null;
  readonly version: number;
}

export const change = async (who: Person, ids: readonly string[], changes: object) =>
  (await succeed(
    who.client.rpc('change_records', {
      p_kind: 'contacts',
      p_ids: [...ids],
      p_changes: changes as never,
    }),
  )) as unknown as Row[];

export const takeBack = async (who: Person, changedRows: readonly Row[]) =>
  (await succeed(
    who.client.rpc('undo_record_changes', {
      p_kind: 'contacts',
      p_ids: changedRows.map(({ id }) => id),
      p_versions: changedRows.map(({ version }) => version),
    }),
  )) as unknown as Row[];

export async function meet(count: number) {
  const rows = Array.from({ length: count }, (_, at) => ({
    id: randomUUID(),
    name: `Person ${at}`,
    city: `City ${at % 700}`,
  }));
  await succeed(owner.client.from('contacts').insert(rows).select('id').limit(1));
  return rows;
}

export function createTeam(): void {
  beforeAll(async () => {
    owner = await tenantOwner();
    teammate = await memberOf(owner.tenantId);
  });
}

/** Changes, undoes and trashes this many contacts, and returns the milliseconds each call took. */
export async function changeMany(count: number): Promise<number[]> {
  const rows = await meet(count);
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
  expect(changed).toHaveLength(count);
  expect(changed[0]).toMatchObject({ city: 'Austin', state: 'TX', version: 2 });
  const before = new Map<string, string>(rows.map(({ id, city }) => [id, city]));
  const back = await timed(() => takeBack(teammate, changed));
  expect(back).toHaveLength(count);
  expect(back.every(({ id, city }) => city === before.get(id))).toBe(true);
  expect(await timed(() => change(teammate, ids, { deleted_at: '1999-01-01' }))).toHaveLength(
    count,
  );
  expect(await succeed(owner.client.rpc('count_contacts', {}))).toBe(0);
  return took;
}
