import { expect, it } from 'vitest';
import { addMonths, layOutBalanceSheet, layOutStatement, monthDays, monthLabel } from './ledger.ts';
import {
  type ExportLine,
  type LedgerExport,
  writeLedgerFiles,
  XERO_FILE_LINES,
} from './ledgerExport.ts';

const account = (number: string, kind: string, cents: readonly number[]) => ({
  number,
  name: number,
  kind,
  cents,
  budget: cents.map((one) => one * 2),
});

it('adds accounts to revenue, expenses, net operating income, and net income', () => {
  const rows = layOutStatement(
    [
      account('4000', 'revenue', [100_000, 50_000]),
      account('4500', 'revenue', [-5_000, 0]),
      account('5000', 'expense', [40_000, 30_000]),
      account('6000', 'fee', [5_000, 2_500]),
      account('7000', 'rent', [20_000, 20_000]),
    ],
    2,
  );
  const of = (id: string) => rows.find((row) => row.id === id);
  expect(of('revenue')?.cents).toEqual([95_000, 50_000]);
  expect(of('expense')?.cents).toEqual([45_000, 32_500]);
  expect(of('noi')?.cents).toEqual([50_000, 17_500]);
  expect(of('net')?.cents).toEqual([30_000, -2_500]);
  expect(of('net')?.budget).toEqual([60_000, -5_000]);
});

it('balances assets with liabilities and equity', () => {
  const [assets, liabilities, equity] = layOutBalanceSheet({
    accounts: [
      { number: '1010', name: 'Cash', kind: 'asset', closing: 70_000 },
      { number: '1200', name: 'Receivable', kind: 'asset', closing: 30_000 },
      { number: '2010', name: 'Payable', kind: 'liability', closing: -25_000 },
      { number: '4000', name: 'Rent', kind: 'revenue', closing: -100_000 },
      { number: '5000', name: 'Labor', kind: 'expense', closing: 25_000 },
    ],
    earlier_earnings: 50_000,
    year_earnings: 25_000,
  });
  expect(assets?.total).toBe(100_000);
  expect((liabilities?.total ?? 0) + (equity?.total ?? 0)).toBe(100_000);
});

it('counts months across years and names them', () => {
  expect([addMonths('2026-01', -1), addMonths('2026-12', 1)]).toEqual(['2025-12', '2027-01']);
  expect(monthDays('2028-02')).toEqual(['2028-02-01', '2028-02-29']);
  expect(monthLabel('2026-05')).toBe('May 2026');
});

const line = (values: Partial<ExportLine>): ExportLine => ({
  number: 7,
  entry_date: '2026-05-31',
  memo: 'Payroll, May',
  account: '5000',
  name: 'Nursing and care labor',
  quickbooks_name: null,
  sage_number: null,
  xero_code: null,
  cents: 123_456,
  line_memo: null,
  ...values,
});
const entry = [
  line({ quickbooks_name: 'Payroll:Care' }),
  line({ account: '2050', name: 'Accrued payroll', sage_number: '2105', cents: -123_456 }),
];

const writeLedgerExport = (kind: LedgerExport, lines: readonly ExportLine[]): string =>
  writeLedgerFiles(kind, lines).join('');

it('exports entries for QuickBooks with mapped accounts and balanced amounts', () => {
  const iif = writeLedgerExport('iif', [...entry, line({ number: 8, memo: 'Tab\tand "quote"' })]);
  expect(iif.split('\r\n').slice(3, 6)).toEqual([
    'TRNS\tGENERAL JOURNAL\t05/31/2026\tPayroll:Care\t1234.56\t7\tPayroll, May',
    'SPL\tGENERAL JOURNAL\t05/31/2026\t2050 Accrued payroll\t-1234.56\t7\tPayroll, May',
    'ENDTRNS',
  ]);
  expect(iif).toContain('\tTab and  quote');
  expect(writeLedgerExport('quickbooks', entry)).toContain(
    '7,05/31/2026,Payroll:Care,1234.56,,"Payroll, May","Payroll, May"',
  );
});

it('exports entries for Sage with line numbers, and escapes formulas in every CSV', () => {
  const csv = writeLedgerExport('sage', entry);
  expect(csv).toContain('HX-7,2,2105,"Payroll, May",,1234.56');
  expect(writeLedgerExport('csv', [line({ memo: '=1+1' })])).toContain(",'=1+1,");
});

it('exports entries as manual journals of Xero, balanced, with account codes and signed amounts', () => {
  const csv = writeLedgerExport('xero', [
    line({ xero_code: '477', line_memo: 'Café “Oak” – May' }),
    line({ account: '2050', name: 'Accrued payroll', cents: -123_456 }),
    line({ number: 8, memo: 'Payroll, May', cents: 5 }),
    line({ number: 8, memo: 'Payroll, May', cents: -5, line_memo: '=1+1' }),
  ]);
  const lines = csv.trimEnd().split('\r\n');
  expect(lines).toEqual([
    '*Narration,*Date,Description,*AccountCode,*TaxRate,*Amount,TrackingName1,TrackingOption1,TrackingName2,TrackingOption2',
    '"HX-7 Payroll, May",31 May 2026,"Cafe ""Oak"" - May",477,Tax Exempt (0%),1234.56,,,,',
    '"HX-7 Payroll, May",31 May 2026,Accrued payroll,2050,Tax Exempt (0%),-1234.56,,,,',
    '"HX-8 Payroll, May",31 May 2026,Nursing and care labor,5000,Tax Exempt (0%),0.05,,,,',
    '"HX-8 Payroll, May",31 May 2026,\'=1+1,5000,Tax Exempt (0%),-0.05,,,,',
  ]);
});

it('splits a month for Xero into files of at most 300 lines without splitting an entry', () => {
  const month = Array.from({ length: 401 }, (_, index) => [
    line({ number: index, cents: 10 }),
    line({ number: index, cents: 5 }),
    line({ number: index, cents: -15 }),
  ]).flat();
  const files = writeLedgerFiles('xero', month).map((file) =>
    file.trimEnd().split('\r\n').slice(1),
  );
  expect(files.map(({ length }) => length)).toEqual([300, 300, 300, 300, 3]);
  expect(Math.max(...files.map(({ length }) => length))).toBeLessThanOrEqual(XERO_FILE_LINES);
  for (const file of files) {
    const narrations = Map.groupBy(file, (text) => text.split(',')[0]);
    for (const entry of narrations.values()) expect(entry).toHaveLength(3);
  }
  expect(writeLedgerFiles('quickbooks', month)).toHaveLength(1);
});
