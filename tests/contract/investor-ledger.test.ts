import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { datedInternalRateOfReturn } from '#shared/underwriting/returns.ts';
import { type Person, person, succeed } from '../security/world.ts';

let investor: Person;
beforeAll(async () => {
  investor = await person('investor');
});

interface Balances {
  readonly id: string;
  readonly value: number;
  readonly cost: number;
  readonly contributed: number;
  readonly returned: number;
  readonly income: number;
  readonly gain: number;
  readonly fees: number;
  readonly expenses: number;
  readonly flows: readonly (readonly [string, number])[];
  readonly is_reconciled: boolean;
  readonly status: string;
}

async function holdingOf(who: Person, name = 'Maple Court') {
  const entity = await succeed(
    who.client
      .from('investment_entities')
      .insert({ name: `${name} LLC` })
      .select('id')
      .single(),
  );
  const holding = await succeed(
    who.client
      .from('holdings')
      .insert({ name, entity_id: entity.id, vintage: 2021 })
      .select('id')
      .single(),
  );
  return { entity: entity.id, holding: holding.id };
}
type Held = Awaited<ReturnType<typeof holdingOf>>;

const record = (
  who: Person,
  { entity, holding }: Held,
  values: object,
  id: string = randomUUID(),
) =>
  who.client.rpc('record_investor_movement', {
    p_id: id,
    p_entity_id: entity,
    p_values: { holding_id: holding, ...values } as never,
  });

const balancesOf = async (who: Person, { holding }: Held, day?: string) => {
  const call = who.client.rpc('get_portfolio', day === undefined ? {} : { p_as_of: day });
  const { holdings } = (await succeed(call)) as unknown as { holdings: readonly Balances[] };
  return holdings.find(({ id }) => id === holding) as Balances;
};

describe('the investor ledger', () => {
  it('adds up contributions, distributions by kind, fees, and the latest valuation', async () => {
    const held = await holdingOf(investor);
    await succeed(
      record(investor, held, { kind: 'contribution', day: '2021-03-01', cents: 100_000_00 }),
    );
    await succeed(record(investor, held, { kind: 'fee', day: '2021-03-01', cents: 1_500_00 }));
    await succeed(
      record(investor, held, {
        kind: 'distribution',
        day: '2022-03-01',
        cents: 9_000_00,
        return_cents: 2_000_00,
        income_cents: 6_000_00,
        gain_cents: 1_000_00,
      }),
    );
    await succeed(
      record(investor, held, { kind: 'valuation', day: '2022-12-31', cents: 120_000_00 }),
    );
    expect(await balancesOf(investor, held)).toMatchObject({
      contributed: 100_000_00,
      returned: 2_000_00,
      income: 6_000_00,
      gain: 1_000_00,
      fees: 1_500_00,
      cost: 98_000_00,
      value: 120_000_00,
      is_reconciled: true,
      flows: [
        ['2021-03-01', -101_500_00],
        ['2022-03-01', 9_000_00],
      ],
    });
    expect(await balancesOf(investor, held, '2022-02-28')).toMatchObject({
      value: 100_000_00,
      income: 0,
    });
  });

  it('keeps a valuation unchanged when earlier entries are added or reversed', async () => {
    const held = await holdingOf(investor);
    const late = randomUUID();
    await succeed(
      record(investor, held, { kind: 'contribution', day: '2021-01-01', cents: 50_000_00 }),
    );
    await succeed(
      record(investor, held, { kind: 'valuation', day: '2021-12-31', cents: 60_000_00 }),
    );
    await succeed(
      record(investor, held, { kind: 'valuation', day: '2022-12-31', cents: 75_000_00 }),
    );
    await succeed(
      record(investor, held, { kind: 'contribution', day: '2021-06-30', cents: 20_000_00 }, late),
    );
    await succeed(
      record(investor, held, { kind: 'valuation', day: '2021-09-30', cents: 71_000_00 }),
    );
    expect(await balancesOf(investor, held, '2021-09-30')).toMatchObject({
      value: 71_000_00,
      is_reconciled: true,
    });
    expect(await balancesOf(investor, held, '2021-12-31')).toMatchObject({
      value: 60_000_00,
      is_reconciled: true,
    });
    expect(await balancesOf(investor, held)).toMatchObject({ value: 75_000_00, cost: 70_000_00 });
    await succeed(
      investor.client.rpc('reverse_investor_movement', { p_id: late, p_reason: 'Wrong holding' }),
    );
    expect(await balancesOf(investor, held, '2021-12-31')).toMatchObject({
      value: 60_000_00,
      is_reconciled: true,
    });
    expect(await balancesOf(investor, held)).toMatchObject({
      value: 75_000_00,
      cost: 50_000_00,
      is_reconciled: true,
    });
  });

  it('records a movement once however often it is sent, even at the same time', async () => {
    const held = await holdingOf(investor);
    const id = randomUUID();
    const values = { kind: 'contribution', day: '2023-01-01', cents: 10_000_00 };
    await Promise.all([1, 2, 3, 4].map(() => succeed(record(investor, held, values, id))));
    expect(await balancesOf(investor, held)).toMatchObject({ contributed: 10_000_00 });
  });

  it('ends a holding with its final distribution and restores it on reversal', async () => {
    const held = await holdingOf(investor);
    const id = randomUUID();
    await succeed(
      record(investor, held, { kind: 'contribution', day: '2020-01-01', cents: 10_000_00 }),
    );
    const final = {
      kind: 'distribution',
      day: '2023-01-01',
      cents: 15_000_00,
      return_cents: 10_000_00,
      gain_cents: 5_000_00,
      is_final: true,
    };
    await succeed(record(investor, held, final, id));
    const ended = await balancesOf(investor, held);
    expect(ended).toMatchObject({ value: 0, status: 'exited', is_reconciled: true });
    const flows = ended.flows.map(([on, amount]) => ({ on, amount }));
    expect(datedInternalRateOfReturn(flows).rate).toBeCloseTo(1.5 ** (365 / 1096) - 1, 10);
    await succeed(
      investor.client.rpc('reverse_investor_movement', { p_id: id, p_reason: 'Not sold' }),
    );
    expect(await balancesOf(investor, held)).toMatchObject({
      value: 10_000_00,
      status: 'active',
      is_reconciled: true,
    });
  });

  it.each([
    [
      'more capital returned than contributed',
      { kind: 'distribution', day: '2023-01-01', cents: 6_00, return_cents: 6_00 },
      'HXPFR',
    ],
    [
      'capital returned before it was contributed',
      { kind: 'distribution', day: '2019-01-01', cents: 1_00, return_cents: 1_00 },
      'HXPFR',
    ],
    [
      'parts that do not add up',
      { kind: 'distribution', day: '2023-01-01', cents: 5_00, income_cents: 4_00 },
      'HXPFP',
    ],
    ['a day in the future', { kind: 'contribution', day: '2090-01-01', cents: 5_00 }, 'HXPFD'],
    ['no amount', { kind: 'contribution', day: '2023-01-01', cents: 0 }, '23514'],
    ['a negative amount', { kind: 'fee', day: '2023-01-01', cents: -5 }, '23514'],
    [
      'no holding for a contribution',
      { kind: 'contribution', day: '2023-01-01', cents: 5, holding_id: null },
      '23514',
    ],
    ['an unknown kind', { kind: 'gift', day: '2023-01-01', cents: 5 }, '23514'],
  ])('refuses %s', async (_name, values, code) => {
    const held = await holdingOf(investor);
    await succeed(record(investor, held, { kind: 'contribution', day: '2020-01-01', cents: 5_00 }));
    expect((await record(investor, held, values)).error?.code).toBe(code);
    expect(await balancesOf(investor, held)).toMatchObject({
      contributed: 5_00,
      value: 5_00,
      is_reconciled: true,
    });
  });

  it('keeps entities and holdings with entries out of the trash', async () => {
    const held = await holdingOf(investor);
    await succeed(record(investor, held, { kind: 'contribution', day: '2020-01-01', cents: 5_00 }));
    const deleted = { deleted_at: new Date().toISOString() };
    const holding = investor.client.from('holdings').update(deleted).eq('id', held.holding);
    expect((await holding).error?.code).toBe('HXPFT');
    const entity = investor.client
      .from('investment_entities')
      .update(deleted)
      .eq('id', held.entity);
    expect((await entity).error?.code).toBe('HXPFX');
    const other = await holdingOf(investor);
    const move = investor.client
      .from('holdings')
      .update({ entity_id: other.entity })
      .eq('id', held.holding);
    expect((await move).error?.code).toBe('HXPFM');
  });
});

describe('statement import', () => {
  const rowsOf = ({ holding }: Held) => [
    { holding_id: holding, kind: 'valuation', day: '2022-12-31', cents: 12_000_00 },
    {
      holding_id: holding,
      kind: 'distribution',
      day: '2022-12-31',
      cents: 500_00,
      income_cents: 500_00,
    },
    { holding_id: holding, kind: 'contribution', day: '2021-01-01', cents: 10_000_00 },
  ];
  const send = (held: Held, rows: readonly object[], more: object = {}) =>
    investor.client.rpc('import_investor_statement', {
      p_id: randomUUID(),
      p_entity_id: held.entity,
      p_file_name: 'statement.csv',
      p_rows: rows as never,
      ...more,
    });

  it('changes nothing in a dry run, then posts all rows once, and undoes them', async () => {
    const held = await holdingOf(investor);
    const p_id = randomUUID();
    const dry = await succeed(send(held, rowsOf(held), { p_is_dry_run: true }));
    expect(dry).toEqual({ problems: [], values: [{ holding_id: held.holding, cents: 12_000_00 }] });
    expect(await balancesOf(investor, held)).toMatchObject({ value: 0, flows: [] });
    const aliases = [{ holding_id: held.holding, alias: 'Maple Ct I LP' }];
    await succeed(send(held, rowsOf(held), { p_id, p_aliases: aliases }));
    await succeed(send(held, rowsOf(held), { p_id, p_aliases: aliases }));
    expect(await balancesOf(investor, held)).toMatchObject({
      contributed: 10_000_00,
      value: 12_000_00,
      income: 500_00,
      is_reconciled: true,
    });
    const repeated = await succeed(send(held, rowsOf(held)));
    expect(repeated).toMatchObject({
      problems: [{ code: 'HXPFA' }, { code: 'HXPFA' }, { code: 'HXPFA' }],
    });
    const list = await succeed(
      investor.client.rpc('list_investor_imports', { p_entity_id: held.entity }),
    );
    expect(list).toMatchObject({
      imports: [{ row_count: 3 }],
      aliases: [{ alias: 'maple ct i lp' }],
    });
    await succeed(investor.client.rpc('undo_investor_import', { p_id }));
    await succeed(investor.client.rpc('undo_investor_import', { p_id }));
    expect(await balancesOf(investor, held)).toMatchObject({
      contributed: 0,
      value: 0,
      flows: [],
      is_reconciled: true,
    });
  });

  it('posts no row if one has a problem, and names it', async () => {
    const held = await holdingOf(investor);
    const bad = { holding_id: randomUUID(), kind: 'fee', day: '2022-01-01', cents: 5 };
    const answer = await succeed(send(held, [...rowsOf(held), bad]));
    expect(answer).toMatchObject({ problems: [{ place: 4, code: 'HXPFG' }] });
    expect(await balancesOf(investor, held)).toMatchObject({ value: 0, flows: [] });
  });
});

it('pages movements without repeating or skipping one', async () => {
  const other = await person('investor');
  const held = await holdingOf(other);
  for (let month = 1; month <= 7; month++) {
    await succeed(
      record(other, held, { kind: 'contribution', day: `2022-0${month}-01`, cents: month * 100 }),
    );
  }
  const seen: number[] = [];
  let after: string | null = null;
  do {
    const page = (await succeed(
      other.client.rpc('list_investor_movements', {
        p_limit: 3,
        ...(after !== null && { p_after: after }),
      }),
    )) as unknown as { rows: readonly { cents: number }[]; next: string | null };
    seen.push(...page.rows.map(({ cents }) => cents));
    after = page.next;
  } while (after !== null);
  expect(seen).toEqual([700, 600, 500, 400, 300, 200, 100]);
});
