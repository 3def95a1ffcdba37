import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import type { DataRequest } from '../../../testing/fakeData.ts';
import { renderPart } from '../../../testing/renderPart.tsx';
import { mergeBudgetFile } from './budgetRows.ts';
import { JournalDialog } from './JournalDialog.tsx';
import { StatementTab } from './StatementTab.tsx';

const COMMUNITY = '00000000-0000-4000-8000-0000000000a1';
const months = Array.from({ length: 12 }, (_, at) => `2026-${`${at + 1}`.padStart(2, '0')}`);
const each = (cents: number) => months.map(() => cents);
const statement = {
  months,
  closed: months.map(() => false),
  accounts: [
    {
      number: '4000',
      name: 'Resident rent',
      kind: 'revenue',
      cents: each(500_000),
      budget: each(0),
    },
    { number: '5000', name: 'Care labor', kind: 'expense', cents: each(200_000), budget: each(0) },
  ],
};
const accounts = [
  ['5500', 'Administration', 'expense'],
  ['1010', 'Operating cash', 'asset'],
].map(([number, name, kind]) => ({
  number,
  name,
  kind,
  quickbooks_name: null,
  sage_number: null,
  xero_code: null,
  version: 1,
}));

function open(children: ReactNode) {
  const calls: DataRequest[] = [];
  const data = adasData({
    'rpc get_ledger_statement': { data: statement },
    'rpc get_ledger_accounts': { data: accounts },
    'rpc post_journal_entry': (request: DataRequest) => {
      calls.push(request);
      return { data: null };
    },
  });
  const { user } = renderPart(children, data);
  return { calls, user };
}

describe('the income statement', () => {
  it('shows net operating income, and each figure opens its lines', async () => {
    const opened: unknown[] = [];
    const { user } = open(
      <StatementTab
        communityId={COMMUNITY}
        month="2026-12"
        picker={null}
        openLines={(account, days) => opened.push([account, ...days])}
        openEntry={() => {}}
      />,
    );
    const row = await screen.findByRole('row', { name: /^Net operating income/ });
    expect(within(row).getAllByText('$3,000')).toHaveLength(12);
    expect(within(row).getByText('$36,000')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Resident rent, Feb 26: $5,000' }));
    await user.click(screen.getByRole('button', { name: 'Care labor, total: $24,000' }));
    expect(opened).toEqual([
      ['4000', '2026-02-01', '2026-02-28'],
      ['5000', '2026-01-01', '2026-12-31'],
    ]);
  });
});

describe('a budget file', () => {
  const months = ['January', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'];
  const rows = [
    ['5400 Maintenance', ...each(0).map(String)],
    ['5500 Administration', ...each(9).map(String)],
  ];
  const fileOf = (head: readonly string[], account: string) => ({
    names: [],
    index: 0,
    encoding: null,
    head,
    rows: [{ at: 2, cells: [account, 'Repairs', ...each(1200)] }],
  });

  it('replaces the amounts of the accounts it names, by the months in its headings', () => {
    const head = ['Account', 'Name', ...months, 'Dec'];
    expect(mergeBudgetFile(rows, fileOf(head, '5400'))).toEqual([
      ['5400 Maintenance', ...each(1200).map(String)],
      rows[1],
    ]);
    expect(mergeBudgetFile(rows, fileOf(head, '1234'))).toBeNull();
    expect(mergeBudgetFile(rows, fileOf(['Account', 'Name', ...months], '5400'))).toBeNull();
  });
});

describe('an entry by hand', () => {
  it('is posted in whole cents once debits equal credits', async () => {
    const { calls, user } = open(
      <JournalDialog communityId={COMMUNITY} month="2026-02" onClose={() => {}} />,
    );
    await user.type(screen.getByLabelText('Memo'), 'Bank fee');
    await user.type(screen.getByLabelText('Account, row 1'), '5500');
    await user.type(screen.getByLabelText('Debit $, row 1'), '12.34');
    await user.type(screen.getByLabelText('Account, row 2'), '1010');
    await user.type(screen.getByLabelText('Credit $, row 2'), '12');
    await user.click(screen.getByRole('button', { name: 'Post entry' }));
    expect(await screen.findByText('Debits and credits differ by $0.34.')).toBeVisible();
    expect(calls).toEqual([]);
    await user.clear(screen.getByLabelText('Credit $, row 2'));
    await user.type(screen.getByLabelText('Credit $, row 2'), '12.34');
    await user.click(screen.getByRole('button', { name: 'Post entry' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.args[0]).toMatchObject({
      p_values: {
        entry_date: '2026-02-28',
        memo: 'Bank fee',
        lines: [
          { account: '5500', cents: 1234 },
          { account: '1010', cents: -1234 },
        ],
      },
    });
  });
});
