import { describe, expect, it } from 'vitest';
import { createAssumptions } from '../assumptions.ts';
import { createRandomModel } from '../randomModels.ts';
import { buildWorkbook } from './buildWorkbook.ts';
import { columnName } from './cells.ts';

const build = (assumptions = createRandomModel(3)) =>
  buildWorkbook('Orchard House', { id: 'base', name: 'Base case', assumptions });

describe('model workbook', () => {
  it('computes every result by a formula, with the result saved for viewers', () => {
    const { sheets, outputs } = build();
    expect(outputs.length).toBeGreaterThan(300);
    for (const { sheet, row, column, value } of outputs) {
      const cell = sheets.find(({ name }) => name === sheet)?.rows[row]?.[column];
      expect(cell?.formula).toBeTruthy();
      expect(cell?.result).toBe(value ?? '');
    }
  });

  it('has inputs only on the assumptions sheet', () => {
    for (const { name, rows } of build().sheets)
      expect(rows.flat().some((cell) => cell?.isInput)).toBe(name === 'Assumptions');
  });

  it('uses no function that LibreOffice 7.4 lacks', () => {
    const formulas = build().sheets.flatMap(({ rows }) =>
      rows.flat().flatMap((cell) => cell?.formula ?? []),
    );
    const names = new Set(formulas.flatMap((formula) => formula.match(/[A-Z]+(?=\()/g) ?? []));
    expect([...names].sort()).toEqual([
      'AND',
      'CHOOSE',
      'EDATE',
      'IF',
      'IFERROR',
      'INT',
      'MATCH',
      'MAX',
      'MIN',
      'OR',
      'ROUND',
      'SIGN',
      'SUM',
      'SUMIF',
      'SUMIFS',
      'SUMPRODUCT',
      'XIRR',
    ]);
  });

  it('keeps a name that looks like a formula as text', () => {
    const of = createRandomModel(3);
    const units = of.units.map((unit) => ({ ...unit, name: '=1+1' }));
    const cells = build({ ...of, units }).sheets.flatMap(({ rows }) => rows.flat());
    expect(cells.some((cell) => cell?.value === '=1+1' && cell.formula === undefined)).toBe(true);
    expect(cells.some((cell) => cell?.formula === '1+1')).toBe(false);
  });

  it('writes a model without figures', () => {
    expect(build(createAssumptions(new Date('2026-01-15'))).outputs.length).toBeGreaterThan(50);
  });

  it('names columns past Z', () => {
    expect([0, 25, 26, 132].map(columnName)).toEqual(['A', 'Z', 'AA', 'EC']);
  });
});
