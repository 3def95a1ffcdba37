import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import type { DataRequest } from '../../../testing/fakeData.ts';
import { renderParts } from '../../../testing/renderPart.tsx';
import { IncidentPanel } from './IncidentPanel.tsx';
import type { Incident } from './incidentsApi.ts';

const notification = {
  party: 'state',
  recipient: null,
  due_at: null,
  rule: null,
  notified_at: null,
  person: null,
  method: null,
  by: null,
};
const incident: Incident = {
  id: '00000000-0000-4000-8000-0000000000a1',
  community_id: '00000000-0000-4000-8000-0000000000c1',
  resident_id: null,
  resident: null,
  type: 'fall',
  at: '2026-05-01T15:00:00Z',
  hour: 11,
  place: 'hallway',
  description: 'Found on the floor',
  injury: 'none',
  injury_details: null,
  factors: [],
  witnesses: null,
  action_taken: 'Assessed',
  root_cause: 'Wet floor',
  prevention: null,
  version: 2,
  reported_at: '2026-05-01T15:10:00Z',
  reported_by_name: 'Mia Aide',
  signed_at: null,
  signed_by_name: null,
  notifications: [notification],
  tasks: [],
  addenda: [],
};

function open(values: Partial<Incident> = {}, canAppend = true) {
  const calls: DataRequest[] = [];
  const answers = adasData({
    'rpc add_incident_addendum': { data: 'id' },
    'rpc record_incident_notification': { data: null },
  });
  const shown = { ...incident, ...values };
  const panel = (
    <IncidentPanel
      incident={shown}
      zone="America/New_York"
      canChange={shown.signed_at === null}
      canAppend={canAppend}
      onClose={() => undefined}
    />
  );
  const rendered = renderParts({ '/incident': panel }, '/incident', (request) => {
    calls.push(request);
    return answers(request);
  });
  return { ...rendered, calls };
}

it("shows that no deadline is on file and links to the community's rules", async () => {
  open();
  expect(await screen.findByText(/No deadline on file/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add rule' })).toHaveAttribute(
    'href',
    `/operator/properties/${incident.community_id}?tab=compliance`,
  );
});

it("records the notification of a recipient from the community's rules", async () => {
  const ombudsman = { ...notification, party: 'other', recipient: 'Ombudsman', rule: 'Policy' };
  const { user, calls } = open({ notifications: [notification, ombudsman] });
  await user.click(await screen.findByRole('button', { name: 'Record notification: Ombudsman' }));
  await user.type(screen.getByLabelText('Person notified'), 'Ray');
  await user.click(screen.getByRole('button', { name: 'Record notification' }));
  await expect
    .poll(() => calls.find(({ name }) => name === 'rpc record_incident_notification')?.args[0])
    .toMatchObject({ p_party: 'other', p_recipient: 'Ombudsman', p_person: 'Ray' });
});

const signed = {
  signed_at: '2026-05-02T15:00:00Z',
  signed_by_name: 'Nora Nurse',
  addenda: [
    { id: 'a', body: 'X-ray was clear', added_at: '2026-05-03T15:00:00Z', by: 'Nora Nurse' },
  ],
};

it('shows addenda with author and time, and adds another', async () => {
  const { user, calls } = open(signed);
  const addenda = await screen.findByRole('region', { name: 'Addenda' });
  expect(within(addenda).getByText('X-ray was clear')).toBeVisible();
  expect(within(addenda).getByText(/Nora Nurse, May 3/)).toBeVisible();
  await user.click(within(addenda).getByRole('button', { name: 'Add addendum' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add addendum' });
  await user.type(within(dialog).getByLabelText('What became known'), 'Family informed');
  await user.click(within(dialog).getByRole('button', { name: 'Add addendum' }));
  await expect
    .poll(() => calls.find(({ name }) => name === 'rpc add_incident_addendum')?.args[0])
    .toMatchObject({ p_incident_id: incident.id, p_body: 'Family informed' });
});

it("doesn't let read-only users add an addendum", async () => {
  open(signed, false);
  expect(await screen.findByText('X-ray was clear')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add addendum' })).toBeNull();
});
