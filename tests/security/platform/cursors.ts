import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous } from '../../support/backend.ts';
import type { Readers } from '../area.ts';
import { LISTS } from '../expectations.ts';
import { type Client, person, succeed, withRole } from '../world.ts';

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

type Orders = readonly Record<string, unknown>[];

/** Tries forged cursors, and those of the other lists, on each list in the tested orders. */
export function defineCursors(
  othersOf: (name: string) => readonly string[],
  ordersOf: (orders: Orders) => Orders,
): void {
  beforeAll(async () => {
    const member = await person('buyer');
    const staff = (await withRole(await person('buyer'), 'support')).client;
    readers = { visitor: anonymous(), member, staff };
    for (const { arrange } of Object.values(LISTS)) await arrange?.(readers);
  });

  describe.each(Object.keys(LISTS))('%s', (name) => {
    const orders = LISTS[name]?.orders ?? [];
    const testedOrders = ordersOf(orders);

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
}
