import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, test } from 'vitest';
import { renderParts } from '../../testing/renderPart.tsx';
import { Grid } from './Grid.tsx';
import { type GridColumn, type GridRow, parseTsv, pasteRows, readGridNumber } from './gridRows.ts';

const COLUMNS: readonly GridColumn[] = [
  { id: 'kind', label: 'Unit type', type: 'text', isRequired: true },
  { id: 'units', label: 'Units', type: 'number', isTotaled: true },
  { id: 'rate', label: 'Rate', type: 'money' },
];

function UnitMix({ start }: { readonly start: readonly GridRow[] }) {
  const [rows, setRows] = useState(start);
  return (
    <Grid
      label="Unit mix"
      columns={COLUMNS}
      rows={rows}
      onChange={setRows}
      addLabel="Add unit type"
    />
  );
}

function open(start: readonly GridRow[] = []) {
  const { user } = renderParts({ '/': <UnitMix start={start} /> }, '/');
  return { user, cell: (name: string) => screen.getByRole('textbox', { name }) };
}

it('takes rows copied from Excel without their headings', async () => {
  const { user, cell } = open();
  await user.click(cell('Unit type, row 1'));
  await user.paste('Unit\tUnits\tRate\r\nStudio\t40\t"$4,800"\r\nOne-bed\t32\t\r\n');
  expect(cell('Unit type, row 2')).toHaveValue('One-bed');
  expect(cell('Rate, row 1')).toHaveValue('$4,800');
  expect(screen.getByRole('cell', { name: '72' })).toBeVisible();
});

it('shows the error of a cell and marks it', async () => {
  const { user, cell } = open();
  await user.type(cell('Unit type, row 1'), 'Studio');
  await user.type(cell('Units, row 1'), 'many');
  expect(screen.getByText('Row 1, Units: Enter a number.')).toBeVisible();
  expect(cell('Units, row 1')).toHaveAccessibleDescription('Row 1, Units: Enter a number.');
});

it('moves between cells with the keyboard and starts a new row with Enter', async () => {
  const { user, cell } = open([['Studio', '40', '4800']]);
  await user.click(cell('Units, row 1'));
  await user.keyboard('{Enter}');
  expect(cell('Units, row 2')).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(cell('Unit type, row 2')).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(cell('Unit type, row 1')).toHaveFocus();
});

it('removes a row', async () => {
  const { user, cell } = open([
    ['Studio', '40', ''],
    ['One-bed', '32', ''],
  ]);
  await user.click(screen.getByRole('button', { name: 'Remove row 1' }));
  expect(cell('Unit type, row 1')).toHaveValue('One-bed');
});

test('reads quoted cells with tabs, line breaks, and quotes', () => {
  expect(parseTsv('"A\tB"\t1\n"Two\nlines"\t"say ""hi"""')).toEqual([
    ['A B', '1'],
    ['Two lines', 'say "hi"'],
  ]);
});

test('pastes a column into the middle and keeps the other cells', () => {
  const rows = [
    ['Studio', '40', '4800'],
    ['One-bed', '32', '5200'],
  ];
  expect(pasteRows(rows, [['41'], ['33'], ['5']], { row: 0, column: 1 }, COLUMNS)).toEqual([
    ['Studio', '41', '4800'],
    ['One-bed', '33', '5200'],
    ['', '5', ''],
  ]);
});

test.each([
  ['$1,200', 1200],
  ['62%', 62],
  ['(500)', -500],
  ['NaN', null],
  ['1e9', null],
  ['Infinity', null],
])('reads the number %s as %s', (typed, value) => expect(readGridNumber(typed)).toBe(value));
