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

it('links a figure to its rows and leaves empty figures unlinked', () => {
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

it('states a rating as text, not only by color', () => {
  const cells = [{ text: '4 of 5 in time', tone: 'good' as const }];
  render(
    <FigureTable
      title="Response"
      along="Broker"
      columns={['On time']}
      rows={[{ id: 'ada', label: 'Ada', cells }]}
    />,
  );
  expect(screen.getByRole('cell', { name: '4 of 5 in time' })).toHaveAttribute('data-tone', 'good');
  expect(screen.queryByRole('link')).toBeNull();
});

it('shows an empty state for the chosen period', () => {
  render(<FigureTable title="Response" along="Broker" columns={['On time']} rows={[]} />);
  expect(screen.getByText('Nothing in this period.')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});
