import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import type { DataRequest } from '../../../testing/fakeData.ts';
import { renderPart } from '../../../testing/renderPart.tsx';
import { ActingScreen, SwitchCaregiver, useActing } from './index.ts';

const COMMUNITY = '00000000-0000-4000-8000-0000000000a1';
const TEAM = {
  has_pin: false,
  members: [
    { member_id: 'm1', name: 'Ann Aide', position: 'medication_aide', has_pin: true, is_me: false },
    { member_id: 'm2', name: 'Ben Care', position: 'caregiver', has_pin: false, is_me: false },
  ],
};

beforeEach(() => localStorage.clear());

function Author() {
  return <output>{useActing()?.name ?? 'Me'}</output>;
}

function open(team: object = TEAM) {
  const calls: DataRequest[] = [];
  const data = adasData({
    'rpc list_care_team': { data: team },
    'rpc get_offline_keys': { data: [] },
    'rpc start_acting_as': (request) => {
      calls.push(request);
      const { p_pin } = request.args[0] as { p_pin: string };
      if (p_pin !== '4071') return { data: { outcome: p_pin === '0000' ? 'locked' : 'wrong' } };
      const ends_at = new Date(Date.now() + 3_600_000).toISOString();
      return { data: { outcome: 'started', id: 'turn', name: 'Ann Aide', ends_at } };
    },
    'rpc end_acting': (request) => {
      calls.push(request);
      return { data: null };
    },
    'rpc set_my_care_pin': (request) => {
      calls.push(request);
      return { data: { outcome: 'set' } };
    },
  });
  const { user } = renderPart(
    <ActingScreen communityId={COMMUNITY}>
      <SwitchCaregiver communityId={COMMUNITY} />
      <Author />
    </ActingScreen>,
    data,
  );
  return { calls, user };
}

it('starts a turn with a PIN and ends it', async () => {
  const { calls, user } = open();
  await user.click(screen.getByRole('button', { name: 'Switch caregiver' }));
  const people = await screen.findByRole('combobox', { name: 'Caregiver' });
  const dialog = screen.getByRole('dialog');
  // People without a PIN can't be chosen.
  expect(
    within(people)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Ann Aide']);
  await user.type(within(dialog).getByLabelText('PIN'), '1357');
  await user.click(within(dialog).getByRole('button', { name: 'Start turn' }));
  expect(await within(dialog).findByText('Wrong PIN. Try again.')).toBeVisible();
  await user.clear(within(dialog).getByLabelText('PIN'));
  await user.type(within(dialog).getByLabelText('PIN'), '4071');
  await user.click(within(dialog).getByRole('button', { name: 'Start turn' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Ann Aide'));
  expect(calls.at(-1)?.args[0]).toEqual({ p_member_id: 'm1', p_pin: '4071', p_purpose: 'chart' });
  await user.click(screen.getByRole('button', { name: 'Ann Aide' }));
  await user.click(await screen.findByRole('button', { name: 'End turn' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Me'));
  expect(calls.at(-1)).toMatchObject({ name: 'rpc end_acting', args: [{ p_id: 'turn' }] });
});

it('lets the first member set a PIN', async () => {
  const { calls, user } = open({ has_pin: false, members: [] });
  await user.click(screen.getByRole('button', { name: 'Switch caregiver' }));
  await user.click(await screen.findByRole('button', { name: 'Set my PIN' }));
  const dialog = await screen.findByRole('dialog', { name: 'Set my PIN' });
  await user.type(within(dialog).getByLabelText(/^New PIN(?! again)/), '4071');
  await user.type(within(dialog).getByLabelText('New PIN again'), '4072');
  await user.click(within(dialog).getByRole('button', { name: 'Save PIN' }));
  expect(await within(dialog).findByText('Enter the same PIN again.')).toBeVisible();
  await user.clear(within(dialog).getByLabelText('New PIN again'));
  await user.type(within(dialog).getByLabelText('New PIN again'), '4071');
  await user.click(within(dialog).getByRole('button', { name: 'Save PIN' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.at(-1)?.args[0]).toEqual({ p_community_id: COMMUNITY, p_pin: '4071' });
});
