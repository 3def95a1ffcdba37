import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import { renderPart } from '../../../testing/renderPart.tsx';
import { Component as CommandCenter } from './CommandCenterPage.tsx';

const COMMUNITY = '00000000-0000-4000-8000-0000000000a1';
const OTHER = '00000000-0000-4000-8000-0000000000a2';

const board = (id: string, name: string, doses: number) => ({
  id,
  name,
  place: 'Dublin, OH',
  time_zone: 'America/New_York',
  computed_at: '2026-05-10T12:00:00Z',
  parts: {
    occupancy: { available: 100, occupied: 90, paid: 88, ready: 6, turning: 4 },
    medications: { overdue: doses, due: 0 },
    incidents: { open: 1, reports_due: 0, reports_overdue: 0, next_due_at: null },
  },
});
const center = {
  at: '2026-05-10T12:00:00Z',
  stale: 0,
  communities: [board(COMMUNITY, 'Maple Court', 0), board(OTHER, 'Oak Terrace', 3)],
};
beforeEach(() => localStorage.clear());

function open(
  Part: ComponentType,
  path = '/operator/command-center',
  more: Parameters<typeof adasData>[0] = {},
) {
  const answers = adasData({
    'rpc get_command_center': { data: center },
    ...more,
  });
  renderPart(<Part />, answers, path);
}

it("totals the communities' figures and opens the rows behind one", async () => {
  open(CommandCenter);
  const totals = await screen.findByRole('list', { name: 'All communities' });
  expect(within(totals).getByText('180 of 200 units')).toBeInTheDocument();
  const table = screen.getByRole('table', { name: 'Communities' });
  const row = within(table).getByRole('row', { name: /Oak Terrace/ });
  expect(within(row).getByRole('link', { name: '3' })).toHaveAttribute(
    'href',
    `/operator/care/medications?community=${OTHER}`,
  );
});

it('sorts the communities by the figure whose total is clicked', async () => {
  open(CommandCenter);
  const totals = await screen.findByRole('list', { name: 'All communities' });
  await userEvent.click(within(totals).getByRole('button', { name: /Overdue doses/ }));
  const rows = within(screen.getByRole('table', { name: 'Communities' })).getAllByRole('row');
  expect(rows[1]).toHaveTextContent('Oak Terrace');
});

it('shows a wall screen that changes by keyboard and closes with Escape', async () => {
  open(CommandCenter, '/operator/command-center?wall=1');
  const wall = await screen.findByRole('dialog', { name: 'Wall screen' });
  expect(within(wall).getByRole('heading')).toHaveTextContent('2 communities');
  await userEvent.keyboard('{ArrowRight}');
  expect(within(wall).getByRole('heading')).toHaveTextContent('Maple Court');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('polls until all figures are computed', async () => {
  let asked = 0;
  open(CommandCenter, undefined, {
    'rpc get_command_center': () => {
      asked += 1;
      const isLast = asked === 3;
      return {
        data: {
          ...center,
          stale: isLast ? 0 : 1,
          communities: [board(COMMUNITY, 'Maple Court', isLast ? 7 : 0)],
        },
      };
    },
  });
  const tiles = await screen.findByRole('list', { name: 'Maple Court' });
  await waitFor(() => expect(within(tiles).getByText('7')).toBeInTheDocument(), { timeout: 4000 });
});
