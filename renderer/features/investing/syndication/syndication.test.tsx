import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import type { DataReply, DataRequest } from '../../../testing/fakeData.ts';
import { renderPart } from '../../../testing/renderPart.tsx';
import { DistributionDialog } from './DistributionDialog.tsx';
import { SubscriptionTab } from './SubscriptionTab.tsx';
import type { Offering, Subscription } from './syndicationShapes.ts';
import { Transfers } from './Transfers.tsx';

const offering: Offering = {
  id: '00000000-0000-4000-8000-0000000000f1',
  sponsor: 'Harbor House',
  title: 'Willow Creek',
  rule: '506c',
  status: 'open',
  property: 'Willow Creek',
  state: 'OH',
  care_type: 'memory',
  summary: 'Buy and renovate.',
  offering_cents: 50_000_000,
  minimum_cents: 1_000_000,
  step_cents: 100_000,
  preferred_bps: 800,
  catch_up_bps: 0,
  catch_up_to_bps: 0,
  tiers: [{ up_to: null, investors_bps: 7000 }],
  is_preferred_first: true,
  fee_bps: 100,
  hold_months: 60,
  closes_on: '2199-12-31',
  opened_on: '2026-01-01',
  n: 1,
  is_sponsor: false,
  today: '2026-11-10',
  agreement: 'The investor subscribes.',
  committed_cents: null,
  progress: null,
  brand: null,
  documents: [],
  updates: [],
  mine: [],
};

function show(part: ReactNode, replies: Record<string, (request: DataRequest) => DataReply>) {
  return renderPart(part, adasData(replies)).user;
}

beforeEach(() => localStorage.clear());

it('keeps the amount and shows an error if the offering has no room for it', async () => {
  const amounts: unknown[] = [];
  const user = show(<SubscriptionTab offering={offering} />, {
    'rpc commit_to_offering': ({ args }) => {
      amounts.push(args[0]);
      return { data: 'full' };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Commit amount' }));
  const amount = screen.getByLabelText('Amount');
  await user.clear(amount);
  await user.type(amount, '10,500.50');
  await user.click(screen.getByRole('button', { name: 'Save commitment' }));
  expect(amounts).toEqual([]);
  await user.clear(amount);
  await user.type(amount, '15,000');
  await user.click(screen.getByRole('button', { name: 'Save commitment' }));
  expect(await screen.findByText(/no room for this amount/)).toBeVisible();
  expect(amounts).toMatchObject([{ p_cents: 1_500_000 }]);
  expect(amount).toHaveValue('$15,000');
});

it('approves a distribution only with the displayed split', async () => {
  const calls: unknown[] = [];
  const user = show(<DistributionDialog offering={offering} onClose={() => {}} />, {
    'rpc preview_distribution': () => ({
      data: {
        capital_cents: 0,
        preferred_cents: 90_000,
        profit_cents: 7000,
        catch_up_cents: 0,
        promote_cents: 3000,
        owed_capital_cents: 1_000_000,
        owed_preferred_cents: 90_000,
        holders: 3,
        fingerprint: 'f00d',
      },
    }),
    'rpc approve_distribution': ({ args }) => {
      calls.push(args[0]);
      return { data: 3 };
    },
  });
  const approve = screen.getByRole('button', { name: 'Approve distribution' });
  await user.type(screen.getByLabelText('Cash to distribute'), '1000');
  await user.type(screen.getByLabelText('For'), 'Third quarter');
  expect(approve).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Preview split' }));
  expect(await screen.findByRole('rowheader', { name: '3 investors in total' })).toBeVisible();
  expect(screen.getByText('$970.00')).toBeVisible();
  await user.click(approve);
  await waitFor(() => expect(calls).toMatchObject([{ p_cents: 100_000, p_fingerprint: 'f00d' }]));
});

const subscription: Subscription = {
  id: '00000000-0000-4000-8000-0000000000f2',
  status: 'committed',
  amount_cents: 1_000_000,
  entity_name: 'Lin Family Trust',
  entity_kind: 'trust',
  entity_state: null,
  signer_title: null,
  is_accredited: true,
  signed_at: null,
  decided_at: null,
  reason: null,
  created_at: '2026-11-01T00:00:00Z',
  n: 4,
  steps: [{ step: 'signature', state: 'open' }],
  fee_cents: 10_000,
  accreditation: null,
  kyc: null,
  investor: null,
  email: null,
  reminded_at: null,
  entity_id: null,
  wires: [],
};

it('signs with only a typed name', async () => {
  const calls: unknown[] = [];
  const user = show(<SubscriptionTab offering={{ ...offering, mine: [subscription] }} />, {
    'rpc get_subscription_to_sign': () => ({
      data: { title: 'Agreement', body: 'The text.', sha256: 'f00d', consent: 'I agree.' },
    }),
    'rpc sign_subscription': ({ args }) => {
      calls.push(args[0]);
      return { data: 'hash' };
    },
  });
  await user.type(await screen.findByLabelText('Your full name'), 'Nia New');
  await user.click(screen.getByLabelText('I agree.'));
  await user.click(screen.getByRole('button', { name: 'Sign' }));
  await waitFor(() => expect(calls).toMatchObject([{ p_name: 'Nia New', p_drawing: null }]));
});

const transfer = {
  id: '00000000-0000-4000-8000-0000000000f3',
  subscription_id: subscription.id,
  from_name: 'Lin Family Trust',
  to_name: 'Faye Moss',
  to_email: 'faye@example.com',
  status: 'requested',
  amount_cents: 300_000,
  interest_cents: 1_200_000,
  requested_at: '2026-11-01T00:00:00Z',
  decided_at: null,
  decider: null,
  reason: null,
  signed_at: null,
  has_kyc: false,
};

it('approves a partial transfer together with its receiver check', async () => {
  const calls: unknown[] = [];
  const user = show(<Transfers offering={offering} />, {
    'rpc list_transfers': () => ({ data: [transfer] }),
    'rpc decide_transfer': ({ args }) => {
      calls.push(args[0]);
      return { data: null };
    },
  });
  const name = 'Approve transfer: Lin Family Trust to Faye Moss';
  await user.click(await screen.findByRole('button', { name }));
  expect(screen.getByText(/\$3,000.00 of \$12,000.00 \(25.00%\).*keeps \$9,000.00/)).toBeVisible();
  const approve = screen.getByRole('button', { name: 'Approve transfer' });
  await user.click(approve);
  expect(await screen.findByText('Enter the reference.')).toBeVisible();
  expect(calls).toEqual([]);
  await user.type(screen.getByLabelText('KYC and OFAC check'), 'Report 9');
  await user.click(approve);
  await waitFor(() =>
    expect(calls).toEqual([
      {
        p_id: transfer.id,
        p_accepts: true,
        p_kyc_reference: 'Report 9',
        p_kyc_on: '2026-11-10',
      },
    ]),
  );
});
