import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { REPORTS } from '#shared/operator/reports.ts';
import {
  areExportLines,
  areLedgerAccounts,
  areLedgerEntries,
  areLedgerLines,
  isBudget,
  isLedgerClose,
  isLedgerEntry,
  isStatement,
  isTrialBalance,
} from '../../../renderer/features/operator/ledger/ledgerShapes.ts';
import { queryDatabase } from '../sql.ts';
import { succeed } from '../world.ts';
import { as, codeOf, createTeam, type Role, type Team, WITHOUT_MONEY } from './team.ts';

let team: Team;
beforeAll(async () => {
  team = await createTeam();
});
const call = (role: Role, name: string, args: object = {}) =>
  as(team.who(role)).rpc(name, { p_community_id: team.community, ...args });
const callById = (role: Role, name: string, args: object) => as(team.who(role)).rpc(name, args);

type Line = readonly [account: string, cents: number];
const entry = (entry_date: string, lines: readonly Line[], values: object = {}) => ({
  p_id: randomUUID(),
  p_values: {
    entry_date,
    memo: 'Test entry',
    lines: lines.map(([account, cents]) => ({ account, cents })),
    ...values,
  },
});
const rent = (day: string, cents = 100_00) =>
  entry(day, [
    ['7000', cents],
    ['1010', -cents],
  ]);
describe('the ledger', () => {
  it('is closed to care staff, families, former members, and other communities', async () => {
    const id = await succeed(call('business_office', 'post_journal_entry', rent('2026-02-03')));
    for (const role of WITHOUT_MONEY) {
      for (const [name, args] of [
        ['get_ledger_statement', { p_from: '2026-01-01', p_months: 12 }],
        ['get_trial_balance', { p_month: '2026-02-01' }],
        ['list_ledger_lines', { p_account: '7000', p_from: '2026-02-01', p_to: '2026-02-28' }],
        ['list_ledger_entries', { p_month: '2026-02-01' }],
        ['list_ledger_export', { p_month: '2026-02-01' }],
        ['get_operator_report', { p_report: 'rent_roll', p_month: '2026-05-01' }],
        ['get_ledger_close', {}],
        ['get_ledger_accounts', {}],
        ['get_ledger_budget', { p_year: 2026 }],
        ['post_journal_entry', rent('2026-02-03')],
        ['post_month_payroll', { p_month: '2026-02-01' }],
        ['close_ledger_month', { p_month: '2026-02-01' }],
        ['save_ledger_budget', { p_year: 2026, p_version: 0, p_lines: [] }],
        ['save_ledger_account', { p_number: '7000', p_version: 1, p_values: {} }],
        ['create_ledger_statement', { p_id: randomUUID(), p_through: '2026-02-28' }],
      ] as const) {
        expect([role, name, await codeOf(call(role, name, args))]).toEqual([role, name, '42501']);
      }
      for (const [name, args] of [
        ['get_ledger_entry', { p_id: id }],
        ['reverse_journal_entry', { p_id: id, p_reason: 'Not mine' }],
      ] as const) {
        const code = await codeOf(callById(role, name, args));
        expect([role, name, code]).toEqual([role, name, '42501']);
      }
    }
    for (const table of ['ledger_entries', 'ledger_lines', 'ledger_budgets']) {
      const read = as(team.who('executive_director')).from(table).select('*');
      expect(await codeOf(read)).toBe('PGRST205');
    }
  });

  it("can't post to another community, even with a known entry ID", async () => {
    const one = rent('2026-02-04');
    const id = await succeed(call('business_office', 'post_journal_entry', one));
    const elsewhere = await succeed(callById('neighbor', 'list_my_positions', {}));
    const p_community_id = elsewhere[0].community_id as string;
    const other = await succeed(
      callById('neighbor', 'post_journal_entry', { ...one, p_community_id }),
    );
    expect(other).not.toBe(id);
    const read = { p_account: '7000', p_from: '2026-02-01', p_to: '2026-02-28', p_community_id };
    const seen = await succeed(callById('neighbor', 'list_ledger_lines', read));
    expect(seen).toMatchObject({ count: 1, total: 100_00 });
  });

  it("rejects entries that don't balance, tampered amounts, no memo, and no date", async () => {
    const post = (one: object) => codeOf(call('business_office', 'post_journal_entry', one));
    expect(
      await post(
        entry('2026-02-05', [
          ['7000', 100],
          ['1010', -99],
        ]),
      ),
    ).toBe('HXLGB');
    for (const cents of [0, 1.5, 1e13, '100', null, -100]) {
      const lines = [
        { account: '7000', cents },
        { account: '1010', cents: -100 },
      ];
      const values = { entry_date: '2026-02-05', memo: 'Rent', lines };
      expect([cents, await post({ p_id: randomUUID(), p_values: values })]).toEqual([
        cents,
        'HXLGB',
      ]);
    }
    expect(
      await post(
        entry('2026-02-05', [
          ['9999', 100],
          ['1010', -100],
        ]),
      ),
    ).toBe('HXLGA');
    expect(await post(entry('soon', [['1010', 1]]))).toBe('HXLGD');
    expect(await post({ ...rent('2026-02-05'), p_values: { entry_date: '2026-02-05' } })).toBe(
      'HXLGT',
    );
  });

  it('reverses entries by hand once with a reason, and no entries of other sources', async () => {
    const id = await succeed(call('business_office', 'post_journal_entry', rent('2026-02-06')));
    const reverse = (p_id: string, p_reason: string) =>
      callById('business_office', 'reverse_journal_entry', { p_id, p_reason });
    expect(await codeOf(reverse(id, ' '))).toBe('HXLGR');
    const reversal = await succeed(reverse(id, 'Posted twice'));
    expect(await codeOf(reverse(id, 'Posted twice'))).toBe('HXLGV');
    expect(await codeOf(reverse(reversal, 'Posted twice'))).toBe('HXLGV');
    const [other] = await queryDatabase(`
      select private.post_ledger_entry('${team.community}', '2026-02-07', 'resident_invoice', gen_random_uuid(), 'Invoice',
        '[{"account":"1200","cents":500},{"account":"4000","cents":-500}]') as id`);
    expect(await codeOf(reverse(String(other?.id), 'Not like this'))).toBe('HXLGS');
  });
});

describe('month close', () => {
  it('locks months in order, and only a director reopens the last one with a reason', async () => {
    const close = (role: Role, p_month: string) => call(role, 'close_ledger_month', { p_month });
    await succeed(call('business_office', 'post_journal_entry', rent('2025-11-10')));
    expect(await codeOf(close('business_office', '2026-01-01'))).toBe('HXLGO');
    expect(await codeOf(close('business_office', '2099-01-01'))).toBe('HXLGE');
    await succeed(close('business_office', '2025-11-01'));
    await succeed(close('business_office', '2025-11-01'));
    expect(await codeOf(close('business_office', '2026-01-01'))).toBe('HXLGO');
    await succeed(close('executive_director', '2025-12-01'));
    for (const day of ['2025-11-30', '2025-12-01']) {
      const posted = call('business_office', 'post_journal_entry', rent(day));
      expect(await codeOf(posted)).toBe('HXLGM');
    }
    const payroll = call('business_office', 'post_month_payroll', { p_month: '2025-12-01' });
    expect(await codeOf(payroll)).toBe('HXLGM');
    const reopen = (role: Role, p_month: string, p_reason = 'Late invoice') =>
      call(role, 'reopen_ledger_month', { p_month, p_reason });
    expect(await codeOf(reopen('business_office', '2025-12-01'))).toBe('42501');
    expect(await codeOf(reopen('executive_director', '2025-11-01'))).toBe('HXLGL');
    expect(await codeOf(reopen('executive_director', '2025-12-01', ' '))).toBe('HXLGR');
    await succeed(reopen('executive_director', '2025-12-01'));
    expect(await codeOf(reopen('executive_director', '2025-12-01'))).toBe('HXLGU');
    const { months } = await succeed(call('business_office', 'get_ledger_close'));
    const december = months.find((one: { month: string }) => one.month === '2025-12');
    expect(december).toMatchObject({
      closed_at: null,
      events: [{ is_closed: true }, { is_closed: false, reason: 'Late invoice' }],
    });
  });
});

describe('budgets', () => {
  it('are saved only over the version seen, for revenue and expense accounts', async () => {
    const months = Array.from({ length: 12 }, () => 50_000);
    const save = (p_version: number, lines: readonly object[]) =>
      call('business_office', 'save_ledger_budget', { p_year: 2031, p_version, p_lines: lines });
    await succeed(save(0, [{ account: '5400', cents: months }]));
    expect(await codeOf(save(0, []))).toBe('HXLGX');
    for (const [line, code] of [
      [{ account: '1010', cents: months }, 'HXLGA'],
      [{ account: '5400', cents: [1, 2] }, 'HXLGW'],
      [{ account: '5400', cents: months.map(() => 0.5) }, 'HXLGW'],
      [{ account: '5400', cents: months.map(() => 1e12) }, 'HXLGW'],
    ] as const) {
      expect([line, await codeOf(save(1, [line]))]).toEqual([line, code]);
    }
    const line = { account: '5400', cents: months };
    expect(await codeOf(save(1, [line, line]))).toBe('HXLGA');
  });

  it("require a director's reason for a purchase over budget", async () => {
    const lines = [{ account: '5400', cents: Array.from({ length: 12 }, () => 10_000) }];
    const args = { p_year: 2032, p_version: 0, p_lines: lines };
    await succeed(call('business_office', 'save_ledger_budget', args));
    const p_id = randomUUID();
    await succeed(
      call('business_office', 'save_supplier', { p_id, p_version: 0, p_values: { name: 'Mill' } }),
    );
    const request = async (unit_cents: number) => {
      const id = randomUUID();
      const p_values = {
        supplier_id: p_id,
        reason: 'Filters',
        needed_by: '2032-03-10',
        account: '5400',
        lines: [{ description: 'Filter', quantity: 1, unit_cents }],
      };
      await succeed(call('nurse', 'save_purchase', { p_id: id, p_version: 0, p_values }));
      return id;
    };
    const decide = (role: Role, id: string, p_reason = '') =>
      callById(role, 'decide_purchase', { p_id: id, p_version: 1, p_approves: true, p_reason });
    const within = await request(6_000);
    await succeed(decide('business_office', within));
    const over = await request(6_000);
    const seen = await succeed(callById('business_office', 'get_purchase', { p_id: over }));
    expect(seen.internal.budget).toEqual({
      account: '5400',
      month: '2032-03',
      budget_cents: 10_000,
      posted_cents: 0,
      committed_cents: 6_000,
      over_cents: 2_000,
    });
    expect(await codeOf(decide('business_office', over, 'We need them'))).toBe('HXHBU');
    expect(await codeOf(decide('executive_director', over))).toBe('HXHRE');
    await succeed(decide('executive_director', over, 'Storm damage'));
  });
});

describe('a T-12 from the ledger', () => {
  it('is a private statement of the caller with the ledger’s cents', async () => {
    const p_id = randomUUID();
    const made = { p_id, p_through: '2026-02-01' };
    expect(await succeed(call('business_office', 'create_ledger_statement', made))).toBe(p_id);
    const read = (role: Role) =>
      succeed(as(team.who(role)).from('underwriting_statements').select('name').eq('id', p_id));
    expect(await read('business_office')).toEqual([
      { name: 'Maple Court T-12 through February 2026' },
    ]);
    const versions = await succeed(
      as(team.who('business_office'))
        .from('underwriting_statement_versions')
        .select('id')
        .eq('statement_id', p_id),
    );
    const statementLines = await succeed(
      as(team.who('business_office'))
        .from('underwriting_statement_lines')
        .select('account, cents')
        .eq('version_id', versions[0]?.id),
    );
    const [total] = await queryDatabase(`
      select sum(l.cents)::int as cents from private.ledger_lines l
      where l.community_id = '${team.community}' and l.account = '7000' and l.entry_date between '2025-03-01' and '2026-02-28'`);
    const rents = statementLines.find((line: { account: string }) => line.account === '7000');
    expect(rents?.cents.reduce((a: number, b: number) => a + b, 0)).toBe(total?.cents);
    expect(await read('executive_director')).toEqual([]);
  });
});

describe('responses', () => {
  it('have the shapes that screens accept', async () => {
    const id = await succeed(call('business_office', 'post_journal_entry', rent('2026-02-09')));
    const month = { p_month: '2026-02-01' };
    const lines = { p_account: '7000', p_from: '2026-02-01', p_to: '2026-02-28' };
    for (const [name, args, accepts] of [
      ['get_ledger_statement', { p_from: '2026-01-01', p_months: 12 }, isStatement],
      ['get_trial_balance', month, isTrialBalance],
      ['list_ledger_lines', lines, areLedgerLines],
      ['list_ledger_entries', month, areLedgerEntries],
      ['list_ledger_export', month, areExportLines],
      ['get_ledger_accounts', {}, areLedgerAccounts],
      ['get_ledger_budget', { p_year: 2031 }, isBudget],
      ['get_ledger_close', {}, isLedgerClose],
    ] as const) {
      const data: unknown = await succeed(call('business_office', name, args));
      expect([name, accepts(data)]).toEqual([name, true]);
    }
    const entry = await succeed(callById('business_office', 'get_ledger_entry', { p_id: id }));
    expect(isLedgerEntry(entry)).toBe(true);
  });
});

describe('reports', () => {
  it('return rows for every kind, and incidents only to positions that can read them', async () => {
    const read = (role: Role, p_report: string) =>
      call(role, 'get_operator_report', { p_report, p_month: '2026-05-01' });
    for (const { id, columns } of REPORTS) {
      const { rows } = await succeed(read('executive_director', id));
      for (const { cells } of rows) expect([id, cells.length]).toEqual([id, columns.length]);
    }
    const roll = await succeed(read('business_office', 'rent_roll'));
    expect(roll.rows.map(({ cells }: { cells: string[] }) => cells[3])).toEqual(['Ada', 'Bea']);
    expect(await codeOf(read('business_office', 'incidents'))).toBe('42501');
    expect(await codeOf(read('executive_director', 'everything'))).toBe('HXLGQ');
  });
});
