import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { queryDatabase } from '../security/sql.ts';

const COMMUNITY = randomUUID();

beforeAll(() =>
  queryDatabase(
    `insert into public.communities (id, owner_id, name, time_zone) values ('${COMMUNITY}', null, 'Maple Court', 'America/Denver')`,
  ),
);

type Line = readonly [account: string, cents: number];
const json = (lines: readonly Line[]) =>
  JSON.stringify(lines.map(([account, cents]) => ({ account, cents })));
const post = async (day: string, lines: readonly Line[], source: string = randomUUID()) =>
  String(
    (
      await queryDatabase(
        `select private.post_ledger_entry('${COMMUNITY}', '${day}', 'test', '${source}', 'Test', '${json(lines)}') as id`,
      )
    )[0]?.id,
  );
const sale = (cents: number): readonly Line[] => [
  ['1200', cents],
  ['4000', -cents],
];
const entryOf = async (id: string) =>
  (
    await queryDatabase(
      `select entry_date::text as day, service_date::text as service, revision from private.ledger_entries where id = '${id}'`,
    )
  )[0];
const setClosed = (month: string, isClosed: boolean) =>
  queryDatabase(`
    insert into private.ledger_periods (community_id, month, closed_at)
    values ('${COMMUNITY}', '${month}', ${isClosed ? 'now()' : 'null'})
    on conflict (community_id, month) do update set closed_at = excluded.closed_at`);

/** A seeded generator, so that a failure can be repeated. */
const generator = (start: number) => {
  let seed = start;
  return (below: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed % below;
  };
};

describe('ledger entries', () => {
  it('are posted once for each source', async () => {
    const source = randomUUID();
    const id = await post('2026-03-04', sale(12_345), source);
    expect(await post('2026-03-05', sale(99), source)).toBe(id);
    expect(await entryOf(id)).toEqual({ day: '2026-03-04', service: '2026-03-04', revision: 1 });
  });

  it('refuse lines that do not balance, one line, no amount, and unknown accounts', async () => {
    for (const lines of [
      [
        ['1200', 100],
        ['4000', -99],
      ],
      [['1200', 100]],
      [],
      [
        ['1200', 0],
        ['4000', 0],
      ],
    ] as const) {
      await expect(post('2026-03-04', lines)).rejects.toThrow('Debits and credits must be equal.');
    }
    const unknown = post('2026-03-04', [
      ['1200', 1],
      ['9999', -1],
    ]);
    await expect(unknown).rejects.toThrow('Choose an account.');
  });

  it('can’t be changed, deleted, extended, or emptied, by the server either', async () => {
    const id = await post('2026-03-06', sale(500));
    for (const statement of [
      `update private.ledger_entries set memo = 'Other' where id = '${id}'`,
      `delete from private.ledger_entries where id = '${id}'`,
      `update private.ledger_lines set cents = cents * 2 where entry_id = '${id}'`,
      `delete from private.ledger_lines where entry_id = '${id}'`,
      'truncate private.ledger_lines',
    ]) {
      await expect(queryDatabase(statement)).rejects.toThrow("Posted entries can't change.");
    }
    for (const lines of [`(3, '1010', 5), (4, '1200', -5)`, `(3, '1010', 5)`]) {
      const added = queryDatabase(`
        insert into private.ledger_lines (entry_id, position, community_id, entry_date, account, cents)
        select '${id}', l.*  from (select n.p, '${COMMUNITY}'::uuid, '2026-03-06'::date, n.a, n.c from (values ${lines}) n (p, a, c)) l`);
      await expect(added).rejects.toThrow('Debits and credits must be equal.');
    }
    const empty = queryDatabase(`
      insert into private.ledger_entries (community_id, entry_date, service_date, source_kind, source_id, memo, line_count, number)
      values ('${COMMUNITY}', '2026-03-06', '2026-03-06', 'test', gen_random_uuid(), 'Empty', 2, 1)`);
    await expect(empty).rejects.toThrow('Debits and credits must be equal.');
  });

  it('are reversed once, after which the source can be posted again', async () => {
    const source = randomUUID();
    const first = await post('2026-03-07', sale(700), source);
    const reverse = async () =>
      (
        await queryDatabase(
          `select private.reverse_ledger_entry('test', '${source}', 'Wrong amount') as id`,
        )
      )[0]?.id;
    const reversal = await reverse();
    expect(reversal).not.toBeNull();
    expect(await reverse()).toBeNull();
    const second = await post('2026-03-07', sale(750), source);
    expect(second).not.toBe(first);
    expect(await entryOf(second)).toMatchObject({ revision: 2 });
    const [total] = await queryDatabase(`
      select sum(l.cents)::int as cents from private.ledger_lines l join private.ledger_entries e on e.id = l.entry_id
      where e.source_id = '${source}' and l.account = '4000'`);
    expect(total).toEqual({ cents: -750 });
  });
});

describe('closed months', () => {
  it('receive nothing: entries and reversals move to the first open month with their service date', async () => {
    const source = randomUUID();
    await post('2025-01-20', sale(100), source);
    await setClosed('2025-01-01', true);
    await setClosed('2025-02-01', true);
    const late = await post('2025-01-21', sale(200));
    expect(await entryOf(late)).toEqual({
      day: '2025-03-01',
      service: '2025-01-21',
      revision: 1,
    });
    const [row] = await queryDatabase(
      `select private.reverse_ledger_entry('test', '${source}', 'Cancelled') as id`,
    );
    expect(await entryOf(String(row?.id))).toMatchObject({
      day: '2025-03-01',
      service: '2025-01-20',
    });
    const direct = queryDatabase(`
      insert into private.ledger_entries (community_id, entry_date, service_date, source_kind, source_id, memo, line_count, number)
      values ('${COMMUNITY}', '2025-02-03', '2025-02-03', 'test', gen_random_uuid(), 'Direct', 2, 1)`);
    await expect(direct).rejects.toThrow('This month is closed.');
  });

  it('never change and the ledger always balances, over random postings, reversals, and closes', async () => {
    const next = generator(48);
    const accounts = ['1010', '1200', '2010', '2300', '4000', '4010', '5000', '5100', '6300'];
    const sources: string[] = [];
    const frozen = new Map<string, string>();
    const totalsOf = async (month: string) =>
      JSON.stringify(
        await queryDatabase(`
          select account, sum(cents)::text as cents, count(*)::int as lines from private.ledger_lines
          where community_id = '${COMMUNITY}' and date_trunc('month', entry_date) = '${month}' group by 1 order by 1`),
      );
    for (let step = 0; step < 120; step += 1) {
      const day = `2024-${String(next(12) + 1).padStart(2, '0')}-${String(next(28) + 1).padStart(2, '0')}`;
      const kind = next(10);
      const month = `2024-${String(frozen.size + 1).padStart(2, '0')}-01`;
      const known = sources[next(Math.max(sources.length, 1))];
      if (kind < 2 && known !== undefined) {
        await queryDatabase(`select private.reverse_ledger_entry('test', '${known}', 'Random')`);
      } else if (kind === 2 && frozen.size < 10) {
        await setClosed(month, true);
        frozen.set(month, await totalsOf(month));
      } else {
        const source = randomUUID();
        sources.push(source);
        const amounts = Array.from({ length: 1 + next(5) }, () => next(1_000_000) + 1);
        const lines = amounts.map((cents): Line => [accounts[next(9)] ?? '1010', cents]);
        const sum = amounts.reduce((a, b) => a + b, 0);
        await post(day, [...lines, ['1060', -sum]], source);
      }
    }
    expect(frozen.size).toBeGreaterThan(3);
    for (const [month, before] of frozen) expect(await totalsOf(month)).toBe(before);
    const [all] = await queryDatabase(`
      select sum(cents)::int as cents, count(*)::int > 200 as many from private.ledger_lines where community_id = '${COMMUNITY}'`);
    expect(all).toEqual({ cents: 0, many: true });
  });
});
