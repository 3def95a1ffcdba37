import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous } from '../support/backend.ts';
import { queryDatabase } from './sql.ts';
import { type Person, tenantOwner } from './world.ts';

/** Values that no argument domain may accept. */
const IMPOSSIBLE = {
  numeric: ['NaN', 'Infinity', '-Infinity', '-1', '1e400', '1e30'],
  float8: ['NaN', 'Infinity', '-Infinity', '-1', '1e30'],
  float4: ['NaN', 'Infinity', '-Infinity', '-1', '1e30'],
  int2: ['-1', '32767'],
  int4: ['-1', '2147483647'],
  int8: ['-1', '9223372036854775807'],
  _int4: ['{0,-1}', '{2147483647}'],
  jsonb: ['1e400', '{"a": [{"price": 1e19}]}', '[-1e19]'],
} as const;

type Base = keyof typeof IMPOSSIBLE;

describe('numbers in call arguments', () => {
  it('have a schema domain that rejects NaN, Infinity, negative and absurd values', async () => {
    const found = await queryDatabase(`
      select p.proname || '.' || a.name as argument, t.typname as type, b.typname as base, coalesce((
        select string_agg('(' || pg_get_expr(k.conbin, 0) || ')', ' and ') from pg_constraint k
        where k.contypid = t.oid and k.convalidated
      ), 'true') as checks
      from pg_proc p, unnest(p.proargnames, p.proargtypes::oid[]) as a (name, type)
      join pg_type t on t.oid = a.type
      join pg_type b on b.oid = coalesce(nullif(t.typbasetype, 0), t.oid)
      where p.pronamespace = 'public'::regnamespace
        and b.typname ~ '^_?(int|numeric|float|money|json)'
        and exists (
          select from unnest(array['anon', 'authenticated', 'service_role']) r (name)
          where has_function_privilege(r.name, p.oid, 'execute')
        )
      order by 1`);
    expect(found.length).toBeGreaterThan(100);
    const types = new Map(found.map(({ type, base, checks }) => [`${type}`, { base, checks }]));
    const open = new Set<unknown>();
    for (const [type, { base, checks }] of types) {
      const values: readonly string[] | undefined = IMPOSSIBLE[base as Base];
      if (!values) open.add(type);
      for (const value of values ?? []) {
        const query = `select (${checks}) as passes from (select '${value}'::${base} as value) r`;
        if ((await queryDatabase(query))[0]?.passes !== false) open.add(type);
      }
    }
    const unbounded = found.filter(({ type }) => open.has(type));
    expect(unbounded.map(({ argument, type }) => `${argument} ${type}`)).toEqual([]);
  });

  it('are rejected in JSON that users write to tables', async () => {
    const columns = await queryDatabase(`
      select c.relname || '.' || a.attname as name, quote_ident(a.attname) as column, coalesce((
        select string_agg('(' || pg_get_expr(k.conbin, k.conrelid) || ')', ' and ') from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.convalidated and k.conkey = array[a.attnum]
      ), 'true') as checks
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.atttypid = 'jsonb'::regtype
        and exists (
          select from unnest(array['anon', 'authenticated']) r (name), unnest(array['insert', 'update']) verb
          where has_column_privilege(r.name, c.oid, a.attnum, verb)
        )`);
    expect(columns.length).toBeGreaterThan(5);
    const open: unknown[] = [];
    for (const { name, column, checks } of columns) {
      for (const value of [`'{"a": {"b": 1e19}}'`, `'[1e400]'`]) {
        const query = `select (${checks}) as passes from (select ${value}::jsonb as ${column}) r`;
        const [row] = await queryDatabase(query);
        if (row?.passes !== false) open.push(name);
      }
    }
    expect(open).toEqual([]);
  });
});

describe('a call with an impossible number', () => {
  let broker: Person;
  beforeAll(async () => {
    broker = await tenantOwner();
  });
  const codeOf = async (call: PromiseLike<{ error: { code: string } | null }>) =>
    (await call).error?.code;
  const ids = { p_id: randomUUID(), p_broker_id: randomUUID() };

  it.each(['NaN', 'Infinity', '-Infinity', -1, 1e30])('is rejected: %s dollars', async (value) => {
    const amount = value as number;
    const quote = { p_session: 'none', p_price: amount };
    expect(await codeOf(anonymous().rpc('answer_quote', quote))).toBe('23514');
    const split = { p_id: ids.p_id, p_listing_id: ids.p_id, p_split_kind: 'amount', p_access: 'x' };
    const co = broker.client.rpc('save_co_brokerage', { ...split, p_split: amount });
    expect(await codeOf(co)).toBe('23514');
  });

  it.each([101, -1, 'NaN'])('is rejected: a fee of %s percent', async (value) => {
    const p_percent = value as number;
    const partnership = { ...ids, p_percent };
    expect(await codeOf(broker.client.rpc('offer_partnership', partnership))).toBe('23514');
    const referral = { ...ids, p_name: 'Ada', p_interest: 'buy', p_percent };
    expect(await codeOf(broker.client.rpc('give_referral', referral))).toBe('23514');
  });

  it('is rejected: counts, sizes and numbers in JSON', async () => {
    const { client } = broker;
    const content = { values: { price: 1e19 } };
    const calls = [
      client.rpc('find_contacts', { p_limit: -1 }),
      client.rpc('find_listings', { page_size: 2_000_000_000 }),
      client.rpc('room_audit', { p_room_id: ids.p_id, p_below: -5 }),
      client.rpc('save_listing_draft', { draft_id: ids.p_id, version: 0, content }),
      client.rpc('save_value', { p_name: 'form:underwriting', p_value: [{ rent: -1e200 }] }),
    ];
    for (const call of calls) expect(await codeOf(call)).toBe('23514');
  });

  it("doesn't change possible values", async () => {
    const { client } = broker;
    for (const value of ['text', 0.1, 1e18, [1, { a: null }], { price: 100_000_000_000 }]) {
      const saved = await client.rpc('save_value', { p_name: 'form:numbers', p_value: value });
      expect(saved.error).toBeNull();
      const { data } = await client.from('saved_values').select('value').eq('name', 'form:numbers');
      expect(data).toEqual([{ value }]);
    }
  });
});
