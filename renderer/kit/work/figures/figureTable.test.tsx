import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FigureTable } from './FigureTable.tsx';

const ROWS = [
  {
    id: 'tour',
    label: 'Tour',
    cells: [
      { text: '12', query: { stage: 'tour' } },
      { text: '0', query: { stage: 'none' } },
    ],
  },
];

it('leads from a figure to the rows that it counts, and from nothing to nothing', () => {
  render(
    <FigureTable
      title="Conversion"
      along="Stage"
      to="dealPipeline"
      columns={['Deals', 'Lost']}
      rows={ROWS}
    />,
  );
  const table = within(screen.getByRole('region', { name: 'Conversion' })).getByRole('table');
  expect(within(table).getByRole('rowheader', { name: 'Tour' })).toBeVisible();
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Stage', 'Deals', 'Lost']);
  const links = within(table).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/deal-pipeline?stage=tour']);
  expect(links[0]).toHaveAccessibleName('Tour, Deals: 12');
});

it('says a judgement by its words, of which the colour is only a sign', () => {
  const cells = [{ text: '4 of 5 in time', tone: 'good' as const }];
  render(
    <FigureTable
      title="Answers"
      along="Broker"
      columns={['In time']}
      rows={[{ id: 'ada', label: 'Ada', cells }]}
    />,
  );
  expect(screen.getByRole('cell', { name: '4 of 5 in time' })).toHaveAttribute('data-tone', 'good');
  expect(screen.queryByRole('link')).toBeNull();
});

it('says that there is nothing in the time that was chosen', () => {
  render(<FigureTable title="Answers" along="Broker" columns={['In time']} rows={[]} />);
  expect(screen.getByText('Nothing in this time.')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});
