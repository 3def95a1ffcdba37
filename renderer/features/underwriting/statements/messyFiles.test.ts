import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { type Answers, listOpenDoubts } from '#shared/underwriting/statements/doubts.ts';
import type { Grid } from '#shared/underwriting/statements/grid.ts';
import { arrangePdfText } from '#shared/underwriting/statements/pdfGrid.ts';
import { parseStatement } from '#shared/underwriting/statements/statement.ts';
import { readTextGrid, readWorkbookGrids } from '../../../workbench/sheet/readGrids.ts';
import { collectPdfTexts } from './collectPdfTexts.ts';
import {
  COSTS,
  mergedHeaders,
  negativesInParentheses,
  type PlainLine,
  printedAsPdf,
  REVENUE,
  totalsInside,
  twentyFourMonths,
  twoProperties,
} from './messyFiles.ts';

const ignore = () => undefined;
const xlsx = async (bytes: Promise<Uint8Array>) => readWorkbookGrids(await bytes, ignore);
const csv = (bytes: Uint8Array) => readTextGrid('T12.csv', bytes, ignore);
async function pdf(bytes: Uint8Array): Promise<readonly Grid[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  return [arrangePdfText('T12.pdf', await collectPdfTexts(document, ignore))];
}

const parse = (grids: readonly Grid[], answers: Answers = {}) =>
  parseStatement(grids, { answers, mappings: new Map(), today: new Date('2026-02-10T12:00:00Z') });

const asked = (grids: readonly Grid[], answers: Answers = {}) =>
  listOpenDoubts(parse(grids, answers).doubts, answers).map(({ kind, cell, text, thought }) => [
    kind,
    cell,
    text,
    thought,
  ]);

/** Cents of the year by account, added up here and not by the code under test. */
function yearOf(plain: readonly PlainLine[], factor = 1): Record<string, number> {
  const all: Record<string, number> = {};
  for (const { account, amounts } of plain) {
    for (const amount of amounts)
      all[account] = (all[account] ?? 0) + Math.round(amount * 100 * factor);
  }
  return all;
}

function yearRead(grids: readonly Grid[], answers: Answers): Record<string, number> {
  const all: Record<string, number> = {};
  for (const { account, cells } of parse(grids, answers).lines) {
    for (const { cents } of cells) all[account ?? 'none'] = (all[account ?? 'none'] ?? 0) + cents;
  }
  return all;
}

const plain = [...REVENUE, ...COSTS];

describe('a messy T-12', () => {
  it('reads merged headers, formulas, and a blank column, and asks only about one account', async () => {
    const grids = await xlsx(mergedHeaders());
    const read = parse(grids);
    expect(read.months).toEqual([
      ...['2024-10', '2024-11', '2024-12'],
      ...['01', '02', '03', '04', '05', '06', '07', '08', '09'].map((month) => `2025-${month}`),
    ]);
    expect(read.property).toBe('Maple Court Assisted Living, LLC');
    expect(asked(grids)).toEqual([['account', 'B28', 'Contract services', '5400']]);
    const answers = { 'account:T12!B28': '5900' };
    expect(asked(grids, answers)).toEqual([]);
    const contract = {
      label: '',
      account: '5900',
      amounts:
        parse(grids, answers)
          .lines.find(({ account }) => account === '5900')
          ?.cells.map(({ cents }) => cents / 100) ?? [],
    };
    expect(yearRead(grids, answers)).toEqual(yearOf([...plain, contract]));
    expect(read.totals.every(({ isConfirmed }) => isConfirmed)).toBe(true);
    expect(read.lines[0]?.cells[0]).toMatchObject({ month: '2024-10', cell: 'D7' });
  });

  it('reads both negative notations and flags a scanned digit and a wrong total', () => {
    const grids = csv(negativesInParentheses());
    expect(asked(grids)).toEqual([
      ['total', 'I21', 'Total operating expenses: (208,220.00)', null],
      ['amount', 'F13', '(28,O60.00)', '-2806000'],
    ]);
    const answers = { 'total:T12.csv!I21': 'lines', 'amount:T12.csv!F13': '-2806000' };
    expect(asked(grids, answers)).toEqual([]);
    expect(yearRead(grids, answers)).toEqual(yearOf(plain));
  });

  it('asks first which of two communities the file is for', async () => {
    const grids = await xlsx(twoProperties());
    expect(asked(grids)).toEqual([['property', 'B3', 'Cedar Ridge, Cedar Grove', null]]);
    const answers = { 'property:Both!B3': '1' };
    expect(asked(grids, answers)).toEqual([['account', 'A19', 'Taxes', '6100']]);
    const all = { ...answers, 'account:Both!A19': '6100' };
    expect(yearRead(grids, all)).toEqual(yearOf(plain, 2));
    expect(parse(grids, all).property).toBe('Cedar Grove');
  });

  it('asks for the year and detects an unlabeled total and a repeated row', () => {
    const grids = csv(totalsInside());
    expect(asked(grids)).toEqual([['year', 'B2', 'Jan', '2025']]);
    const answers = { 'year:T12.csv!B2': '2025' };
    expect(asked(grids, answers)).toEqual([
      ['row', 'A10', 'Resident care', 'total'],
      ['duplicate', 'A22', 'Electricity', null],
    ]);
    const all = { ...answers, 'row:T12.csv!A10': 'total', 'duplicate:T12.csv!A22': 'drop' };
    expect(asked(grids, all)).toEqual([]);
    expect(yearRead(grids, all)).toEqual(yearOf(plain));
  });

  it('asks about the months, the unit of amounts, and a formula without a value', async () => {
    const grids = await xlsx(twentyFourMonths());
    expect(asked(grids)).toEqual([
      ['months', 'B3', 'Jan 2024 to Dec 2025', 'last'],
      ['scale', 'A2', 'Income statement ($ in thousands)', '1000'],
      ['amount', 'AV17', 'formula', null],
    ]);
    const answers = {
      'months:Monthly!B3': 'last',
      'scale:Monthly!A2': '1000',
      'amount:Monthly!AV17': '645',
    };
    expect(asked(grids, answers)).toEqual([]);
    expect(yearRead(grids, answers)).toEqual(yearOf(plain));
  });

  it('reads a printed PDF across pages and asks about an allocation', async () => {
    const grids = await pdf(await printedAsPdf());
    expect(asked(grids)).toEqual([['account', expect.any(String), 'Corporate allocation', '5900']]);
    const [[, cell] = []] = asked(grids);
    const answers = { [`account:T12.pdf!${cell}`]: 'none' };
    expect(asked(grids, answers)).toEqual([]);
    expect(yearRead(grids, answers)).toEqual(yearOf(plain));
    expect(parse(grids).totals.filter(({ isConfirmed }) => !isConfirmed)).toEqual([]);
  });

  it('asks about months that are missing or appear twice, and counts each once', () => {
    const text = [
      'Birch',
      ',Jan 2025,Feb 2025,Apr 2025,Apr 2025',
      'Revenue,,,,',
      'Rent income,1,2,4,4',
    ].join('\n');
    const grids = csv(new TextEncoder().encode(text));
    const answers = { 'months:T12.csv!B2': 'all' };
    const read = parse(grids, answers);
    expect(read.doubts.map(({ kind }) => kind)).toEqual(['months']);
    expect(read.months).toEqual(['2025-01', '2025-02', '2025-03', '2025-04']);
    expect(read.lines[0]?.cells.map(({ cents }) => cents)).toEqual([100, 200, 0, 400]);
  });
});
