import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import type { DataRequest } from '../../../testing/fakeData.ts';
import { renderPart } from '../../../testing/renderPart.tsx';
import { MovementDialog } from './TrustDialogs.tsx';
import type { Trust } from './trustShapes.ts';

const COMMUNITY = '00000000-0000-4000-8000-0000000000a1';
const trust: Trust = {
  today: '2026-11-10',
  can_change: true,
  can_change_settings: false,
  settings: {
    two_person_cents: 10_000,
    bond_cents: 0,
    bond_carrier: null,
    bond_number: null,
    bond_expires_on: null,
    version: 0,
  },
  total_cents: 5000,
  accounts: [
    {
      resident_id: '00000000-0000-4000-8000-0000000000c1',
      name: 'Ada Lin',
      status: 'in_house',
      balance_cents: 5000,
      has_account: true,
      last_on: '2026-11-01',
    },
  ],
  waiting: [],
};

beforeEach(() => localStorage.clear());

it('asks for a receipt of a withdrawal and sends whole cents', async () => {
  const calls: DataRequest[] = [];
  const data = adasData({
    'rpc add_trust_movement': (request: DataRequest) => {
      calls.push(request);
      return { data: 'posted' };
    },
  });
  const { user } = renderPart(
    <MovementDialog communityId={COMMUNITY} trust={trust} onClose={() => {}} />,
    data,
  );
  await user.selectOptions(screen.getByLabelText('Resident'), 'Ada Lin');
  await user.selectOptions(screen.getByLabelText('Movement'), 'Withdrawal');
  expect(screen.getByText('Balance $50.00.')).toBeVisible();
  await user.type(screen.getByLabelText('Amount'), '12.35');
  await user.type(screen.getByLabelText('Purpose'), 'Hairdresser');
  await user.click(screen.getByRole('button', { name: 'Record movement' }));
  expect(
    await screen.findByText('Enter who received the money, or the receipt number.'),
  ).toBeVisible();
  expect(calls).toEqual([]);
  await user.type(screen.getByLabelText(/^Receipt/), 'R-118');
  await user.click(screen.getByRole('button', { name: 'Record movement' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.args[0]).toMatchObject({
    p_values: { kind: 'withdrawal', cents: 1235, receipt: 'R-118' },
  });
});
