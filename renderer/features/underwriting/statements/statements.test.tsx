import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { writeCsv } from '#shared/format/csv.ts';
import { normalize } from '#shared/underwriting/statements/normalize.ts';
import { adasData } from '../../../testing/fakeAccount.ts';
import { NEW_ROW } from '../../../testing/newRow.ts';
import { renderParts } from '../../../testing/renderPart.tsx';
import { CheckStep } from './CheckStep.tsx';
import { contentOf, mappingsOf } from './content.ts';
import { exportStatement } from './exportStatement.ts';
import { Component } from './StatementPage.tsx';
import type { OtherFiles } from './useOtherFiles.ts';
import type { StatementImport } from './useStatementImport.ts';

beforeEach(() => localStorage.clear());

const ID = 'dec0de00-0000-4000-8000-000000005301';
const months = Array.from({ length: 12 }, (_, at) => `2025-${String(at + 1).padStart(2, '0')}-01`);
const line = (position: number, account: string, label: string, month: number) => ({
  position,
  account,
  label,
  section: 'Revenue',
  sheet: null,
  code: null,
  label_cell: `A${position}`,
  cents: months.map(() => month),
  cells: months.map((_, at) => `${String.fromCharCode(67 + at)}${position}`),
});

function openStatement({ locked = null as string | null, ledger = [] as unknown[] } = {}) {
  const added: unknown[] = [];
  const version = {
    id: ID,
    number: 1,
    note: null,
    created_at: '2026-01-05T10:00:00Z',
    file_name: 'T12.xlsx',
    file_id: null,
    sheet: 'T12',
    property: 'Orchard House',
    units: 80,
    months,
    locked_at: locked,
  };
  const respond = adasData({
    'select underwriting_statements': () => ({
      data: { ...NEW_ROW, id: ID, name: 'Orchard House T-12', saved_version: 1, state: 'checked' },
    }),
    'select underwriting_statement_versions': { data: [version] },
    'select underwriting_statement_lines': {
      data: [line(7, '4000', 'Rent', 50_000_000), line(16, '5000', 'Caregivers', 20_000_000)],
    },
    'select underwriting_adjustments': { data: ledger },
    'rpc record_people': { data: [{ id: 'rita', name: 'Rita Record' }] },
    'select underwriting_account_mappings': { data: [] },
    'select underwriting_unit_mix': { data: [] },
    'rpc add_underwriting_adjustment': ({ args }: { readonly args: readonly unknown[] }) => {
      added.push(args[0]);
      return { data: null };
    },
    'select saved_values': { data: [] },
  } as never);
  const parts = { '/financial-analysis/statements/:id': <Component /> };
  return { ...renderParts(parts, `/financial-analysis/statements/${ID}`, respond), added };
}

describe('a statement', () => {
  it('opens the source cells of a figure through its formula', async () => {
    const { user } = openStatement();
    await user.click(await screen.findByRole('button', { name: 'NOI $3,600,000' }));
    const noi = screen.getByRole('dialog', { name: 'NOI' });
    expect(within(noi).getByText('EBITDA − replacement reserves')).toBeVisible();
    await user.click(within(noi).getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Resident rent $6,000,000' }));
    const rent = screen.getByRole('dialog', { name: 'Resident rent' });
    expect(within(rent).getByText('from sheet “T12”, cell C7')).toBeInTheDocument();
  });

  it('saves an adjustment only with an amount, a reason, and evidence', async () => {
    const { user, added } = openStatement();
    await user.click(await screen.findByRole('button', { name: 'Add adjustment' }));
    await user.click(screen.getByRole('button', { name: 'Save adjustment' }));
    expect(screen.getByText('Say why.')).toBeVisible();
    expect(added).toEqual([]);
    await user.type(screen.getByLabelText('Percent of revenue'), '5');
    await user.type(screen.getByLabelText('Reason'), 'Market fee');
    await user.type(screen.getByLabelText('Evidence'), 'Two proposals');
    await user.click(screen.getByRole('button', { name: 'Save adjustment' }));
    await waitFor(() => expect(added).toHaveLength(1));
    expect(added[0]).toMatchObject({
      p_version_id: ID,
      p_entry: { kind: 'management_fee', account: '6000', share: 0.05, cents: null },
    });
  });

  it('names the author of each adjustment', async () => {
    const entry = {
      id: 'adjustment-1',
      kind: 'reserves',
      account: '5900',
      cents: 35_000,
      share: null,
      reason: 'Lender requirement',
      evidence: 'Term sheet',
      by: 'rita',
      created_at: '2026-01-05T10:00:00Z',
      withdrawn_at: null,
    };
    openStatement({ ledger: [entry] });
    expect(await screen.findByText(/Rita Record, Jan 5, 2026/)).toBeVisible();
  });

  it('offers no edits of a locked version', async () => {
    openStatement({ locked: '2026-01-06T10:00:00Z' });
    expect(await screen.findByRole('button', { name: 'New version' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add adjustment' })).toBeNull();
  });
});

const doubt = {
  id: 'account:T12!B28',
  kind: 'account' as const,
  sheet: 'T12',
  cell: 'B28',
  text: 'Contract services',
  question: 'Which account is this?',
  thought: '5400',
  choices: [{ value: '5400', label: '5400 Maintenance' }],
};
const parsed = {
  sheet: 'T12',
  property: 'Maple Court',
  months: ['2025-01'],
  lines: [
    {
      label: 'Contract services',
      section: 'Expenses',
      code: null,
      account: '5400',
      confidence: 1,
      isLearned: false,
      mappingKey: 'contract services',
      labelCell: 'B28',
      cells: [{ month: '2025-01', cents: 100, cell: 'D28' }],
    },
  ],
  totals: [],
  doubts: [doubt],
  notes: [],
};
const nothing = {
  name: null,
  result: null,
  answers: {},
  progress: null,
  error: null,
  openDoubts: [],
};
const others = { roll: nothing, census: nothing } as unknown as OtherFiles;

describe('checking a file', () => {
  it('shows the cell behind each question and saves only once it is answered', async () => {
    const answer = vi.fn();
    const show = (isAnswered: boolean) => {
      const importing = {
        opened: { file: new File(['a'], 'T12.xlsx'), hasNames: false, parsed },
        answers: isAnswered ? { [doubt.id]: '5400' } : {},
        openDoubts: isAnswered ? [] : [doubt],
        answer,
      } as unknown as StatementImport;
      const step = (
        <CheckStep
          importing={importing}
          others={others}
          isSaving={false}
          error={null}
          onSave={() => undefined}
        />
      );
      return renderParts({ '/': step }, '/', adasData({} as never));
    };
    const { user, unmount } = show(false);
    expect(await screen.findByText('T12 · B28')).toBeVisible();
    await user.type(screen.getByLabelText('Units'), '80');
    expect(screen.getByRole('button', { name: 'Save statement' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Use 5400 Maintenance' }));
    expect(answer).toHaveBeenCalledWith(doubt.id, '5400');
    unmount();
    const second = show(true);
    await second.user.type(await screen.findByLabelText('Units'), '80');
    expect(screen.getByRole('button', { name: 'Save statement' })).toBeEnabled();
  });

  it('stores each question with its answer and remembers the chosen account', () => {
    const content = contentOf({
      parsed,
      answers: { [doubt.id]: '5400' },
      fileName: 'T12.xlsx',
      units: 80,
      roll: nothing,
      census: nothing,
    });
    expect(content.doubts).toMatchObject([{ cell: 'B28', answer: '5400 Maintenance' }]);
    expect(mappingsOf(parsed)).toEqual([{ key: 'contract services', account: '5400' }]);
  });
});

it('exports labels that look like formulas as text', () => {
  const stored = { ...line(3, '5400', '=HYPERLINK("http://x","y")', -100) };
  const table = exportStatement('T-12', normalize([stored], 80, []), {
    units: 80,
    sheet: '+1',
    file_name: null,
  });
  const csv = writeCsv(
    table.columns.map(({ label }) => label),
    table.rows,
  );
  expect(csv).toContain(`"'=HYPERLINK(""http://x"",""y"")"`);
  expect(csv).not.toMatch(/(?:^|,)"?[=+@]/m);
});
