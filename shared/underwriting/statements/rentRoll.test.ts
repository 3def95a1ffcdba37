import { describe, expect, it } from 'vitest';
import { parseCensus } from './census.ts';
import type { Grid, GridCell } from './grid.ts';
import { parseRentRoll, summarizeUnits } from './rentRoll.ts';
import { hasResidentNames } from './residentNames.ts';

const HEAD = [
  'Unit #',
  'Unit Type',
  'Resident Name',
  'DOB',
  'Status',
  'Market Rent',
  'Rent',
  'Care Fee',
  'Payor',
];
const grid = (...rows: readonly (readonly GridCell[])[]): Grid => ({
  name: 'Rent roll',
  rows: [['Maple Court'], [], HEAD, ...rows],
});
const occupied = (
  unit: string,
  type: string,
  rent: GridCell,
  care: GridCell = null,
): GridCell[] => [
  unit,
  type,
  'Ellis, Margaret',
  '3/14/1938',
  'Occupied',
  5_400,
  rent,
  care,
  'Private pay',
];

describe('a rent roll', () => {
  it('counts units and rates by type and drops names and birth dates', () => {
    const read = parseRentRoll(
      [
        grid(
          occupied('101', 'Studio', '$5,100.00', 850),
          occupied('102', 'Studio', 5_000),
          ['103', 'Studio', 'VACANT', null, null, 5_400, null, null, null],
          occupied('201', 'One-bed', '6,250'),
          ['Total', null, null, null, null, 22_000, 16_350],
        ),
      ],
      {},
    );
    expect(summarizeUnits(read?.rows ?? [])).toEqual([
      {
        type: 'Studio',
        units: 3,
        occupied: 2,
        rent: 505_000,
        care: 42_500,
        market: 540_000,
        rows: [4, 6],
      },
      {
        type: 'One-bed',
        units: 1,
        occupied: 1,
        rent: 625_000,
        care: 0,
        market: 540_000,
        rows: [7, 7],
      },
    ]);
    expect(read?.doubts).toEqual([]);
    expect(read?.dropped).toEqual(['Resident Name', 'DOB']);
    expect(JSON.stringify(read?.rows)).not.toMatch(/Ellis|1938/);
  });

  it('asks about a unit that is listed twice and a rent it cannot read', () => {
    const grids = [grid(occupied('101', 'Studio', 5_100), occupied('101', 'Studio', '9OO'))];
    const read = parseRentRoll(grids, {});
    expect(read?.doubts.map(({ kind, cell, text }) => [kind, cell, text])).toEqual([
      ['amount', 'G5', '9OO'],
      ['duplicate', 'A5', '101'],
    ]);
    const answers = { 'amount:Rent roll!G5': '90000', 'duplicate:Rent roll!A5': 'drop' };
    expect(parseRentRoll(grids, answers)?.rows).toMatchObject([{ unit: '101', rent: 600_000 }]);
  });

  it('is recognized as a list of people', () => {
    expect(hasResidentNames([grid()])).toBe(true);
    expect(
      hasResidentNames([{ name: 'T12', rows: [['Resident rent', 'Jan', 'Feb', 'Mar']] }]),
    ).toBe(false);
  });
});

describe('a census', () => {
  const months = ['Jan 2025', 'Feb 2025', 'Mar 2025'];
  const census: Grid = {
    name: 'Census',
    rows: [
      ['Maple Court census'],
      ['', ...months],
      ['Private pay days', 1_860, 1_680, 1_829],
      ['Medicaid days', '310', '280', '3O1'],
      ['Rent', 5, 6, 7],
    ],
  };
  const options = { today: new Date('2026-02-10'), months: ['2025-02', '2025-03'] };

  it('returns days for the statement’s months with their cells and asks about the rest', () => {
    const asked = parseCensus([census], { ...options, answers: {} });
    expect(asked.doubts.map(({ kind, cell }) => [kind, cell])).toEqual([
      ['months', 'B2'],
      ['amount', 'D4'],
    ]);
    const answers = { 'months:Census: Census!B2': 'all', 'amount:Census: Census!D4': '30100' };
    const read = parseCensus([census], { ...options, answers });
    expect(read.missing).toEqual([]);
    expect(
      read.lines.map(({ account, cells }) => [
        account,
        ...cells.map(({ cents, cell }) => `${cell} ${cents}`),
      ]),
    ).toEqual([
      ['9010', 'C3 168000', 'D3 182900'],
      ['9020', 'C4 28000', 'D4 30100'],
    ]);
  });
});
