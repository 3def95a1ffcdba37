import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous } from '../support/backend.ts';
import { queryDatabase } from './sql.ts';
import { type Person, succeed, tenantOwner } from './world.ts';

/** Computed columns, which are bounded by their source columns. */
const COMPUTED: readonly string[] = [
  'public.deals.commission',
  ...['cap_rate', 'occupancy', 'price_each', 'price_high', 'price_low'].map(
    (column) => `private.market_rows.${column}`,
  ),
];

/** Totals and differences, which can be written as negative changes. */
const SIGNED: readonly string[] = [
  // A reserve is lowered, a payment reversed.
  'private.claim_movements.amount_cents',
  'private.figure_days.amount',
  'private.live_listing_days.value',
  'private.live_listing_measures.denominator',
  'private.live_listing_measures.numerator',
  // Absorption is a change in residents.
  'private.market_observations.value',
  'private.visit_events.value',
  // The position that gives an interest away loses what the other gains.
  'private.position_carryovers.accrued_cents',
  // A change order can reduce the price.
  'private.rfp_changes.amount',
  // A community can lose money.
  'public.holdings.annual_noi',
  // More doses recorded than counted.
  'public.controlled_counts.expected',
];

/** Impossible values for amounts, rates and measures, by column type. */
const IMPOSSIBLE = {
  numeric: ['NaN', 'Infinity', '-Infinity', '-1000', '1e30'],
  float8: ['NaN', 'Infinity', '-Infinity', '-1000', '1e30'],
  float4: ['NaN', 'Infinity', '-Infinity', '-1000', '1e30'],
  int8: ['-1000', '9000000000000000000'],
} as const;

interface Column {
  readonly name: string;
  readonly column: string;
  readonly type: keyof typeof IMPOSSIBLE;
  readonly checks: readonly string[];
}

let columns: readonly Column[];
beforeAll(async () => {
  columns = (await queryDatabase(`
    select n.nspname || '.' || c.relname || '.' || a.attname as name, quote_ident(a.attname) as column,
      t.typname as type, coalesce((
        select array_agg(pg_get_expr(k.conbin, k.conrelid)) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.convalidated and k.conkey = array[a.attnum]
      ), '{}') as checks
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    where n.nspname in ('public', 'private') and c.relkind in ('r', 'p') and not c.relispartition and (
      t.typname in ('numeric', 'float4', 'float8')
      or t.typname = 'int8' and a.attname ~ '(price|amount|budget|fee|cost|revenue)'
    )
    order by 1`)) as unknown as Column[];
});

/** Returns the impossible values that a column's checks accept. */
async function accepted({ name, column, type, checks }: Column): Promise<string[]> {
  const passes: string[] = [];
  for (const value of IMPOSSIBLE[type]) {
    const all = checks.map((check) => `(${check})`).join(' and ') || 'true';
    const [row] = await queryDatabase(
      `select (${all}) as passes from (select '${value}'::${type} as ${column}) r`,
    );
    const isAllowed = value === '-1000' && SIGNED.includes(name);
    if (row?.passes !== false && !isAllowed) passes.push(`${name} = ${value}`);
  }
  return passes;
}

describe('money, rates and measures', () => {
  it('have a schema check that rejects NaN, Infinity, negative and absurd values', async () => {
    const found: string[] = [];
    for (const column of columns) {
      if (!COMPUTED.includes(column.name)) found.push(...(await accepted(column)));
    }
    expect(columns.length).toBeGreaterThan(20);
    expect(found).toEqual([]);
  });

  it('lists no exception for a missing column', () => {
    const names = new Set(columns.map(({ name }) => name));
    expect([...COMPUTED, ...SIGNED].filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('an invalid amount', () => {
  let broker: Person;
  let sale: string;
  let party: string;
  const codeOf = async (call: PromiseLike<{ error: { code: string } | null }>) =>
    (await call).error?.code;
  /** As a request can contain it, whatever the client's types say. */
  const NAN = 'NaN' as unknown as number;

  beforeAll(async () => {
    broker = await tenantOwner();
    const row = { property_name: 'Sum Court', price: 9e6 };
    const added = broker.client.from('transactions').insert(row).select('id').single();
    sale = (await succeed(added)).id;
    const bidder = { transaction_id: sale, role: 'bidder', name: 'Ada Lovelace' };
    party = (
      await succeed(broker.client.from('transaction_parties').insert(bidder).select('id').single())
    ).id;
  });

  it.each([NAN, 'Infinity' as unknown as number, -1, 9e11])(
    'is rejected by every user-written table: %s',
    async (amount) => {
      const { client } = broker;
      const fee = { transaction_id: sale, label: 'Commission', amount };
      const p_offer = { price: amount };
      const calls = [
        client.from('deals').insert({ name: 'A deal', price: amount }),
        client.from('contacts').insert({ name: 'A contact', price_most: amount }),
        client.from('leads').insert({ name: 'A lead', price_most: amount }),
        client.from('transactions').update({ price: amount }).eq('id', sale),
        client.from('transaction_fees').insert(fee),
        client.rpc('enter_offer', {
          ...{ p_id: randomUUID(), p_party_id: party, p_made_by: 'bidder', p_offer },
        }),
      ];
      for (const call of calls) expect(await codeOf(call)).toMatch(/^(23514|22003)$/);
    },
  );

  it('is rejected from a visitor who fills in a lead form', async () => {
    const form = {
      ...{ name: 'Home', title: 'Sell with us', is_open: true },
      ...{ questions: ['price_most'], thanks: 'Thank you.' },
    };
    const added = broker.client.from('lead_forms').insert(form).select('id').single();
    const { id: form_id } = await succeed(added);
    const answers = { name: 'Ada Lovelace', email: 'ada@people.example', price_most: 'NaN' };
    const submission = { form_id, request_id: randomUUID(), answers, seconds: 9 };
    expect(await codeOf(anonymous().rpc('submit_lead_form', submission))).toBe('23514');
  });

  it('is rejected in a co-brokerage, a quote and wire instructions', async () => {
    for (const [table, column] of [
      ['private.co_brokerages', 'split'],
      ['public.transaction_quotes', 'price'],
      ['private.wires', 'amount'],
    ]) {
      const checks = columns.find(({ name }) => name === `${table}.${column}`)?.checks ?? [];
      expect(checks.join()).toContain('is_money');
    }
  });

  it('is rejected as fees above the full price', async () => {
    const add = (percent: number) =>
      codeOf(
        broker.client
          .from('transaction_fees')
          .insert({ transaction_id: sale, label: 'Commission', percent }),
      );
    for (let share = 0; share < 5; share += 1) expect(await add(20)).toBeUndefined();
    expect(await add(1)).toBe('HXFEE');
    expect(await add(NAN)).toBe('23514');
  });
});
