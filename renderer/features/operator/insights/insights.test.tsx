import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { addMonths } from '#shared/operator/forecast.ts';
import { adasData } from '../../../testing/fakeAccount.ts';
import { renderPart } from '../../../testing/renderPart.tsx';
import { Component as Insights } from './InsightsPage.tsx';

const COMMUNITY = '00000000-0000-4000-8000-0000000000a1';
const position = {
  community_id: COMMUNITY,
  community: 'Maple Court',
  position: 'executive_director',
  reads: ['unit_events'],
  adds: [],
  changes: [],
  removes: [],
};

beforeEach(() => localStorage.clear());

function open(count: number) {
  const months = Array.from({ length: count }, (_, at) => ({
    month: addMonths('2025-01', at),
    occupied: 50 + at,
    available: 100,
    moved_in: 1,
    moved_out: 0,
  }));
  const changes = [
    {
      figure: 'incidents',
      now: 7,
      before: 3,
      groups: [
        { label: 'fall', now: 6, before: 1 },
        { label: 'skin', now: 1, before: 2 },
      ],
    },
  ];
  const answers = adasData({
    'rpc list_my_positions': { data: [position] },
    'rpc get_community_insights': { data: { today: '2026-05-10', months, changes } },
  });
  renderPart(<Insights />, answers, '/operator/ai-insights');
}

it('shows what changed, by how much, and links to the rows', async () => {
  open(14);
  const table = await screen.findByRole('table', { name: 'What changed' });
  const row = within(table).getByRole('row', { name: /Incidents/ });
  expect(row).toHaveTextContent('+4');
  expect(row).toHaveTextContent('Fall +5 (1 to 6), skin −1 (2 to 1)');
  expect(within(row).getByRole('link')).toHaveAttribute(
    'href',
    `/operator/care/incidents?days=90&community=${COMMUNITY}`,
  );
});

it('states the method and the backtest error of a forecast', async () => {
  open(14);
  expect(
    await screen.findByText(/a straight line through all months, from 14 months/),
  ).toHaveTextContent('an average error of 0.0, 0.0, 0.0 units');
});

it('refuses a forecast with the reason when the history is short', async () => {
  open(5);
  expect(
    await screen.findByText(/needs 12 whole months. This community has 5/),
  ).toBeInTheDocument();
});
