import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { HostContext } from '../../../host/HostContext.tsx';
import { startSession } from '../../../session/auth/index.ts';
import { makeStore } from '../../../session/store.ts';
import { adasData } from '../../../testing/fakeAccount.ts';
import { type DataRequest, fakeDataClient } from '../../../testing/fakeData.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
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
  const host = fakeHost(ada);
  const store = makeStore({ host, dataClient: async () => fakeDataClient(answers) });
  startSession(store, host.auth);
  render(
    <HostContext value={host}>
      <Provider store={store}>
        <MemoryRouter initialEntries={['/']}>
          <Alerts />
        </MemoryRouter>
      </Provider>
    </HostContext>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Acknowledge' }));
  const dialog = screen.getByRole('dialog', { name: 'Acknowledge alert' });
  await userEvent.type(within(dialog).getByLabelText(/What is being done/), 'Aide is on the way');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Acknowledge' }));
  await waitFor(() =>
    expect(calls).toMatchObject([{ args: [{ p_id: alert.id, p_note: 'Aide is on the way' }] }]),
  );
});
