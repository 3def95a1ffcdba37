import { beforeAll, expect, it } from 'vitest';
import { type Person, person, succeed } from '../security/world.ts';
import { service } from '../support/backend.ts';

let ada: Person;
beforeAll(async () => {
  ada = await person('broker');
});

const keep = (name: string, value: unknown) =>
  ada.client.rpc('save_value', { p_name: name, p_value: value as never });

it('keeps the last saved list, which nothing deletes', async () => {
  const listSaved = () => succeed(ada.client.from('saved_values').select('name, value'));
  await succeed(keep('list:contacts', { isDense: false, columns: [] }));
  await succeed(keep('list:contacts', { isDense: true, columns: [] }));
  expect(await listSaved()).toEqual([
    { name: 'list:contacts', value: { isDense: true, columns: [] } },
  ]);
  await succeed(keep('list:contacts', null));
  expect(await listSaved()).toEqual([]);
});

it("limits saved values to a form's length and to known screen names", async () => {
  expect((await keep('form:contacts:new', { notes: 'x'.repeat(70_000) })).error?.code).toBe(
    '23514',
  );
  for (const name of ['list', 'list:', 'list:a b', 'list:%', `list:${'x'.repeat(121)}`]) {
    expect((await keep(name, {})).error?.code).toBe('23514');
  }
});

it('drops the least recently used beyond three hundred', async () => {
  const rows = Array.from({ length: 300 }, (_, index) => ({
    user_id: ada.id,
    name: `list:many_${index}`,
    value: {},
  }));
  await succeed(service().from('saved_values').insert(rows).select('name'));
  await succeed(keep('list:many_0', { touched: true }));
  await succeed(keep('list:newest', {}));
  const names = await succeed(ada.client.from('saved_values').select('name'));
  expect(names).toHaveLength(300);
  expect(names).toEqual(expect.arrayContaining([{ name: 'list:newest' }, { name: 'list:many_0' }]));
});
