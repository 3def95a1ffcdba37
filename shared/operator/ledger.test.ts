import { expect, it } from 'vitest';
import { addMonths, layOutBalanceSheet, layOutStatement, monthDays, monthLabel } from './ledger.ts';
import { type ExportLine, writeLedgerExport } from './ledgerExport.ts';

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
  cents: 123_456,
  line_memo: null,
  ...values,
});
const entry = [
  line({ quickbooks_name: 'Payroll:Care' }),
  line({ account: '2050', name: 'Accrued payroll', sage_number: '2105', cents: -123_456 }),
];

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
