import type { SupabaseClient } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import { anonymous } from '../support/backend.ts';
import { callsWithTrait, EXPECTATIONS, type TableName, tablesWithTrait } from './expectations.ts';
import { expectRefused } from './refusal.ts';
import { queryDatabase } from './sql.ts';
import { person, succeed } from './world.ts';

it('a signed-out visitor reads only the logo setting, live listings with their photos, and ratings', async () => {
  const visible = await succeed(anonymous().from('system_settings').select('setting_key'));
  expect(visible).toEqual([{ setting_key: 'platform_logo_url' }]);
  const tables = Object.keys(EXPECTATIONS) as TableName[];
  const open = new Set(tablesWithTrait('visitorsRead'));
  for (const table of tables.filter((name) => !open.has(name))) {
    await expectRefused((anonymous() as SupabaseClient).from(table).select(), 401);
  }
  await expectRefused(anonymous().rpc('my_account'), 401);
});

it('signing in shows no additional settings', async () => {
  const { client } = await person('broker');
  const visible = await succeed(client.from('system_settings').select('setting_key'));
  expect(visible).toEqual([{ setting_key: 'platform_logo_url' }]);
});

it('a visitor can call only functions for public pages, links from emails and unsubscribing', async () => {
  const called = await queryDatabase(`
    select distinct p.proname::text as name
    from pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and has_function_privilege('anon', p.oid, 'execute')
    order by name
  `);
  // A policy of photos and calls of tours use them; private functions can't be called over HTTP.
  const inPolicies = [
    'can_read_portfolio_photo',
    'is_tour_model',
    'is_tour_model_name',
    'is_tour_open',
  ];
  expect(called.map(({ name }) => name)).toEqual(
    [...callsWithTrait('forVisitors'), ...inPolicies].sort(),
  );
});

it('no one learns which account a link opens without its token', async () => {
  for (const token_hash of ['', '%', 'a'.repeat(43), 'a'.repeat(64)]) {
    const { data, error } = await anonymous().rpc('get_email_by_link_token', { token_hash });
    expect([data, error]).toEqual([null, null]);
  }
});
