import { expect, it } from 'vitest';
import { anonymous, newUser } from '../../support/backend.ts';
import { LISTS } from '../expectations.ts';
import { queryDatabase } from '../sql.ts';
import { listingBy } from '../world.ts';
import { defineCursors } from './cursors.ts';

it('every paged call is tested here', async () => {
  const calls = await queryDatabase(`
    select p.proname::text as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and has_function_privilege('authenticated', p.oid, 'execute')
      and exists (
        select from unnest(p.proargnames) a where a ~ '(^|_)(after|before|cursor|offset|page)$'
          -- The page that somebody is at, and one by which they are booked.
          and a not in ('p_current_page', 'p_page')
      )
    order by 1`);
  expect(calls.map(({ name }) => name)).toEqual(Object.keys(LISTS));
});

const names = Object.keys(LISTS);

// A cursor is sealed with its list's name, so each list gets those of its two neighbors. A list unseals a cursor before it
// checks the order, which is sealed like its name, so one order is enough.
defineCursors(
  (name) => [1, 2].map((step) => names[(names.indexOf(name) + step) % names.length] ?? ''),
  (orders) => orders.slice(0, 1),
);

it('no agent query compares against a confidential seller', async () => {
  const seller = await newUser({ userMetadata: { user_type: 'seller', full_name: 'Hidden Name' } });
  const covered = await listingBy(seller.id, { is_confidential: true });
  for (const after of [seller.id, covered]) {
    const { data, error } = await anonymous().rpc('find_agents', { sort: 'name', after });
    expect([data, error?.code]).toEqual([null, 'HXPCU']);
  }
});

it("the cursor signing key can't be read", async () => {
  const readers = await queryDatabase(`
    select r.name from unnest(array['anon', 'authenticated', 'service_role']) as r (name)
    where has_table_privilege(r.name, 'private.cursor_secret', 'select')
      or has_function_privilege(r.name, 'private.seal_cursor(text, jsonb)', 'execute')
      or has_function_privilege(r.name, 'private.cursor_signature(text, bytea)', 'execute')`);
  expect(readers).toEqual([]);
});
