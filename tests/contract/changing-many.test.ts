import { expect, it } from 'vitest';
import { succeed } from '../security/world.ts';
import {
  change,
  changeMany,
  createTeam,
  meet,
  owner,
  takeBack,
  teammate,
} from './changing-many.ts';

createTeam();

it('changes, undoes and trashes thousands of contacts in one call each', async () => {
  await changeMany(500);
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
