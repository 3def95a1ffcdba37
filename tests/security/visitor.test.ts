import { expect, it } from 'vitest';
import { anonymous } from '../support/backend.ts';
import { EXPECTATIONS, type TableName } from './expectations.ts';
import { expectRefused } from './refusal.ts';
import { person, succeed } from './world.ts';

it('a signed-out visitor reads only the logo setting and live listings', async () => {
  const visible = await succeed(anonymous().from('system_settings').select('setting_key'));
  expect(visible).toEqual([{ setting_key: 'platform_logo_url' }]);
  const tables = Object.keys(EXPECTATIONS) as TableName[];
  const open = new Set<TableName>(['system_settings', 'listings']);
  for (const table of tables.filter((name) => !open.has(name))) {
    await expectRefused(anonymous().from(table).select(), 401);
  }
  await expectRefused(anonymous().rpc('my_account'), 401);
});

it('signing in shows no further setting', async () => {
  const { client } = await person('broker');
  const visible = await succeed(client.from('system_settings').select('setting_key'));
  expect(visible).toEqual([{ setting_key: 'platform_logo_url' }]);
});
