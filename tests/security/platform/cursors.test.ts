import { beforeAll, describe, expect, it } from 'vitest';
import { isFullRun } from '../../../build/testing/full-run.ts';
import { anonymous, newUser } from '../../support/backend.ts';
import type { Readers } from '../area.ts';
import { LISTS } from '../expectations.ts';
import { queryDatabase } from '../sql.ts';
import { type Client, listingBy, person, succeed, withRole } from '../world.ts';

interface Page {
  readonly rows: readonly Record<string, unknown>[];
  readonly next: string | null;
}

let readers: Readers;

const clientOf = (by: keyof Readers = 'visitor'): Client =>
  by === 'member' ? readers.member.client : readers[by];

const callList = (name: string, args: Record<string, unknown>) =>
  clientOf(LISTS[name]?.by).rpc(name as never, args as never) as PromiseLike<{
    data: unknown;
    error: { code: string; message: string } | null;
  }>;
/** In a call that returns only rows, each row has its cursor. */
const pageOf = async (name: string, args: Record<string, unknown>): Promise<Page> => {
  const result = (await succeed(callList(name, args))) as Page | Page['rows'];
  if (!Array.isArray(result)) return result as Page;
  return { rows: result, next: String(result.at(-1)?.cursor) };
};

/** Arguments that continue from a cursor. */
const from = (name: string, cursor: string) => ({ [LISTS[name]?.goesOnBy ?? 'after']: cursor });

async function codes(name: string, args: Record<string, unknown>, cursors: readonly string[]) {
  const responses = cursors.map((after) => callList(name, { ...args, ...from(name, after) }));
  return new Set((await Promise.all(responses)).map(({ error }) => error?.code));
}

/** Returns a cursor's content; its first 16 bytes are the signature. */
const readCursor = (cursor: string): string =>
  Buffer.from(cursor, 'base64url').subarray(16).toString('utf8');

const forge = (content: string): string =>
  Buffer.concat([Buffer.alloc(16, 7), Buffer.from(content)]).toString('base64url');

beforeAll(async () => {
  const member = await person('buyer');
  const staff = (await withRole(await person('buyer'), 'support')).client;
  readers = { visitor: anonymous(), member, staff };
  for (const { arrange } of Object.values(LISTS)) await arrange?.(readers);
});

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

/**
 * The lists whose cursors are tried on this one: its two neighbors, since a cursor is sealed with its list's name.
 * `npm run soak -- attacks` tries all.
 */
function othersOf(name: string): readonly string[] {
  const names = Object.keys(LISTS);
  if (isFullRun) return names.filter((list) => list !== name);
  const place = names.indexOf(name);
  return [1, 2].map((step) => names[(place + step) % names.length] ?? '');
}

describe.each(Object.keys(LISTS))('%s', (name) => {
  const orders = LISTS[name]?.orders ?? [];
  /**
   * Orders in which foreign cursors are tried. A list unseals a cursor before it checks the order, which is sealed
   * like its name. `npm run soak -- attacks` tries all.
   */
  const testedOrders = isFullRun ? orders : orders.slice(0, 1);

  it.each(orders)('in the order of %j continues after the last row shown', async (args) => {
    const first = await pageOf(name, args);
    const cursor = first.next ?? '';
    expect(cursor).toMatch(/^[\w-]{24,}$/);
    expect(readCursor(cursor)).toContain(String(first.rows.at(-1)?.id));
    const second = await pageOf(name, { ...args, ...from(name, cursor) });
    expect(second.rows.length).toBeGreaterThan(0);
    const shown = new Set(first.rows.map(({ id }) => id));
    expect(second.rows.filter(({ id }) => shown.has(id))).toEqual([]);
  });

  it.each(testedOrders)('in the order of %j rejects a forged cursor', async (args) => {
    const { rows, next } = await pageOf(name, args);
    const cursor = next ?? '';
    const other = cursor.startsWith('A') ? 'B' : 'A';
    const written = [
      '',
      '-',
      String(rows[0]?.id),
      `${other}${cursor.slice(1)}`,
      cursor.slice(0, -2),
      `${cursor}AA`,
      forge(readCursor(cursor)),
      forge(JSON.stringify(['m', String(rows[0]?.id)])),
      Buffer.from(readCursor(cursor)).toString('base64url'),
    ];
    expect(await codes(name, args, written)).toEqual(new Set(['HXPCU']));
  });

  it('rejects a cursor of another list or order', async () => {
    for (const [at, args] of testedOrders.entries()) {
      const others = await Promise.all([
        ...orders.filter((_, place) => place !== at).map((order) => pageOf(name, order)),
        ...othersOf(name).map((list) => pageOf(list, LISTS[list]?.orders[0] ?? {})),
      ]);
      const cursors = others.map(({ next }) => next ?? '');
      expect(await codes(name, args, cursors)).toEqual(new Set(['HXPCU']));
    }
  });
});

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
