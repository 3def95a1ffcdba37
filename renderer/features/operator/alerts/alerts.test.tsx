import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import type { DataRequest } from '../../../testing/fakeData.ts';
import { renderPart } from '../../../testing/renderPart.tsx';
import { Component as Alerts } from './AlertsPage.tsx';

const COMMUNITY = '00000000-0000-4000-8000-0000000000a1';

const alert = {
  id: '00000000-0000-4000-8000-0000000000b1',
  figure: 'doses_overdue',
  threshold: 1,
  value: 3,
  worst: 3,
  raised_at: '2026-05-10T12:00:00Z',
  escalated_at: null,
  acknowledged_at: null,
  acknowledged_by: null,
  note: null,
  resolved_at: null,
};
const position = {
  community_id: COMMUNITY,
  community: 'Maple Court',
  position: 'executive_director',
  reads: ['alert_rules'],
  adds: [],
  changes: [],
  removes: [],
};

beforeEach(() => localStorage.clear());

it('acknowledges an alert with a note', async () => {
  const calls: DataRequest[] = [];
  const answers = adasData({
    'rpc list_my_positions': { data: [position] },
    'rpc list_alerts': {
      data: { can_change: false, alerts: [alert], rules: [], members: [] },
    },
    'rpc acknowledge_alert': (request) => {
      calls.push(request);
      return { data: null };
    },
  });
  renderPart(<Alerts />, answers);
  await userEvent.click(await screen.findByRole('button', { name: 'Acknowledge' }));
  const dialog = screen.getByRole('dialog', { name: 'Acknowledge alert' });
  await userEvent.type(within(dialog).getByLabelText(/What is being done/), 'Aide is on the way');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Acknowledge' }));
  await waitFor(() =>
    expect(calls).toMatchObject([{ args: [{ p_id: alert.id, p_note: 'Aide is on the way' }] }]),
  );
});
